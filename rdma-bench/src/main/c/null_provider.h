/*
 * A provider whose operations do almost nothing, so that only the cost of calling them is measured.
 */
#ifndef RDMA_BENCH_NULL_PROVIDER_H
#define RDMA_BENCH_NULL_PROVIDER_H

#include <infiniband/verbs.h>

/* The devices, which differ in the results of polls and in the effect of posts. */
enum bench_device {
    BENCH_EMPTY,    /* polls find no completions; posts are only counted */
    BENCH_FULL,     /* polls find as many completions as requested; posts are only counted */
    BENCH_CHECKING, /* posts read and complete every request; polls find its completion */
    BENCH_DEVICES
};

/* Counters of all devices. */
struct bench_counts {
    uint64_t polls;       /* calls of poll operations */
    uint64_t completions; /* completions returned */
    uint64_t posts;       /* calls of post operations, or of ibv_wr_complete */
    uint64_t requests;    /* work requests posted; devices other than the checking one count one per call */
    uint64_t checksum;    /* of the fields of the requests posted to the checking device */
};

/* Number of completions that an extended poll finds, from ibv_start_poll to ENOENT. */
enum { BENCH_EXTENDED_COMPLETIONS = 4 };

#define BENCH_API __attribute__((visibility("default")))

BENCH_API struct ibv_qp *bench_qp(int device);
BENCH_API struct ibv_cq *bench_cq(int device);
BENCH_API struct ibv_srq *bench_srq(int device);
BENCH_API struct bench_counts *bench_counts(void);

/* Resets the counters and the numbering of completions, and discards all posted requests. */
BENCH_API void bench_reset(void);

#endif
