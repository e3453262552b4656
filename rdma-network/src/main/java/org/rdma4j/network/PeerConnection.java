package org.rdma4j.network;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.PeerText;

/**
 * A non-blocking TCP connection between two nodes of a {@link Rendezvous}. Events are reported to a {@link Handler} on
 * the thread that calls {@link #process}.
 *
 * <p>A connection passes through the following states:
 *
 * <ol>
 *   <li><i>Greeting</i>: the initiator sends its {@link Greeting}, and the acceptor answers with its own.
 *   <li><i>Proving</i>: both sides send {@link MessageType#PROOF}. The greetings and proofs form the <i>handshake</i>.
 *   <li><i>Authenticated</i>: the peer's proof has been verified. All other messages are accepted.
 *   <li><i>Closing</i>: this side has shut down output and discards all input until the peer closes the connection.
 * </ol>
 *
 * <p>A message consists of the combined length of type and body (4 bytes), the {@link MessageType} (1 byte), the body,
 * and the {@link MessageMac} code (32 bytes).
 */
final class PeerConnection {
    /** Maximum length, in bytes, of a text sent by {@link #send(MessageType, String)}. */
    static final int MAX_TEXT_BYTES = 1000;

    /** Handles events on connections. */
    interface Handler {
        /**
         * Returns the greeting to send in response to an initiator's greeting. Called even if the initiator's greeting
         * is about to be rejected.
         */
        Greeting answer(PeerConnection connection, Greeting initiatorGreeting);

        /**
         * Called when a connection has been authenticated.
         *
         * @throws IOException if the connection must be closed; the exception message states the reason
         */
        void authenticated(PeerConnection connection) throws IOException;

        /**
         * Handles a message received on an authenticated connection.
         *
         * @param body the message body; valid only during the call
         * @throws ExchangeFailedException if the exchange has failed
         * @throws IOException if the connection must be closed; the exception message states the reason
         */
        void received(PeerConnection connection, MessageType type, ByteBuffer body) throws IOException;
    }

    private static final MessageType[] TYPES = MessageType.values();

    /** Size of the message header: length and type. */
    private static final int HEADER_BYTES = Integer.BYTES + 1;

    private final NonBlockingSocket socket;
    private final String token;
    private final int maxBodyBytes;

    /** This node's greeting if it is the initiator, or {@code null} if it is the acceptor. */
    private final @Nullable Greeting initiatorGreeting;

    /** Authenticates messages in both directions; {@code null} until the greetings have been exchanged. */
    private @Nullable MessageMac mac;

    /** Whether the peer's proof has been verified. */
    private boolean authenticated;

    /** Whether this side has sent its last message. */
    private boolean closing;

    /** Time by which the handshake must be complete, as a value of {@link System#nanoTime}. */
    final long handshakeDeadline;

    /**
     * Rank of the peer: the expected rank if this node is the initiator, or the claimed rank if this node is the
     * acceptor. An acceptor's value is negative until the greeting has been received, or if a node of the claimed rank
     * is not expected to connect to this node.
     */
    int peerRank;

    /** Name of the peer in exception messages. */
    final String peerName;

    /**
     * Creates a connection.
     *
     * @param channel a non-blocking channel that is connected or has a pending connection
     * @param token the cluster token
     * @param maxBodyBytes maximum body length of a received message, in bytes
     * @param initiatorGreeting this node's greeting if it is the initiator, or {@code null} if it is the acceptor
     * @param peerName name of the peer in exception messages
     * @param handshakeDeadline time by which the handshake must be complete, as a value of {@link System#nanoTime}
     */
    PeerConnection(
            SocketChannel channel,
            Selector selector,
            String token,
            int maxBodyBytes,
            @Nullable Greeting initiatorGreeting,
            String peerName,
            long handshakeDeadline)
            throws IOException {
        this.token = token;
        this.maxBodyBytes = maxBodyBytes;
        this.initiatorGreeting = initiatorGreeting;
        this.peerRank = initiatorGreeting == null ? -1 : initiatorGreeting.to();
        this.peerName = peerName;
        this.handshakeDeadline = handshakeDeadline;
        this.socket = new NonBlockingSocket(channel, selector, this);
        if (initiatorGreeting != null && socket.isConnected()) {
            sendGreeting(initiatorGreeting);
        }
    }

    /**
     * Returns {@code true} if this side has sent its last message and is waiting for the peer to close the connection.
     */
    boolean isClosing() {
        return closing;
    }

    boolean isOpen() {
        return socket.isOpen();
    }

    /**
     * Performs the operations for which the selector has reported the socket as ready.
     *
     * @throws ExchangeFailedException if the exchange has failed
     * @throws IOException if the connection must be closed; the exception message states the reason, phrased as a
     *     predicate whose subject is the peer
     */
    void process(Handler handler) throws IOException {
        if (socket.finishConnect()) {
            sendGreeting(Objects.requireNonNull(initiatorGreeting));
        }
        if (socket.isReadable()) {
            receive(handler);
        }
        if (socket.isWritable()) {
            flush();
        }
    }

    private void sendGreeting(Greeting greeting) throws IOException {
        if (socket.isConnectedToItself()) {
            socket.resetOnClose();
            throw new IOException("is not listening on its port");
        }
        write(ByteBuffer.wrap(greeting.bytes()));
    }

    private void receive(Handler handler) throws IOException {
        int count;
        try {
            count = socket.read();
        } catch (IOException e) {
            throw closedByPeer(e);
        }
        while (!closing && consume(handler)) {
            // Consume the next greeting or message.
        }
        if (closing) {
            socket.discardInput();
        }
        if (count < 0) {
            throw closedByPeer(null);
        }
    }

