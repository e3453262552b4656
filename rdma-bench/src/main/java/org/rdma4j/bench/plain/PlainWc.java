package org.rdma4j.bench.plain;

import static java.lang.foreign.MemoryLayout.PathElement.groupElement;

import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.rdma4j.sys.ibverbs.ibv_wc;

/** {@code struct ibv_wc} in the form that jextract generates: a layout, and a layout and an offset for each member. */
public final class PlainWc {
    private static final GroupLayout LAYOUT = ibv_wc.layout();

    private PlainWc() {}

    public static MemorySegment asSlice(MemorySegment array, long index) {
        return array.asSlice(LAYOUT.byteSize() * index);
    }

    private static final ValueLayout.OfLong wr_id$LAYOUT = (ValueLayout.OfLong) LAYOUT.select(groupElement("wr_id"));
    private static final long wr_id$OFFSET = LAYOUT.byteOffset(groupElement("wr_id"));

    public static long wr_id(MemorySegment struct) {
        return struct.get(wr_id$LAYOUT, wr_id$OFFSET);
    }

    public static void wr_id(MemorySegment struct, long value) {
        struct.set(wr_id$LAYOUT, wr_id$OFFSET, value);
    }

    private static final ValueLayout.OfInt status$LAYOUT = (ValueLayout.OfInt) LAYOUT.select(groupElement("status"));
    private static final long status$OFFSET = LAYOUT.byteOffset(groupElement("status"));

    public static int status(MemorySegment struct) {
        return struct.get(status$LAYOUT, status$OFFSET);
    }

    public static void status(MemorySegment struct, int value) {
        struct.set(status$LAYOUT, status$OFFSET, value);
    }

    private static final ValueLayout.OfInt opcode$LAYOUT = (ValueLayout.OfInt) LAYOUT.select(groupElement("opcode"));
    private static final long opcode$OFFSET = LAYOUT.byteOffset(groupElement("opcode"));

    public static int opcode(MemorySegment struct) {
        return struct.get(opcode$LAYOUT, opcode$OFFSET);
    }

    public static void opcode(MemorySegment struct, int value) {
        struct.set(opcode$LAYOUT, opcode$OFFSET, value);
    }

    private static final ValueLayout.OfInt vendor_err$LAYOUT =
            (ValueLayout.OfInt) LAYOUT.select(groupElement("vendor_err"));
    private static final long vendor_err$OFFSET = LAYOUT.byteOffset(groupElement("vendor_err"));

    public static int vendor_err(MemorySegment struct) {
        return struct.get(vendor_err$LAYOUT, vendor_err$OFFSET);
    }

    public static void vendor_err(MemorySegment struct, int value) {
        struct.set(vendor_err$LAYOUT, vendor_err$OFFSET, value);
    }

    private static final ValueLayout.OfInt byte_len$LAYOUT =
            (ValueLayout.OfInt) LAYOUT.select(groupElement("byte_len"));
    private static final long byte_len$OFFSET = LAYOUT.byteOffset(groupElement("byte_len"));

    public static int byte_len(MemorySegment struct) {
        return struct.get(byte_len$LAYOUT, byte_len$OFFSET);
    }

    public static void byte_len(MemorySegment struct, int value) {
        struct.set(byte_len$LAYOUT, byte_len$OFFSET, value);
    }

    private static final ValueLayout.OfInt imm_data$LAYOUT =
            (ValueLayout.OfInt) LAYOUT.select(groupElement(5), groupElement("imm_data"));
    private static final long imm_data$OFFSET = LAYOUT.byteOffset(groupElement(5), groupElement("imm_data"));

    public static int imm_data(MemorySegment struct) {
        return struct.get(imm_data$LAYOUT, imm_data$OFFSET);
    }

    public static void imm_data(MemorySegment struct, int value) {
        struct.set(imm_data$LAYOUT, imm_data$OFFSET, value);
    }

    private static final ValueLayout.OfInt qp_num$LAYOUT = (ValueLayout.OfInt) LAYOUT.select(groupElement("qp_num"));
    private static final long qp_num$OFFSET = LAYOUT.byteOffset(groupElement("qp_num"));

    public static int qp_num(MemorySegment struct) {
        return struct.get(qp_num$LAYOUT, qp_num$OFFSET);
    }

    public static void qp_num(MemorySegment struct, int value) {
        struct.set(qp_num$LAYOUT, qp_num$OFFSET, value);
    }

    private static final ValueLayout.OfInt src_qp$LAYOUT = (ValueLayout.OfInt) LAYOUT.select(groupElement("src_qp"));
    private static final long src_qp$OFFSET = LAYOUT.byteOffset(groupElement("src_qp"));

    public static int src_qp(MemorySegment struct) {
        return struct.get(src_qp$LAYOUT, src_qp$OFFSET);
    }

    public static void src_qp(MemorySegment struct, int value) {
        struct.set(src_qp$LAYOUT, src_qp$OFFSET, value);
    }

    private static final ValueLayout.OfInt wc_flags$LAYOUT =
            (ValueLayout.OfInt) LAYOUT.select(groupElement("wc_flags"));
    private static final long wc_flags$OFFSET = LAYOUT.byteOffset(groupElement("wc_flags"));

    public static int wc_flags(MemorySegment struct) {
        return struct.get(wc_flags$LAYOUT, wc_flags$OFFSET);
    }

    public static void wc_flags(MemorySegment struct, int value) {
        struct.set(wc_flags$LAYOUT, wc_flags$OFFSET, value);
    }

    private static final ValueLayout.OfShort pkey_index$LAYOUT =
            (ValueLayout.OfShort) LAYOUT.select(groupElement("pkey_index"));
    private static final long pkey_index$OFFSET = LAYOUT.byteOffset(groupElement("pkey_index"));

    public static short pkey_index(MemorySegment struct) {
        return struct.get(pkey_index$LAYOUT, pkey_index$OFFSET);
    }

    public static void pkey_index(MemorySegment struct, short value) {
        struct.set(pkey_index$LAYOUT, pkey_index$OFFSET, value);
    }

    private static final ValueLayout.OfShort slid$LAYOUT = (ValueLayout.OfShort) LAYOUT.select(groupElement("slid"));
    private static final long slid$OFFSET = LAYOUT.byteOffset(groupElement("slid"));

    public static short slid(MemorySegment struct) {
        return struct.get(slid$LAYOUT, slid$OFFSET);
    }

    public static void slid(MemorySegment struct, short value) {
        struct.set(slid$LAYOUT, slid$OFFSET, value);
    }

    private static final ValueLayout.OfByte sl$LAYOUT = (ValueLayout.OfByte) LAYOUT.select(groupElement("sl"));
    private static final long sl$OFFSET = LAYOUT.byteOffset(groupElement("sl"));

    public static byte sl(MemorySegment struct) {
        return struct.get(sl$LAYOUT, sl$OFFSET);
    }

    public static void sl(MemorySegment struct, byte value) {
        struct.set(sl$LAYOUT, sl$OFFSET, value);
    }

    private static final ValueLayout.OfByte dlid_path_bits$LAYOUT =
            (ValueLayout.OfByte) LAYOUT.select(groupElement("dlid_path_bits"));
    private static final long dlid_path_bits$OFFSET = LAYOUT.byteOffset(groupElement("dlid_path_bits"));

    public static byte dlid_path_bits(MemorySegment struct) {
        return struct.get(dlid_path_bits$LAYOUT, dlid_path_bits$OFFSET);
    }

    public static void dlid_path_bits(MemorySegment struct, byte value) {
        struct.set(dlid_path_bits$LAYOUT, dlid_path_bits$OFFSET, value);
    }
}
