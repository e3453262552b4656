package org.rdma4j.network;

import java.io.EOFException;
import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One TCP connection of a {@link Rendezvous}: greetings, then sealed messages. Never blocks; what it has read it tells to
 * its {@link Listener}, on the thread that called {@link #ready}.
 *
 * <p>A message is its length (4 bytes, of kind and body), its kind (1 byte), its body and its seal (32 bytes).
 */
final class Link {
    /** What a message says. Bodies that begin with a round begin with its number, 4 bytes. */
    enum Kind {
        /** The sender knows the token; nothing else. The first message each way. */
        PROOF,
        /** A round and the sender's payload in it. */
        DATA,
        /** A round of which the sender has all payloads. */
        READY,
        /** A round of which every node has all payloads. */
        COMMIT,
        /** The sender has given up; why, as text. */
        GAVE_UP,
        /** The connection is not wanted; why, as text. */
        REFUSED,
        /** Nothing: finds out whether the connection is still there. */
        PROBE
    }

    /** Who is told what a link has read. */
    interface Listener {
        /** The greeting that answers one of a connection that was accepted, whatever there is against that. */
        Greeting answer(Link link, Greeting greeting);

        /** The other side has proven that it knows the token. */
        void proven(Link link) throws IOException;

        /** A message, after the proof. */
        void said(Link link, Kind kind, ByteBuffer body) throws IOException;
    }

    private static final Kind[] KINDS = Kind.values();
    private static final int FIRST_CAPACITY = 256;
    private static final int HEAD = 5;

    private final SocketChannel channel;
    private final SelectionKey key;
    private final String token;
    private final int mostBody;
    private final boolean connector;
    private final ArrayDeque<ByteBuffer> out = new ArrayDeque<>();
    private final @Nullable Greeting own;
    private ByteBuffer in = ByteBuffer.allocate(FIRST_CAPACITY);
    private @Nullable Seal seal;
    private boolean proven;
    private boolean ending;

    /** Until when the other side has to have proven itself; of {@link System#nanoTime}. */
    final long greetUntil;

    /** The rank of the other side: whom this side wants, or who it says that it is; negative before that, or if it is none. */
    int rank;

    /** What messages call the other side. */
    final String name;

    /**
     * @param channel connected, or about to be
     * @param greeting of this side, which speaks first; null for a connection that was accepted
     */
    Link(
            SocketChannel channel,
            Selector selector,
            String token,
            int mostBody,
            @Nullable Greeting greeting,
            String name,
            long greetUntil)
            throws IOException {
        this.channel = channel;
        this.token = token;
        this.mostBody = mostBody;
        this.connector = greeting != null;
        this.own = greeting;
        this.rank = greeting == null ? -1 : greeting.to();
        this.name = name;
        this.greetUntil = greetUntil;
        this.key = channel.register(
                selector, channel.isConnected() ? SelectionKey.OP_READ : SelectionKey.OP_CONNECT, this);
        if (greeting != null && channel.isConnected()) {
            greet();
        }
    }

    /** Whether it has said its last, and waits for the other side to close. */
    boolean isEnding() {
        return ending;
    }

    boolean isOpen() {
        return channel.isOpen();
    }

    /**
     * The selector has found something to do.
     *
     * @throws IOException if the connection is over; the message says why
     */
    void ready(Listener listener) throws IOException {
        if (key.isConnectable()) {
            channel.finishConnect();
            key.interestOps(SelectionKey.OP_READ);
            greet();
        }
        if (key.isReadable()) {
            read(listener);
        }
        if (key.isValid() && key.isWritable()) {
            flush();
        }
    }

    private void greet() throws IOException {
        if (channel.getLocalAddress().equals(channel.getRemoteAddress())) {
            // TCP has chosen the very port that nobody listens at, and connected it to itself.
            channel.setOption(StandardSocketOptions.SO_LINGER, 0);
            throw new IOException("nobody listens there");
        }
        write(ByteBuffer.wrap(Objects.requireNonNull(own).bytes()));
    }

    private void read(Listener listener) throws IOException {
        if (ending) {
            in.clear();
        }
        int count;
        try {
            count = channel.read(in);
        } catch (IOException e) {
            throw gone(e);
        }
        if (ending) {
            if (count < 0) {
                throw new EOFException("closed");
            }
            return;
        }
        in.flip();
        while (!ending && next(listener)) {
            // There may be more.
        }
        in.compact();
        if (count < 0 && !ending) {
            throw gone(null);
        }
    }

    /** That the other side is gone, in words that follow its name; with the system's, if it has said more than that. */
    private IOException gone(@Nullable IOException cause) {
        String text = "closed the connection" + (proven ? "" : " before it said who it is");
        return cause == null ? new EOFException(text) : new IOException(text + ": " + cause.getMessage(), cause);
    }

    /** Takes one greeting or message out of what was read; false if it has not all arrived. */
    private boolean next(Listener listener) throws IOException {
        Seal by = seal;
        if (by == null) {
            return greeting(listener);
        }
        if (in.remaining() < HEAD) {
            return false;
        }
        int length = in.getInt(in.position());
        if (length < 1 || length - 1 > (proven ? mostBody : 0)) {
            throw new IOException("sent a message of " + length + " bytes" + (proven ? "" : " instead of a proof"));
        }
        int whole = Integer.BYTES + length + Seal.BYTES;
        if (in.remaining() < whole) {
            if (whole > in.capacity()) {
                in = ByteBuffer.allocate(whole).put(in).flip();
            }
            return false;
        }
        ByteBuffer message = in.slice(in.position(), Integer.BYTES + length);
        byte[] tag = new byte[Seal.BYTES];
        in.get(in.position() + Integer.BYTES + length, tag);
        if (!by.fits(message, tag)) {
            throw new IOException(
                    proven ? "sent a damaged message" : "does not know the cluster token, or has another one");
        }
        in.position(in.position() + whole);
        int kind = message.get(Integer.BYTES);
        if (kind < 0 || kind >= KINDS.length) {
            throw new IOException("sent a message of the unknown kind " + kind);
        }
        if (!proven) {
            if (KINDS[kind] != Kind.PROOF) {
                throw new IOException("sent " + KINDS[kind] + " instead of a proof");
            }
            proven = true;
            listener.proven(this);
        } else {
            listener.said(this, KINDS[kind], message.slice(HEAD, length - 1));
        }
        return true;
    }

    private boolean greeting(Listener listener) throws IOException {
        if (in.remaining() < Greeting.BYTES) {
            return false;
        }
        Greeting other = Greeting.from(in);
        if (other == null) {
            throw new IOException("is no node of a network: it sent something else than a greeting");
        }
        Greeting ours = own == null ? listener.answer(this, other) : own;
        if (!connector) {
            // Also where there is an objection: the other side finds the same.
            write(ByteBuffer.wrap(ours.bytes()));
        }
        String objection = ours.objection(other);
        if (objection != null) {
            throw new IOException(objection);
        }
        seal = connector ? new Seal(token, true, ours, other) : new Seal(token, false, other, ours);
        send(Kind.PROOF, new byte[0]);
        return true;
    }

    void send(Kind kind, byte[] body) throws IOException {
        ByteBuffer message = ByteBuffer.allocate(HEAD + body.length + Seal.BYTES)
                .putInt(1 + body.length)
                .put((byte) kind.ordinal())
                .put(body);
        message.put(Objects.requireNonNull(seal).of(message.duplicate().flip()));
        write(message.flip());
    }

    void send(Kind kind, int round, byte[] payload) throws IOException {
        send(
                kind,
                ByteBuffer.allocate(Integer.BYTES + payload.length)
                        .putInt(round)
                        .put(payload)
                        .array());
    }

    void send(Kind kind, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        send(kind, Arrays.copyOf(bytes, Math.min(bytes.length, Rendezvous.MOST_TEXT)));
    }

    private void write(ByteBuffer bytes) throws IOException {
        out.add(bytes);
        flush();
    }

    private void flush() throws IOException {
        while (!out.isEmpty()) {
            ByteBuffer first = out.peek();
            try {
                channel.write(first);
            } catch (IOException e) {
                throw gone(e);
            }
            if (first.hasRemaining()) {
                key.interestOpsOr(SelectionKey.OP_WRITE);
                return;
            }
            out.poll();
        }
        key.interestOpsAnd(~SelectionKey.OP_WRITE);
        if (ending) {
            channel.shutdownOutput();
        }
    }

    /** It has said all, and is over when the other side has closed too: what was sent last arrives. */
    void end() {
        if (isOpen() && !ending) {
            ending = true;
            try {
                flush();
            } catch (IOException e) {
                close();
            }
        }
    }

    void close() {
        Peers.close(channel);
    }
}
