package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.internal.message.Parameters;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaTimeoutException;

/**
 * Sends messages, requests and answers for the program. Confined to the thread that drives the loop, except where
 * noted.
 */
final class LinkSender implements Link.Answers {
    private final Link link;
    private final LinkState state;
    private final RequestDeadlines deadlines;

    // These fields are null until their values are known.

    private @Nullable Parameters remote;
    private @Nullable MessageFlow flow;
    private @Nullable OutgoingMessages outgoing;
    private @Nullable ProtectionDomain domain;

    LinkSender(Link link, LinkState state) {
        this.link = link;
        this.state = state;
        this.deadlines = new RequestDeadlines(link.loop(), this::expired);
    }

    /** Sets the parameters of the peer. */
    void remote(@Nullable Parameters parameters) {
        remote = parameters;
    }

    void open(ProtectionDomain ofConnection, MessageFlow newFlow, OutgoingMessages newOutgoing) {
        domain = ofConnection;
        flow = newFlow;
        outgoing = newOutgoing;
    }

    private @Nullable OutgoingMessages outgoingIfOpen() {
        return state.isClosed() ? null : outgoing;
    }

    /** Returns the outgoing messages, or throws an exception if no more messages can be sent. */
    OutgoingMessages outgoing() throws IOException {
        OutgoingMessages out = outgoingIfOpen();
        if (out == null || link.isEnding()) {
            throw closed();
        }
        if (out.isEnding()) {
            MessageFlow of = flow;
            throw of != null && of.closeReceived() ? closedByPeer() : outputShutDown();
        }
        return out;
    }

    private IOException closed() {
        return Link.closed(link.peerName(), state.isClosed() ? state.cause() : state.failure());
    }

    /** Returns the exception for a message sent after the output has been shut down. May be called by any thread. */
    IOException outputShutDown() {
        return new IOException("The output of the connection to " + link.peerName() + " has been shut down");
    }

    /** Returns the exception for messages that the peer discards because it has closed the connection. */
    IOException closedByPeer() {
        return new IOException(link.peerName() + " has closed the connection");
    }

    /** Sends a message as soon as possible. If the message can never be sent, fails it. */
    void send(Outgoing message) {
        try {
            outgoing().send(message);
        } catch (IOException e) {
            message.fail(e);
        } catch (VirtualMachineError e) {
            // End the connection, because it is unknown whether the message was posted and a credit was spent.
            IOException cause = postInterrupted(e);
            message.fail(cause);
            link.fail(cause);
        }
    }

    /**
     * Returns the exception for a post that an Error has interrupted. Whether the message was posted, and thus whether a
     * credit was spent, is unknown, so that the connection must be ended.
     */
    private IOException postInterrupted(VirtualMachineError e) {
        return new IOException("Cannot send a message to " + link.peerName() + ": " + e, e);
    }

    /** Requests a call to {@link MessageHandler#onWritable}. */
    void wantWritable() {
        OutgoingMessages out = outgoingIfOpen();
        if (out != null) {
            out.wantWritable();
            link.progressOrFail();
        }
    }

    /** Sends a request immediately, or returns {@code false} if it cannot be sent now or does not fit into a slot. */
    boolean tryRequest(MemorySegment bytes, Answer answer) {
        OutgoingMessages out = outgoingIfOpen();
        if (out == null || link.isEnding() || out.isEnding() || !out.tryRequest(bytes, answer)) {
            return false;
        }
        startLimit(answer);
        return true;
    }

    /** Sends a request as soon as possible, unless its answer is done, and cancels it when its time limit expires. */
    void request(MemorySegment bytes, Answer answer) {
        try {
            if (!answer.isDone() && !tryRequest(bytes, answer)) {
                request(Outgoing.request(bytes, answer), answer);
            }
        } catch (VirtualMachineError e) {
            IOException cause = postInterrupted(e);
            answer.completeExceptionally(cause);
            link.fail(cause);
        }
    }

    /** Sends a request as soon as possible, and cancels it when its time limit expires. */
    void request(Outgoing request, Answer answer) {
        send(request);
        if (!request.future.isCompletedExceptionally()) {
            startLimit(answer);
        }
    }

