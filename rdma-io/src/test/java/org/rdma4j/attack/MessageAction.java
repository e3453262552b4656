package org.rdma4j.attack;

import java.util.random.RandomGenerator;

/** An action on a random message connection. */
enum MessageAction {
    SEND(30),
    TRY_SEND(30),
    SEND_ASYNC(60),
    SEND_CANCELED(10),
    SEND_REGISTERED(5),
    SEND_BURST(5),
    SEND_IN_STAGE(5),
    REQUEST(20),
    REQUEST_ASYNC(30),
    REQUEST_CANCELED(10),
    RECEIVE(60),
    RECEIVE_CANCELED(10),
    ANSWER(60),
    SHUTDOWN(2),
    CLOSE(2),
    CLOSE_ASYNC(2),
    ABORT(1),
    STATE(3),
    TIMER(3),
    ROUND(20),
    AWAIT(3),
    SERVER(1),
    CLOSE_LOOP(1),
    INTERRUPT(2);

    private static final int TOTAL;

    static {
        int total = 0;
        for (MessageAction each : values()) {
            total += each.weight;
        }
        TOTAL = total;
    }

    private final int weight;

    MessageAction(int weight) {
        this.weight = weight;
    }

    static MessageAction random(RandomGenerator random) {
        int left = random.nextInt(TOTAL);
        for (MessageAction each : values()) {
            left -= each.weight;
            if (left < 0) {
                return each;
            }
        }
        throw new AssertionError();
    }
}
