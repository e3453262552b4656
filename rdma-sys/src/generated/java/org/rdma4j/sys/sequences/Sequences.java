// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.sequences;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.runtime.checking.FunctionTable;
import org.rdma4j.sys.wrapper.Wrapper;
import org.rdma4j.sys.wrapper.WrapperBuild;

/**
 * The functions and constants of rdma-sys/wrapper/sequences.h, in the headers' order.
 */
public final class Sequences {
    private Sequences() {
    }

    /**
     * Does in one call what C does in these, in this order:
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_start ibv_wr_start}, {@code wr_id} and {@code wr_flags}
     * are set, {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_send ibv_wr_send},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_set_sge ibv_wr_set_sge},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_complete ibv_wr_complete}. The element is read from
     * {@code sge}, which is not kept. The queue pair must have been created by
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_qp_ex ibv_create_qp_ex} with the operation. Not for
     * UD, whose sends need {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_set_ud_addr ibv_wr_set_ud_addr}.
     *
     * <p>{@code int rdma_seq_wr_send(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. A device may access the memory that this names until its work is complete and its
     * registration has ended: take it from a shared or the global arena, or from mmap, and free it only
     * then. A critical call, without the JVM's thread transition: garbage collection waits for it. It
     * becomes an ordinary call when a function that returns with a queue's lock held is first called. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0, or the errno value of the failure
     */
    public static int rdma_seq_wr_send(MemorySegment qp, long wr_id, int wr_flags,
            MemorySegment sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_send(qp, wr_id, wr_flags, sge);
    }

    /**
     * {@link #rdma_seq_wr_send(MemorySegment, long, int, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_sendChecked(MemorySegment qp, long wr_id, int wr_flags,
            MemorySegment sge) {
        Check.code("rdma_seq_wr_send", rdma_seq_wr_send(qp, wr_id, wr_flags, sge));
    }

    /**
     * {@code int rdma_seq_wr_send(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. The form that takes addresses: {@link java.lang.foreign.MemorySegment#address()}, and 0 for
     * NULL. The caller keeps the memory alive until the call has returned, and what a device may access
     * until its work is complete and its registration has ended. A critical call, without the JVM's thread
     * transition: garbage collection waits for it. It becomes an ordinary call when a function that
     * returns with a queue's lock held is first called. See {@code ibv_wr_post(3)}.
     *
     * @return 0, or the errno value of the failure
     */
    public static int rdma_seq_wr_send(long qp, long wr_id, int wr_flags, long sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_send(qp, wr_id, wr_flags, sge);
    }

    /**
     * {@link #rdma_seq_wr_send(long, long, int, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_sendChecked(long qp, long wr_id, int wr_flags, long sge) {
        Check.code("rdma_seq_wr_send", rdma_seq_wr_send(qp, wr_id, wr_flags, sge));
    }

    /**
     * Does in one call what C does in these, in this order:
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_start ibv_wr_start}, {@code wr_id} and {@code wr_flags}
     * are set, {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_send_imm ibv_wr_send_imm},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_set_sge ibv_wr_set_sge},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_complete ibv_wr_complete}. The element is read from
     * {@code sge}, which is not kept. The queue pair must have been created by
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_qp_ex ibv_create_qp_ex} with the operation. Not for
     * UD, whose sends need {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_set_ud_addr ibv_wr_set_ud_addr}.
     *
     * <p>{@code int rdma_seq_wr_send_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. A device may access the memory that this names until its work is complete and its
     * registration has ended: take it from a shared or the global arena, or from mmap, and free it only
     * then. A critical call, without the JVM's thread transition: garbage collection waits for it. It
     * becomes an ordinary call when a function that returns with a queue's lock held is first called. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0, or the errno value of the failure
     */
    public static int rdma_seq_wr_send_imm(MemorySegment qp, long wr_id, int wr_flags, int imm_data,
            MemorySegment sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_send_imm(qp, wr_id, wr_flags, imm_data, sge);
    }

