// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.sequences;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Check;

/**
 * {@link Sequences}'s functions that report failure by an error number, in forms that throw it. A success costs
 * nothing more. What is not here cannot fail, or tells in a way of its own: see its Javadoc there.
 */
public final class SequencesChecked {
    private SequencesChecked() {
    }

    /**
     * {@link Sequences#rdma_seq_wr_send(MemorySegment, long, int, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_send(MemorySegment qp, long wr_id, int wr_flags,
            MemorySegment sge) {
        Check.code("rdma_seq_wr_send", Sequences.rdma_seq_wr_send(qp, wr_id, wr_flags, sge));
    }

    /**
     * {@link Sequences#rdma_seq_wr_send(long, long, int, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_send(long qp, long wr_id, int wr_flags, long sge) {
        Check.code("rdma_seq_wr_send", Sequences.rdma_seq_wr_send(qp, wr_id, wr_flags, sge));
    }

    /**
     * {@link Sequences#rdma_seq_wr_send_imm(MemorySegment, long, int, int, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_send_imm(MemorySegment qp, long wr_id, int wr_flags,
            int imm_data, MemorySegment sge) {
        Check.code("rdma_seq_wr_send_imm", Sequences.rdma_seq_wr_send_imm(qp, wr_id, wr_flags, imm_data, sge));
    }

    /**
     * {@link Sequences#rdma_seq_wr_send_imm(long, long, int, int, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_send_imm(long qp, long wr_id, int wr_flags, int imm_data,
            long sge) {
        Check.code("rdma_seq_wr_send_imm", Sequences.rdma_seq_wr_send_imm(qp, wr_id, wr_flags, imm_data, sge));
    }

    /**
     * {@link Sequences#rdma_seq_wr_rdma_write(MemorySegment, long, int, int, long, MemorySegment)},
     * checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_write(MemorySegment qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, MemorySegment sge) {
        Check.code("rdma_seq_wr_rdma_write", Sequences.rdma_seq_wr_rdma_write(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * {@link Sequences#rdma_seq_wr_rdma_write(long, long, int, int, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_write(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        Check.code("rdma_seq_wr_rdma_write", Sequences.rdma_seq_wr_rdma_write(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * {@link Sequences#rdma_seq_wr_rdma_write_imm(MemorySegment, long, int, int, long, int, MemorySegment)},
     * checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_write_imm(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, int imm_data, MemorySegment sge) {
        Check.code("rdma_seq_wr_rdma_write_imm", Sequences.rdma_seq_wr_rdma_write_imm(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge));
    }

    /**
     * {@link Sequences#rdma_seq_wr_rdma_write_imm(long, long, int, int, long, int, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_write_imm(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, int imm_data, long sge) {
        Check.code("rdma_seq_wr_rdma_write_imm", Sequences.rdma_seq_wr_rdma_write_imm(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge));
    }

    /**
     * {@link Sequences#rdma_seq_wr_rdma_read(MemorySegment, long, int, int, long, MemorySegment)},
     * checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_read(MemorySegment qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, MemorySegment sge) {
        Check.code("rdma_seq_wr_rdma_read", Sequences.rdma_seq_wr_rdma_read(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * {@link Sequences#rdma_seq_wr_rdma_read(long, long, int, int, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_read(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        Check.code("rdma_seq_wr_rdma_read", Sequences.rdma_seq_wr_rdma_read(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }
}
