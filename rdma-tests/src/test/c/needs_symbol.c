/* A library that requires a function that libibverbs has since rdma-core 34. */
int ibv_reg_dmabuf_mr(void);
int uses_it(void);

int uses_it(void) {
    return ibv_reg_dmabuf_mr();
}
