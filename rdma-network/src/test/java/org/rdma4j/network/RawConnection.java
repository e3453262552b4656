package org.rdma4j.network;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A TCP connection to a node of a {@link Rendezvous} on which a test sends arbitrary bytes. */
final class RawConnection implements AutoCloseable {
    private static final int READ_TIMEOUT_MILLIS = 20_000;

    final Socket socket;

    /** Authentication codes; null until the greetings have been exchanged. */
    private @Nullable MessageMac mac;

    RawConnection(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(READ_TIMEOUT_MILLIS);
        socket.setTcpNoDelay(true);
    }

    void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /** Sends a greeting and receives the answer. */
    RawConnection greet(Greeting greeting, String token) throws IOException {
        send(greeting.bytes());
        return receiveAnswer(greeting, token);
    }

    /** Receives the answer to a greeting that has been sent. */
    RawConnection receiveAnswer(Greeting greeting, String token) throws IOException {
        byte[] answer = socket.getInputStream().readNBytes(Greeting.BYTES);
        if (answer.length < Greeting.BYTES) {
            throw new IOException("the node closed the connection after " + answer.length + " bytes");
        }
        Greeting theirs = Objects.requireNonNull(Greeting.from(ByteBuffer.wrap(answer)));
        mac = new MessageMac(token, true, greeting, theirs);
        return this;
    }

    /** Returns a message with its authentication code. Messages must be sent in the order of their creation. */
    byte[] message(MessageType type, byte... body) {
        return message(type.ordinal(), body);
    }

    /** Returns a message of an arbitrary type with its authentication code. */
    byte[] message(int typeCode, byte[] body) {
        return signed(ByteBuffer.allocate(5 + body.length)
                .putInt(1 + body.length)
                .put((byte) typeCode)
                .put(body)
                .array());
    }

    /** Appends an authentication code to arbitrary bytes. */
    byte[] signed(byte[] message) {
        ByteBuffer signed =
                ByteBuffer.allocate(message.length + MessageMac.BYTES).put(message);
        return signed.put(Objects.requireNonNull(mac).sign(ByteBuffer.wrap(message)))
                .array();
    }

    /** Returns the body of a message that consists of a round number and a payload. */
    static byte[] roundBody(int round, byte... payload) {
        return ByteBuffer.allocate(Integer.BYTES + payload.length)
                .putInt(round)
                .put(payload)
                .array();
    }

    /** Returns all messages of rank 0 in the first exchange of a network of two nodes. */
    List<byte[]> exchangeMessages() {
        return List.of(
                message(MessageType.PROOF),
                message(MessageType.DATA, roundBody(1, Nodes.payload(0))),
                message(MessageType.READY, roundBody(1)));
    }

    /** Reads until the node closes the connection. Returns no bytes if the node resets it. */
    byte[] readAll() throws IOException {
        try {
            InputStream in = socket.getInputStream();
            return in.readAllBytes();
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (IOException e) {
            return new byte[0];
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
