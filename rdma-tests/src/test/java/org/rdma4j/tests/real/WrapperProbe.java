package org.rdma4j.tests.real;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.tests.support.C;

/** Program that inspects and calls the wrapper library named by its options, and prints the results. */
public final class WrapperProbe {
    private static final long ROOM = 4096;

    private WrapperProbe() {}

    public static void main(String[] arguments) throws Throwable {
        System.out.println(Library.wrapper().problem().map(p -> "problem " + p).orElse("open"));
        System.out.println("release " + Library.wrapperRelease());
        for (String argument : arguments) {
            switch (argument) {
                case "event":
                    event();
                    break;
                case "counters":
                    counters();
                    break;
                default:
                    throw new IllegalArgumentException(argument);
            }
        }
    }

    private static MethodHandle wrapper(String function, int parameters) {
        MemoryLayout[] pointers = new MemoryLayout[parameters];
        Arrays.fill(pointers, ADDRESS);
        return Linking.downcall(
                Library.wrapper(),
                "rdma_wrap_" + function,
                "",
                FunctionDescriptor.of(JAVA_INT, pointers),
                Linking.Call.PLAIN);
    }

    /** Calls libibverbs through an inline function: a channel without a file has no event. */
    private static void event() throws Throwable {
        try (Arena arena = Arena.ofConfined()) {
            Library device = Library.of("fake_device", C.library("fake_device").toString());
            MemorySegment cq = (MemorySegment)
                    Linking.downcall(device, "fake_cq", "", FunctionDescriptor.of(ADDRESS), Linking.Call.PLAIN)
                            .invokeExact();
            MemorySegment channel = arena.allocate(ROOM);
            channel.set(JAVA_INT, ibv_comp_channel.fd$offset(), -1);
            MemorySegment id = arena.allocate(ROOM);
            id.set(ADDRESS, rdma_cm_id.send_cq$offset(), cq);
            id.set(ADDRESS, rdma_cm_id.send_cq_channel$offset(), channel);
            MemorySegment completion = arena.allocate(ROOM);
            System.out.println("event " + (int) wrapper("rdma_get_send_comp", 2).invokeExact(id, completion));
        }
    }

    /** Calls an inline function of 65.0 that uses an export of 65.0. */
    private static void counters() throws Throwable {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment room = arena.allocate(ROOM);
            System.out.println(
                    "counters " + (int) wrapper("ibv_query_comp_cntr_caps", 2).invokeExact(room, room));
        }
    }
}
