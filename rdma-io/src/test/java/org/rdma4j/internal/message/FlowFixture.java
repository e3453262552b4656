package org.rdma4j.internal.message;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.internal.message.MessageHeader.FAILURE;
import static org.rdma4j.internal.message.MessageHeader.MESSAGE;
import static org.rdma4j.internal.message.MessageHeader.OFFER;
import static org.rdma4j.internal.message.MessageHeader.REQUEST;
import static org.rdma4j.internal.message.MessageHeader.START;

import java.lang.foreign.MemorySegment;
import org.assertj.core.api.AbstractThrowableAssert;

/** A connecting side whose peer is played by the test: it sends any header. */
abstract class FlowFixture {

    /** Limits of this side: a window of 3, 2 requests, and 2 offers of at most 100 bytes. */
    static final Parameters LOCAL = new Parameters(128, 3, 2, 2, 100);

    /** Limits of the peer: a window of 5, 6 requests and 4 offers. */
    static final Parameters REMOTE = new Parameters(256, 5, 4, 6, 1000);

    final MemorySegment slot = MemorySegment.ofArray(new byte[32]);
    final MessageFlow flow = new MessageFlow(true, LOCAL, REMOTE, 5, 2);

    final int receive(int type, int flags, int credits, int length, long id, int size) throws ProtocolException {
        MessageHeader.write(slot, 0, type, flags, credits, length, id);
        return flow.received(slot, 0, size);
    }

    final int receive(int type, int credits, int length, long id) throws ProtocolException {
        return receive(type, 0, credits, length, id, type <= FAILURE ? 16 + length : 16);
    }

    final void receiveOffer(int length) throws ProtocolException {
        receive(MESSAGE, OFFER, 0, length, 0, 32);
    }

    final AbstractThrowableAssert<?, ?> rejects(int type, int credits, int length, long id) {
        return assertThatThrownBy(() -> receive(type, credits, length, id)).isInstanceOf(ProtocolException.class);
    }

    final AbstractThrowableAssert<?, ?> rejects(int type, int flags, int credits, int length, long id, int size) {
        return assertThatThrownBy(() -> receive(type, flags, credits, length, id, size))
                .isInstanceOf(ProtocolException.class);
    }

    final void start() throws ProtocolException {
        flow.controlSent(START, 0);
        receive(START, 0, 0, 0);
    }

    final void send(int type, long id) {
        flow.dataSent(type, id, false);
    }

    final long request() {
        long id = flow.nextRequestId();
        send(REQUEST, id);
        return id;
    }
}
