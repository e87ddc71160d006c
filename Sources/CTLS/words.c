#include "words.h"

#include "tls.h"

#include <openssl/err.h>
#include <stdio.h>
#include <string.h>

const char *words_take_reason(void)
{
    unsigned long error = ERR_peek_error();
    const char *reason = NULL;

    if (error != 0)
        reason = ERR_SYSTEM_ERROR(error) ? strerror(ERR_GET_REASON(error))
                                         : ERR_reason_error_string(error);
    ERR_clear_error();
    return reason ? reason : "OpenSSL gives no reason";
}

void words_about_file(char *out_words, const char *before, const char *path,
                      const char *after)
{
    snprintf(out_words, TLS_WORDS_BYTES, "%s'%.256s'%s", before, path, after);
}
