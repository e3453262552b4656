package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TcpServerTest {
    /** Those whose question was answered, and one who has asked nothing. */
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
                    assertThat(in.read()).isEqualTo(TcpLink.HERE);
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

    private static int end(Socket socket) throws IOException {
        try {
            return socket.getInputStream().read();
        } catch (java.net.SocketException e) {
            // Reset, because something was not read.
            return -1;
        }
    }
}
