/* A library with the exports of rdma-core 28's libibverbs that tell releases apart. */
int ibv_get_pkey_index(void);
int ibv_qp_to_qp_ex(void);
int ibv_reg_mr_iova(void);
int ibv_reg_mr_iova2(void);

int ibv_get_pkey_index(void) {
    return 0;
}

int ibv_qp_to_qp_ex(void) {
    return 0;
}

int ibv_reg_mr_iova(void) {
    return 0;
}

int ibv_reg_mr_iova2(void) {
    return 0;
}
