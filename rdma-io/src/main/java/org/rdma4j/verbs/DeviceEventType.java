package org.rdma4j.verbs;

/**
 * The type of an asynchronous event: {@code enum ibv_event_type}. The ordinal of a constant is its C value, except for
 * {@link #UNKNOWN}.
 *
 * @see "docs/reference/threads.md"
 */
public enum DeviceEventType {
    CQ_ERR(About.COMPLETION_QUEUE, "the completion queue has overrun or failed, and delivers no further completions"),
    QP_FATAL(About.QUEUE_PAIR, "the queue pair failed and is in the error state"),
    QP_REQ_ERR(About.QUEUE_PAIR, "the queue pair received an invalid request and is in the error state"),
    QP_ACCESS_ERR(
            About.QUEUE_PAIR,
            "the queue pair received a request that violates its access rights, and is in the error state"),
    COMM_EST(About.QUEUE_PAIR, "the first message arrived before the transition to RTS"),
    SQ_DRAINED(About.QUEUE_PAIR, "the sends that were posted before the transition to SQD have completed"),
    PATH_MIG(About.QUEUE_PAIR, "the connection has migrated to the alternate path"),
    PATH_MIG_ERR(About.QUEUE_PAIR, "the connection could not migrate to the alternate path"),
    DEVICE_FATAL(About.DEVICE, "the device has failed: close all of its objects and open it again"),
    PORT_ACTIVE(About.PORT, "the link is up"),
    PORT_ERR(About.PORT, "the link is down"),
    LID_CHANGE(About.PORT, "the port's local identifier has changed"),
    PKEY_CHANGE(About.PORT, "the port's P_Key table has changed"),
    SM_CHANGE(About.PORT, "another subnet manager has taken over"),
    SRQ_ERR(About.SHARED_RECEIVE_QUEUE, "the shared receive queue has failed"),
    SRQ_LIMIT_REACHED(
            About.SHARED_RECEIVE_QUEUE, "fewer receives than the limit are left: post more and set the limit again"),
    QP_LAST_WQE_REACHED(
            About.QUEUE_PAIR,
            "the queue pair is in the error state and takes no further receives from its shared receive queue"),
    CLIENT_REREGISTER(About.PORT, "the subnet manager asks all clients to register again"),
    GID_CHANGE(About.PORT, "the port's GID table has changed"),
    WQ_FATAL(About.WORK_QUEUE, "a work queue has failed"),
    DEVICE_SPEED_CHANGE(About.PORT, "the speed of the link has changed"),
    /** A type that is unknown to this release. */
    UNKNOWN(About.DEVICE, "the type of the event is unknown to this release");

    /** The kind of object that an event concerns. */
    public enum About {
        DEVICE,
        PORT,
        COMPLETION_QUEUE,
        QUEUE_PAIR,
        SHARED_RECEIVE_QUEUE,
        WORK_QUEUE
    }

    private static final DeviceEventType[] ALL = values();

    private final About about;
    private final String meaning;

    DeviceEventType(About about, String meaning) {
        this.about = about;
        this.meaning = meaning;
    }

    static DeviceEventType of(int value) {
        return value >= 0 && value < ALL.length ? ALL[value] : UNKNOWN;
    }

    /** Returns the kind of object that events of this type concern. */
    public About about() {
        return about;
    }

    /** Returns a description of what happened and, where possible, of what to do. */
    public String meaning() {
        return meaning;
    }
}
