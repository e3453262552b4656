package org.rdma4j.internal.message;

import static org.rdma4j.internal.message.MessageHeader.ANSWER;
import static org.rdma4j.internal.message.MessageHeader.CREDIT;
import static org.rdma4j.internal.message.MessageHeader.DONE;
import static org.rdma4j.internal.message.MessageHeader.END;
import static org.rdma4j.internal.message.MessageHeader.FAILURE;
import static org.rdma4j.internal.message.MessageHeader.PING;
import static org.rdma4j.internal.message.MessageHeader.PONG;
import static org.rdma4j.internal.message.MessageHeader.REQUEST;
import static org.rdma4j.internal.message.MessageHeader.START;

import java.util.ArrayDeque;
import java.util.random.RandomGenerator;

/**
 * One end in the model: a {@link MessageFlow}, the layer that posts, and a {@link ModelUser}. The end counts its posted receives;
 * a message that arrives without a posted receive fails the test.
 */
final class ModelEnd {
    /** Actions of an end that the model chooses at random. Actions up to {@link #DRAIN} also run until quiescence. */
    static final int POST_DATA = 0;

    static final int POST_CONTROL = 1;
    static final int ARRIVE = 2;
    static final int PROCESS = 3;
    static final int READ = 4;
    static final int DELIVER = 5;
    static final int RELEASE = 6;
    static final int ANSWER_REQUEST = 7;
    static final int REPEAT_START = 8;
    static final int SEND_END = 9;
    static final int DISCONNECT = 10;
    static final int POST_ANSWER = 11;
    static final int DRAIN = 12;
    static final int USER_SEND = 12;
    static final int CANCEL = 13;
    static final int SEND_PING = 14;
    static final int CLOSE = 15;
    static final int ACTIONS = 16;

    final String name;
    final boolean hostile;
    final RandomGenerator random;
    final Parameters parameters;
    final MessageFlow flow;
    final ModelUser user;

    ModelEnd peer;

    /** Whether the first message remains unread until another one has arrived. */
    private final boolean quirk;

    int posted;
    private int processed;

    /** Messages on the way to this end. */
    final ArrayDeque<ModelMessage> wire = new ArrayDeque<>();

    /** Messages that occupy a receive of this end and have not been processed. */
    final ArrayDeque<ModelMessage> arrived = new ArrayDeque<>();

    /** Number of messages in {@link #wire} and {@link #arrived} by type. */
    final int[] unprocessed = new int[END + 1];

    /** Maximum number of control messages that were unprocessed at a time. */
    int maxControl;

    int unprocessedCredits;

    /** Outgoing offers whose memory is pinned, as sequence numbers. */
    final ArrayDeque<Long> pinned = new ArrayDeque<>();

    /** Number of offers of the peer that this end has read. */
    long offersRead;

    long offersConfirmed;

    long sent;
    private long received;

    private long pings;
    boolean disconnected;

    ModelEnd(
            String name,
            boolean connecting,
            Parameters local,
            Parameters remote,
            int preferredRequests,
            int preferredOffers,
            int requestInterval,
            boolean quirk,
            boolean hostile,
            RandomGenerator random) {
        this.name = name;
        this.parameters = local;
        this.quirk = quirk;
        this.hostile = hostile;
        this.random = random;
        flow = new MessageFlow(connecting, local, remote, preferredRequests, preferredOffers);
        user = new ModelUser(this, flow.offers.outgoingLimit() > 0 && remote.maxMessageSize() > 0, requestInterval);
        posted = receives();
    }

    /** Returns the number of receives of this end. */
    int receives() {
        return MessageFlow.receives(parameters.window(), flow.outgoingRequests(), flow.offers.outgoingLimit());
    }

    /** Fails the test, unless the peer of a hostile run is responsible. */
    void expect(boolean holds, String what, Object details) {
        if (!holds && !hostile) {
            throw new AssertionError(name + ": " + what + ": " + details);
        }
    }

