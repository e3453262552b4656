package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.internal.message.MessageHeader.CREDIT;
import static org.rdma4j.internal.message.MessageHeader.DONE;
import static org.rdma4j.internal.message.MessageHeader.END;
import static org.rdma4j.internal.message.MessageHeader.MESSAGE;
import static org.rdma4j.internal.message.MessageHeader.OFFER;
import static org.rdma4j.internal.message.MessageHeader.PING;
import static org.rdma4j.internal.message.MessageHeader.PONG;
import static org.rdma4j.internal.message.MessageHeader.START;

import java.util.ArrayDeque;
import org.junit.jupiter.api.Test;

/** Tests of the largest number of messages that an end may leave unprocessed. */
class ControlMessageBoundTest {
    private static final Parameters PARAMETERS = new Parameters(64, 2, 2, 2, 100);

    private final MessageFlow connecting = new MessageFlow(true, PARAMETERS, PARAMETERS, 2, 2);
    private final MessageFlow accepting = new MessageFlow(false, PARAMETERS, PARAMETERS, 2, 2);

    /** Messages that the accepting side has not processed. */
    private final ArrayDeque<ModelMessage> unprocessed = new ArrayDeque<>();

    /** Sends from the connecting side, and leaves the message unprocessed. */
    private void send(int type, int flags, int length, long id) {
        unprocessed.add(new ModelMessage(type, flags, connecting.takeCredits(), length, id, 0));
        if (type == MESSAGE) {
            connecting.dataSent(type, id, flags == OFFER);
        } else {
            connecting.controlSent(type, id);
        }
    }

    /** Sends from the accepting side, and processes the message at the connecting side. */
    private void answer(int type, int flags, int length, long id) throws ProtocolException {
        ModelMessage message = new ModelMessage(type, flags, accepting.takeCredits(), length, id, 0);
        if (type == MESSAGE) {
            accepting.dataSent(type, id, flags == OFFER);
        } else {
            accepting.controlSent(type, id);
        }
        connecting.received(message.bytes, 0, message.size);
    }

    private void process() throws ProtocolException {
        ModelMessage message = unprocessed.remove();
        accepting.received(message.bytes, 0, message.size);
    }

    /** Leaves 3 of 4 STARTs, a PING and a PONG unprocessed. */
    private void start() throws ProtocolException {
        for (int i = 0; i < 4; i++) {
            send(START, 0, 0, 0);
        }
        process();
        answer(START, 0, 0, 0);
        answer(PING, 0, 0, 1);
        send(PONG, 0, 0, connecting.pongId());
        send(PING, 0, 0, 2);
    }

    private void consumeAndReturnCredit() {
        connecting.consumed();
        assertThat(connecting.dueControl()).isEqualTo(CREDIT);
        send(CREDIT, 0, 0, 0);
    }

    @Test
    void tenControlMessagesAndTheWindow() throws ProtocolException {
        start();
        for (int i = 0; i < 2; i++) {
            answer(MESSAGE, 0, 0, 0);
            consumeAndReturnCredit();
        }
        for (int i = 0; i < 2; i++) {
            send(MESSAGE, 0, 0, 0);
        }
        assertThat(connecting.availableCredits()).isZero();
        send(END, 0, 0, 0);
        connecting.close();
        send(END, connecting.endFlags(), 0, connecting.endId());
        answer(END, 0, 0, 0);
        send(END, connecting.endFlags(), 0, connecting.endId());
        assertThat(unprocessed).hasSize(PARAMETERS.window() + 10);
        while (!unprocessed.isEmpty()) {
            process();
        }
        assertThat(accepting.isFinished()).isTrue();
    }

    /** Outstanding offers exclude END with id 1, because the accepting side does not send END. */
    @Test
    void nineControlMessagesTheWindowAndTheOffers() throws ProtocolException {
        start();
        for (int i = 0; i < 2; i++) {
            answer(MESSAGE, OFFER, 1, 0);
            connecting.consumed();
            send(CREDIT, 0, 0, 0);
            connecting.offerRead();
            assertThat(connecting.dueControl()).isEqualTo(DONE);
            send(DONE, 0, 1, 0);
        }
        for (int i = 0; i < 2; i++) {
            send(MESSAGE, 0, 0, 0);
        }
        send(END, 0, 0, 0);
        connecting.close();
        send(END, connecting.endFlags(), 0, 0);
        assertThat(accepting.canEnd()).isFalse();
        assertThat(unprocessed).hasSize(PARAMETERS.window() + accepting.offers.outgoingLimit() + 9);
        assertThat(unprocessed)
                .hasSizeLessThan(MessageFlow.receives(
                        PARAMETERS.window(), accepting.outgoingRequests(), accepting.offers.outgoingLimit()));
        while (!unprocessed.isEmpty()) {
            process();
        }
        assertThat(accepting.dueControl()).isEqualTo(START);
    }
}
