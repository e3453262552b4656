/* A library with the exports of libibverbs of rdma-core 28 that identify the release. */
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
