// The functions of libm that the core needs, and nothing else of the C library.
#ifndef JOGAKBO_LIBM_H
#define JOGAKBO_LIBM_H

double floor(double);

#endif
