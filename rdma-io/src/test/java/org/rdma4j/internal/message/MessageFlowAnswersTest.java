package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.internal.message.MessageHeader.ANSWER;
import static org.rdma4j.internal.message.MessageHeader.END;
import static org.rdma4j.internal.message.MessageHeader.FAILURE;
import static org.rdma4j.internal.message.MessageHeader.MESSAGE;
import static org.rdma4j.internal.message.MessageHeader.OFFER;
import static org.rdma4j.internal.message.MessageHeader.REQUEST;

import org.junit.jupiter.api.Test;

/** Tests of the limits on unanswered requests, and of answers, which consume no credit. */
class MessageFlowAnswersTest extends FlowFixture {
    private static MessageFlow flow(int outgoingRequests, int outgoingOffers) {
        return new MessageFlow(true, LOCAL, REMOTE, outgoingRequests, outgoingOffers);
    }

    private void spendCredits() {
        while (flow.availableCredits() > 0) {
            send(MESSAGE, 0);
        }
    }

    // Outgoing requests.

    @Test
    void lowerLimitOnRequestsApplies() {
        assertThat(flow(9, 0).outgoingRequests()).isEqualTo(6);
        assertThat(flow(5, 0).outgoingRequests()).isEqualTo(5);
        assertThatThrownBy(() -> flow(-1, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Negative number of outgoing requests: -1");
    }

    @Test
    void requestRequiresStartAndCredit() throws ProtocolException {
        assertThat(flow.canRequest() || flow.canAnswer() || flow.canOfferAnswer())
                .isFalse();
        start();
        assertThat(flow.canRequest() && flow.canAnswer() && flow.canOfferAnswer())
                .isTrue();
        spendCredits();
        assertThat(flow.canRequest()).isFalse();
        assertThatThrownBy(this::request)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("REQUEST was sent without a credit");
        assertThat(flow.canAnswer()).isTrue();
    }

    @Test
    void requestRequiresAReceiveForTheAnswer() throws ProtocolException {
        start();
        for (int i = 0; i < 5; i++) {
            assertThat(flow.canRequest()).isTrue();
            request();
            flow.cancel(i);
        }
        receive(MESSAGE, 5, 0, 0);
        assertThat(flow.canRequest()).isFalse();
        assertThat(flow.availableCredits()).isEqualTo(5);
        assertThatThrownBy(this::request)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("A request was sent although 5 are unanswered and 0 answers occupy a slot;"
                        + " the maximum is 5");
        receive(ANSWER, 0, 0, 3);
        assertThat(flow.canRequest()).isFalse();
        flow.answerConsumed();
        assertThat(flow.canRequest()).isTrue();
        assertThatThrownBy(flow::answerConsumed).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void requestIsNotSentAfterAnEnd() throws ProtocolException {
        start();
        receive(END, 0, 0, 0);
        assertThat(flow.canRequest()).isFalse();
        assertThat(flow.canAnswer() && flow.canOfferAnswer() && flow.canOffer()).isTrue();
        flow.controlSent(END, 1);
        assertThat(flow.canAnswer() || flow.canOfferAnswer()).isFalse();
    }

    // Incoming requests.

    @Test
    void requestsAboveTheLimitAreRejected() throws ProtocolException {
        start();
        receive(REQUEST, 0, 0, 7);
        receive(REQUEST, 0, 0, -1);
        String message = "The peer sent REQUEST although 2 are unanswered; the maximum is 2";
        rejects(REQUEST, 0, 0, 8).hasMessage(message);
        flow.consumed();
        flow.consumed();
        rejects(REQUEST, 0, 0, 8).hasMessage(message);
        send(ANSWER, -1);
        receive(REQUEST, 0, 0, 8);
    }

    @Test
    void requestIsRejectedIfNoneIsAccepted() throws ProtocolException {
        MessageFlow none = new MessageFlow(true, new Parameters(128, 3, 2, 0, 100), REMOTE, 5, 2);
        none.controlSent(MessageHeader.START, 0);
        MessageHeader.write(slot, 0, MessageHeader.START, 0, 0, 0, 0);
        none.received(slot, 0, 16);
        MessageHeader.write(slot, 0, REQUEST, 0, 0, 0, 0);
        assertThatThrownBy(() -> none.received(slot, 0, 16))
                .isInstanceOf(ProtocolException.class)
                .hasMessage("The peer sent REQUEST although 0 are unanswered; the maximum is 0");
    }

    @Test
    void idOfAnUnansweredRequestIsRejected() throws ProtocolException {
        start();
        receive(REQUEST, 0, 0, -1);
        rejects(REQUEST, 0, 0, -1)
                .hasMessage("The peer sent REQUEST with id 18446744073709551615, which is the id of an unanswered"
                        + " request");
        send(FAILURE, -1);
        receive(REQUEST, 0, 0, -1);
    }

    @Test
    void requestWithoutCreditIsRejected() throws ProtocolException {
        start();
        for (int i = 0; i < 3; i++) {
            receive(MESSAGE, 0, 0, 0);
        }
        rejects(REQUEST, 0, 0, 0).hasMessage("The peer sent REQUEST without a credit; the window has 3 slots");
    }

    @Test
    void requestsAfterEndRemainLimited() throws ProtocolException {
        start();
        flow.controlSent(END, 0);
        receive(REQUEST, 0, 0, 1);
        receive(REQUEST, 0, 0, 2);
        rejects(REQUEST, 0, 0, 3).hasMessage("The peer sent REQUEST although 2 are unanswered; the maximum is 2");
        assertThatThrownBy(() -> send(ANSWER, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("ANSWER was sent before the start or after END");
    }

    // Answers.

    @Test
    void answerRequiresNoCreditOfThisSide() throws ProtocolException {
        start();
        spendCredits();
        receive(REQUEST, 0, 0, 7);
        receive(REQUEST, 0, 0, 8);
        assertThat(flow.canOffer()).isFalse();
        assertThat(flow.canOfferAnswer()).isTrue();
        send(ANSWER, 7);
        flow.dataSent(FAILURE, 8, true);
        assertThat(flow.canEnd()).isFalse();
        assertThat(flow.canOfferAnswer()).isTrue();
    }

    @Test
    void offeredAnswersAreLimited() throws ProtocolException {
        start();
        receive(REQUEST, 0, 0, 7);
        flow.dataSent(MESSAGE, 0, true);
        flow.dataSent(MESSAGE, 0, true);
        assertThat(flow.canOfferAnswer()).isFalse();
        assertThat(flow.canAnswer()).isTrue();
        assertThatThrownBy(() -> flow.dataSent(ANSWER, 7, true)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void answerRequiresARequest() throws ProtocolException {
        start();
        assertThatThrownBy(() -> send(ANSWER, 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("Request 0 was answered, but the peer has sent no such request, or it is already answered");
        receive(REQUEST, 0, 0, 0);
        send(ANSWER, 0);
        assertThatThrownBy(() -> send(FAILURE, 0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void answerRequiresNoCreditOfThePeer() throws ProtocolException {
        start();
        for (int i = 0; i < 3; i++) {
            receive(MESSAGE, 0, 0, 0);
        }
        request();
        request();
        receive(ANSWER, 0, 5, 0);
        receive(FAILURE, OFFER, 0, 5, 1, 32);
        flow.answerConsumed();
        flow.answerConsumed();
        assertThat(flow.takeCredits()).isZero();
        rejects(MESSAGE, 0, 0, 0).hasMessage("The peer sent MESSAGE without a credit; the window has 3 slots");
    }

    @Test
    void offeredAnswersOfThePeerAreLimited() throws ProtocolException {
        start();
        long id = request();
        receiveOffer(1);
        receiveOffer(1);
        rejects(ANSWER, OFFER, 0, 1, id, 32)
                .hasMessage("The peer sent an offer although 2 are outstanding; the maximum is 2");
        receive(ANSWER, 0, 1, id);
    }
}