    /**
     * {@link #rdma_seq_wr_send_imm(MemorySegment, long, int, int, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_send_immChecked(MemorySegment qp, long wr_id, int wr_flags,
            int imm_data, MemorySegment sge) {
        Check.code("rdma_seq_wr_send_imm", rdma_seq_wr_send_imm(qp, wr_id, wr_flags, imm_data, sge));
    }

    /**
     * {@code int rdma_seq_wr_send_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. The form that takes addresses: {@link java.lang.foreign.MemorySegment#address()}, and 0 for
     * NULL. The caller keeps the memory alive until the call has returned, and what a device may access
     * until its work is complete and its registration has ended. A critical call, without the JVM's thread
     * transition: garbage collection waits for it. It becomes an ordinary call when a function that
     * returns with a queue's lock held is first called. See {@code ibv_wr_post(3)}.
     *
     * @return 0, or the errno value of the failure
     */
    public static int rdma_seq_wr_send_imm(long qp, long wr_id, int wr_flags, int imm_data,
            long sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_send_imm(qp, wr_id, wr_flags, imm_data, sge);
    }

    /**
     * {@link #rdma_seq_wr_send_imm(long, long, int, int, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_send_immChecked(long qp, long wr_id, int wr_flags, int imm_data,
            long sge) {
        Check.code("rdma_seq_wr_send_imm", rdma_seq_wr_send_imm(qp, wr_id, wr_flags, imm_data, sge));
    }

    /**
     * Does in one call what C does in these, in this order:
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_start ibv_wr_start}, {@code wr_id} and {@code wr_flags}
     * are set, {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_rdma_write ibv_wr_rdma_write},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_set_sge ibv_wr_set_sge},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_complete ibv_wr_complete}. The element is read from
     * {@code sge}, which is not kept. The queue pair must have been created by
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_qp_ex ibv_create_qp_ex} with the operation.
     *
     * <p>{@code int rdma_seq_wr_rdma_write(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. A device may access the memory that this names until its work is complete and its
     * registration has ended: take it from a shared or the global arena, or from mmap, and free it only
     * then. A critical call, without the JVM's thread transition: garbage collection waits for it. It
     * becomes an ordinary call when a function that returns with a queue's lock held is first called. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0, or the errno value of the failure
     */
    public static int rdma_seq_wr_rdma_write(MemorySegment qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, MemorySegment sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_write(qp, wr_id, wr_flags, rkey, remote_addr, sge);
    }

    /**
     * {@link #rdma_seq_wr_rdma_write(MemorySegment, long, int, int, long, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_writeChecked(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, MemorySegment sge) {
        Check.code("rdma_seq_wr_rdma_write", rdma_seq_wr_rdma_write(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * {@code int rdma_seq_wr_rdma_write(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. The form that takes addresses: {@link java.lang.foreign.MemorySegment#address()}, and 0 for
     * NULL. The caller keeps the memory alive until the call has returned, and what a device may access
     * until its work is complete and its registration has ended. A critical call, without the JVM's thread
     * transition: garbage collection waits for it. It becomes an ordinary call when a function that
     * returns with a queue's lock held is first called. See {@code ibv_wr_post(3)}.
     *
     * @return 0, or the errno value of the failure
     */
    public static int rdma_seq_wr_rdma_write(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_write(qp, wr_id, wr_flags, rkey, remote_addr, sge);
    }

    /**
     * {@link #rdma_seq_wr_rdma_write(long, long, int, int, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_writeChecked(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        Check.code("rdma_seq_wr_rdma_write", rdma_seq_wr_rdma_write(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * Does in one call what C does in these, in this order:
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_start ibv_wr_start}, {@code wr_id} and {@code wr_flags}
     * are set, {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_rdma_write_imm ibv_wr_rdma_write_imm},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_set_sge ibv_wr_set_sge},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_complete ibv_wr_complete}. The element is read from
     * {@code sge}, which is not kept. The queue pair must have been created by
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_qp_ex ibv_create_qp_ex} with the operation.
     *
     * <p>{@code int rdma_seq_wr_rdma_write_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. A device may access the memory that this names until its work is complete and its
     * registration has ended: take it from a shared or the global arena, or from mmap, and free it only
     * then. A critical call, without the JVM's thread transition: garbage collection waits for it. It
     * becomes an ordinary call when a function that returns with a queue's lock held is first called. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0, or the errno value of the failure
     */
    public static int rdma_seq_wr_rdma_write_imm(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, int imm_data, MemorySegment sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_write_imm(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge);
    }

