package org.rdma4j.bench.call;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import org.rdma4j.bench.plain.PlainWc;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * Sums of the fields of the completions that a poll has found, as in loops.h. The fields are added in groups. C2 does
 * not reorder additions: for a single long sum, it would load all fields first and run out of registers.
 */
final class CompletionSums {
    private CompletionSums() {}

    /** With the generated accessors, on slices. */
    static long sliced(MemorySegment wc, int found) {
        long sum = 0;
        for (int i = 0; i < found; i++) {
            sum += of(ibv_wc.asSlice(wc, i));
        }
        return sum;
    }

    /** With the generated accessors, on segments that are created from addresses. */
    static long addressed(long address, int found) {
        long sum = 0;
        long end = address + found * ibv_wc.sizeof();
        for (long wc = address; wc != end; wc += ibv_wc.sizeof()) {
            sum += of(ibv_wc.ofAddress(wc));
        }
        return sum;
    }

    /** The seven fields that the extended poll reads, accessed as by {@link #addressed}. */
    static long someAddressed(long address, int found) {
        long sum = 0;
        long end = address + found * ibv_wc.sizeof();
        for (long at = address; at != end; at += ibv_wc.sizeof()) {
            MemorySegment wc = ibv_wc.ofAddress(at);
            sum += (ibv_wc.wr_id(wc) + unsigned(ibv_wc.status(wc)) + unsigned(ibv_wc.opcode(wc)))
                    + (unsigned(ibv_wc.byte_len(wc)) + unsigned(ibv_wc.imm_data(wc)))
                    + (unsigned(ibv_wc.qp_num(wc)) + unsigned(ibv_wc.wc_flags(wc)));
        }
        return sum;
    }

    /** With accessors like those of jextract. */
    static long plain(MemorySegment wc, int found) {
        long sum = 0;
        for (int i = 0; i < found; i++) {
            sum += plainOf(PlainWc.asSlice(wc, i));
        }
        return sum;
    }

    /** From direct buffers, as programs with JNI do. */
    static long buffer(ByteBuffer wc, int found) {
        long sum = 0;
        for (int i = 0; i < found; i++) {
            sum += bufferAt(wc, i);
        }
        return sum;
    }

    private static long of(MemorySegment wc) {
        return (ibv_wc.wr_id(wc)
                        + unsigned(ibv_wc.status(wc))
                        + unsigned(ibv_wc.opcode(wc))
                        + unsigned(ibv_wc.vendor_err(wc)))
                + (unsigned(ibv_wc.byte_len(wc)) + unsigned(ibv_wc.imm_data(wc)) + unsigned(ibv_wc.qp_num(wc)))
                + (unsigned(ibv_wc.src_qp(wc)) + unsigned(ibv_wc.wc_flags(wc)) + ibv_wc.pkey_index(wc))
                + (ibv_wc.slid(wc) + ibv_wc.sl(wc) + ibv_wc.dlid_path_bits(wc));
    }

    private static long plainOf(MemorySegment wc) {
        return (PlainWc.wr_id(wc)
                        + unsigned(PlainWc.status(wc))
                        + unsigned(PlainWc.opcode(wc))
                        + unsigned(PlainWc.vendor_err(wc)))
                + (unsigned(PlainWc.byte_len(wc)) + unsigned(PlainWc.imm_data(wc)) + unsigned(PlainWc.qp_num(wc)))
                + (unsigned(PlainWc.src_qp(wc))
                        + unsigned(PlainWc.wc_flags(wc))
                        + Short.toUnsignedInt(PlainWc.pkey_index(wc)))
                + (Short.toUnsignedInt(PlainWc.slid(wc))
                        + Byte.toUnsignedInt(PlainWc.sl(wc))
                        + Byte.toUnsignedInt(PlainWc.dlid_path_bits(wc)));
    }

    private static long bufferAt(ByteBuffer wc, int i) {
        int at = i * (int) ibv_wc.sizeof();
        return (wc.getLong(at)
                        + unsigned(wc.getInt(at + 8))
                        + unsigned(wc.getInt(at + 12))
                        + unsigned(wc.getInt(at + 16)))
                + (unsigned(wc.getInt(at + 20))
                        + unsigned(Integer.reverseBytes(wc.getInt(at + 24)))
                        + unsigned(wc.getInt(at + 28)))
                + (unsigned(wc.getInt(at + 32))
                        + unsigned(wc.getInt(at + 36))
                        + Short.toUnsignedInt(wc.getShort(at + 40)))
                + (Short.toUnsignedInt(wc.getShort(at + 42))
                        + Byte.toUnsignedInt(wc.get(at + 44))
                        + Byte.toUnsignedInt(wc.get(at + 45)));
    }

    private static long unsigned(int value) {
        return value & 0xffffffffL;
    }
}
