package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.internal.message.MessageHeader.ANSWER;
import static org.rdma4j.internal.message.MessageHeader.DONE;
import static org.rdma4j.internal.message.MessageHeader.END;
import static org.rdma4j.internal.message.MessageHeader.FAILURE;
import static org.rdma4j.internal.message.MessageHeader.MESSAGE;
import static org.rdma4j.internal.message.MessageHeader.OFFER;
import static org.rdma4j.internal.message.MessageHeader.REQUEST;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests of offers and requests. */
class MessageFlowRequestsTest extends FlowFixture {
    // Offers.

    @Test
    void offersAreOutstandingUntilDone() throws ProtocolException {
        start();
        assertThat(flow.offers.outgoingLimit()).isEqualTo(2);
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
        assertThat(new MessageFlow(true, LOCAL, REMOTE, 0, 9).offers.outgoingLimit())
                .isEqualTo(4);
        assertThat(new MessageFlow(true, LOCAL, REMOTE, 0, 0).canOffer()).isFalse();
        assertThatThrownBy(() -> new MessageFlow(true, LOCAL, REMOTE, 0, -1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(MessageFlow.receives(3, 4, 2)).isEqualTo(19);
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
        assertThat(flow.requests.size()).isZero();
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
}
