/* credentials.h - what a channel takes from its credentials. */
#ifndef CTLS_CREDENTIALS_H
#define CTLS_CREDENTIALS_H

#include "tls.h"

#include <openssl/ssl.h>

struct tls_credentials {
    SSL_CTX *context;
};

#endif
