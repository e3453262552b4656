package org.rdma4j.verbs;

import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;

/**
 * An attribute of a queue pair that {@link QueuePair#modify} can change: {@code enum ibv_qp_attr_mask}.
 *
 * @see "docs/verbs/for-c-programmers.md"
 */
public enum QueuePairAttribute {
    CUR_STATE(ibv_qp_attr_mask.IBV_QP_CUR_STATE),
    EN_SQD_ASYNC_NOTIFY(ibv_qp_attr_mask.IBV_QP_EN_SQD_ASYNC_NOTIFY),
    ACCESS_FLAGS(ibv_qp_attr_mask.IBV_QP_ACCESS_FLAGS),
    PKEY_INDEX(ibv_qp_attr_mask.IBV_QP_PKEY_INDEX),
    PORT(ibv_qp_attr_mask.IBV_QP_PORT),
    QKEY(ibv_qp_attr_mask.IBV_QP_QKEY),
    AV(ibv_qp_attr_mask.IBV_QP_AV),
    PATH_MTU(ibv_qp_attr_mask.IBV_QP_PATH_MTU),
    TIMEOUT(ibv_qp_attr_mask.IBV_QP_TIMEOUT),
    RETRY_CNT(ibv_qp_attr_mask.IBV_QP_RETRY_CNT),
    RNR_RETRY(ibv_qp_attr_mask.IBV_QP_RNR_RETRY),
    RQ_PSN(ibv_qp_attr_mask.IBV_QP_RQ_PSN),
    MAX_QP_RD_ATOMIC(ibv_qp_attr_mask.IBV_QP_MAX_QP_RD_ATOMIC),
    ALT_PATH(ibv_qp_attr_mask.IBV_QP_ALT_PATH),
    MIN_RNR_TIMER(ibv_qp_attr_mask.IBV_QP_MIN_RNR_TIMER),
    SQ_PSN(ibv_qp_attr_mask.IBV_QP_SQ_PSN),
    MAX_DEST_RD_ATOMIC(ibv_qp_attr_mask.IBV_QP_MAX_DEST_RD_ATOMIC),
    PATH_MIG_STATE(ibv_qp_attr_mask.IBV_QP_PATH_MIG_STATE),
    DEST_QPN(ibv_qp_attr_mask.IBV_QP_DEST_QPN);

    private final int flag;

    QueuePairAttribute(int flag) {
        this.flag = flag;
    }

    int flag() {
        return flag;
    }
}