    /** Runs an action. Returns {@code false} if the action is not possible now. */
    boolean run(int action) throws ProtocolException {
        return switch (action) {
            case POST_DATA -> !disconnected && postData();
            case POST_ANSWER -> !disconnected && postAnswer();
            case POST_CONTROL -> !disconnected && postControl();
            case ARRIVE -> arrive();
            case PROCESS -> process();
            case READ -> !disconnected && read();
            case DELIVER -> user.deliver();
            case RELEASE -> release();
            case ANSWER_REQUEST -> user.answerRequest();
            case REPEAT_START -> !disconnected && flow.mayRepeatStart() && postControl(START, 0, 0);
            case SEND_END -> !disconnected && sendEnd();
            case DISCONNECT -> disconnect();
            case USER_SEND -> user.send();
            case CANCEL -> user.cancel();
            case CLOSE -> user.close();
            case SEND_PING -> !disconnected && flow.canPing() && postControl(PING, 0, pings++);
            default -> throw new AssertionError(action);
        };
    }

    // Sending.

    private boolean postData() {
        ModelUser.Queued next = user.queue.peek();
        expect(flow.availableCredits() <= peer.parameters.window(), "more credits than the window", flow);
        if (next == null
                || (next.type() == REQUEST ? !flow.canRequest() : flow.availableCredits() == 0)
                || next.offer() && !flow.canOffer()) {
            return false;
        }
        return post(next, user.queue);
    }

    private boolean postAnswer() {
        ModelUser.Queued next = user.answers.peek();
        if (next == null || !flow.canAnswer() || next.offer() && !flow.canOfferAnswer()) {
            return false;
        }
        return post(next, user.answers);
    }

    /** Posts the first message of a queue. */
    private boolean post(ModelUser.Queued next, ArrayDeque<ModelUser.Queued> queue) {
        if (random.nextInt(16) == 0) {
            // The post is refused.
            flow.restoreCredits(flow.takeCredits());
            return true;
        }
        queue.remove();
        int length = next.offer()
                ? 1 + random.nextInt((int) Math.min(100, peer.parameters.maxMessageSize()))
                : random.nextInt(flow.maxEager() + 1);
        transmit(new ModelMessage(
                next.type(), next.offer() ? MessageHeader.OFFER : 0, flow.takeCredits(), length, next.id(), sent));
        flow.dataSent(next.type(), next.id(), next.offer());
        if (next.offer()) {
            pinned.add(sent);
        }
        if (next.type() == REQUEST) {
            user.requestSent(next.id());
        }
        sent++;
        return true;
    }

    private boolean postControl() {
        int type = flow.dueControl();
        return switch (type) {
            case MessageFlow.NONE -> false;
            case PONG -> postControl(PONG, 0, flow.pongId());
            case DONE -> postControl(DONE, flow.dueDoneCount(), 0);
            case END -> {
                expect(flow.endSent(), "the first END is not due", flow);
                yield postControl(END, 0, flow.endId());
            }
            default -> postControl(type, 0, 0);
        };
    }

    private boolean postControl(int type, int length, long id) {
        if (random.nextInt(16) == 0) {
            flow.restoreCredits(flow.takeCredits());
            return true;
        }
        transmit(new ModelMessage(type, type == END ? flow.endFlags() : 0, flow.takeCredits(), length, id, 0));
        flow.controlSent(type, id);
        return true;
    }

    private boolean sendEnd() {
        return user.isDone() && flow.canEnd() && postControl(END, 0, flow.endId());
    }

    private void transmit(ModelMessage message) {
        peer.wire.add(message);
        peer.unprocessed[message.type]++;
        peer.unprocessedCredits += message.credits;
        if (!hostile) {
            peer.checkBounds();
        }
    }

    /** Checks the bounds in the section about control messages. */
    private void checkBounds() {
        expect(
                unprocessed[ANSWER] + unprocessed[FAILURE] + flow.requests.held() <= flow.outgoingRequests(),
                "answers",
                wire);
        expect(unprocessed[START] <= 4, "START", wire);
        expect(unprocessed[CREDIT] <= 2, "CREDIT", wire);
        expect(unprocessed[DONE] <= flow.offers.outgoingLimit(), "DONE", wire);
        expect(unprocessed[PING] <= 1, "PING", wire);
        expect(unprocessed[PONG] <= 1, "PONG", wire);
        expect(unprocessed[END] <= 3, "END", wire);
        int control =
                unprocessed[START] + unprocessed[CREDIT] + unprocessed[PING] + unprocessed[PONG] + unprocessed[END];
        maxControl = Math.max(maxControl, control);
        // Data messages and DONEs leave 10 receives to the other control messages.
        expect(posted - wire.size() + control >= 10, "too few receives", posted);
    }

    // Receiving.

