/*
 * A provider whose operations do next to nothing, so that what is measured is the way to them and back.
 */
#ifndef RDMA_BENCH_NULL_PROVIDER_H
#define RDMA_BENCH_NULL_PROVIDER_H

#include <infiniband/verbs.h>

/* The devices, which differ in what polling finds and what posting does. */
enum bench_device {
    BENCH_EMPTY,    /* polling finds nothing; posting counts its calls */
    BENCH_FULL,     /* polling finds as many completions as asked for; posting counts its calls */
    BENCH_CHECKING, /* posting reads every request and completes it; polling finds what was posted */
    BENCH_DEVICES
};

/* What the operations have counted, of all devices together. */
struct bench_counts {
    uint64_t polls;       /* calls that poll */
    uint64_t completions; /* completions handed out */
    uint64_t posts;       /* calls that post, or that end an extended post */
    uint64_t requests;    /* work requests posted; on the checking device all, on the others one per call */
    uint64_t checksum;    /* of the fields of what was posted to the checking device */
};

/* How many completions an extended poll finds, from ibv_start_poll to ENOENT. */
enum { BENCH_EXTENDED_COMPLETIONS = 4 };

#define BENCH_API __attribute__((visibility("default")))

BENCH_API struct ibv_qp *bench_qp(int device);
BENCH_API struct ibv_cq *bench_cq(int device);
BENCH_API struct ibv_srq *bench_srq(int device);
BENCH_API struct bench_counts *bench_counts(void);

/* Forgets all counts, and begins the completions' numbers anew. */
BENCH_API void bench_reset(void);

#endif
