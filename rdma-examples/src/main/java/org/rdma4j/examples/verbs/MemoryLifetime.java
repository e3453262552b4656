package org.rdma4j.examples.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.examples.util.Loopback;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * Memory that a device can access: regions that own their memory, regions of existing memory, and pools of buffers.
 * Prints the exceptions that protect memory in use.
 *
 * <p>{@code MemoryLifetime rxe0 10.77.0.1}
 */
public final class MemoryLifetime {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private MemoryLifetime() {}

    public static void main(String[] arguments) throws IOException {
        regions(arguments[0], System.out);
        pool(arguments[1], System.out);
    }

    /** Registers memory in each way. Closes some of the resources explicitly, to show the exceptions. */
    @SuppressWarnings("try")
    public static void regions(String device, PrintStream out) throws IOException {
        try (Context context = Device.named(device).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MemoryRegion owned = MemoryRegion.allocate(domain, 4096, Access.REMOTE_READ)) {
            MemorySegment existing = Arena.ofAuto().allocate(4096, 64);
            try (MemoryRegion region = MemoryRegion.register(domain, existing)) {
                region.memory().set(JAVA_INT, 0, 1);
            }
            try (Arena arena = Arena.ofShared();
                    MemoryRegion region = MemoryRegion.registerUnchecked(domain, arena.allocate(4096))) {
                // The region is closed before the arena.
                region.memory().fill((byte) 0);
            }
            try (Arena arena = Arena.ofShared()) {
                MemoryRegion.register(domain, arena.allocate(4096)).close();
            } catch (IllegalArgumentException e) {
                out.println(e.getMessage());
            }
            try {
                domain.close();
            } catch (IllegalStateException e) {
                // The domain still contains the first region. Nothing has been released.
                out.println(e.getMessage());
            }
            MemorySegment memory = owned.memory();
            owned.close();
            try {
                memory.fill((byte) 0);
            } catch (IllegalStateException e) {
                out.println(e.getMessage());
            }
        }
    }

    /** Sends from a leased buffer. */
    public static void pool(String address, PrintStream out) throws IOException {
        try (Loopback pair = Loopback.on(address);
                BufferPool pool = BufferPool.create(pair.left().domain(), 2048, 16, 4)) {
            ReceiveRequest receive =
                    pair.right().prepareReceive(pair.right().allocate(2048)).post();
            try (Lease buffer = pool.lease(TIMEOUT)) {
                buffer.memory().setString(0, "from a pool");
                SendRequest send =
                        pair.left().queuePair().prepareSend(buffer.slice(0, 12)).post();
                send.await(TIMEOUT);
            }
            out.println(receive.await(TIMEOUT).message().getString(0));
        }
    }
}
