package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TcpServerTest {
    /**
     * Closing the server ends the connections of clients that have been answered, and of one that has sent no request.
     */
    @Test
    void allConnectionsEndWithIt() throws IOException {
        TcpServer server = new TcpServer(InetAddress.getLoopbackAddress(), "node");
        server.serve(MemorySegment.ofArray(new byte[PageTransport.PAGE]));
        List<Socket> sockets = new ArrayList<>();
        try {
            for (int i = 0; i < 3; i++) {
                Socket socket = new Socket(
                        server.address().getAddress(), server.address().getPort());
                sockets.add(socket);
                socket.setSoTimeout(20_000);
                DataOutputStream out = new DataOutputStream(socket.getOutputStream());
                out.writeUTF("node");
                if (i > 0) {
                    out.writeInt(0);
                    DataInputStream in = new DataInputStream(socket.getInputStream());
                    assertThat(in.read()).isEqualTo(TcpLink.PRESENT);
                    assertThat(in.readNBytes(PageTransport.PAGE)).hasSize(PageTransport.PAGE);
                }
            }
            server.close();
            for (Socket socket : sockets) {
                assertThat(end(socket)).isEqualTo(-1);
            }
        } finally {
            server.close();
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    private static Socket connect(TcpServer server) throws IOException {
        Socket socket =
                new Socket(server.address().getAddress(), server.address().getPort());
        socket.setSoTimeout(20_000);
        return socket;
    }

    /** Fetches a page on a new connection. */
    private static void fetch(TcpServer server) throws IOException {
        long start = System.nanoTime();
        try (Socket socket = connect(server)) {
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            out.writeUTF("node");
            out.writeInt(0);
            DataInputStream in = new DataInputStream(socket.getInputStream());
            assertThat(in.read()).isEqualTo(TcpLink.PRESENT);
            assertThat(in.readNBytes(PageTransport.PAGE)).hasSize(PageTransport.PAGE);
        }
        assertThat(Duration.ofNanos(System.nanoTime() - start))
                .isLessThan(Duration.ofSeconds(TcpServer.IDENTITY_SECONDS - 1));
    }

    private static boolean isClosed(Socket socket) throws IOException {
        socket.setSoTimeout(1);
        try {
            return end(socket) < 0;
        } catch (SocketTimeoutException e) {
            return false;
        }
    }

    /** Beyond the maximum, silent connections end first, then those that have asked nothing for the longest time. */
    @Test
    void moreConnectionsThanTheMaximum() throws IOException {
        List<Socket> silent = new ArrayList<>();
        try (TcpServer server = new TcpServer(InetAddress.getLoopbackAddress(), "node");
                Socket busy = connect(server)) {
            server.serve(MemorySegment.ofArray(new byte[PageTransport.PAGE]));
            DataOutputStream out = new DataOutputStream(busy.getOutputStream());
            out.writeUTF("node");
            for (int i = 0; i < 1500; i++) {
                silent.add(connect(server));
                if (i % 500 == 499) {
                    out.writeInt(0);
                    assertThat(busy.getInputStream().readNBytes(1 + PageTransport.PAGE))
                            .hasSize(1 + PageTransport.PAGE);
                }
            }
            fetch(server);
            int closed = 0;
            for (Socket socket : silent) {
                closed += isClosed(socket) ? 1 : 0;
            }
            assertThat(closed).isGreaterThanOrEqualTo(1500 - 1024);
        } finally {
            for (Socket socket : silent) {
                socket.close();
            }
        }
    }

    /** A connection has five seconds to name the node, however slowly. */
    @Test
    void connectionsThatDoNotNameTheNode() throws Exception {
        try (TcpServer server = new TcpServer(InetAddress.getLoopbackAddress(), "node");
                Socket silent = connect(server);
                Socket slow = connect(server);
                Socket tooLong = connect(server)) {
            new DataOutputStream(tooLong.getOutputStream()).writeShort(0xffff);
            assertThat(end(tooLong)).isNegative();
            slow.getOutputStream().write(new byte[] {0, 100});
            long start = System.nanoTime();
            while (!isClosed(slow) && System.nanoTime() - start < 15_000_000_000L) {
                Thread.sleep(50);
                try {
                    slow.getOutputStream().write('x');
                } catch (IOException e) {
                    break;
                }
            }
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
            assertThat(end(silent)).isNegative();
        }
    }

    private static int end(Socket socket) throws IOException {
        try {
            return socket.getInputStream().read();
        } catch (java.net.SocketException e) {
            // The connection was reset, because the server had unread input.
            return -1;
        }
    }
}
