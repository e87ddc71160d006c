#include "credentials.h"

#include "words.h"

#include <openssl/err.h>
#include <openssl/x509err.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* The protocol's name in a handshake (ALPN), with its length before it. */
static const unsigned char protocol_name[] = "\x09jogakbo/1";
enum { PROTOCOL_NAME_BYTES = sizeof protocol_name - 1 };

/* Takes the protocol from those that a client offers. A client that offers others only talks
 * to the wrong server. */
static int choose_protocol(SSL *ssl, const unsigned char **out, unsigned char *out_length,
                           const unsigned char *offered, unsigned offered_length, void *unused)
{
    unsigned char *chosen;

    (void)ssl;
    (void)unused;
    if (SSL_select_next_proto(&chosen, out_length, protocol_name, PROTOCOL_NAME_BYTES, offered,
                              offered_length) != OPENSSL_NPN_NEGOTIATED)
        return SSL_TLSEXT_ERR_ALERT_FATAL;
    *out = chosen;
    return SSL_TLSEXT_ERR_OK;
}

/* Nobody is asked for the password of a key. */
static int note_encrypted(char *password, int size, int is_writing, void *out_is_encrypted)
{
    (void)password;
    (void)size;
    (void)is_writing;
    *(int *)out_is_encrypted = 1;
    return -1;
}

/* The words for a file that could not be read; -1. */
static int refuse(const char *before, const char *path, char *out_words)
{
    char after[128];

    snprintf(after, sizeof after, ": %s", words_take_reason());
    words_about_file(out_words, before, path, after);
    return -1;
}

/* A certificate must be good today. */
static int check_dates(const X509 *certificate, const char *path, char *out_words)
{
    int is_over = X509_cmp_current_time(X509_get0_notAfter(certificate)) < 0;
    const ASN1_TIME *bound = is_over ? X509_get0_notAfter(certificate)
                                     : X509_get0_notBefore(certificate);
    struct tm date;
    char after[64];

    if (!is_over && X509_cmp_current_time(bound) < 0)
        return 0;
    if (ASN1_TIME_to_tm(bound, &date) != 1)
        return refuse("cannot read the dates of the certificate in ", path, out_words);
    strftime(after, sizeof after,
             is_over ? " expired on %Y-%m-%d" : " is not valid before %Y-%m-%d", &date);
    words_about_file(out_words, "the certificate in ", path, after);
    return -1;
}

static int load_key(SSL_CTX *context, const tls_files *files, char *out_words)
{
    int is_encrypted = 0;
    int is_loaded;

    SSL_CTX_set_default_passwd_cb(context, note_encrypted);
    SSL_CTX_set_default_passwd_cb_userdata(context, &is_encrypted);
    is_loaded = SSL_CTX_use_PrivateKey_file(context, files->key, SSL_FILETYPE_PEM) == 1;
    SSL_CTX_set_default_passwd_cb_userdata(context, NULL);
    SSL_CTX_set_default_passwd_cb(context, NULL);
    if (is_encrypted) {
        words_about_file(out_words, "the key in ", files->key,
                         " is encrypted; nobody can be asked for its password");
        return -1;
    }
    if (!is_loaded && ERR_GET_LIB(ERR_peek_error()) != ERR_LIB_X509)
        return refuse("no key in PEM in ", files->key, out_words);
    if (!is_loaded || SSL_CTX_check_private_key(context) != 1) {
        words_about_file(out_words, "the key in ", files->key,
                         " is not that of the certificate");
        return -1;
    }
    return 0;
}

static int load_certificates(SSL_CTX *context, const tls_files *files, char *out_words)
{
    if (SSL_CTX_use_certificate_chain_file(context, files->certificates) != 1)
        return refuse("no certificate in PEM in ", files->certificates, out_words);
    if (check_dates(SSL_CTX_get0_certificate(context), files->certificates, out_words) != 0)
        return -1;
    return load_key(context, files, out_words);
}

/* Has the other side show a certificate of these authorities. */
static int load_authorities(SSL_CTX *context, const char *path, char *out_words)
{
    if (SSL_CTX_load_verify_locations(context, path, NULL) != 1)
        return refuse("no certificates of authorities in PEM in ", path, out_words);
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, NULL);
    return 0;
}

static int load_for_server(SSL_CTX *context, const tls_files *files, char *out_words)
{
    STACK_OF(X509_NAME) *names;

    SSL_CTX_set_alpn_select_cb(context, choose_protocol, NULL);
    /* Connections last; to resume one quickly gains nothing. */
    SSL_CTX_set_num_tickets(context, 0);
    if (load_certificates(context, files, out_words) != 0)
        return -1;
    if (!files->authorities)
        return 0;
    if (load_authorities(context, files->authorities, out_words) != 0)
        return -1;
    names = SSL_load_client_CA_file(files->authorities);
    if (!names)
        return refuse("no certificates of authorities in PEM in ", files->authorities,
                      out_words);
    SSL_CTX_set_client_CA_list(context, names);
    return 0;
}

static int load_for_client(SSL_CTX *context, const tls_files *files, char *out_words)
{
    SSL_CTX_set_alpn_protos(context, protocol_name, PROTOCOL_NAME_BYTES);
    if (files->certificates && load_certificates(context, files, out_words) != 0)
        return -1;
    if (files->authorities)
        return load_authorities(context, files->authorities, out_words);
    SSL_CTX_set_default_verify_paths(context);
    SSL_CTX_set_verify(context, SSL_VERIFY_PEER, NULL);
    return 0;
}

static tls_credentials *make(const SSL_METHOD *method, const tls_files *files, char *out_words,
                             int (*load)(SSL_CTX *, const tls_files *, char *))
{
    tls_credentials *credentials = calloc(1, sizeof *credentials);

    ERR_clear_error();
    if (credentials)
        credentials->context = SSL_CTX_new(method);
    if (!credentials || !credentials->context) {
        free(credentials);
        snprintf(out_words, TLS_WORDS_BYTES, "OpenSSL cannot begin: %s", words_take_reason());
        return NULL;
    }
    SSL_CTX_set_min_proto_version(credentials->context, TLS1_3_VERSION);
    SSL_CTX_set_session_cache_mode(credentials->context, SSL_SESS_CACHE_OFF);
    /* Connections that idle hold no buffers. */
    SSL_CTX_set_mode(credentials->context, SSL_MODE_RELEASE_BUFFERS);
    if (load(credentials->context, files, out_words) == 0)
        return credentials;
    ERR_clear_error();
    tls_credentials_free(credentials);
    return NULL;
}

tls_credentials *tls_server_credentials(const tls_files *files, char *out_words)
{
    return make(TLS_server_method(), files, out_words, load_for_server);
}

tls_credentials *tls_client_credentials(const tls_files *files, char *out_words)
{
    return make(TLS_client_method(), files, out_words, load_for_client);
}

void tls_credentials_free(tls_credentials *credentials)
{
    if (!credentials)
        return;
    SSL_CTX_free(credentials->context);
    free(credentials);
}
