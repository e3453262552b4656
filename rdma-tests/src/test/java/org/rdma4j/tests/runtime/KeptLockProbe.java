package org.rdma4j.tests.runtime;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Path;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * Run in a JVM of its own, with the device of src/test/c/locking_device.c: one thread collects garbage between
 * {@code ibv_wr_start} and {@code ibv_wr_complete} while another posts to the same queue, compiled and all.
 */
final class KeptLockProbe {
    private static final int ROUNDS = 200;
    private static volatile boolean done;

    private KeptLockProbe() {}

    public static void main(String[] arguments) throws Throwable {
        MemorySegment qp = (MemorySegment) Linker.nativeLinker()
                .downcallHandle(
                        SymbolLookup.libraryLookup(Path.of(arguments[0]), Arena.global())
                                .find("locking_qp")
                                .orElseThrow(),
                        FunctionDescriptor.of(ADDRESS))
                .invokeExact();
        Thread poster = new Thread(() -> post(qp.address()), "poster");
        poster.setDaemon(true);
        poster.start();
        // The poster's loop is compiled, with the call as critical as it is at first.
        Thread.sleep(500);
        System.out.println("rounds begin");
        for (int round = 0; round < ROUNDS; round++) {
            Ibverbs.ibv_wr_start(qp);
            System.gc();
            Ibverbs.ibv_wr_complete(qp);
        }
        done = true;
        poster.join();
        System.out.println("all rounds");
    }

    private static void post(long qp) {
        long posted = 0;
        while (!done) {
            posted += Ibverbs.ibv_post_send(qp, 0L, 0L) + 1;
        }
        System.out.println(posted > 0 ? "posted" : "idle");
    }
}
