package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.internal.message.MessageHeader.ANSWER;
import static org.rdma4j.internal.message.MessageHeader.CREDIT;
import static org.rdma4j.internal.message.MessageHeader.DONE;
import static org.rdma4j.internal.message.MessageHeader.END;
import static org.rdma4j.internal.message.MessageHeader.FAILURE;
import static org.rdma4j.internal.message.MessageHeader.MESSAGE;
import static org.rdma4j.internal.message.MessageHeader.OFFER;
import static org.rdma4j.internal.message.MessageHeader.PING;
import static org.rdma4j.internal.message.MessageHeader.PONG;
import static org.rdma4j.internal.message.MessageHeader.REQUEST;
import static org.rdma4j.internal.message.MessageHeader.START;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;

class MessageFlowTest {
    /** Limits of this side: a window of 3 and 2 offers of at most 100 bytes. */
    private static final Parameters LOCAL = new Parameters(128, 3, 2, 100);

    /** Limits of the peer: a window of 5 and 4 offers. */
    private static final Parameters REMOTE = new Parameters(256, 5, 4, 1000);

    private final MemorySegment slot = MemorySegment.ofArray(new byte[32]);
    private final MessageFlow flow = new MessageFlow(true, LOCAL, REMOTE, 2);

    private int receive(int type, int flags, int credits, int length, long id, int size) throws ProtocolException {
        MessageHeader.write(slot, 0, type, flags, credits, length, id);
        return flow.received(slot, 0, size);
    }

    private int receive(int type, int credits, int length, long id) throws ProtocolException {
        return receive(type, 0, credits, length, id, type <= FAILURE ? 16 + length : 16);
    }

    private void receiveOffer(int length) throws ProtocolException {
        receive(MESSAGE, OFFER, 0, length, 0, 32);
    }

    private AbstractThrowableAssert<?, ?> rejects(int type, int credits, int length, long id) {
        return assertThatThrownBy(() -> receive(type, credits, length, id)).isInstanceOf(ProtocolException.class);
    }

    private AbstractThrowableAssert<?, ?> rejects(int type, int flags, int credits, int length, long id, int size) {
        return assertThatThrownBy(() -> receive(type, flags, credits, length, id, size))
                .isInstanceOf(ProtocolException.class);
    }

    private void start() throws ProtocolException {
        flow.controlSent(START, 0);
        receive(START, 0, 0, 0);
    }

    private void send(int type, long id) {
        flow.dataSent(type, id, false);
    }

    private long request() {
        long id = flow.nextRequestId();
        send(REQUEST, id);
        return id;
    }

    // Start.

    @Test
    void connectingSideStarts() throws ProtocolException {
        assertThat(flow.dueControl()).isEqualTo(START);
        assertThat(flow.mayRepeatStart()).isFalse();
        assertThat(flow.availableCredits()).isZero();
        assertThat(flow.canPing() || flow.canEnd() || flow.canOffer() || flow.isStarted())
                .isFalse();
        flow.controlSent(START, 0);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThat(flow.isStarted()).isFalse();
        assertThat(receive(START, 0, 0, 0)).isEqualTo(START);
        assertThat(flow.isStarted()).isTrue();
        assertThat(flow.availableCredits()).isEqualTo(5);
        assertThat(flow.canPing() && flow.canEnd() && flow.canOffer()).isTrue();
        assertThat(flow.mayRepeatStart()).isFalse();
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
    }

