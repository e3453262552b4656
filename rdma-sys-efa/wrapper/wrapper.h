/* Written by rdma-gen from the headers below. Do not edit: change efa.toml or the generator, then run
 * ./dev generate */
#ifndef RDMA_WRAP_WRAPPER_H
#define RDMA_WRAP_WRAPPER_H

/* The functions depend on the release of the headers, which do not define it. */
#ifndef RDMA_CORE_RELEASE
#error "give the release of the headers, major * 100 + minor: -DRDMA_CORE_RELEASE=4400 for 44.0"
#endif

#include <infiniband/efadv.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Compiled with -fvisibility=hidden, the library exports only these functions. */
#pragma GCC visibility push(default)

/* infiniband/efadv.h */
#if RDMA_CORE_RELEASE >= 6400
void rdma_wrap_efadv_wr_set_processing_hints(struct efadv_qp *efadv_qp, uint32_t hints);
#endif
#if RDMA_CORE_RELEASE >= 4300
int rdma_wrap_efadv_wc_read_sgid(struct efadv_cq *efadv_cq, union ibv_gid *sgid);
#endif
#if RDMA_CORE_RELEASE >= 5200
_Bool rdma_wrap_efadv_wc_is_unsolicited(struct efadv_cq *efadv_cq);
#endif

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif

#endif
