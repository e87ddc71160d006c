/*
 * What the fuzzer of requests knows of messages: all of it comes from the descriptors that
 * protobuf-c makes from proto/, so that a new request or field is tried without a change here.
 *
 * A conversation is a byte of options and then requests as they are sent, each with its prefix.
 */
#ifndef FUZZ_MESSAGES_H
#define FUZZ_MESSAGES_H

#include "../findings.h"

#include <stddef.h>
#include <stdint.h>

/* What a response says, as far as all responses say it. */
struct fuzz_response {
    uint64_t id;
    uint32_t is_refused;
    uint32_t is_fatal;
    uint32_t error;         /* an ErrorCode; 0: it is not refused */
    uint32_t element_count; /* in arrays of any sort: what explains that it took its time */
    uint64_t hash;          /* of all of it but its id and the events */
    uint64_t event_count;
    uint64_t events_hash;
    uint64_t first_event, last_event; /* sequences */
    const char *fault;                /* what is wrong with it; NULL: nothing */
};

/* Takes a response apart, and judges it. `events_hash` goes on from that of the response before. */
struct fuzz_response fuzz_judge_response(const uint8_t *body, size_t length, uint64_t events_hash);

/* Reads the number, the id and the view of a request. Returns 0 where it is no message. */
uint32_t fuzz_request_number(const uint8_t *body, size_t length, uint64_t *id, uint32_t *view);

/* What add_finding() is to Swift, which calls no function with `...`. */
void fuzz_add_finding(const char *place, const char *words);

#endif
