// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_write_cmds}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 */
public final class ib_uverbs_write_cmds {
    public static final int IB_USER_VERBS_CMD_GET_CONTEXT = 0;

    public static final int IB_USER_VERBS_CMD_QUERY_DEVICE = 1;

    public static final int IB_USER_VERBS_CMD_QUERY_PORT = 2;

    public static final int IB_USER_VERBS_CMD_ALLOC_PD = 3;

    public static final int IB_USER_VERBS_CMD_DEALLOC_PD = 4;

    public static final int IB_USER_VERBS_CMD_CREATE_AH = 5;

    public static final int IB_USER_VERBS_CMD_MODIFY_AH = 6;

    public static final int IB_USER_VERBS_CMD_QUERY_AH = 7;

    public static final int IB_USER_VERBS_CMD_DESTROY_AH = 8;

    public static final int IB_USER_VERBS_CMD_REG_MR = 9;

    public static final int IB_USER_VERBS_CMD_REG_SMR = 10;

    public static final int IB_USER_VERBS_CMD_REREG_MR = 11;

    public static final int IB_USER_VERBS_CMD_QUERY_MR = 12;

    public static final int IB_USER_VERBS_CMD_DEREG_MR = 13;

    public static final int IB_USER_VERBS_CMD_ALLOC_MW = 14;

    public static final int IB_USER_VERBS_CMD_BIND_MW = 15;

    public static final int IB_USER_VERBS_CMD_DEALLOC_MW = 16;

    public static final int IB_USER_VERBS_CMD_CREATE_COMP_CHANNEL = 17;

    public static final int IB_USER_VERBS_CMD_CREATE_CQ = 18;

    public static final int IB_USER_VERBS_CMD_RESIZE_CQ = 19;

    public static final int IB_USER_VERBS_CMD_DESTROY_CQ = 20;

    public static final int IB_USER_VERBS_CMD_POLL_CQ = 21;

    public static final int IB_USER_VERBS_CMD_PEEK_CQ = 22;

    public static final int IB_USER_VERBS_CMD_REQ_NOTIFY_CQ = 23;

    public static final int IB_USER_VERBS_CMD_CREATE_QP = 24;

    public static final int IB_USER_VERBS_CMD_QUERY_QP = 25;

    public static final int IB_USER_VERBS_CMD_MODIFY_QP = 26;

    public static final int IB_USER_VERBS_CMD_DESTROY_QP = 27;

    public static final int IB_USER_VERBS_CMD_POST_SEND = 28;

    public static final int IB_USER_VERBS_CMD_POST_RECV = 29;

    public static final int IB_USER_VERBS_CMD_ATTACH_MCAST = 30;

    public static final int IB_USER_VERBS_CMD_DETACH_MCAST = 31;

    public static final int IB_USER_VERBS_CMD_CREATE_SRQ = 32;

    public static final int IB_USER_VERBS_CMD_MODIFY_SRQ = 33;

    public static final int IB_USER_VERBS_CMD_QUERY_SRQ = 34;

    public static final int IB_USER_VERBS_CMD_DESTROY_SRQ = 35;

    public static final int IB_USER_VERBS_CMD_POST_SRQ_RECV = 36;

    public static final int IB_USER_VERBS_CMD_OPEN_XRCD = 37;

    public static final int IB_USER_VERBS_CMD_CLOSE_XRCD = 38;

    public static final int IB_USER_VERBS_CMD_CREATE_XSRQ = 39;

    public static final int IB_USER_VERBS_CMD_OPEN_QP = 40;