    /**
     * {@link #rdma_seq_wr_rdma_write_imm(MemorySegment, long, int, int, long, int, MemorySegment)},
     * checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_write_immChecked(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, int imm_data, MemorySegment sge) {
        Check.code("rdma_seq_wr_rdma_write_imm", rdma_seq_wr_rdma_write_imm(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge));
    }

    /**
     * {@code int rdma_seq_wr_rdma_write_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. The form that takes addresses: {@link java.lang.foreign.MemorySegment#address()}, and 0 for
     * NULL. The caller keeps the memory alive until the call has returned, and what a device may access
     * until its work is complete and its registration has ended. A critical call, without the JVM's thread
     * transition: garbage collection waits for it. It becomes an ordinary call when a function that
     * returns with a queue's lock held is first called. See {@code ibv_wr_post(3)}.
     *
     * @return 0, or the errno value of the failure
     */
    public static int rdma_seq_wr_rdma_write_imm(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, int imm_data, long sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_write_imm(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge);
    }

    /**
     * {@link #rdma_seq_wr_rdma_write_imm(long, long, int, int, long, int, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_write_immChecked(long qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, int imm_data, long sge) {
        Check.code("rdma_seq_wr_rdma_write_imm", rdma_seq_wr_rdma_write_imm(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge));
    }

    /**
     * Does in one call what C does in these, in this order:
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_start ibv_wr_start}, {@code wr_id} and {@code wr_flags}
     * are set, {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_rdma_read ibv_wr_rdma_read},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_set_sge ibv_wr_set_sge},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_complete ibv_wr_complete}. The element is read from
     * {@code sge}, which is not kept. The queue pair must have been created by
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_qp_ex ibv_create_qp_ex} with the operation.
     *
     * <p>{@code int rdma_seq_wr_rdma_read(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. A device may access the memory that this names until its work is complete and its
     * registration has ended: take it from a shared or the global arena, or from mmap, and free it only
     * then. A critical call, without the JVM's thread transition: garbage collection waits for it. It
     * becomes an ordinary call when a function that returns with a queue's lock held is first called. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0, or the errno value of the failure
     */
    public static int rdma_seq_wr_rdma_read(MemorySegment qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, MemorySegment sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_read(qp, wr_id, wr_flags, rkey, remote_addr, sge);
    }

    /**
     * {@link #rdma_seq_wr_rdma_read(MemorySegment, long, int, int, long, MemorySegment)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_readChecked(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, MemorySegment sge) {
        Check.code("rdma_seq_wr_rdma_read", rdma_seq_wr_rdma_read(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * {@code int rdma_seq_wr_rdma_read(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. The form that takes addresses: {@link java.lang.foreign.MemorySegment#address()}, and 0 for
     * NULL. The caller keeps the memory alive until the call has returned, and what a device may access
     * until its work is complete and its registration has ended. A critical call, without the JVM's thread
     * transition: garbage collection waits for it. It becomes an ordinary call when a function that
     * returns with a queue's lock held is first called. See {@code ibv_wr_post(3)}.
     *
     * @return 0, or the errno value of the failure
     */
    public static int rdma_seq_wr_rdma_read(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_read(qp, wr_id, wr_flags, rkey, remote_addr, sge);
    }

