// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_event_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_event_type {
    public static final int IBV_EVENT_CQ_ERR = 0;

    public static final int IBV_EVENT_QP_FATAL = 1;

    public static final int IBV_EVENT_QP_REQ_ERR = 2;

    public static final int IBV_EVENT_QP_ACCESS_ERR = 3;

    public static final int IBV_EVENT_COMM_EST = 4;

    public static final int IBV_EVENT_SQ_DRAINED = 5;

    public static final int IBV_EVENT_PATH_MIG = 6;

    public static final int IBV_EVENT_PATH_MIG_ERR = 7;

    public static final int IBV_EVENT_DEVICE_FATAL = 8;

    public static final int IBV_EVENT_PORT_ACTIVE = 9;

    public static final int IBV_EVENT_PORT_ERR = 10;

    public static final int IBV_EVENT_LID_CHANGE = 11;

    public static final int IBV_EVENT_PKEY_CHANGE = 12;

    public static final int IBV_EVENT_SM_CHANGE = 13;

    public static final int IBV_EVENT_SRQ_ERR = 14;

    public static final int IBV_EVENT_SRQ_LIMIT_REACHED = 15;

    public static final int IBV_EVENT_QP_LAST_WQE_REACHED = 16;

    public static final int IBV_EVENT_CLIENT_REREGISTER = 17;

    public static final int IBV_EVENT_GID_CHANGE = 18;

    public static final int IBV_EVENT_WQ_FATAL = 19;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int IBV_EVENT_DEVICE_SPEED_CHANGE = 20;

    private ibv_event_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_EVENT_CQ_ERR: return "IBV_EVENT_CQ_ERR";
            case IBV_EVENT_QP_FATAL: return "IBV_EVENT_QP_FATAL";
            case IBV_EVENT_QP_REQ_ERR: return "IBV_EVENT_QP_REQ_ERR";
            case IBV_EVENT_QP_ACCESS_ERR: return "IBV_EVENT_QP_ACCESS_ERR";
            case IBV_EVENT_COMM_EST: return "IBV_EVENT_COMM_EST";
            case IBV_EVENT_SQ_DRAINED: return "IBV_EVENT_SQ_DRAINED";
            case IBV_EVENT_PATH_MIG: return "IBV_EVENT_PATH_MIG";
            case IBV_EVENT_PATH_MIG_ERR: return "IBV_EVENT_PATH_MIG_ERR";
            case IBV_EVENT_DEVICE_FATAL: return "IBV_EVENT_DEVICE_FATAL";
            case IBV_EVENT_PORT_ACTIVE: return "IBV_EVENT_PORT_ACTIVE";
            case IBV_EVENT_PORT_ERR: return "IBV_EVENT_PORT_ERR";
            case IBV_EVENT_LID_CHANGE: return "IBV_EVENT_LID_CHANGE";
            case IBV_EVENT_PKEY_CHANGE: return "IBV_EVENT_PKEY_CHANGE";
            case IBV_EVENT_SM_CHANGE: return "IBV_EVENT_SM_CHANGE";
            case IBV_EVENT_SRQ_ERR: return "IBV_EVENT_SRQ_ERR";
            case IBV_EVENT_SRQ_LIMIT_REACHED: return "IBV_EVENT_SRQ_LIMIT_REACHED";
            case IBV_EVENT_QP_LAST_WQE_REACHED: return "IBV_EVENT_QP_LAST_WQE_REACHED";
            case IBV_EVENT_CLIENT_REREGISTER: return "IBV_EVENT_CLIENT_REREGISTER";
            case IBV_EVENT_GID_CHANGE: return "IBV_EVENT_GID_CHANGE";
            case IBV_EVENT_WQ_FATAL: return "IBV_EVENT_WQ_FATAL";
            case IBV_EVENT_DEVICE_SPEED_CHANGE: return "IBV_EVENT_DEVICE_SPEED_CHANGE";
            default: return Integer.toUnsignedString(value);
        }
    }
}
