/*
 * Stub of libibverbs of rdma-core 33.2. With -DNEWER, stub of 34.0, with which tests link a library that then loads the
 * older one.
 */
const char *ibv_wc_status_str(int status);
int _ibv_query_gid_ex(void);

const char *ibv_wc_status_str(int status) {
    return status == 0 ? "success" : "?";
}

int _ibv_query_gid_ex(void) {
    return 0;
}

#ifdef NEWER
int ibv_reg_dmabuf_mr(void);

int ibv_reg_dmabuf_mr(void) {
    return 0;
}
#endif
