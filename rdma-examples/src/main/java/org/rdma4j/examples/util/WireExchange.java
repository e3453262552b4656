package org.rdma4j.examples.util;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * How the ping-pongs of rdma-core tell one another their addresses, over TCP: the client sends its own, the server
 * makes its queue pairs ready and answers with its own, the client says {@code done}.
 */
public final class WireExchange {
    private static final byte[] DONE = {'d', 'o', 'n', 'e', 0};

    private WireExchange() {}

    /**
     * The client's side.
     *
     * @param host the server
     * @param port its TCP port
     * @param own the addresses of this side
     * @param patience how long to try to connect, and to wait for the answer
     * @return the server's addresses, as many as this side has
     */
    public static List<WireAddress> asClient(String host, int port, List<WireAddress> own, Duration patience)
            throws IOException {
        try (Socket socket = connect(host, port, patience)) {
            send(socket, own);
            List<WireAddress> remote = receive(socket, own.size());
            socket.getOutputStream().write(DONE);
            return remote;
        }
    }

    /**
     * The server's side.
     *
     * @param port the TCP port
     * @param own the addresses of this side
     * @param patience how long to wait for a client, and for its words
     * @param ready makes the queue pairs ready to receive, before the client may send
     * @return the client's addresses
     */
    public static List<WireAddress> asServer(
            int port, List<WireAddress> own, Duration patience, Consumer<List<WireAddress>> ready) throws IOException {
        try (ServerSocket listener = new ServerSocket()) {
            listener.setReuseAddress(true);
            listener.setSoTimeout((int) patience.toMillis());
            listener.bind(new InetSocketAddress(port), 1);
            try (Socket socket = listener.accept()) {
                socket.setSoTimeout((int) patience.toMillis());
                List<WireAddress> remote = receive(socket, own.size());
                ready.accept(remote);
                send(socket, own);
                new DataInputStream(socket.getInputStream()).readFully(new byte[DONE.length]);
                return remote;
            }
        }
    }

    private static Socket connect(String host, int port, Duration patience) throws IOException {
        long end = System.nanoTime() + patience.toNanos();
        while (true) {
            Socket socket = new Socket();
            try {
                socket.connect(new InetSocketAddress(host, port), (int) patience.toMillis());
                socket.setSoTimeout((int) patience.toMillis());
                return socket;
            } catch (IOException notYet) {
                socket.close();
                if (System.nanoTime() > end) {
                    throw new IOException("no server at " + host + ":" + port + ", " + notYet.getMessage(), notYet);
                }
                pause();
            }
        }
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(50);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while connecting", end);
        }
    }

    private static void send(Socket socket, List<WireAddress> addresses) throws IOException {
        OutputStream out = socket.getOutputStream();
        for (WireAddress address : addresses) {
            // One write each: the C tools' server side takes what one read gives for one address.
            out.write((address.text() + '\0').getBytes(StandardCharsets.US_ASCII));
        }
    }

    private static List<WireAddress> receive(Socket socket, int count) throws IOException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        List<WireAddress> addresses = new ArrayList<>();
        byte[] message = new byte[WireAddress.LENGTH];
        for (int i = 0; i < count; i++) {
            in.readFully(message);
            addresses.add(WireAddress.parse(new String(message, 0, WireAddress.LENGTH - 1, StandardCharsets.US_ASCII)));
        }
        return addresses;
    }
}
