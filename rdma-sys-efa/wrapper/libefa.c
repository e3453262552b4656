/* Written by rdma-gen from the headers below. Do not edit: change efa.toml or the generator, then run
 * ./dev generate */

/* Used for linking only: the exports that all releases have. */
void efadv_create_driver_qp(void) {}
void efadv_create_qp_ex(void) {}
void efadv_query_ah(void) {}
void efadv_query_device(void) {}