    /**
     * {@link #rdma_seq_wr_rdma_read(long, long, int, int, long, long)}, checked.
     *
     * @throws org.rdma4j.sys.ErrnoException where that returns anything but 0
     */
    public static void rdma_seq_wr_rdma_readChecked(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        Check.code("rdma_seq_wr_rdma_read", rdma_seq_wr_rdma_read(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * Does in one call what C does in these:
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_start_poll ibv_start_poll}; of each completion the fields
     * below, put into the next element of {@code wc};
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_next_poll ibv_next_poll} while it gives 0 and
     * {@code num_entries} are not reached;
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_end_poll ibv_end_poll}. Where {@code ibv_start_poll} gives
     * anything but 0, nothing else is called; where {@code num_entries} is not above 0, nothing at all.
     * {@code *result} becomes what the last of {@code ibv_start_poll} and {@code ibv_next_poll} gave:
     * ENOENT where the queue had no more.
     * <ul>
     * <li>always: {@code wr_id}, {@code status}
     * <li>where {@code flags} has
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_QP_NUM IBV_WC_EX_WITH_QP_NUM}:
     * {@code qp_num}
     * <li>where {@code status} is
     * {@link org.rdma4j.sys.ibverbs.ibv_wc_status#IBV_WC_SUCCESS IBV_WC_SUCCESS}: {@code opcode},
     * {@code wc_flags}, and those that {@code flags} asks for by
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_BYTE_LEN IBV_WC_EX_WITH_BYTE_LEN},
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_IMM IBV_WC_EX_WITH_IMM},
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_SRC_QP IBV_WC_EX_WITH_SRC_QP},
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_SLID IBV_WC_EX_WITH_SLID},
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_SL IBV_WC_EX_WITH_SL} and
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_DLID_PATH_BITS IBV_WC_EX_WITH_DLID_PATH_BITS}
     * <li>where it is not: {@code vendor_err}
     * </ul>
     *
     * <p>No other field is touched. {@code flags} must be among the {@code wc_flags} that the queue was
     * created with.
     *
     * <p>On soft-RoCE before rdma-core 59.0, {@code num_entries} has to be 1: see {@code ibv_next_poll}.
     *
     * <p>{@code int rdma_seq_drain_cq_ex(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, int *result)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. A critical call, without the JVM's thread transition: garbage collection waits for it. It
     * becomes an ordinary call when a function that returns with a queue's lock held is first called. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions, which may be above 0 where *result tells of a failure after them
     */
    public static int rdma_seq_drain_cq_ex(MemorySegment cq, MemorySegment attr, long flags,
            int num_entries, MemorySegment wc, MemorySegment result) {
        return Wrapper.rdma_wrap_rdma_seq_drain_cq_ex(cq, attr, flags, num_entries, wc, result);
    }

    /**
     * {@code int rdma_seq_drain_cq_ex(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, int *result)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. The form that takes addresses: {@link java.lang.foreign.MemorySegment#address()}, and 0 for
     * NULL. The caller keeps the memory alive until the call has returned. A critical call, without the
     * JVM's thread transition: garbage collection waits for it. It becomes an ordinary call when a
     * function that returns with a queue's lock held is first called. See {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions, which may be above 0 where *result tells of a failure after them
     */
    public static int rdma_seq_drain_cq_ex(long cq, long attr, long flags, int num_entries, long wc,
            long result) {
        return Wrapper.rdma_wrap_rdma_seq_drain_cq_ex(cq, attr, flags, num_entries, wc, result);
    }

    /**
     * Does what {@link Sequences#rdma_seq_drain_cq_ex rdma_seq_drain_cq_ex} does, and reads the times of
     * each completion that succeeded, which {@link org.rdma4j.sys.ibverbs.ibv_wc ibv_wc} has no place for:
     * the completion with the number {@code i} has {@code times[2 * i]}, the device's time where
     * {@code flags} has
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_COMPLETION_TIMESTAMP IBV_WC_EX_WITH_COMPLETION_TIMESTAMP},
     * and {@code times[2 * i + 1]}, the wall clock's where it has
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK};
     * 0 where it has not, and of a completion that failed. {@code times} has room for two numbers of 64
     * bits for each of {@code num_entries}.
     *
     * <p>A failure of {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_next_poll ibv_next_poll} is not told; it
     * comes again when the next poll starts.
     *
     * <p>{@code int rdma_seq_drain_cq_ex_times(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, uint64_t *times)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. A critical call, without the JVM's thread transition: garbage collection waits for it. It
     * becomes an ordinary call when a function that returns with a queue's lock held is first called. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions, 0 where there was none; a negative number on failure: the errno
     * value, negated
     */
    public static int rdma_seq_drain_cq_ex_times(MemorySegment cq, MemorySegment attr, long flags,
            int num_entries, MemorySegment wc, MemorySegment times) {
        return Wrapper.rdma_wrap_rdma_seq_drain_cq_ex_times(cq, attr, flags, num_entries, wc, times);
    }

    /**
     * {@link #rdma_seq_drain_cq_ex_times(MemorySegment, MemorySegment, long, int, MemorySegment, MemorySegment)},
     * checked.
     *
     * @return the number of completions, 0 where there was none
     * @throws org.rdma4j.sys.ErrnoException where it is negative
     */
    public static int rdma_seq_drain_cq_ex_timesChecked(MemorySegment cq, MemorySegment attr,
            long flags, int num_entries, MemorySegment wc, MemorySegment times) {
        return Check.notNegative("rdma_seq_drain_cq_ex_times", rdma_seq_drain_cq_ex_times(cq, attr, flags, num_entries, wc, times));
    }

    /**
     * {@code int rdma_seq_drain_cq_ex_times(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, uint64_t *times)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. The form that takes addresses: {@link java.lang.foreign.MemorySegment#address()}, and 0 for
     * NULL. The caller keeps the memory alive until the call has returned. A critical call, without the
     * JVM's thread transition: garbage collection waits for it. It becomes an ordinary call when a
     * function that returns with a queue's lock held is first called. See {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions, 0 where there was none; a negative number on failure: the errno
     * value, negated
     */
    public static int rdma_seq_drain_cq_ex_times(long cq, long attr, long flags, int num_entries,
            long wc, long times) {
        return Wrapper.rdma_wrap_rdma_seq_drain_cq_ex_times(cq, attr, flags, num_entries, wc, times);
    }

    /**
     * {@link #rdma_seq_drain_cq_ex_times(long, long, long, int, long, long)}, checked.
     *
     * @return the number of completions, 0 where there was none
     * @throws org.rdma4j.sys.ErrnoException where it is negative
     */
    public static int rdma_seq_drain_cq_ex_timesChecked(long cq, long attr, long flags,
            int num_entries, long wc, long times) {
        return Check.notNegative("rdma_seq_drain_cq_ex_times", rdma_seq_drain_cq_ex_times(cq, attr, flags, num_entries, wc, times));
    }

    /**
     * Does in one call what C does in these, in this order: {@code poll} until there is an event of
     * {@code channel} or {@code milliseconds} have passed (below 0: without end; 0: a look); where there
     * is one, {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_get_cq_event ibv_get_cq_event},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_req_notify_cq ibv_req_notify_cq} with
     * {@code solicited_only}, and {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_poll_cq ibv_poll_cq} of at
     * most {@code num_entries} completions into {@code wc}, unless {@code num_entries} is 0. So what was
     * there before the queue was armed is in {@code wc}, if that has room for it, and what comes
     * afterwards has an event.
     *
     * <p>{@code *cq} becomes the queue whose event was taken, which has to be acknowledged also where a call
     * after that fails: NULL where there was none. The result is the negated error number of the call that
     * failed, and what {@code ibv_poll_cq} gave where that did: -EINTR where a signal came. One thread at
     * a time waits on a channel: {@code ibv_get_cq_event} blocks where another has taken the event.
     *
     * <p>{@code int rdma_seq_wait_cq(struct ibv_comp_channel *channel, int milliseconds, int solicited_only, int num_entries, struct ibv_wc *wc, struct ibv_cq **cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. Undone by {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_ack_cq_events ibv_ack_cq_events}. May
     * block; a virtual thread's carrier is pinned meanwhile. See {@code ibv_get_cq_event(3)}.
     *
     * @return the number of completions; 0 too where no event came in time, and then *cq is NULL; a
     * negative number on failure: the errno value, negated
     */
    public static int rdma_seq_wait_cq(MemorySegment channel, int milliseconds, int solicited_only,
            int num_entries, MemorySegment wc, MemorySegment cq) {
        return Wrapper.rdma_wrap_rdma_seq_wait_cq(channel, milliseconds, solicited_only, num_entries, wc, cq);
    }

    /**
     * {@link #rdma_seq_wait_cq(MemorySegment, int, int, int, MemorySegment, MemorySegment)}, checked.
     *
     * @return the number of completions; 0 too where no event came in time, and then *cq is NULL
     * @throws org.rdma4j.sys.ErrnoException where it is negative
     */
    public static int rdma_seq_wait_cqChecked(MemorySegment channel, int milliseconds,
            int solicited_only, int num_entries, MemorySegment wc, MemorySegment cq) {
        return Check.notNegative("rdma_seq_wait_cq", rdma_seq_wait_cq(channel, milliseconds, solicited_only, num_entries, wc, cq));
    }

    /**
     * {@code int rdma_seq_wait_cq(struct ibv_comp_channel *channel, int milliseconds, int solicited_only, int num_entries, struct ibv_wc *wc, struct ibv_cq **cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, reached through the wrapper
     * library. The form that takes addresses: {@link java.lang.foreign.MemorySegment#address()}, and 0 for
     * NULL. The caller keeps the memory alive until the call has returned. Undone by
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_ack_cq_events ibv_ack_cq_events}. May block; a virtual
     * thread's carrier is pinned meanwhile. See {@code ibv_get_cq_event(3)}.
     *
     * @return the number of completions; 0 too where no event came in time, and then *cq is NULL; a
     * negative number on failure: the errno value, negated
     */
    public static int rdma_seq_wait_cq(long channel, int milliseconds, int solicited_only,
            int num_entries, long wc, long cq) {
        return Wrapper.rdma_wrap_rdma_seq_wait_cq(channel, milliseconds, solicited_only, num_entries, wc, cq);
    }

    /**
     * {@link #rdma_seq_wait_cq(long, int, int, int, long, long)}, checked.
     *
     * @return the number of completions; 0 too where no event came in time, and then *cq is NULL
     * @throws org.rdma4j.sys.ErrnoException where it is negative
     */
    public static int rdma_seq_wait_cqChecked(long channel, int milliseconds, int solicited_only,
            int num_entries, long wc, long cq) {
        return Check.notNegative("rdma_seq_wait_cq", rdma_seq_wait_cq(channel, milliseconds, solicited_only, num_entries, wc, cq));
    }

    /**
     * Whether a function can be called on this host; {@link #problem} says why not.
     *
     * @param function its C name, or that of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static boolean isAvailable(String function) {
        return problem(function).isEmpty();
    }

    /**
     * Why a function cannot be called on this host: what is missing or too old, as the exception of a call would
     * say it; empty if it can. Looks for the function, and calls nothing.
     *
     * @param function its C name, or that of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static Optional<String> problem(String function) {
        return Table.TABLE.problem(function);
    }

    private static final class Table {
        static final FunctionTable TABLE = new FunctionTable()
                .with(WrapperBuild.LIBRARY, "rdma_wrap_",
                        "rdma_seq_wr_send",
                        "rdma_seq_wr_send_imm",
                        "rdma_seq_wr_rdma_write",
                        "rdma_seq_wr_rdma_write_imm",
                        "rdma_seq_wr_rdma_read",
                        "rdma_seq_drain_cq_ex",
                        "rdma_seq_drain_cq_ex_times",
                        "rdma_seq_wait_cq");

        private Table() {
        }
    }
}