    private ib_uverbs_write_cmds() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_USER_VERBS_CMD_GET_CONTEXT: return "IB_USER_VERBS_CMD_GET_CONTEXT";
            case IB_USER_VERBS_CMD_QUERY_DEVICE: return "IB_USER_VERBS_CMD_QUERY_DEVICE";
            case IB_USER_VERBS_CMD_QUERY_PORT: return "IB_USER_VERBS_CMD_QUERY_PORT";
            case IB_USER_VERBS_CMD_ALLOC_PD: return "IB_USER_VERBS_CMD_ALLOC_PD";
            case IB_USER_VERBS_CMD_DEALLOC_PD: return "IB_USER_VERBS_CMD_DEALLOC_PD";
            case IB_USER_VERBS_CMD_CREATE_AH: return "IB_USER_VERBS_CMD_CREATE_AH";
            case IB_USER_VERBS_CMD_MODIFY_AH: return "IB_USER_VERBS_CMD_MODIFY_AH";
            case IB_USER_VERBS_CMD_QUERY_AH: return "IB_USER_VERBS_CMD_QUERY_AH";
            case IB_USER_VERBS_CMD_DESTROY_AH: return "IB_USER_VERBS_CMD_DESTROY_AH";
            case IB_USER_VERBS_CMD_REG_MR: return "IB_USER_VERBS_CMD_REG_MR";
            case IB_USER_VERBS_CMD_REG_SMR: return "IB_USER_VERBS_CMD_REG_SMR";
            case IB_USER_VERBS_CMD_REREG_MR: return "IB_USER_VERBS_CMD_REREG_MR";
            case IB_USER_VERBS_CMD_QUERY_MR: return "IB_USER_VERBS_CMD_QUERY_MR";
            case IB_USER_VERBS_CMD_DEREG_MR: return "IB_USER_VERBS_CMD_DEREG_MR";
            case IB_USER_VERBS_CMD_ALLOC_MW: return "IB_USER_VERBS_CMD_ALLOC_MW";
            case IB_USER_VERBS_CMD_BIND_MW: return "IB_USER_VERBS_CMD_BIND_MW";
            case IB_USER_VERBS_CMD_DEALLOC_MW: return "IB_USER_VERBS_CMD_DEALLOC_MW";
            case IB_USER_VERBS_CMD_CREATE_COMP_CHANNEL: return "IB_USER_VERBS_CMD_CREATE_COMP_CHANNEL";
            case IB_USER_VERBS_CMD_CREATE_CQ: return "IB_USER_VERBS_CMD_CREATE_CQ";
            case IB_USER_VERBS_CMD_RESIZE_CQ: return "IB_USER_VERBS_CMD_RESIZE_CQ";
            case IB_USER_VERBS_CMD_DESTROY_CQ: return "IB_USER_VERBS_CMD_DESTROY_CQ";
            case IB_USER_VERBS_CMD_POLL_CQ: return "IB_USER_VERBS_CMD_POLL_CQ";
            case IB_USER_VERBS_CMD_PEEK_CQ: return "IB_USER_VERBS_CMD_PEEK_CQ";
            case IB_USER_VERBS_CMD_REQ_NOTIFY_CQ: return "IB_USER_VERBS_CMD_REQ_NOTIFY_CQ";
            case IB_USER_VERBS_CMD_CREATE_QP: return "IB_USER_VERBS_CMD_CREATE_QP";
            case IB_USER_VERBS_CMD_QUERY_QP: return "IB_USER_VERBS_CMD_QUERY_QP";
            case IB_USER_VERBS_CMD_MODIFY_QP: return "IB_USER_VERBS_CMD_MODIFY_QP";
            case IB_USER_VERBS_CMD_DESTROY_QP: return "IB_USER_VERBS_CMD_DESTROY_QP";
            case IB_USER_VERBS_CMD_POST_SEND: return "IB_USER_VERBS_CMD_POST_SEND";
            case IB_USER_VERBS_CMD_POST_RECV: return "IB_USER_VERBS_CMD_POST_RECV";
            case IB_USER_VERBS_CMD_ATTACH_MCAST: return "IB_USER_VERBS_CMD_ATTACH_MCAST";
            case IB_USER_VERBS_CMD_DETACH_MCAST: return "IB_USER_VERBS_CMD_DETACH_MCAST";
            case IB_USER_VERBS_CMD_CREATE_SRQ: return "IB_USER_VERBS_CMD_CREATE_SRQ";
            case IB_USER_VERBS_CMD_MODIFY_SRQ: return "IB_USER_VERBS_CMD_MODIFY_SRQ";
            case IB_USER_VERBS_CMD_QUERY_SRQ: return "IB_USER_VERBS_CMD_QUERY_SRQ";
            case IB_USER_VERBS_CMD_DESTROY_SRQ: return "IB_USER_VERBS_CMD_DESTROY_SRQ";
            case IB_USER_VERBS_CMD_POST_SRQ_RECV: return "IB_USER_VERBS_CMD_POST_SRQ_RECV";
            case IB_USER_VERBS_CMD_OPEN_XRCD: return "IB_USER_VERBS_CMD_OPEN_XRCD";
            case IB_USER_VERBS_CMD_CLOSE_XRCD: return "IB_USER_VERBS_CMD_CLOSE_XRCD";
            case IB_USER_VERBS_CMD_CREATE_XSRQ: return "IB_USER_VERBS_CMD_CREATE_XSRQ";
            case IB_USER_VERBS_CMD_OPEN_QP: return "IB_USER_VERBS_CMD_OPEN_QP";
            default: return Integer.toUnsignedString(value);
        }
    }
}
