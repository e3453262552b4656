package org.rdma4j.examples.util;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.sys.Gid;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.Mtu;

/**
 * Exchange of endpoints over TCP, in the protocol of the ping-pong programs of rdma-core. The client sends its
 * endpoints; the server connects its queue pairs and replies with its endpoints; the client then sends {@code done}.
 * The format of an endpoint is {@code lid:qpn:psn:gid} in hexadecimal, with 4, 6, 6 and 32 digits, followed by a zero
 * byte.
 */
public final class WireExchange {
    /** Value that represents the absence of a GID. */
    public static final Gid NO_GID = new Gid(0, 0);

    private static final byte[] DONE = {'d', 'o', 'n', 'e', 0};
    private static final int LENGTH = 4 + 1 + 6 + 1 + 6 + 1 + 32 + 1;

    private WireExchange() {}

    /** Connects queue pairs to those of the peer. */
    public interface Connect {
        /** Called with the endpoints of the peer, in the order of the local ones. */
        void to(List<Endpoint> remote) throws IOException;
    }

    /** Exchanges endpoints, connects the queue pairs, and prints the endpoints of both sides. */
    public static void exchange(PingPongOptions options, List<Endpoint> own, Connect connect, PrintStream out)
            throws IOException {
        own.forEach(one -> print("local", one, out));
        Connect both = remote -> {
            remote.forEach(one -> print("remote", one, out));
            connect.to(remote);
        };
        if (options.isClient()) {
            runClient(options.server(), options.tcpPort(), own, options.patience(), both);
        } else {
            runServer(options.tcpPort(), own, options.patience(), both);
        }
    }

    private static void print(String side, Endpoint one, PrintStream out) {
        if (one.queuePair() != 0) {
            out.printf(
                    "  %s address: LID 0x%04x, QPN 0x%06x, PSN 0x%06x, GID %s%n",
                    side, one.lid(), one.queuePair(), one.psn(), one.gid());
        }
    }

    static void runClient(String host, int port, List<Endpoint> own, Duration patience, Connect connect)
            throws IOException {
        try (Socket socket = connect(host, port, patience)) {
            send(socket, own);
            connect.to(receive(socket, own));
            socket.getOutputStream().write(DONE);
        }
    }

    static void runServer(int port, List<Endpoint> own, Duration patience, Connect connect) throws IOException {
        try (ServerSocket listener = new ServerSocket()) {
            listener.setReuseAddress(true);
            listener.setSoTimeout((int) patience.toMillis());
            listener.bind(new InetSocketAddress(port), 1);
            try (Socket socket = listener.accept()) {
                socket.setSoTimeout((int) patience.toMillis());
                // Before replying, because the client may then send.
                connect.to(receive(socket, own));
                send(socket, own);
                new DataInputStream(socket.getInputStream()).readFully(new byte[DONE.length]);
            }
        }
    }

    private static Socket connect(String host, int port, Duration patience) throws IOException {
        Socket socket = new Socket();
        try {
            socket.connect(new InetSocketAddress(host, port), (int) patience.toMillis());
            socket.setSoTimeout((int) patience.toMillis());
            return socket;
        } catch (IOException e) {
            socket.close();
            throw new IOException("no server at " + host + ":" + port + ": " + e.getMessage(), e);
        }
    }

    private static void send(Socket socket, List<Endpoint> endpoints) throws IOException {
        OutputStream out = socket.getOutputStream();
        for (Endpoint endpoint : endpoints) {
            // One write for each endpoint: the C server interprets the result of each read as one endpoint.
            out.write((text(endpoint) + '\0').getBytes(StandardCharsets.US_ASCII));
        }
    }

    /**
     * Receives as many endpoints as this side has. They do not contain the MTU, which must be the same on both sides.
     */
    private static List<Endpoint> receive(Socket socket, List<Endpoint> own) throws IOException {
        DataInputStream in = new DataInputStream(socket.getInputStream());
        List<Endpoint> endpoints = new ArrayList<>();
        byte[] message = new byte[LENGTH];
        for (Endpoint one : own) {
            in.readFully(message);
            endpoints.add(parse(new String(message, 0, LENGTH - 1, StandardCharsets.US_ASCII), one.mtu()));
        }
        return endpoints;
    }

    static String text(Endpoint endpoint) {
        return String.format(
                "%04x:%06x:%06x:%016x%016x",
                endpoint.lid(),
                endpoint.queuePair(),
                endpoint.psn(),
                endpoint.gid().subnetPrefix(),
                endpoint.gid().interfaceId());
    }

    static Endpoint parse(String text, Mtu mtu) {
        String[] parts = text.split(":", -1);
        if (parts.length != 4 || parts[3].length() != 32) {
            throw new IllegalArgumentException(
                    "the endpoint must have the format lid:qpn:psn:gid, but is '" + text + "'");
        }
        Gid gid = new Gid(
                Long.parseUnsignedLong(parts[3].substring(0, 16), 16),
                Long.parseUnsignedLong(parts[3].substring(16), 16));
        return new Endpoint(
                Integer.parseInt(parts[0], 16),
                gid,
                Integer.parseInt(parts[1], 16),
                Integer.parseInt(parts[2], 16),
                mtu);
    }
}
