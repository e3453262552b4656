package org.rdma4j.network;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
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
        byte[] answer = socket.getInputStream().readNBytes(Greeting.BYTES);
        if (answer.length < Greeting.BYTES) {
            throw new IOException("it was closed after " + answer.length + " bytes");
        }
        Greeting other = Greeting.from(ByteBuffer.wrap(answer));
        seal = new Seal(token, true, greeting, java.util.Objects.requireNonNull(other));
        return this;
    }

    byte[] message(int kind, byte[] body) {
        ByteBuffer message = ByteBuffer.allocate(5 + body.length + Seal.BYTES)
                .putInt(1 + body.length)
                .put((byte) kind)
                .put(body);
        message.put(
                java.util.Objects.requireNonNull(seal).of(message.duplicate().flip()));
        return message.array();
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