    /** Returns an exception for a connection that the peer has closed or reset. */
    private IOException closedByPeer(@Nullable IOException cause) {
        String text = "closed the connection" + (authenticated ? "" : " during the handshake");
        return cause == null ? new EOFException(text) : new IOException(text + ": " + cause.getMessage(), cause);
    }

    /** Consumes the next greeting or message. Returns {@code false} if it has not been received completely. */
    private boolean consume(Handler handler) throws IOException {
        MessageMac codes = mac;
        if (codes == null) {
            return consumeGreeting(handler);
        }
        ByteBuffer input = socket.input();
        if (input.remaining() < HEADER_BYTES) {
            return false;
        }
        int length = input.getInt(input.position());
        if (length < 1 || length - 1 > (authenticated ? maxBodyBytes : 0)) {
            throw new IOException("sent a message of " + length + " bytes"
                    + (authenticated ? "; the maximum is " + (maxBodyBytes + 1L) : " instead of a proof"));
        }
        int signedBytes = Integer.BYTES + length;
        if (input.remaining() < signedBytes + MessageMac.BYTES) {
            socket.growIfFull(signedBytes + MessageMac.BYTES);
            return false;
        }
        ByteBuffer message = input.slice(input.position(), signedBytes);
        byte[] code = new byte[MessageMac.BYTES];
        input.get(input.position() + signedBytes, code);
        if (!codes.verify(message, code)) {
            throw new IOException(
                    authenticated
                            ? "sent a message with an invalid authentication code"
                            : "has a different cluster token");
        }
        input.position(input.position() + signedBytes + MessageMac.BYTES);
        dispatch(handler, message.get(Integer.BYTES), message.slice(HEADER_BYTES, length - 1));
        return true;
    }

    private void dispatch(Handler handler, int typeCode, ByteBuffer body) throws IOException {
        if (typeCode < 0 || typeCode >= TYPES.length) {
            throw new IOException("sent a message of unknown type " + typeCode);
        }
        MessageType type = TYPES[typeCode];
        if (authenticated) {
            handler.received(this, type, body);
        } else if (type == MessageType.PROOF) {
            authenticated = true;
            handler.authenticated(this);
        } else {
            throw new IOException("sent " + type + " instead of a proof");
        }
    }

    private boolean consumeGreeting(Handler handler) throws IOException {
        if (socket.input().remaining() < Greeting.BYTES) {
            return false;
        }
        Greeting theirs = Greeting.from(socket.input());
        if (theirs == null) {
            throw new IOException("is not a node: it did not send a greeting");
        }
        boolean initiator = initiatorGreeting != null;
        Greeting ours = initiatorGreeting == null ? handler.answer(this, theirs) : initiatorGreeting;
        if (!initiator) {
            // Answer even a greeting that is about to be rejected, so that the peer detects the same reason.
            write(ByteBuffer.wrap(ours.bytes()));
        }
        String objection = ours.objection(theirs);
        if (objection != null) {
            throw new IOException(objection);
        }
        mac = initiator ? new MessageMac(token, true, ours, theirs) : new MessageMac(token, false, theirs, ours);
        send(MessageType.PROOF, new byte[0]);
        return true;
    }

    /** Sends a message. The greetings must already have been exchanged. */
    void send(MessageType type, byte[] body) throws IOException {
        ByteBuffer message = ByteBuffer.allocate(HEADER_BYTES + body.length + MessageMac.BYTES)
                .putInt(1 + body.length)
                .put((byte) type.ordinal())
                .put(body);
        message.put(Objects.requireNonNull(mac).sign(message.duplicate().flip()));
        write(message.flip());
    }

    /**
     * Sends a message that detects a broken connection. Has no effect while other messages are queued, which detect it
     * as well: otherwise the queue of a peer that does not read would grow with each probe.
     */
    void probe() throws IOException {
        if (queuedMessages() == 0) {
            send(MessageType.PROBE, new byte[0]);
        }
    }

    /** Returns the number of messages that are queued until the peer reads. */
    int queuedMessages() {
        return socket.unsentBuffers();
    }

    /** Sends a message whose body consists of a round number and a payload. */
    void send(MessageType type, int round, byte[] payload) throws IOException {
        send(
                type,
                ByteBuffer.allocate(Integer.BYTES + payload.length)
                        .putInt(round)
                        .put(payload)
                        .array());
    }

    /** Sends a message whose body is a text, truncated to {@link #MAX_TEXT_BYTES}. */
    void send(MessageType type, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        send(type, Arrays.copyOf(bytes, Math.min(bytes.length, MAX_TEXT_BYTES)));
    }

    /** Decodes text received from a peer. Truncates the text and escapes characters that cannot be printed. */
    static String text(ByteBuffer body) {
        byte[] bytes = new byte[Math.min(body.remaining(), MAX_TEXT_BYTES)];
        body.get(bytes);
        return PeerText.decode(bytes);
    }

    private void write(ByteBuffer bytes) throws IOException {
        try {
            socket.write(bytes);
        } catch (IOException e) {
            throw closedByPeer(e);
        }
    }

    private void flush() throws IOException {
        try {
            socket.flush();
        } catch (IOException e) {
            throw closedByPeer(e);
        }
    }

    /**
     * Sends all queued messages and then shuts down output. Input is discarded until the peer closes the connection,
     * because closing a socket with unread input resets the connection, and the peer might then lose the last messages.
     */
    void shutdown() {
        if (isOpen() && !closing) {
            closing = true;
            try {
                socket.shutdownOutputAfterFlush();
            } catch (IOException e) {
                close();
            }
        }
    }

    /** Closes the connection. Queued messages are lost. */
    void close() {
        socket.close();
    }
}
