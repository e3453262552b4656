package org.rdma4j.examples.guide;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.*;
import org.rdma4j.verbs.*;

/**
 * Two ways to announce an RDMA write to the program that owns the memory: a flag that it polls, and immediate data:
 * {@code WriteAndNotify server ADDRESS}, then {@code WriteAndNotify client ADDRESS}. ADDRESS is the address of the
 * server on a RoCE or InfiniBand network, because iWARP has no immediate data.
 */
public final class WriteAndNotify {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final VarHandle WORD = ValueLayout.JAVA_LONG.varHandle();

    /** Layout of the shared memory: a flag of 8 bytes at offset 0, then a text. */
    private static final int TEXT = 8;

    private static final int SIZE = 64;

    private WriteAndNotify() {}

    public static void main(String[] arguments) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[1], 7474);
        if (arguments[0].equals("server")) {
            server(address, System.out);
        } else {
            client(address);
        }
    }

    /** Prints the texts that one client writes. */
    public static void server(InetSocketAddress address, PrintStream out) throws IOException {
        try (Listener listener = Listener.on(address);
                Connection client = listener.next(TIMEOUT)) {
            MemoryRegion shared = client.allocate(SIZE, Access.REMOTE_WRITE);
            MemoryRegion key = client.allocate(RemoteMemory.BYTES);
            shared.remoteMemory().copyTo(key.memory().asByteBuffer());
            ReceiveRequest written = client.prepareReceive().post();
            client.establish(TIMEOUT);
            client.send(key, TIMEOUT);

            long end = System.nanoTime() + TIMEOUT.toNanos();
            while ((long) WORD.getAcquire(shared.memory(), 0L) == 0) {
                if (System.nanoTime() > end || !client.isConnected()) {
                    throw new IOException("The client has written no flag");
                }
                Thread.onSpinWait();
            }
            out.println("flag: " + shared.memory().getString(TEXT));
            client.send(key.slice(0, 0), TIMEOUT); // The client may write again.

            int value = written.await(TIMEOUT).immediate();
            out.println("immediate data " + value + ": " + shared.memory().getString(TEXT));
            client.awaitEnd(TIMEOUT);
        }
    }

    /** Writes two texts to the memory of the server. */
    public static void client(InetSocketAddress address) throws IOException {
        try (Connection server = Connection.to(address, TIMEOUT)) {
            MemoryRegion local = server.allocate(SIZE);
            MemoryRegion key = server.allocate(RemoteMemory.BYTES);
            ReceiveRequest published = server.prepareReceive(key).post();
            server.establish(TIMEOUT);
            RemoteMemory remote =
                    RemoteMemory.from(published.await(TIMEOUT).message().asByteBuffer());
            published.post();

            QueuePair queue = server.queuePair();
            RemoteMemory remoteText = remote.slice(TEXT, SIZE - TEXT);
            LocalMemory text = local.slice(TEXT, SIZE - TEXT);

            local.memory().setString(TEXT, "first text");
            local.memory().set(JAVA_LONG, 0, 1);
            SendRequest data = queue.prepareWrite(remoteText, text).post();
            SendRequest flag =
                    queue.prepareWrite(remote.slice(0, 8), local.slice(0, 8)).post();
            data.await(TIMEOUT);
            flag.await(TIMEOUT);

            published.await(TIMEOUT);
            local.memory().setString(TEXT, "second text");
            queue.prepareWrite(remoteText, text).immediate(7).complete(TIMEOUT);
        }
    }
}
