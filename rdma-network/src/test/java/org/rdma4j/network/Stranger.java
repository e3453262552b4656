package org.rdma4j.network;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One connection to a node of a {@link Rendezvous}, which says what a test has it say. */
final class Stranger implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 20_000;

    final Socket socket;
    private @Nullable Seal seal;

    Stranger(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
    }

    void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /** Sends a greeting, and takes the answer. */
    Stranger greet(Greeting greeting, String token) throws IOException {
        send(greeting.bytes());
        return answered(greeting, token);
    }

    /** Takes the answer to a greeting that was sent. */
    Stranger answered(Greeting greeting, String token) throws IOException {
        byte[] answer = socket.getInputStream().readNBytes(Greeting.BYTES);
        if (answer.length < Greeting.BYTES) {
            throw new IOException("it was closed after " + answer.length + " bytes");
        }
        Greeting other = Greeting.from(ByteBuffer.wrap(answer));
        seal = new Seal(token, true, greeting, java.util.Objects.requireNonNull(other));
        return this;
    }

    byte[] message(int kind, byte[] body) {
        return sealed(ByteBuffer.allocate(5 + body.length)
                .putInt(1 + body.length)
                .put((byte) kind)
                .put(body)
                .array());
    }

    byte[] sealed(byte[] message) {
        ByteBuffer sealed = ByteBuffer.allocate(message.length + Seal.BYTES).put(message);
        return sealed.put(java.util.Objects.requireNonNull(seal).of(ByteBuffer.wrap(message)))
                .array();
    }

    byte[] message(Link.Kind kind, byte... body) {
        return message(kind.ordinal(), body);
    }

    static byte[] data(int round, byte... payload) {
        return ByteBuffer.allocate(Integer.BYTES + payload.length)
                .putInt(round)
                .put(payload)
                .array();
    }

    /** What a node of rank 0 says in the first exchange of a network of two, when its greeting was answered. */
    List<byte[]> exchange() {
        return List.of(
                message(Link.Kind.PROOF),
                message(Link.Kind.DATA, data(1, Nodes.payload(0))),
                message(Link.Kind.READY, data(1)));
    }

    /** Reads until the other side closes. */
    byte[] rest() throws IOException {
        try {
            InputStream in = socket.getInputStream();
            return in.readAllBytes();
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (IOException e) {
            // Closed with something unread.
            return new byte[0];
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
