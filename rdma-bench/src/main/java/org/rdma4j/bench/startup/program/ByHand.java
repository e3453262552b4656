package org.rdma4j.bench.startup.program;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;

/** The program of {@link WithBindings} without bindings, written by hand: {@code first} or {@code twenty}. */
public final class ByHand {
    private static final Linker LINKER = Linker.nativeLinker();
    private static final SymbolLookup IBVERBS = SymbolLookup.libraryLookup("libibverbs.so.1", Arena.global());
    private static final Linker.Option[] PLAIN = {};
    private static final Linker.Option[] ERRNO = {Linker.Option.captureCallState("errno")};
    private static final Linker.Option[] CRITICAL = {Linker.Option.critical(false)};

    private ByHand() {}

    public static void main(String... arguments) throws Throwable {
        MethodHandle list = link(IBVERBS, "ibv_get_device_list", FunctionDescriptor.of(ADDRESS, ADDRESS), ERRNO);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment errno = arena.allocate(Linker.Option.captureStateLayout());
            MemorySegment devices = (MemorySegment) list.invokeExact(errno, arena.allocate(JAVA_INT));
            if (devices.address() != 0) {
                MethodHandle free = link(IBVERBS, "ibv_free_device_list", FunctionDescriptor.ofVoid(ADDRESS), PLAIN);
                free.invokeExact(devices);
            }
        }
        if (arguments[0].equals("twenty")) {
            SymbolLookup wrapper =
                    SymbolLookup.libraryLookup(Path.of(System.getProperty("org.rdma4j.wrapper.path")), Arena.global());
            FunctionDescriptor call = FunctionDescriptor.of(JAVA_INT, ADDRESS);
            FunctionDescriptor get = FunctionDescriptor.of(ADDRESS, ADDRESS);
            FunctionDescriptor post = FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, ADDRESS);
            link(IBVERBS, "ibv_free_device_list", FunctionDescriptor.ofVoid(ADDRESS), PLAIN);
            link(IBVERBS, "ibv_get_device_name", get, PLAIN);
            link(IBVERBS, "ibv_open_device", get, ERRNO);
            link(IBVERBS, "ibv_close_device", call, ERRNO);
            link(IBVERBS, "ibv_query_device", FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS), PLAIN);
            link(
                    IBVERBS,
                    "ibv_query_gid",
                    FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_BYTE, JAVA_INT, ADDRESS),
                    PLAIN);
            link(IBVERBS, "ibv_alloc_pd", get, ERRNO);
            link(IBVERBS, "ibv_dealloc_pd", call, PLAIN);
            link(
                    IBVERBS,
                    "ibv_reg_mr_iova2",
                    FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS, JAVA_LONG, JAVA_LONG, JAVA_INT),
                    ERRNO);
            link(IBVERBS, "ibv_dereg_mr", call, PLAIN);
            link(
                    IBVERBS,
                    "ibv_create_cq",
                    FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT, ADDRESS, ADDRESS, JAVA_INT),
                    ERRNO);
            link(IBVERBS, "ibv_destroy_cq", call, PLAIN);
            link(IBVERBS, "ibv_create_qp", FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS), ERRNO);
            link(IBVERBS, "ibv_modify_qp", FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, JAVA_INT), PLAIN);
            link(IBVERBS, "ibv_destroy_qp", call, PLAIN);
            link(wrapper, "rdma_wrap_ibv_post_send", post, CRITICAL);
            link(wrapper, "rdma_wrap_ibv_post_recv", post, CRITICAL);
            link(
                    wrapper,
                    "rdma_wrap_ibv_poll_cq",
                    FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, ADDRESS),
                    CRITICAL);
            link(wrapper, "rdma_wrap_ibv_req_notify_cq", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT), CRITICAL);
        }
        System.out.println("ready");
    }

    private static MethodHandle link(
            SymbolLookup library, String name, FunctionDescriptor descriptor, Linker.Option... options) {
        return LINKER.downcallHandle(library.find(name).orElseThrow(), descriptor, options);
    }
}
