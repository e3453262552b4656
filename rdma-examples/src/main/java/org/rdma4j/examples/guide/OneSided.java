package org.rdma4j.examples.guide;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import org.rdma4j.cm.*;
import org.rdma4j.verbs.*;

/**
 * A client reads, updates and writes the memory of a server, whose program is not involved: {@code OneSided server
 * ADDRESS}, then {@code OneSided client ADDRESS}. ADDRESS is the address of the server on a RoCE or InfiniBand network,
 * because iWARP has no atomic operations.
 */
public final class OneSided {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final Access[] REMOTE = {Access.REMOTE_READ, Access.REMOTE_WRITE, Access.REMOTE_ATOMIC};

    /** Layout of the shared memory: a counter of 8 bytes at offset 0, then a text. */
    private static final int TEXT = 8;

    private static final int SIZE = 64;

    private OneSided() {}

    public static void main(String[] arguments) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[1], 7473);
        if (arguments[0].equals("server")) {
            server(address, System.out);
        } else {
            client(address, System.out);
        }
    }

    /** Exposes memory to one client until that client disconnects. */
    public static void server(InetSocketAddress address, PrintStream out) throws IOException {
        try (Listener listener = Listener.on(address);
                Context context = Device.named(listener.deviceName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MemoryRegion shared = MemoryRegion.allocate(domain, SIZE, REMOTE)) {
            shared.memory().set(JAVA_LONG, 0, 41);
            shared.memory().setString(TEXT, "from the server");

            ByteBuffer key = ByteBuffer.allocate(RemoteMemory.BYTES);
            shared.remoteMemory().copyTo(key);
            ConnectionOptions options = new ConnectionOptions()
                    .withDomain(domain)
                    .withAccess(REMOTE)
                    .withPrivateData(key.array());
            try (ConnectionRequest request = listener.nextRequest(TIMEOUT);
                    Connection client = request.accept(options)) {
                ReceiveRequest done = client.prepareReceive().post();
                client.establish(TIMEOUT);
                done.await(TIMEOUT);
                print(shared.memory(), out);
                client.awaitEnd(TIMEOUT);
            }
        }
    }

    /** Connects to the server and uses its memory. */
    public static void client(InetSocketAddress address, PrintStream out) throws IOException {
        try (Connection server = Connection.to(address, TIMEOUT)) {
            MemoryRegion local = server.allocate(SIZE);
            server.establish(TIMEOUT);
            RemoteMemory remote = RemoteMemory.from(ByteBuffer.wrap(server.peerData()));
            QueuePair queue = server.queuePair();

            queue.prepareRead(remote, local).complete(TIMEOUT);
            print(local.memory(), out);

            LocalMemory before = local.slice(0, Long.BYTES);
            RemoteMemory counter = remote.slice(0, Long.BYTES);
            queue.prepareFetchAndAdd(counter, before, 1).complete(TIMEOUT);
            out.println("counter was " + local.memory().get(JAVA_LONG, 0));

            queue.prepareCompareAndSwap(counter, before, 42, 100).complete(TIMEOUT);
            boolean swapped = local.memory().get(JAVA_LONG, 0) == 42;
            out.println("swapped: " + swapped);

            local.memory().setString(TEXT, "from the client");
            queue.prepareWrite(remote.slice(TEXT, SIZE - TEXT), local.slice(TEXT, SIZE - TEXT))
                    .complete(TIMEOUT);
            queue.prepareSend().complete(TIMEOUT); // An empty message: the server may look at its memory.
        }
    }

    private static void print(MemorySegment memory, PrintStream out) {
        out.println("counter " + memory.get(JAVA_LONG, 0) + ", text \"" + memory.getString(TEXT) + '"');
    }
}
