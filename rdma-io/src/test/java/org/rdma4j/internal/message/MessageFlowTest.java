package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.internal.message.MessageHeader.CREDIT;
import static org.rdma4j.internal.message.MessageHeader.DONE;
import static org.rdma4j.internal.message.MessageHeader.END;
import static org.rdma4j.internal.message.MessageHeader.MESSAGE;
import static org.rdma4j.internal.message.MessageHeader.OFFER;
import static org.rdma4j.internal.message.MessageHeader.PING;
import static org.rdma4j.internal.message.MessageHeader.PONG;
import static org.rdma4j.internal.message.MessageHeader.REQUEST;
import static org.rdma4j.internal.message.MessageHeader.START;

import org.junit.jupiter.api.Test;

/** Tests of start, fields and credits. */
class MessageFlowTest extends FlowFixture {
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
        MessageFlow accepting = new MessageFlow(false, LOCAL, REMOTE, 5, 2);
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
        assertThat(new MessageFlow(true, REMOTE, new Parameters(256, 1, 0, 0, 200), 0, 0).maxEager())
                .isEqualTo(200);
        assertThat(new MessageFlow(true, REMOTE, new Parameters(64, 1, 0, 0, 0), 0, 0).maxEager())
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
        receive(REQUEST, 0, 0, 7);
        flow.consumed();
        flow.controlSent(PING, 0);
        assertThat(flow)
                .hasToString("credits 3/5, granted 2/3, returnable 1; outgoing offers 1/2, incoming 0 unread, 0"
                        + " unconfirmed; outgoing requests 1 unanswered, 0 canceled, 0 answers held, maximum 5;"
                        + " incoming requests 1/2 unanswered; START sent 1, received 1; END sent none,"
                        + " received none; PING unanswered");
    }
}
