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

/**
 * A TCP connection between two nodes of a {@link Rendezvous}. Never blocks. Reports events to a {@link Handler}, on the
 * thread that calls {@link #process}.
 *
 * <p>A connection goes through these states:
 *
 * <ol>
 *   <li><i>Greeting</i>: the initiator sends its {@link Greeting}, and the acceptor answers with its own.
 *   <li><i>Proving</i>: both sides send {@link MessageType#PROOF}. Greeting and proof are the <i>handshake</i>.
 *   <li><i>Authenticated</i>: the proof of the other side has been verified. All other messages are accepted.
 *   <li><i>Closing</i>: this side has shut down its output and discards all input until the other side closes.
 * </ol>
 *
 * <p>A message consists of its length (4 bytes, for type and body), its {@link MessageType} (1 byte), its body, and its
 * {@link MessageMac} (32 bytes).
 */
final class PeerConnection {
    /** Maximum length of a text sent by {@link #send(MessageType, String)}, in bytes. */
    static final int MAX_TEXT_BYTES = 1000;

    /** Receives the events of connections. */
    interface Handler {
        /**
         * Returns the greeting that answers the greeting of an initiator. Called even if the greeting of the initiator
         * is about to be rejected.
         */
        Greeting answer(PeerConnection connection, Greeting initiatorGreeting);

        /**
         * Handles the authentication of a connection.
         *
         * @throws IOException to close the connection; the message states the reason
         */
        void authenticated(PeerConnection connection) throws IOException;

        /**
         * Handles a message received on an authenticated connection.
         *
         * @param body body of the message, valid during the call only
         * @throws ExchangeFailedException if the exchange has failed
         * @throws IOException to close the connection; the message states the reason
         */
        void received(PeerConnection connection, MessageType type, ByteBuffer body) throws IOException;
    }

    private static final MessageType[] TYPES = MessageType.values();

    /** Size of the message header: length and type. */
    private static final int HEADER_BYTES = Integer.BYTES + 1;

    private final NonBlockingSocket socket;
    private final String token;
    private final int maxBodyBytes;

    /** Greeting of this node if it is the initiator; null if it is the acceptor. */
    private final @Nullable Greeting initiatorGreeting;

    /** Authenticates messages in both directions; null until the greetings have been exchanged. */
    private @Nullable MessageMac mac;

    /** Whether the proof of the other side has been verified. */
    private boolean authenticated;

    /** Whether this side has sent its last message. */
    private boolean closing;

    /** Time by which the handshake must be complete, as a value of {@link System#nanoTime}. */
    final long handshakeDeadline;

    /**
     * Rank of the other side: the expected rank for an initiator, the claimed rank for an acceptor. Negative before the
     * greeting has been received, or if the claimed rank does not connect to this node.
     */
    int peerRank;

    /** Name of the other side in messages. */
    final String peerName;

    /**
     * Creates a connection.
     *
     * @param channel a non-blocking channel, connected or with a pending connection
     * @param token the cluster token
     * @param maxBodyBytes maximum length of the body of a received message
     * @param initiatorGreeting greeting of this node if it is the initiator; null if it is the acceptor
     * @param peerName name of the other side in messages
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

    /** Returns {@code true} if this side has sent its last message and waits for the other side to close. */
    boolean isClosing() {
        return closing;
    }

    boolean isOpen() {
        return socket.isOpen();
    }

    /**
     * Processes the operations for which the selector has reported the socket as ready.
     *
     * @throws ExchangeFailedException if the exchange has failed
     * @throws IOException if the connection has to be closed; the message states the reason, as a predicate about the
     *     other side
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
            throw new IOException("does not listen at its port");
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

    /** Returns the exception for a connection that the other side has closed or reset. */
    private IOException closedByPeer(@Nullable IOException cause) {
        String text = "closed the connection" + (authenticated ? "" : " during the handshake");
        return cause == null ? new EOFException(text) : new IOException(text + ": " + cause.getMessage(), cause);
    }

    /** Consumes a greeting or message. Returns {@code false} if it has not been received completely. */
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
            socket.reserve(signedBytes + MessageMac.BYTES);
            return false;
        }
        ByteBuffer message = input.slice(input.position(), signedBytes);
        byte[] code = new byte[MessageMac.BYTES];
        input.get(input.position() + signedBytes, code);
        if (!codes.verify(message, code)) {
            throw new IOException(
                    authenticated
                            ? "sent a message whose authentication code is wrong"
                            : "does not have the cluster token of this node");
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
            // Answer even a greeting that is about to be rejected, so that the other side finds the same reason.
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

    /** Sends a message. The greetings must have been exchanged. */
    void send(MessageType type, byte[] body) throws IOException {
        ByteBuffer message = ByteBuffer.allocate(HEADER_BYTES + body.length + MessageMac.BYTES)
                .putInt(1 + body.length)
                .put((byte) type.ordinal())
                .put(body);
        message.put(Objects.requireNonNull(mac).sign(message.duplicate().flip()));
        write(message.flip());
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

    /** Decodes text received from a peer. Truncates it, and replaces control characters with question marks. */
    static String text(ByteBuffer body) {
        byte[] bytes = new byte[Math.min(body.remaining(), MAX_TEXT_BYTES)];
        body.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8).replaceAll("\\p{Cntrl}", "?");
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
     * Sends all queued messages, then shuts down the output. Input is discarded until the other side closes, because
     * closing a socket with unread input resets the connection, and the other side may lose the last messages.
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