    @Override
    public MemorySegment readable(MemorySegment answer) {
        if (!link.loop().inLoop()) {
            return Outgoing.copy(answer);
        }
        if (!answer.scope().isAlive()) {
            throw new IllegalStateException("The memory of the answer is closed");
        }
        if (!answer.isAccessibleBy(Thread.currentThread())) {
            throw new WrongThreadException("The memory of the answer is confined to another thread");
        }
        return answer;
    }

    private void startLimit(Answer answer) {
        if (!answer.isDone()) {
            deadlines.add(answer);
        }
    }

    private void expired(Answer answer) {
        MessageFlow of = flow;
        String limit = Timeouts.text(answer.limit);
        String reason = link.peerName() + " did not answer the request within " + limit;
        if (answer.requestId == Answer.NOT_SENT) {
            reason = "The request could not be sent to " + link.peerName() + " within " + limit + obstacle(of);
        } else if (of != null) {
            of.cancel(answer.requestId);
        }
        answer.completeExceptionally(new RdmaTimeoutException(reason));
    }

    /** Returns the reason why a request has not been sent, to append to an exception message. */
    private static String obstacle(@Nullable MessageFlow of) {
        if (of == null) {
            return ", because the connection is not open";
        } else if (of.availableCredits() == 0) {
            return ", because the peer has not consumed enough earlier messages";
        } else if (!of.canRequest()) {
            return ", because " + of.outgoingRequests() + " earlier requests, the maximum, have not been answered, or"
                    + " their answers have not been closed";
        }
        return ", because earlier messages are waiting";
    }

    /** Cancels the timer for the time limits of the requests. Called when the connection has ended. */
    void stop() {
        deadlines.stop();
    }

    /** Answers a request. May be called by any thread. */
    @Override
    public void answer(int type, long id, MemorySegment answer) {
        if (link.loop().inLoop()) {
            answerInLoop(type, id, answer);
        } else {
            link.runInLoop(() -> answerInLoop(type, id, answer));
        }
    }

    private void answerInLoop(int type, long id, MemorySegment answer) {
        OutgoingMessages out = outgoingIfOpen();
        if (out != null && !link.isEnding()) {
            out.sendAnswer(type, id, answer);
        }
    }

    @Override
    public CompletableFuture<Void> answer(int type, long id, LocalMemory answer) {
        Outgoing message = Outgoing.answer(type, id, answer);
        link.runInLoop(() -> {
            OutgoingMessages out = outgoingIfOpen();
            if (out == null || link.isEnding()) {
                message.fail(closed());
            } else {
                out.sendAnswer(message, false);
            }
        });
        return message.future;
    }

    @Override
    public MemorySegment truncated(byte[] explanation) {
        Parameters peer = remote;
        long limit = peer == null ? 0 : maxEager(peer);
        return MemorySegment.ofArray(explanation).asSlice(0, Math.min(explanation.length, limit));
    }

    @Override
    public void checkRegistered(LocalMemory message) {
        checkSize(message.length());
        if (message.region().domain() != domain) {
            throw new IllegalArgumentException(
                    message.region() + " is not registered in the domain of the connection to " + link.peerName()
                            + "; allocate it with the connection's allocate()");
        }
    }

    @Override
    public void checkSize(long bytes) {
        Parameters peer = remote;
        if (peer == null) {
            return;
        }
        boolean offers = Math.min(peer.offers(), link.options().parameters().offers()) > 0;
        long max = offers ? peer.maxMessageSize() : maxEager(peer);
        if (bytes > max) {
            throw new MessageTooLargeException(
                    "The message has " + bytes + " bytes, but " + link.peerName() + " accepts at most " + max);
        }
    }

    /** Returns the maximum size in bytes of a message that is sent in a slot. */
    private long maxEager(Parameters peer) {
        int slot = Math.min(peer.slotSize(), link.options().parameters().slotSize()) - MessageHeader.SIZE;
        return Math.min(slot, peer.maxMessageSize());
    }
}
