#include "credentials.h"
#include "words.h"

#include <limits.h>
#include <openssl/err.h>
#include <openssl/x509v3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct tls_channel {
    SSL *ssl;
    BIO *arriving; /* records; they belong to `ssl` */
    BIO *leaving;
    int has_failed;
    char words[TLS_WORDS_BYTES];
};

/* Keeps the reason; TLS_FAILED from now on. */
static int fail(tls_channel *channel)
{
    long verdict = SSL_get_verify_result(channel->ssl);
    const char *reason = words_take_reason();

    channel->has_failed = 1;
    if (verdict == X509_V_OK)
        snprintf(channel->words, sizeof channel->words, "%s", reason);
    else
        snprintf(channel->words, sizeof channel->words, "%s: %s", reason,
                 X509_verify_cert_error_string(verdict));
    return TLS_FAILED;
}

/* Returns the meaning of the return value of a call of OpenSSL. */
static int outcome(tls_channel *channel, int value)
{
    switch (SSL_get_error(channel->ssl, value)) {
    case SSL_ERROR_WANT_READ: return 0;
    case SSL_ERROR_ZERO_RETURN: return TLS_ENDED;
    default: return fail(channel);
    }
}

/* Has the certificate of a server be for this name or address. */
static int expect_server(SSL *ssl, const char *name)
{
    X509_VERIFY_PARAM *parameters = SSL_get0_param(ssl);

    if (X509_VERIFY_PARAM_set1_ip_asc(parameters, name) == 1)
        return 1;
    ERR_clear_error();
    X509_VERIFY_PARAM_set_hostflags(parameters, X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS);
    return X509_VERIFY_PARAM_set1_host(parameters, name, 0) == 1
        && SSL_set_tlsext_host_name(ssl, name) == 1;
}

/* A memory of records in which there are none rather than no more; NULL: there is no memory. */
static BIO *make_records(void)
{
    BIO *records = BIO_new(BIO_s_mem());

    if (records)
        BIO_set_mem_eof_return(records, -1);
    return records;
}

tls_channel *tls_channel_begin(tls_credentials *credentials, const char *server_name)
{
    tls_channel *channel = calloc(1, sizeof *channel);

    if (!channel)
        return NULL;
    ERR_clear_error();
    channel->ssl = SSL_new(credentials->context);
    channel->arriving = make_records();
    channel->leaving = make_records();
    if (!channel->ssl || !channel->arriving || !channel->leaving) {
        BIO_free(channel->arriving);
        BIO_free(channel->leaving);
        SSL_free(channel->ssl);
        free(channel);
        return NULL;
    }
    SSL_set_bio(channel->ssl, channel->arriving, channel->leaving);
    if (!server_name) {
        SSL_set_accept_state(channel->ssl);
        return channel;
    }
    SSL_set_connect_state(channel->ssl);
    if (!expect_server(channel->ssl, server_name))
        fail(channel);
    else
        outcome(channel, SSL_do_handshake(channel->ssl));
    return channel;
}

void tls_channel_free(tls_channel *channel)
{
    if (!channel)
        return;
    SSL_free(channel->ssl);
    free(channel);
}

int tls_put_records(tls_channel *channel, const void *bytes, size_t count)
{
    ERR_clear_error();
    if (channel->has_failed)
        return TLS_FAILED;
    if (count > INT_MAX || BIO_write(channel->arriving, bytes, (int)count) != (int)count)
        return fail(channel);
    return 0;
}

int64_t tls_receive(tls_channel *channel, void *bytes, size_t count)
{
    int received;

    if (channel->has_failed)
        return TLS_FAILED;
    ERR_clear_error();
    received = SSL_read(channel->ssl, bytes, count > INT_MAX ? INT_MAX : (int)count);
    return received > 0 ? received : outcome(channel, received);
}

int tls_send(tls_channel *channel, const void *bytes, size_t count)
{
    if (channel->has_failed)
        return TLS_FAILED;
    if (count == 0)
        return 0;
    ERR_clear_error();
    /* Memory takes all that it is given, as long as there is any. */
    if (count > INT_MAX || SSL_write(channel->ssl, bytes, (int)count) != (int)count)
        return fail(channel);
    return 0;
}

size_t tls_waiting_records(tls_channel *channel)
{
    return BIO_ctrl_pending(channel->leaving);
}

size_t tls_take_records(tls_channel *channel, void *bytes, size_t count)
{
    int taken = BIO_read(channel->leaving, bytes, count > INT_MAX ? INT_MAX : (int)count);

    return taken > 0 ? (size_t)taken : 0;
}

void tls_end(tls_channel *channel)
{
    if (channel->has_failed || !SSL_is_init_finished(channel->ssl))
        return;
    SSL_shutdown(channel->ssl);
    ERR_clear_error();
}

int tls_is_open(const tls_channel *channel)
{
    return SSL_is_init_finished(channel->ssl);
}

int tls_has_partial_record(const tls_channel *channel)
{
    return BIO_ctrl_pending(channel->arriving) != 0 || SSL_has_pending(channel->ssl);
}

const char *tls_words(const tls_channel *channel)
{
    return channel->words;
}

void tls_peer_name(const tls_channel *channel, char *out_name, size_t count)
{
    X509 *certificate = SSL_get0_peer_certificate(channel->ssl);

    out_name[0] = 0;
    if (certificate)
        X509_NAME_oneline(X509_get_subject_name(certificate), out_name, (int)count);
}
