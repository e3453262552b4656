package org.rdma4j.tests.guest.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_wc_opcode;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/**
 * A copy of a work completion. If the request failed, only the identifier, the status and the queue pair number are
 * valid. The immediate data and the invalidated key share the same four bytes; the flags indicate which of them is
 * valid.
 */
public record Completion(
        long id,
        int status,
        int opcode,
        int vendorError,
        int bytes,
        int immediate,
        int invalidatedRkey,
        int qpn,
        int sourceQpn,
        int flags) {

    static Completion of(MemorySegment array, long index) {
        MemorySegment wc = ibv_wc.asSlice(array, index);
        return new Completion(
                ibv_wc.wr_id(wc),
                ibv_wc.status(wc),
                ibv_wc.opcode(wc),
                ibv_wc.vendor_err(wc),
                ibv_wc.byte_len(wc),
                ibv_wc.imm_data(wc),
                ibv_wc.invalidated_rkey(wc),
                ibv_wc.qp_num(wc),
                ibv_wc.src_qp(wc),
                ibv_wc.wc_flags(wc));
    }

    /** Returns the name of the status, for example {@code IBV_WC_SUCCESS}. */
    public String statusName() {
        return ibv_wc_status.toString(status);
    }

    /** Returns the name of the opcode, for example {@code IBV_WC_RECV}. */
    public String opcodeName() {
        return ibv_wc_opcode.toString(opcode);
    }

    /** Asserts that the request succeeded and has an opcode of {@code ibv_wc_opcode}. */
    public Completion expect(int expected) {
        assertThat(statusName()).as("status of %s", this).isEqualTo("IBV_WC_SUCCESS");
        assertThat(opcodeName()).as("opcode of %s", this).isEqualTo(ibv_wc_opcode.toString(expected));
        return this;
    }

    /**
     * Returns {@code true} if the flags of a receive indicate an invalidated key. soft-RoCE passes on the flag value of
     * the kernel, which equals {@code IBV_WC_IP_CSUM_OK} in user space.
     */
    public static boolean invalidates(int flags) {
        return (flags & (ibv_wc_flags.IBV_WC_WITH_INV | ibv_wc_flags.IBV_WC_IP_CSUM_OK)) != 0;
    }
}
