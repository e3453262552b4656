package org.rdma4j.verbs;

/** What an asynchronous event tells: {@code enum ibv_event_type}, in its order. */
public enum DeviceEventType {
    CQ_ERR(About.COMPLETION_QUEUE, "the completion queue has overrun, or failed: nothing comes from it any more"),
    QP_FATAL(About.QUEUE_PAIR, "the queue pair has failed, and is in the error state"),
    QP_REQ_ERR(About.QUEUE_PAIR, "the queue pair got a request that is invalid, and is in the error state"),
    QP_ACCESS_ERR(About.QUEUE_PAIR, "the queue pair got a request that is not allowed, and is in the error state"),
    COMM_EST(About.QUEUE_PAIR, "the first message has come before the queue pair was told that it is connected"),
    SQ_DRAINED(About.QUEUE_PAIR, "what was posted to the send queue before it went to the state SQD is done"),
    PATH_MIG(About.QUEUE_PAIR, "the connection goes the alternate path from now on"),
    PATH_MIG_ERR(About.QUEUE_PAIR, "the connection could not go the alternate path"),
    DEVICE_FATAL(About.DEVICE, "the device has failed: close everything, and open it again"),
    PORT_ACTIVE(About.PORT, "the link is up"),
    PORT_ERR(About.PORT, "the link is down"),
    LID_CHANGE(About.PORT, "the port's local identifier has changed"),
    PKEY_CHANGE(About.PORT, "the port's P_Key table has changed"),
    SM_CHANGE(About.PORT, "another subnet manager is in charge"),
    SRQ_ERR(About.SHARED_RECEIVE_QUEUE, "the shared receive queue has failed"),
    SRQ_LIMIT_REACHED(
            About.SHARED_RECEIVE_QUEUE, "fewer receives are left than the limit: post more, and set it again"),
    QP_LAST_WQE_REACHED(
            About.QUEUE_PAIR,
            "the queue pair, which is in the error state, takes no more from its shared receive queue"),
    CLIENT_REREGISTER(About.PORT, "the subnet manager asks for all registrations again"),
    GID_CHANGE(About.PORT, "the port's GID table has changed"),
    WQ_FATAL(About.WORK_QUEUE, "a work queue has failed"),
    DEVICE_SPEED_CHANGE(About.PORT, "the link has another speed"),
    /** One that is newer than this class. */
    UNKNOWN(About.DEVICE, "something that this release does not know");

    /** What kind of thing it is about. */
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

    /** What kind of thing it is about. */
    public About about() {
        return about;
    }

    /** What has happened, and what to do. */
    public String meaning() {
        return meaning;
    }
}
