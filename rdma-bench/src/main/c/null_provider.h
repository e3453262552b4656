/*
 * A provider whose operations are nearly empty, so that benchmarks measure the overhead of calling them.
 */
#ifndef RDMA_BENCH_NULL_PROVIDER_H
#define RDMA_BENCH_NULL_PROVIDER_H

#include <infiniband/verbs.h>

/* Devices, which differ in the results of polling and the effects of posting. */
enum bench_device {
    BENCH_EMPTY,    /* polling returns no completions; posting counts calls */
    BENCH_FULL,     /* polling returns the requested number of completions; posting counts calls */
    BENCH_CHECKING, /* posting reads and completes all requests; polling returns their completions */
    BENCH_DEVICES
};

/* Counters of the operations of all devices. */
struct bench_counts {
    uint64_t polls;       /* polling calls */
    uint64_t completions; /* completions returned */
    uint64_t posts;       /* calls that post or end an extended post */
    uint64_t requests;    /* posted requests: all on the checking device, one per call on other devices */
    uint64_t checksum;    /* checksum of the fields of requests posted to the checking device */
};

/* Number of completions of an extended poll, from ibv_start_poll to ENOENT. */
enum { BENCH_EXTENDED_COMPLETIONS = 4 };

#define BENCH_API __attribute__((visibility("default")))

BENCH_API struct ibv_qp *bench_qp(int device);
BENCH_API struct ibv_cq *bench_cq(int device);
BENCH_API struct ibv_srq *bench_srq(int device);
BENCH_API struct bench_counts *bench_counts(void);

/* Resets all counters and the numbering of completions. */
BENCH_API void bench_reset(void);

#endif