    @Test
    void startIsRepeatedAtMostThreeTimes() {
        for (int i = 0; i < 4; i++) {
            flow.controlSent(START, 0);
            assertThat(flow.mayRepeatStart()).isEqualTo(i < 3);
        }
        assertThatThrownBy(() -> flow.controlSent(START, 0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void acceptingSideAnswersEachStart() throws ProtocolException {
        MessageFlow accepting = new MessageFlow(false, LOCAL, REMOTE, 2);
        assertThat(accepting.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThatThrownBy(() -> accepting.controlSent(START, 0)).isInstanceOf(IllegalStateException.class);
        MessageHeader.write(slot, 0, START, 0, 0, 0, 0);
        accepting.received(slot, 0, 16);
        accepting.received(slot, 0, 16);
        assertThat(accepting.dueControl()).isEqualTo(START);
        assertThat(accepting.isStarted()).isFalse();
        assertThat(accepting.availableCredits()).isZero();
        MessageHeader.write(slot, 0, MESSAGE, 0, 0, 0, 0);
        assertThatThrownBy(() -> accepting.received(slot, 0, 16))
                .hasMessage("The peer sent MESSAGE before the exchange of START messages; sent 0, received 2");
        accepting.controlSent(START, 0);
        assertThat(accepting.isStarted()).isTrue();
        assertThat(accepting.dueControl()).isEqualTo(START);
        accepting.controlSent(START, 0);
        assertThat(accepting.mayRepeatStart()).isFalse();
        assertThat(accepting.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThat(accepting.received(slot, 0, 16)).isEqualTo(MESSAGE);
    }

    @Test
    void otherMessagesBeforeStartAreRejected() {
        flow.controlSent(START, 0);
        for (int type : new int[] {MESSAGE, REQUEST, CREDIT, PING, END}) {
            rejects(type, 0, 0, 0)
                    .hasMessage("The peer sent " + MessageHeader.name(type)
                            + " before the exchange of START messages; sent 1, received 0");
        }
    }

    @Test
    void fifthStartIsRejected() throws ProtocolException {
        start();
        for (int i = 0; i < 3; i++) {
            receive(START, 0, 0, 0);
        }
        rejects(START, 0, 0, 0).hasMessage("The peer sent more than 4 START messages");
    }

    @Test
    void nothingIsSentBeforeTheStart() {
        assertThatThrownBy(() -> send(MESSAGE, 0)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> flow.controlSent(PING, 0)).isInstanceOf(IllegalStateException.class);
    }

    // Sizes and fields.

    @Test
    void wrongSizesAreRejected() throws ProtocolException {
        start();
        rejects(MESSAGE, 0, 0, 0, 0, 15).hasMessage("The peer sent 15 bytes; a header has 16");
        rejects(MESSAGE, 0, 0, 0, 0, 0).hasMessage("The peer sent 0 bytes; a header has 16");
        rejects(MESSAGE, 0, 0, 10, 0, 25)
                .hasMessage("The peer sent 25 bytes as MESSAGE; the length in the header is 10");
        rejects(MESSAGE, 0, 0, 10, 0, 27)
                .hasMessage("The peer sent 27 bytes as MESSAGE; the length in the header is 10");
        rejects(MESSAGE, 0, 0, -16, 0, 16)
                .hasMessage("The peer sent 16 bytes as MESSAGE; the length in the header is 4294967280");
        rejects(REQUEST, OFFER, 0, 10, 0, 26)
                .hasMessage("The peer sent 26 bytes as REQUEST with an offer; the length in the header is 10");
        rejects(PING, 0, 0, 0, 0, 17).hasMessage("The peer sent 17 bytes as PING; the length in the header is 0");
    }

    @Test
    void unknownTypesAreRejected() throws ProtocolException {
        start();
        for (int type : new int[] {0, 5, 15, 22, 255}) {
            rejects(type, 0, 0, 0, 0, 16).hasMessage("The peer sent a message of type " + type + ", which is unknown");
        }
    }

    @Test
    void unknownFlagsAreRejected() throws ProtocolException {
        start();
        rejects(MESSAGE, 2, 0, 0, 0, 16).hasMessage("The peer sent MESSAGE with flags 0x2, not 0 or 1");
        rejects(MESSAGE, 0x81, 0, 1, 0, 32).hasMessage("The peer sent MESSAGE with flags 0x81, not 0 or 1");
        rejects(PING, OFFER, 0, 0, 0, 32).hasMessage("The peer sent PING with flags 0x1, not 0");
        rejects(START, 0x40, 0, 0, 0, 16).hasMessage("The peer sent START with flags 0x40, not 0");
    }

    @Test
    void fieldsOfControlMessagesAreChecked() throws ProtocolException {
        start();
        for (int type : new int[] {START, CREDIT, PING, PONG, END}) {
            rejects(type, 0, 7, 0).hasMessage("The peer sent " + MessageHeader.name(type) + " with length 7, not 0");
        }
        for (int type : new int[] {START, CREDIT}) {
            rejects(type, 0, 0, -1)
                    .hasMessage("The peer sent " + MessageHeader.name(type) + " with id 18446744073709551615, not 0");
        }
        rejects(DONE, 0, 1, 9).hasMessage("The peer sent DONE with id 9, not 0");
        rejects(END, 0, 0, 2).hasMessage("The peer sent END with id 2, not 0 or 1");
    }

    @Test
    void payloadAboveTheMaximumIsRejected() throws ProtocolException {
        start();
        receive(MESSAGE, 0, 100, 0);
        rejects(MESSAGE, 0, 101, 0).hasMessage("The peer sent MESSAGE with a payload of 101 bytes; the maximum is 100");
        receiveOffer(100);
        rejects(MESSAGE, OFFER, 0, 101, 0, 32)
                .hasMessage("The peer sent MESSAGE with a payload of 101 bytes; the maximum is 100");
        rejects(MESSAGE, OFFER, 0, -1, 0, 32)
                .hasMessage("The peer sent MESSAGE with a payload of 4294967295 bytes; the maximum is 100");
    }

    @Test
    void maximumEagerPayloadFitsSlotAndMaximumMessageSize() {
        assertThat(flow.maxEager()).isEqualTo(240);
        assertThat(new MessageFlow(true, REMOTE, new Parameters(256, 1, 0, 200), 0).maxEager())
                .isEqualTo(200);
        assertThat(new MessageFlow(true, REMOTE, new Parameters(64, 1, 0, 0), 0).maxEager())
                .isZero();
    }

    // Credits.

    @Test
    void dataMessagesConsumeCredits() throws ProtocolException {
        start();
        for (int i = 5; i > 0; i--) {
            assertThat(flow.availableCredits()).isEqualTo(i);
            send(MESSAGE, 0);
        }
        assertThat(flow.availableCredits()).isZero();
        assertThat(flow.canOffer()).isFalse();
        assertThatThrownBy(() -> send(MESSAGE, 0)).isInstanceOf(IllegalStateException.class);
        receive(CREDIT, 3, 0, 0);
        assertThat(flow.availableCredits()).isEqualTo(3);
        receive(MESSAGE, 2, 0, 0);
        assertThat(flow.availableCredits()).isEqualTo(5);
    }

    @Test
    void creditIsDueForHalfOfTheWindow() throws ProtocolException {
        start();
        receive(MESSAGE, 0, 0, 0);
        receive(MESSAGE, 0, 0, 0);
        flow.consumed();
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        flow.consumed();
        assertThat(flow.dueControl()).isEqualTo(CREDIT);
        int credits = flow.takeCredits();
        assertThat(credits).isEqualTo(2);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        flow.restoreCredits(credits);
        assertThat(flow.dueControl()).isEqualTo(CREDIT);
        assertThat(flow.takeCredits()).isEqualTo(2);
        flow.controlSent(CREDIT, 0);
        assertThat(flow.takeCredits()).isZero();
        assertThatThrownBy(() -> flow.restoreCredits(4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(flow::consumed).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void noCreditIsDueAfterTheEndOfThePeer() throws ProtocolException {
        start();
        receive(MESSAGE, 0, 0, 0);
        receive(MESSAGE, 0, 0, 0);
        receive(END, 0, 0, 0);
        flow.consumed();
        flow.consumed();
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
    }

    @Test
    void dataWithoutCreditIsRejected() throws ProtocolException {
        start();
        for (int i = 0; i < 3; i++) {
            receive(MESSAGE, 0, 0, 0);
        }
        rejects(MESSAGE, 0, 0, 0).hasMessage("The peer sent MESSAGE without a credit; the window has 3 slots");
        flow.consumed();
        rejects(MESSAGE, 0, 0, 0).hasMessage("The peer sent MESSAGE without a credit; the window has 3 slots");
        flow.takeCredits();
        receive(MESSAGE, 0, 0, 0);
    }

    @Test
    void moreCreditsThanSpentAreRejected() throws ProtocolException {
        start();
        rejects(START, 1, 0, 0).hasMessage("The peer returned 1 credits with START; 0 of 5 are spent");
        send(MESSAGE, 0);
        send(MESSAGE, 0);
        rejects(MESSAGE, 3, 0, 0).hasMessage("The peer returned 3 credits with MESSAGE; 2 of 5 are spent");
        rejects(PING, 65535, 0, 0).hasMessage("The peer returned 65535 credits with PING; 2 of 5 are spent");
        receive(MESSAGE, 2, 0, 0);
        rejects(MESSAGE, 1, 0, 0).hasMessage("The peer returned 1 credits with MESSAGE; 0 of 5 are spent");
    }

    @Test
    void smallCreditMessageIsRejected() throws ProtocolException {
        start();
        for (int i = 0; i < 4; i++) {
            send(MESSAGE, 0);
        }
        rejects(CREDIT, 2, 0, 0)
                .hasMessage("The peer returned 2 credits with CREDIT; the minimum is 3 for a window of 5");
        receive(MESSAGE, 1, 0, 0);
        receive(CREDIT, 3, 0, 0);
    }

    // Offers.

    @Test
    void offersAreOutstandingUntilDone() throws ProtocolException {
        start();
        assertThat(flow.outgoingOffers()).isEqualTo(2);
        flow.dataSent(MESSAGE, 0, true);
        flow.dataSent(MESSAGE, 0, true);
        assertThat(flow.canOffer()).isFalse();
        assertThat(flow.canEnd()).isFalse();
        assertThat(flow.availableCredits()).isEqualTo(3);
        assertThatThrownBy(() -> flow.dataSent(MESSAGE, 0, true)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> flow.controlSent(END, 0)).isInstanceOf(IllegalStateException.class);
        rejects(DONE, 0, 3, 0).hasMessage("The peer confirmed 3 offers with DONE; 2 are outstanding");
        rejects(DONE, 0, 0, 0).hasMessage("The peer confirmed 0 offers with DONE; 2 are outstanding");
        rejects(DONE, 0, -1, 0).hasMessage("The peer confirmed 4294967295 offers with DONE; 2 are outstanding");
        receive(DONE, 0, 1, 0);
        assertThat(flow.canOffer()).isTrue();
        receive(DONE, 0, 1, 0);
        rejects(DONE, 0, 1, 0).hasMessage("The peer confirmed 1 offers with DONE; 0 are outstanding");
        assertThat(flow.canEnd()).isTrue();
    }

    @Test
    void lowerLimitOnOffersApplies() {
        assertThat(new MessageFlow(true, LOCAL, REMOTE, 9).outgoingOffers()).isEqualTo(4);
        assertThat(new MessageFlow(true, LOCAL, REMOTE, 0).canOffer()).isFalse();
        assertThatThrownBy(() -> new MessageFlow(true, LOCAL, REMOTE, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(MessageFlow.receives(3, 2)).isEqualTo(15);
    }

    @Test
    void doneIsDueAfterReading() throws ProtocolException {
        start();
        assertThatThrownBy(flow::offerRead).isInstanceOf(IllegalStateException.class);
        receiveOffer(1);
        receiveOffer(1);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        flow.offerRead();
        flow.offerRead();
        assertThat(flow.dueControl()).isEqualTo(DONE);
        assertThat(flow.dueDoneCount()).isEqualTo(2);
        flow.controlSent(DONE, 0);
        assertThat(flow.dueDoneCount()).isZero();
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThatThrownBy(flow::offerRead).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void offersAboveTheLimitAreRejected() throws ProtocolException {
        start();
        receiveOffer(1);
        receiveOffer(1);
        String message = "The peer sent an offer although 2 are outstanding; the maximum is 2";
        rejects(MESSAGE, OFFER, 0, 1, 0, 32).hasMessage(message);
        flow.offerRead();
        rejects(MESSAGE, OFFER, 0, 1, 0, 32).hasMessage(message);
        flow.controlSent(DONE, 0);
        receiveOffer(1);
    }

    @Test
    void emptyOfferIsRejected() throws ProtocolException {
        start();
        rejects(MESSAGE, OFFER, 0, 0, 0, 32).hasMessage("The peer sent an empty offer");
    }

    // Requests.

    @Test
    void requestIsOutstandingUntilItsAnswerIsTaken() throws ProtocolException {
        start();
        long id = request();
        assertThat(id).isZero();
        assertThat(request()).isEqualTo(1);
        assertThat(flow.outstandingRequests()).isEqualTo(2);
        flow.attach(id, "a");
        assertThat(flow.take(id)).isNull();
        receive(ANSWER, 0, 5, id);
        assertThat(flow.outstandingRequests()).isEqualTo(1);
        assertThat(flow.isOutstanding(id)).isTrue();
        rejects(FAILURE, 0, 0, id)
                .hasMessage("The peer sent FAILURE with id 0, but that request is already answered or was never sent");
        assertThat(flow.take(id)).isEqualTo("a");
        assertThat(flow.isOutstanding(id)).isFalse();
        assertThat(flow.take(id)).isNull();
        rejects(ANSWER, 0, 0, id)
                .hasMessage("The peer sent ANSWER with id 0, but that request is already answered or was never sent");
        receive(FAILURE, 0, 5, 1);
        assertThat(flow.take(1)).isNull();
        assertThat(flow.requests().size()).isZero();
    }

    @Test
    void unknownRequestIsRejected() throws ProtocolException {
        start();
        request();
        rejects(ANSWER, 0, 0, 1)
                .hasMessage("The peer sent ANSWER with id 1, which no request has had; 1 ids were used");
        rejects(FAILURE, 0, 0, -1)
                .hasMessage("The peer sent FAILURE with id 18446744073709551615, which no request has had;"
                        + " 1 ids were used");
        flow.nextRequestId();
        rejects(ANSWER, 0, 0, 1)
                .hasMessage("The peer sent ANSWER with id 1, but that request is already answered or was never sent");
    }

    @Test
    void answerToCanceledRequestIsDiscardedOnce() throws ProtocolException {
        start();
        long id = request();
        flow.attach(id, "a");
        flow.cancel(id);
        assertThat(flow.isOutstanding(id)).isFalse();
        assertThat(flow.outstandingRequests()).isZero();
        assertThatThrownBy(() -> flow.attach(id, "b")).isInstanceOf(IllegalStateException.class);
        receive(ANSWER, 0, 0, id);
        assertThat(flow.isOutstanding(id)).isFalse();
        assertThat(flow.take(id)).isNull();
        rejects(ANSWER, 0, 0, id).isInstanceOf(ProtocolException.class);
    }

    @Test
    void requestMayBeCanceledBetweenAnswerAndTake() throws ProtocolException {
        start();
        long id = request();
        flow.attach(id, "a");
        receive(ANSWER, 0, 0, id);
        flow.cancel(id);
        assertThat(flow.isOutstanding(id)).isFalse();
        assertThat(flow.take(id)).isNull();
        rejects(ANSWER, 0, 0, id).isInstanceOf(ProtocolException.class);
    }

    @Test
    void requestsUseTheirOwnIds() throws ProtocolException {
        start();
        long id = request();
        assertThatThrownBy(() -> send(REQUEST, id)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> send(REQUEST, 7)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> send(REQUEST, -1)).isInstanceOf(IllegalArgumentException.class);
        flow.cancel(99);
        assertThat(flow.outstandingRequests()).isEqualTo(1);
    }

    @Test
    void unansweredRequestsAreCanceledTogether() throws ProtocolException {
        start();
        for (int i = 0; i < 4; i++) {
            flow.attach(request(), i);
        }
        request();
        receive(ANSWER, 0, 0, 2);
        flow.cancel(1);
        List<Object> canceled = new ArrayList<>();
        flow.cancelAll(canceled::add);
        assertThat(canceled).containsExactlyInAnyOrder(0, 3);
        assertThat(flow.outstandingRequests()).isZero();
        assertThat(flow.take(2)).isEqualTo(2);
    }

    // Keep-alive.

    @Test
    void pingIsAnsweredWithItsId() throws ProtocolException {
        start();
        receive(PING, 0, 0, -5);
        assertThat(flow.dueControl()).isEqualTo(PONG);
        assertThat(flow.pongId()).isEqualTo(-5);
        rejects(PING, 0, 0, 3).hasMessage("The peer sent PING with id 3 before PING with id -5 was answered");
        assertThatThrownBy(() -> flow.controlSent(PONG, 4)).isInstanceOf(IllegalStateException.class);
        flow.controlSent(PONG, -5);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThatThrownBy(() -> flow.controlSent(PONG, -5)).isInstanceOf(IllegalStateException.class);
        receive(PING, 0, 0, 3);
    }

    @Test
    void pongAnswersAPing() throws ProtocolException {
        start();
        rejects(PONG, 0, 0, 0).hasMessage("The peer sent PONG with id 0 without a PING");
        flow.controlSent(PING, 8);
        assertThat(flow.canPing()).isFalse();
        assertThat(flow.isPingUnanswered()).isTrue();
        assertThatThrownBy(() -> flow.controlSent(PING, 9)).isInstanceOf(IllegalStateException.class);
        rejects(PONG, 0, 0, 9).hasMessage("The peer sent PONG with id 9 in answer to PING with id 8");
        receive(PONG, 0, 0, 8);
        assertThat(flow.canPing()).isTrue();
        assertThat(flow.isPingUnanswered()).isFalse();
        rejects(PONG, 0, 0, 8).hasMessage("The peer sent PONG with id 8 without a PING");
    }

    // Closing.

    @Test
    void peerAnswersEnd() throws ProtocolException {
        start();
        assertThat(flow.endId()).isZero();
        flow.controlSent(END, 0);
        assertThat(flow.endSent()).isTrue();
        assertThat(flow.availableCredits()).isZero();
        assertThat(flow.canOffer() || flow.canEnd() || flow.isClean() || flow.isFinished())
                .isFalse();
        assertThatThrownBy(() -> send(MESSAGE, 0)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> flow.controlSent(END, 0)).isInstanceOf(IllegalStateException.class);
        receive(MESSAGE, 0, 0, 0);
        receive(END, 0, 0, 1);
        assertThat(flow.isFinished() && flow.isClean() && flow.endReceived()).isTrue();
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThat(flow.canPing()).isFalse();
        rejects(END, 0, 0, 1).hasMessage("The peer sent END with id 1 twice");
        rejects(END, 0, 0, 0).hasMessage("The peer sent END with id 0 after END with id 1");
    }

    @Test
    void thisSideAnswersEnd() throws ProtocolException {
        start();
        receive(END, 0, 0, 0);
        assertThat(flow.endReceived()).isTrue();
        assertThat(flow.isClean() || flow.isFinished()).isFalse();
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        send(MESSAGE, 0);
        assertThat(flow.endId()).isEqualTo(1);
        assertThat(flow.canEnd()).isTrue();
        flow.controlSent(END, 1);
        assertThat(flow.isClean()).isTrue();
        assertThat(flow.isFinished()).isFalse();
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThat(flow.canEnd()).isFalse();
    }

    @Test
    void crossingEndsAreFollowedBySecondOnes() throws ProtocolException {
        start();
        flow.controlSent(END, 0);
        receive(END, 0, 0, 0);
        assertThat(flow.dueControl()).isEqualTo(END);
        assertThat(flow.endId()).isEqualTo(1);
        assertThat(flow.isClean()).isFalse();
        receive(END, 0, 0, 1);
        assertThat(flow.isFinished()).isTrue();
        assertThat(flow.dueControl()).isEqualTo(END);
        flow.controlSent(END, 1);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThat(flow.isClean()).isTrue();
    }

    @Test
    void secondEndIsDueBeforeTheOneOfThePeer() throws ProtocolException {
        start();
        flow.controlSent(END, 0);
        receive(END, 0, 0, 0);
        assertThat(flow.dueControl()).isEqualTo(END);
        assertThatThrownBy(() -> flow.controlSent(END, 0)).isInstanceOf(IllegalStateException.class);
        flow.controlSent(END, 1);
        assertThat(flow.isClean()).isFalse();
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
    }

    @Test
    void finishedSideAnswersNothing() throws ProtocolException {
        start();
        receive(MESSAGE, 0, 0, 0);
        receive(MESSAGE, 0, 0, 0);
        receive(PING, 0, 0, 0);
        flow.controlSent(END, 0);
        receive(END, 0, 0, 1);
        flow.consumed();
        flow.consumed();
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
    }

    @Test
    void endsOutOfTurnAreRejected() throws ProtocolException {
        start();
        rejects(END, 0, 0, 1).hasMessage("The peer sent END with id 1 before it could receive END");
        receive(END, 0, 0, 0);
        rejects(END, 0, 0, 0).hasMessage("The peer sent END with id 0 twice");
        rejects(END, 0, 0, 1).hasMessage("The peer sent END with id 1 before it could receive END");
        for (int type : new int[] {MESSAGE, REQUEST}) {
            rejects(type, 0, 0, 0).hasMessage("The peer sent " + MessageHeader.name(type) + " after END");
        }
        receive(PING, 0, 0, 0);
    }

    @Test
    void endWithOutstandingOfferIsRejected() throws ProtocolException {
        start();
        receiveOffer(1);
        rejects(END, 0, 0, 0).hasMessage("The peer sent END although 1 of its offers are outstanding");
        flow.offerRead();
        rejects(END, 0, 0, 0).hasMessage("The peer sent END although 1 of its offers are outstanding");
        flow.controlSent(DONE, 0);
        receive(END, 0, 0, 0);
    }

    // Misuse and descriptions.

    @Test
    void dataMessagesAreNoControlMessages() throws ProtocolException {
        start();
        assertThatThrownBy(() -> flow.controlSent(MESSAGE, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Not a control message: MESSAGE");
    }

    @Test
    void stateIsDescribed() throws ProtocolException {
        start();
        request();
        flow.dataSent(MESSAGE, 0, true);
        receive(MESSAGE, 0, 0, 0);
        flow.consumed();
        flow.controlSent(PING, 0);
        assertThat(flow)
                .hasToString("credits 3/5, granted 2/3, returnable 1; outgoing offers 1/2, incoming 0 unread, 0"
                        + " unconfirmed; requests 1 unanswered, 0 canceled; START sent 1, received 1; END sent none,"
                        + " received none; PING unanswered");
    }
}
