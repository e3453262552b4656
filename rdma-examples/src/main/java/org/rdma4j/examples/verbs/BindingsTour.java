package org.rdma4j.examples.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_opcode;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/** Shows the rules of the bindings: libraries, functions, records, values, errors. Requires libibverbs, but no device. */
public final class BindingsTour {
    private BindingsTour() {}

    public static void main(String[] arguments) {
        libraries(System.out);
        if (NativeLibrary.IBVERBS.isAvailable()) {
            release(System.out);
            errors(System.out);
        }
        records(System.out);
    }

    /** Prints the native libraries, or why they cannot be used. */
    static void libraries(PrintStream out) {
        for (NativeLibrary library : NativeLibrary.values()) {
            out.println(library + ": " + library.location().or(library::problem).orElseThrow());
        }
    }

    /** Prints the release of rdma-core, and whether it has a function of a later release. */
    static void release(PrintStream out) {
        HostRelease host = HostRelease.current();
        out.println("rdma-core " + host + ", at least 45.0: " + host.isAtLeast(4500));
        if (!Ibverbs.isAvailable("ibv_wr_flush")) {
            out.println(Ibverbs.problem("ibv_wr_flush").orElseThrow());
        }
    }

    /** Calls a function in both of its forms, and prints the devices, or the error number. */
    static void errors(PrintStream out) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = Ibverbs.ibv_get_device_list(count);
            if (list.equals(MemorySegment.NULL)) {
                out.println("no devices: " + Errno.name(Errno.last()) + ", " + Errno.message(Errno.last()));
            } else {
                Ibverbs.ibv_free_device_list(list);
            }
            try {
                MemorySegment devices = Ibverbs.ibv_get_device_listChecked(count);
                out.println("devices: " + names(devices, count.get(JAVA_INT, 0)));
                Ibverbs.ibv_free_device_list(devices);
            } catch (ErrnoException e) {
                out.println(e.getMessage());
            }
        }
    }

    private static String names(MemorySegment list, int count) {
        // C returns a pointer to an array: Java must be told the size.
        MemorySegment devices = list.reinterpret(count * ADDRESS.byteSize());
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < count; i++) {
            names.append(Ibverbs.ibv_get_device_nameString(devices.getAtIndex(ADDRESS, i)))
                    .append(' ');
        }
        return names.toString();
    }

    /** Fills records, and prints them. Needs no native library. */
    static void records(PrintStream out) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment wr = ibv_send_wr.allocate(arena);
            ibv_send_wr.wr_id(wr, 7);
            ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_SEND_WITH_IMM);
            ibv_send_wr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED | ibv_send_flags.IBV_SEND_INLINE);
            ibv_send_wr.imm_data(wr, 0x01020304);
            ibv_send_wr.wr_rdma_rkey(wr, 0x1234);
            out.println(Integer.toHexString(ibv_send_wr.imm_data(wr)) + " at byte " + ibv_send_wr.imm_data$offset());

            MemorySegment completions = ibv_wc.allocateArray(16, arena);
            MemorySegment wc = ibv_wc.asSlice(completions, 3);
            ibv_wc.wr_id(wc, 7);
            ibv_wc.status(wc, ibv_wc_status.IBV_WC_RNR_RETRY_EXC_ERR);
            ibv_wc.opcode(wc, ibv_wc_opcode.IBV_WC_SEND);
            out.println(ibv_wc.toString(wc));
            out.println(ibv_wc_status.toString(ibv_wc.status(wc)));

            out.println(Gid.parse("fe80::1"));
        }
    }
}
