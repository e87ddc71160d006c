#ifndef CSOCKETS_SOCKETS_H
#define CSOCKETS_SOCKETS_H

#include "options.h"

#endif