    private boolean arrive() {
        if (wire.isEmpty() || disconnected) {
            return false;
        }
        if (posted == 0) {
            if (hostile) {
                throw new ConnectionLost();
            }
            throw new AssertionError(name + ": no receive is posted for " + wire.peek() + ", unprocessed " + arrived);
        }
        posted--;
        arrived.add(wire.remove());
        return true;
    }

    private boolean process() throws ProtocolException {
        if (arrived.isEmpty() || quirk && processed == 0 && arrived.size() == 1) {
            return false;
        }
        processed++;
        ModelMessage message = arrived.remove();
        int type = flow.received(
                message.bytes.asSlice(0, Math.min(message.size, MessageHeader.OFFER_SIZE)), 0, message.size);
        if (hostile) {
            processHostile(message);
            return true;
        }
        expect(type == message.type, "type", message);
        expect(MessageHeader.length(message.bytes, 0) == message.length, "length", message);
        expect(MessageHeader.id(message.bytes, 0) == message.id, "id", message);
        expect(MessageHeader.credits(message.bytes, 0) == message.credits, "credits", message);
        unprocessed[type]--;
        unprocessedCredits -= message.credits;
        if (message.isData()) {
            processData(message);
        } else {
            posted++;
            processControl(type, message);
        }
        return true;
    }

    private void processData(ModelMessage message) {
        expect(message.sequence == received, "received out of order", message);
        received++;
        if (message.offer) {
            expect(MessageHeader.offerAddress(message.bytes, 0) == message.sequence, "address", message);
            expect(MessageHeader.offerKey(message.bytes, 0) == (int) ~message.sequence, "key", message);
        }
        user.received(message);
    }

    private void processControl(int type, ModelMessage message) {
        if (type == DONE) {
            offersConfirmed += message.length;
            expect(offersConfirmed <= peer.offersRead, "an offer is confirmed before it was read", message);
            for (int i = 0; i < message.length; i++) {
                expect(pinned.poll() != null, "more offers confirmed than sent", message);
            }
        } else if (type == END) {
            user.endReceived();
        }
        if (flow.isFinished()) {
            expect(
                    peer.received == sent && received == peer.sent,
                    "finished before everything was received",
                    peer.flow);
        }
    }

    /** Processes a message that may have been changed on the way. */
    private void processHostile(ModelMessage message) {
        int type = MessageHeader.type(message.bytes, 0);
        int flags = MessageHeader.flags(message.bytes, 0);
        int length = MessageHeader.length(message.bytes, 0);
        long id = MessageHeader.id(message.bytes, 0);
        if (type > FAILURE) {
            posted++;
            if (type == END) {
                user.endReceived();
            }
            return;
        }
        user.received(new ModelMessage(type, flags, 0, length, id, message.sequence));
    }

    private boolean read() {
        ModelMessage message = user.readOffer();
        if (message == null) {
            return false;
        }
        expect(peer.pinned.contains(message.sequence), "an offer is read that is not pinned", message);
        offersRead++;
        flow.offerRead();
        return true;
    }

    private boolean release() {
        if (user.releasable == 0 && user.releasableAnswers == 0) {
            return false;
        }
        posted++;
        if (user.releasableAnswers == 0 || user.releasable > 0 && random.nextBoolean()) {
            user.releasable--;
            flow.consumed();
        } else {
            user.releasableAnswers--;
            flow.answerConsumed();
        }
        return true;
    }

    // Closing.

    /** Disconnects as soon as the protocol permits it, or after the peer has disconnected. */
    private boolean disconnect() {
        if (disconnected) {
            return false;
        }
        boolean ownSendsCompleted = peer.wire.isEmpty();
        if (flow.isFinished() && flow.dueControl() == MessageFlow.NONE && ownSendsCompleted) {
            disconnected = true;
            // Messages that the peer has sent in the meantime are lost.
            for (ModelMessage lost : wire) {
                expect(!lost.isData() && lost.type != END, "lost", lost);
            }
        } else if (peer.disconnected && arrived.isEmpty() && wire.isEmpty()) {
            expect(flow.isClean(), "the peer has disconnected early", flow);
            disconnected = true;
        }
        return disconnected;
    }

    @Override
    public String toString() {
        return name + " [" + flow + "; posted " + posted + ", wire " + wire + ", arrived " + arrived + "; " + user
                + (disconnected ? "; disconnected" : "") + "]";
    }

    /** Thrown when the device would end the connection because of a hostile peer. */
    static final class ConnectionLost extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
