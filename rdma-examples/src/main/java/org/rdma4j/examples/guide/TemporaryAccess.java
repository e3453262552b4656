package org.rdma4j.examples.guide;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.*;
import org.rdma4j.verbs.*;

/**
 * A server grants a client access to a part of its memory, and the client returns it: {@code TemporaryAccess server
 * ADDRESS}, then {@code TemporaryAccess client ADDRESS}. ADDRESS is the address of the server on a RoCE or InfiniBand
 * network, because iWARP drivers have no memory windows.
 */
public final class TemporaryAccess {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final int SIZE = 4096;

    private TemporaryAccess() {}

    public static void main(String[] arguments) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[1], 7475);
        if (arguments[0].equals("server")) {
            server(address, System.out);
        } else {
            client(address, System.out);
        }
    }

    /** Grants one client access to 64 bytes until the client returns them. */
    public static void server(InetSocketAddress address, PrintStream out) throws IOException {
        try (Listener listener = Listener.on(address);
                Connection client = listener.next(TIMEOUT)) {
            MemoryRegion pages = client.allocate(SIZE, Access.MW_BIND);
            MemoryRegion key = client.allocate(RemoteMemory.BYTES);
            ReceiveRequest returned = client.prepareReceive().post();
            client.establish(TIMEOUT);

            try (MemoryWindow window = MemoryWindow.allocate(client.domain(), MemoryWindow.Type.TYPE_2)) {
                QueuePair queue = client.queuePair();
                queue.prepareBind(window, pages.slice(1024, 64), Access.REMOTE_WRITE)
                        .complete(TIMEOUT);
                window.remoteMemory().copyTo(key.memory().asByteBuffer());
                client.send(key, TIMEOUT);

                returned.await(TIMEOUT);
                out.println("returned: " + returned.hasInvalidated() + ", bound: " + window.isBound());
                out.println("written: " + pages.memory().getString(1024));
            }
            client.awaitEnd(TIMEOUT);
        }
    }

    /** Writes to the window of the server, returns it, and tries to write again. */
    public static void client(InetSocketAddress address, PrintStream out) throws IOException {
        try (Connection server = Connection.to(address, TIMEOUT)) {
            MemoryRegion local = server.allocate(64);
            ReceiveRequest granted =
                    server.prepareReceive(local.slice(0, RemoteMemory.BYTES)).post();
            server.establish(TIMEOUT);
            RemoteMemory window =
                    RemoteMemory.from(granted.await(TIMEOUT).message().asByteBuffer());

            QueuePair queue = server.queuePair();
            local.memory().setString(0, "a visitor was here");
            SendRequest write = queue.prepareWrite(window, local).complete(TIMEOUT);
            queue.prepareSend().invalidate(window).complete(TIMEOUT);

            try {
                write.complete(TIMEOUT);
            } catch (WorkException e) {
                out.println("second write: " + e.status());
            }
        }
    }
}
