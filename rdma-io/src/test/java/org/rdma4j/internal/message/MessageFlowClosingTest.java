package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.internal.message.MessageHeader.DONE;
import static org.rdma4j.internal.message.MessageHeader.END;
import static org.rdma4j.internal.message.MessageHeader.MESSAGE;
import static org.rdma4j.internal.message.MessageHeader.PING;
import static org.rdma4j.internal.message.MessageHeader.PONG;
import static org.rdma4j.internal.message.MessageHeader.REQUEST;

import org.junit.jupiter.api.Test;

/** Tests of keep-alive and closing. */
class MessageFlowClosingTest extends FlowFixture {
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
    void endWaitsForTheAnswersToAllRequests() throws ProtocolException {
        start();
        receive(REQUEST, 0, 0, 7);
        receive(REQUEST, 0, 0, 8);
        assertThat(flow.canEnd()).isFalse();
        flow.dataSent(MessageHeader.ANSWER, 8, false);
        assertThat(flow.canEnd()).isFalse();
        flow.dataSent(MessageHeader.FAILURE, 7, false);
        assertThat(flow.canEnd()).isTrue();
    }

    @Test
    void endMayCloseTheConnection() throws ProtocolException {
        start();
        rejects(END, 1, 0, 0, 0, 16).hasMessage("The peer sent END with flags 0x1, not 0 or 2");
        rejects(PING, 2, 0, 0, 0, 16).hasMessage("The peer sent PING with flags 0x2, not 0");
        assertThat(flow.closeReceived()).isFalse();
        receive(END, MessageHeader.CLOSE, 0, 0, 0, 16);
        assertThat(flow.closeReceived()).isTrue();
        assertThat(flow.endReceived() && flow.canEnd()).isTrue();
        assertThat(flow.endId()).isEqualTo(1);
    }

    @Test
    void endIsRepeatedToCloseTheConnection() throws ProtocolException {
        start();
        flow.controlSent(END, 0);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThat(flow.endFlags()).isZero();
        flow.close();
        assertThat(flow.dueControl()).isEqualTo(END);
        assertThat(flow.endId()).isZero();
        assertThat(flow.endFlags()).isEqualTo(MessageHeader.CLOSE);
        flow.controlSent(END, 0);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThatThrownBy(() -> flow.controlSent(END, 0)).isInstanceOf(IllegalStateException.class);
        receive(END, 0, 0, 1);
        assertThat(flow.isFinished()).isTrue();
    }

    @Test
    void endIsNotRepeatedIfThePeerHasSentIt() throws ProtocolException {
        start();
        flow.controlSent(END, 0);
        receive(END, 0, 0, 0);
        flow.close();
        assertThat(flow.endId()).isEqualTo(1);
        flow.controlSent(END, 1);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
    }

    @Test
    void endWithTheFlagIsNotRepeated() throws ProtocolException {
        start();
        flow.close();
        flow.controlSent(END, 0);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
    }

    @Test
    void repeatedEndClosesTheConnectionOnce() throws ProtocolException {
        start();
        receive(END, 0, 0, 0);
        rejects(END, 0, 0, 0).hasMessage("The peer sent END with id 0 twice");
        receive(END, MessageHeader.CLOSE, 0, 0, 0, 16);
        assertThat(flow.closeReceived() && flow.endReceived()).isTrue();
        rejects(END, MessageHeader.CLOSE, 0, 0, 0, 16).hasMessage("The peer sent END with id 0 twice");
        flow.controlSent(END, 1);
        assertThat(flow.isClean()).isTrue();
    }

    @Test
    void repeatedEndMayArriveAfterTheAnswer() throws ProtocolException {
        start();
        receive(END, 0, 0, 0);
        flow.controlSent(END, 1);
        receive(END, MessageHeader.CLOSE, 0, 0, 0, 16);
        assertThat(flow.isClean()).isTrue();
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
    }

    @Test
    void secondEndMayCloseTheConnection() throws ProtocolException {
        start();
        flow.controlSent(END, 0);
        receive(END, 0, 0, 0, 0, 16);
        assertThat(flow.closeReceived()).isFalse();
        receive(END, MessageHeader.CLOSE, 0, 0, 1, 16);
        assertThat(flow.closeReceived() && flow.isFinished()).isTrue();
    }

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
    void onlyPongFollowsTheLastEnd() throws ProtocolException {
        start();
        receive(MessageHeader.START, 0, 0, 0);
        receive(END, 0, 0, 0);
        flow.controlSent(END, 1);
        receive(PING, 0, 0, 6);
        assertThat(flow.dueControl()).isEqualTo(PONG);
        flow.controlSent(PONG, 6);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
        assertThat(flow.canPing() || flow.canEnd() || flow.canOffer()).isFalse();
        assertThatThrownBy(() -> flow.controlSent(PING, 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("PING was sent after END with id 1");
    }

    @Test
    void onlyPongFollowsTheSecondEnd() throws ProtocolException {
        start();
        flow.controlSent(END, 0);
        receive(PING, 0, 0, 6);
        receive(END, 0, 0, 0);
        assertThat(flow.dueControl()).isEqualTo(PONG);
        assertThat(flow.canPing()).isTrue();
        flow.controlSent(END, 1);
        assertThat(flow.canPing()).isFalse();
        assertThat(flow.dueControl()).isEqualTo(PONG);
        receive(END, 0, 0, 1);
        assertThat(flow.dueControl()).isEqualTo(MessageFlow.NONE);
    }

    @Test
    void startIsNotAnsweredAfterTheLastEnd() throws ProtocolException {
        MessageFlow accepting = new MessageFlow(false, LOCAL, REMOTE, 5, 2);
        MessageHeader.write(slot, 0, MessageHeader.START, 0, 0, 0, 0);
        accepting.received(slot, 0, 16);
        accepting.controlSent(MessageHeader.START, 0);
        accepting.received(slot, 0, 16);
        MessageHeader.write(slot, 0, END, 0, 0, 0, 0);
        accepting.received(slot, 0, 16);
        assertThat(accepting.dueControl()).isEqualTo(MessageHeader.START);
        accepting.controlSent(END, 1);
        assertThat(accepting.dueControl()).isEqualTo(MessageFlow.NONE);
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
        rejects(END, 0, 0, 1).hasMessage("The peer sent END with id 1, but this side has not sent END");
        receive(END, 0, 0, 0);
        rejects(END, 0, 0, 0).hasMessage("The peer sent END with id 0 twice");
        rejects(END, 0, 0, 1).hasMessage("The peer sent END with id 1, but this side has not sent END");
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
}
