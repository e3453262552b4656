package org.rdma4j.tests.runtime;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Path;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_ex;

/**
 * Program that uses the device of src/test/c/locking_device.c. One thread runs the garbage collector between {@code
 * ibv_wr_start} and {@code ibv_wr_complete} while another thread makes compiled calls that take the same lock. The
 * second argument selects the calls; {@code pointer} takes the lock through the function pointer of the queue.
 */
final class HeldLockProbe {
    private static final int ROUNDS = 200;
    private static volatile boolean done;

    private HeldLockProbe() {}

    public static void main(String[] arguments) throws Throwable {
        SymbolLookup device = SymbolLookup.libraryLookup(Path.of(arguments[0]), Arena.global());
        MemorySegment qp = ibv_qp_ex.reinterpret(made(device, "locking_qp"));
        MemorySegment cq = made(device, "locking_cq");
        MemorySegment other = made(device, "locking_other_qp");
        String calls = arguments[1];
        Thread taker = new Thread(
                () -> {
                    switch (calls) {
                        case "poll" -> poll(cq);
                        case "complete" -> complete(other);
                        default -> post(qp.address());
                    }
                },
                "taker");
        taker.setDaemon(true);
        taker.start();
        // The loop of the other thread is compiled now, with the call still linked as critical.
        Thread.sleep(500);
        System.out.println("rounds begin");
        for (int round = 0; round < ROUNDS; round++) {
            if (calls.equals("pointer")) {
                ibv_qp_ex.wr_start.invoke(ibv_qp_ex.wr_start(qp), qp);
            } else {
                Ibverbs.ibv_wr_start(qp);
            }
            System.gc();
            Ibverbs.ibv_wr_complete(qp);
        }
        done = true;
        taker.join();
        System.out.println("all rounds");
    }

    private static MemorySegment made(SymbolLookup device, String function) throws Throwable {
        return (MemorySegment) Linker.nativeLinker()
                .downcallHandle(device.find(function).orElseThrow(), FunctionDescriptor.of(ADDRESS))
                .invokeExact();
    }

    private static void post(long qp) {
        long posted = 0;
        while (!done) {
            posted += Ibverbs.ibv_post_send(qp, 0L, 0L) + 1;
        }
        System.out.println(posted > 0 ? "calls made" : "idle");
    }

    private static void poll(MemorySegment cq) {
        long polled = 0;
        while (!done) {
            Ibverbs.ibv_start_poll(cq, MemorySegment.NULL);
            for (int i = 0; i < 1000; i++) {
                polled += Ibverbs.ibv_next_poll(cq) + 1;
            }
            Ibverbs.ibv_end_poll(cq);
        }
        System.out.println(polled > 0 ? "calls made" : "idle");
    }

    private static void complete(MemorySegment qp) {
        long completed = 0;
        while (!done) {
            Ibverbs.ibv_wr_start(qp);
            completed += Ibverbs.ibv_wr_complete(qp) + 1;
        }
        System.out.println(completed > 0 ? "calls made" : "idle");
    }
}
