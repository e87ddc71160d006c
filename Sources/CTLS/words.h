/* words.h - why a call of OpenSSL failed. */
#ifndef CTLS_WORDS_H
#define CTLS_WORDS_H

/* The reason that OpenSSL gave first on this thread, the most exact one; forgets all. */
const char *words_take_reason(void);

/* Writes a sentence about a file, of at most TLS_WORDS_BYTES. */
void words_about_file(char *out_words, const char *before, const char *path,
                      const char *after);

#endif
