/*
 * tls.h - TLS 1.3 by OpenSSL as a codec: records in, records out, with no socket in it.
 *
 * Many of OpenSSL's calls are macros, which Swift cannot call.
 */
#ifndef CTLS_TLS_H
#define CTLS_TLS_H

#include <stddef.h>
#include <stdint.h>

/* Certificates and what the other side must show. Any thread may use it. */
typedef struct tls_credentials tls_credentials;

/* One side of one connection, for one thread at a time. */
typedef struct tls_channel tls_channel;

enum { TLS_WORDS_BYTES = 512 };

/* The files of a side, in PEM; NULL for what it has not. */
typedef struct tls_files {
    const char *certificates; /* its own, first, and those that lead to its authority */
    const char *key;          /* of the first */
    const char *authorities;  /* whose certificates the other side may show           */
} tls_files;

/*
 * Reads the files. A server asks clients for certificates where there are
 * authorities; a client without authorities takes those of the system.
 * NULL, with `out_words`, of TLS_WORDS_BYTES, saying why.
 */
tls_credentials *tls_server_credentials(const tls_files *files, char *out_words);
tls_credentials *tls_client_credentials(const tls_files *files, char *out_words);
void tls_credentials_free(tls_credentials *credentials);

/*
 * Begins a connection; NULL: there is no memory. `server_name` is NULL for a
 * server; else the host name or address for which the server's certificate must
 * be, and the client's first record waits. The credentials may be freed.
 */
tls_channel *tls_channel_begin(tls_credentials *credentials, const char *server_name);
void tls_channel_free(tls_channel *channel);

enum {
    TLS_ENDED = -1, /* the other side has said that nothing more comes  */
    TLS_FAILED = -2 /* for the reason in tls_words; an alert may wait    */
};

/* Takes records that have arrived; TLS_FAILED where there is no memory. */
int tls_put_records(tls_channel *channel, const void *bytes, size_t count);

/* The next bytes of the conversation: their number, 0 while there are none, TLS_ENDED or
 * TLS_FAILED. */
int64_t tls_receive(tls_channel *channel, void *bytes, size_t count);

/* Makes records of bytes, of all of them: 0 or TLS_FAILED. Only once the channel is open. */
int tls_send(tls_channel *channel, const void *bytes, size_t count);

/* Returns the number of bytes of records that wait to go out. The second function takes at most so
 * many of them, and returns how many. */
size_t tls_waiting_records(tls_channel *channel);
size_t tls_take_records(tls_channel *channel, void *bytes, size_t count);

/* Says that nothing more comes. */
void tls_end(tls_channel *channel);

/* Returns 1 once the handshake is over; else 0. */
int tls_is_open(const tls_channel *channel);
/* Returns 1 where the rest of a record is to arrive; else 0. */
int tls_has_partial_record(const tls_channel *channel);
/* Why the channel has failed. */
const char *tls_words(const tls_channel *channel);
/* The name in the other side's certificate; empty where it has shown none. */
void tls_peer_name(const tls_channel *channel, char *out_name, size_t count);

#endif
