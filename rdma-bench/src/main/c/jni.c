/*
 * Verbs through efficient JNI code, for comparison: static methods, addresses as longs, and no arrays, objects or
 * lookups.
 */
#include <infiniband/verbs.h>
#include <jni.h>

#define METHOD(type, name) JNIEXPORT type JNICALL Java_org_rdma4j_bench_jni_Jni_##name
#define POINTER(type, address) ((type *)(uintptr_t)(address))

METHOD(jint, pollCq)(JNIEnv *env, jclass class, jlong cq, jint room, jlong wc) {
    (void)env, (void)class;
    return ibv_poll_cq(POINTER(struct ibv_cq, cq), room, POINTER(struct ibv_wc, wc));
}

METHOD(jint, postSend)(JNIEnv *env, jclass class, jlong qp, jlong wr, jlong bad_wr) {
    (void)env, (void)class;
    return ibv_post_send(POINTER(struct ibv_qp, qp), POINTER(struct ibv_send_wr, wr),
                         POINTER(struct ibv_send_wr *, bad_wr));
}

METHOD(jint, postRecv)(JNIEnv *env, jclass class, jlong qp, jlong wr, jlong bad_wr) {
    (void)env, (void)class;
    return ibv_post_recv(POINTER(struct ibv_qp, qp), POINTER(struct ibv_recv_wr, wr),
                         POINTER(struct ibv_recv_wr *, bad_wr));
}

METHOD(void, wrStart)(JNIEnv *env, jclass class, jlong qp) {
    (void)env, (void)class;
    ibv_wr_start(POINTER(struct ibv_qp_ex, qp));
}

METHOD(void, wrRdmaWrite)(JNIEnv *env, jclass class, jlong qp, jint rkey, jlong remote_addr) {
    (void)env, (void)class;
    ibv_wr_rdma_write(POINTER(struct ibv_qp_ex, qp), rkey, remote_addr);
}

METHOD(void, wrSetSge)(JNIEnv *env, jclass class, jlong qp, jint lkey, jlong addr, jint length) {
    (void)env, (void)class;
    ibv_wr_set_sge(POINTER(struct ibv_qp_ex, qp), lkey, addr, length);
}

METHOD(jint, wrComplete)(JNIEnv *env, jclass class, jlong qp) {
    (void)env, (void)class;
    return ibv_wr_complete(POINTER(struct ibv_qp_ex, qp));
}

METHOD(jint, startPoll)(JNIEnv *env, jclass class, jlong cq, jlong attr) {
    (void)env, (void)class;
    return ibv_start_poll(POINTER(struct ibv_cq_ex, cq), POINTER(struct ibv_poll_cq_attr, attr));
}

METHOD(jint, nextPoll)(JNIEnv *env, jclass class, jlong cq) {
    (void)env, (void)class;
    return ibv_next_poll(POINTER(struct ibv_cq_ex, cq));
}

METHOD(void, endPoll)(JNIEnv *env, jclass class, jlong cq) {
    (void)env, (void)class;
    ibv_end_poll(POINTER(struct ibv_cq_ex, cq));
}

METHOD(jint, readOpcode)(JNIEnv *env, jclass class, jlong cq) {
    (void)env, (void)class;
    return ibv_wc_read_opcode(POINTER(struct ibv_cq_ex, cq));
}

METHOD(jint, readByteLen)(JNIEnv *env, jclass class, jlong cq) {
    (void)env, (void)class;
    return ibv_wc_read_byte_len(POINTER(struct ibv_cq_ex, cq));
}

METHOD(jint, readImmData)(JNIEnv *env, jclass class, jlong cq) {
    (void)env, (void)class;
    return ibv_wc_read_imm_data(POINTER(struct ibv_cq_ex, cq));
}

METHOD(jint, readQpNum)(JNIEnv *env, jclass class, jlong cq) {
    (void)env, (void)class;
    return ibv_wc_read_qp_num(POINTER(struct ibv_cq_ex, cq));
}

METHOD(jint, readWcFlags)(JNIEnv *env, jclass class, jlong cq) {
    (void)env, (void)class;
    return ibv_wc_read_wc_flags(POINTER(struct ibv_cq_ex, cq));
}
