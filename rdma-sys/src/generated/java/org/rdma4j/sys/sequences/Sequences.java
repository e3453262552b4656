// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.sequences;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.runtime.checking.FunctionTable;
import org.rdma4j.sys.wrapper.Wrapper;
import org.rdma4j.sys.wrapper.WrapperBuild;

/**
 * The functions and constants of rdma-sys/wrapper/sequences.h, in the order of the headers.
 */
public final class Sequences {
    private Sequences() {
    }

    /**
     * Posts a send with a single call. Equivalent to the following sequence in C:
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_start ibv_wr_start}, assignments to {@code wr_id} and
     * {@code wr_flags}, {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_send ibv_wr_send},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_set_sge ibv_wr_set_sge},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_complete ibv_wr_complete}. The call copies the element
     * {@code sge}. The queue pair must have been created by
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_create_qp_ex ibv_create_qp_ex} with the operation in
     * {@code send_ops_flags}. Not for UD queue pairs, whose sends require
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_set_ud_addr ibv_wr_set_ud_addr}.
     *
     * <p>{@code int rdma_seq_wr_send(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. A device may access the memory until its operations are complete and it is deregistered.
     * Allocate it from a shared or the global arena, or with mmap, and do not free it earlier. A critical
     * call, without a thread state transition: garbage collection waits until it returns. It becomes an
     * ordinary call when a function that returns with the lock of a queue held is called for the first
     * time. See {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_seq_wr_send(MemorySegment qp, long wr_id, int wr_flags,
            MemorySegment sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_send(qp, wr_id, wr_flags, sge);
    }

    /**
     * Calls {@link #rdma_seq_wr_send(MemorySegment, long, int, MemorySegment)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_seq_wr_sendChecked(MemorySegment qp, long wr_id, int wr_flags,
            MemorySegment sge) {
        Check.code("rdma_seq_wr_send", rdma_seq_wr_send(qp, wr_id, wr_flags, sge));
    }

    /**
     * {@code int rdma_seq_wr_send(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and
     * 0 for NULL. The caller must keep the memory alive until the call returns, and memory that a device
     * may access until its operations are complete and it is deregistered. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_seq_wr_send(long qp, long wr_id, int wr_flags, long sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_send(qp, wr_id, wr_flags, sge);
    }

    /**
     * Calls {@link #rdma_seq_wr_send(long, long, int, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_seq_wr_sendChecked(long qp, long wr_id, int wr_flags, long sge) {
        Check.code("rdma_seq_wr_send", rdma_seq_wr_send(qp, wr_id, wr_flags, sge));
    }

    /**
     * Posts a send with immediate data with a single call: like
     * {@link Sequences#rdma_seq_wr_send rdma_seq_wr_send}, with
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_send_imm ibv_wr_send_imm} as the operation.
     *
     * <p>{@code int rdma_seq_wr_send_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. A device may access the memory until its operations are complete and it is deregistered.
     * Allocate it from a shared or the global arena, or with mmap, and do not free it earlier. A critical
     * call, without a thread state transition: garbage collection waits until it returns. It becomes an
     * ordinary call when a function that returns with the lock of a queue held is called for the first
     * time. See {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_seq_wr_send_imm(MemorySegment qp, long wr_id, int wr_flags, int imm_data,
            MemorySegment sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_send_imm(qp, wr_id, wr_flags, imm_data, sge);
    }

    /**
     * Calls {@link #rdma_seq_wr_send_imm(MemorySegment, long, int, int, MemorySegment)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_seq_wr_send_immChecked(MemorySegment qp, long wr_id, int wr_flags,
            int imm_data, MemorySegment sge) {
        Check.code("rdma_seq_wr_send_imm", rdma_seq_wr_send_imm(qp, wr_id, wr_flags, imm_data, sge));
    }

    /**
     * {@code int rdma_seq_wr_send_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and
     * 0 for NULL. The caller must keep the memory alive until the call returns, and memory that a device
     * may access until its operations are complete and it is deregistered. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_seq_wr_send_imm(long qp, long wr_id, int wr_flags, int imm_data,
            long sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_send_imm(qp, wr_id, wr_flags, imm_data, sge);
    }

    /**
     * Calls {@link #rdma_seq_wr_send_imm(long, long, int, int, long)}, and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_seq_wr_send_immChecked(long qp, long wr_id, int wr_flags, int imm_data,
            long sge) {
        Check.code("rdma_seq_wr_send_imm", rdma_seq_wr_send_imm(qp, wr_id, wr_flags, imm_data, sge));
    }

    /**
     * Posts an RDMA write with a single call: like {@link Sequences#rdma_seq_wr_send rdma_seq_wr_send},
     * with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_rdma_write ibv_wr_rdma_write} as the operation.
     *
     * <p>{@code int rdma_seq_wr_rdma_write(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. A device may access the memory until its operations are complete and it is deregistered.
     * Allocate it from a shared or the global arena, or with mmap, and do not free it earlier. A critical
     * call, without a thread state transition: garbage collection waits until it returns. It becomes an
     * ordinary call when a function that returns with the lock of a queue held is called for the first
     * time. See {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_seq_wr_rdma_write(MemorySegment qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, MemorySegment sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_write(qp, wr_id, wr_flags, rkey, remote_addr, sge);
    }

    /**
     * Calls {@link #rdma_seq_wr_rdma_write(MemorySegment, long, int, int, long, MemorySegment)}, and
     * throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_seq_wr_rdma_writeChecked(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, MemorySegment sge) {
        Check.code("rdma_seq_wr_rdma_write", rdma_seq_wr_rdma_write(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * {@code int rdma_seq_wr_rdma_write(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and
     * 0 for NULL. The caller must keep the memory alive until the call returns, and memory that a device
     * may access until its operations are complete and it is deregistered. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_seq_wr_rdma_write(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_write(qp, wr_id, wr_flags, rkey, remote_addr, sge);
    }

    /**
     * Calls {@link #rdma_seq_wr_rdma_write(long, long, int, int, long, long)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_seq_wr_rdma_writeChecked(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        Check.code("rdma_seq_wr_rdma_write", rdma_seq_wr_rdma_write(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * Posts an RDMA write with immediate data with a single call: like
     * {@link Sequences#rdma_seq_wr_send rdma_seq_wr_send}, with
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_rdma_write_imm ibv_wr_rdma_write_imm} as the operation.
     *
     * <p>{@code int rdma_seq_wr_rdma_write_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. A device may access the memory until its operations are complete and it is deregistered.
     * Allocate it from a shared or the global arena, or with mmap, and do not free it earlier. A critical
     * call, without a thread state transition: garbage collection waits until it returns. It becomes an
     * ordinary call when a function that returns with the lock of a queue held is called for the first
     * time. See {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_seq_wr_rdma_write_imm(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, int imm_data, MemorySegment sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_write_imm(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge);
    }

    /**
     * Calls {@link #rdma_seq_wr_rdma_write_imm(MemorySegment, long, int, int, long, int, MemorySegment)},
     * and throws an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_seq_wr_rdma_write_immChecked(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, int imm_data, MemorySegment sge) {
        Check.code("rdma_seq_wr_rdma_write_imm", rdma_seq_wr_rdma_write_imm(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge));
    }

    /**
     * {@code int rdma_seq_wr_rdma_write_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and
     * 0 for NULL. The caller must keep the memory alive until the call returns, and memory that a device
     * may access until its operations are complete and it is deregistered. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_seq_wr_rdma_write_imm(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, int imm_data, long sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_write_imm(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge);
    }

    /**
     * Calls {@link #rdma_seq_wr_rdma_write_imm(long, long, int, int, long, int, long)}, and throws an
     * exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_seq_wr_rdma_write_immChecked(long qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, int imm_data, long sge) {
        Check.code("rdma_seq_wr_rdma_write_imm", rdma_seq_wr_rdma_write_imm(qp, wr_id, wr_flags, rkey, remote_addr, imm_data, sge));
    }

    /**
     * Posts an RDMA read with a single call: like {@link Sequences#rdma_seq_wr_send rdma_seq_wr_send},
     * with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_wr_rdma_read ibv_wr_rdma_read} as the operation.
     *
     * <p>{@code int rdma_seq_wr_rdma_read(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. A device may access the memory until its operations are complete and it is deregistered.
     * Allocate it from a shared or the global arena, or with mmap, and do not free it earlier. A critical
     * call, without a thread state transition: garbage collection waits until it returns. It becomes an
     * ordinary call when a function that returns with the lock of a queue held is called for the first
     * time. See {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_seq_wr_rdma_read(MemorySegment qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, MemorySegment sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_read(qp, wr_id, wr_flags, rkey, remote_addr, sge);
    }

    /**
     * Calls {@link #rdma_seq_wr_rdma_read(MemorySegment, long, int, int, long, MemorySegment)}, and throws
     * an exception on failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_seq_wr_rdma_readChecked(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, MemorySegment sge) {
        Check.code("rdma_seq_wr_rdma_read", rdma_seq_wr_rdma_read(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * {@code int rdma_seq_wr_rdma_read(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and
     * 0 for NULL. The caller must keep the memory alive until the call returns, and memory that a device
     * may access until its operations are complete and it is deregistered. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_seq_wr_rdma_read(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        return Wrapper.rdma_wrap_rdma_seq_wr_rdma_read(qp, wr_id, wr_flags, rkey, remote_addr, sge);
    }

    /**
     * Calls {@link #rdma_seq_wr_rdma_read(long, long, int, int, long, long)}, and throws an exception on
     * failure.
     *
     * @throws org.rdma4j.sys.ErrnoException if the result is not 0
     */
    public static void rdma_seq_wr_rdma_readChecked(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        Check.code("rdma_seq_wr_rdma_read", rdma_seq_wr_rdma_read(qp, wr_id, wr_flags, rkey, remote_addr, sge));
    }

    /**
     * Polls up to {@code num_entries} completions with a single call. Equivalent to the following sequence
     * in C: {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_start_poll ibv_start_poll}; for each completion, the
     * fields below are stored in the next element of {@code wc};
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_next_poll ibv_next_poll}, while it returns 0 and fewer
     * than {@code num_entries} completions have been polled;
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_end_poll ibv_end_poll}. If {@code ibv_start_poll} does not
     * return 0, no other function is called. If {@code num_entries} is 0 or negative, no function is
     * called. {@code *result} receives the result of the last call of {@code ibv_start_poll} or
     * {@code ibv_next_poll}: ENOENT if the queue was empty.
     * <ul>
     * <li>always: {@code wr_id}, {@code status}
     * <li>if {@code flags} contains
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_QP_NUM IBV_WC_EX_WITH_QP_NUM}:
     * {@code qp_num}
     * <li>if {@code status} is {@link org.rdma4j.sys.ibverbs.ibv_wc_status#IBV_WC_SUCCESS IBV_WC_SUCCESS}:
     * {@code opcode}, {@code wc_flags}, and the fields that {@code flags} selects by
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_BYTE_LEN IBV_WC_EX_WITH_BYTE_LEN},
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_IMM IBV_WC_EX_WITH_IMM},
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_SRC_QP IBV_WC_EX_WITH_SRC_QP},
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_SLID IBV_WC_EX_WITH_SLID},
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_SL IBV_WC_EX_WITH_SL} and
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_DLID_PATH_BITS IBV_WC_EX_WITH_DLID_PATH_BITS}
     * <li>otherwise: {@code vendor_err}
     * </ul>
     *
     * <p>Other fields remain unchanged. {@code flags} must be a subset of the {@code wc_flags} with which the
     * queue was created.
     *
     * <p>On soft-RoCE before rdma-core 59.0, {@code num_entries} must be 1: see {@code ibv_next_poll}.
     *
     * <p>{@code int rdma_seq_drain_cq_ex(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, int *result)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. A critical call, without a thread state transition: garbage collection waits until it
     * returns. It becomes an ordinary call when a function that returns with the lock of a queue held is
     * called for the first time. See {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions, which may be greater than 0 even if *result reports a subsequent
     * failure
     */
    public static int rdma_seq_drain_cq_ex(MemorySegment cq, MemorySegment attr, long flags,
            int num_entries, MemorySegment wc, MemorySegment result) {
        return Wrapper.rdma_wrap_rdma_seq_drain_cq_ex(cq, attr, flags, num_entries, wc, result);
    }

    /**
     * {@code int rdma_seq_drain_cq_ex(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, int *result)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and
     * 0 for NULL. The caller must keep the memory alive until the call returns. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions, which may be greater than 0 even if *result reports a subsequent
     * failure
     */
    public static int rdma_seq_drain_cq_ex(long cq, long attr, long flags, int num_entries, long wc,
            long result) {
        return Wrapper.rdma_wrap_rdma_seq_drain_cq_ex(cq, attr, flags, num_entries, wc, result);
    }

    /**
     * Like {@link Sequences#rdma_seq_drain_cq_ex rdma_seq_drain_cq_ex}, and also reads the timestamps of
     * successful completions, for which {@link org.rdma4j.sys.ibverbs.ibv_wc ibv_wc} has no fields. For
     * the completion at index {@code i}, {@code times[2 * i]} receives the device timestamp if
     * {@code flags} contains
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_COMPLETION_TIMESTAMP IBV_WC_EX_WITH_COMPLETION_TIMESTAMP},
     * and {@code times[2 * i + 1]} the wall-clock time if {@code flags} contains
     * {@link org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags#IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK};
     * otherwise, and for failed completions, they receive 0. {@code times} must have a capacity of two
     * 64-bit numbers for each of {@code num_entries}.
     *
     * <p>A failure of {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_next_poll ibv_next_poll} is not reported; the
     * next poll fails again when it starts.
     *
     * <p>{@code int rdma_seq_drain_cq_ex_times(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, uint64_t *times)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. A critical call, without a thread state transition: garbage collection waits until it
     * returns. It becomes an ordinary call when a function that returns with the lock of a queue held is
     * called for the first time. See {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions; 0 if there are none; a negated errno value on failure
     */
    public static int rdma_seq_drain_cq_ex_times(MemorySegment cq, MemorySegment attr, long flags,
            int num_entries, MemorySegment wc, MemorySegment times) {
        return Wrapper.rdma_wrap_rdma_seq_drain_cq_ex_times(cq, attr, flags, num_entries, wc, times);
    }

    /**
     * Calls
     * {@link #rdma_seq_drain_cq_ex_times(MemorySegment, MemorySegment, long, int, MemorySegment, MemorySegment)},
     * and throws an exception on failure.
     *
     * @return the number of completions; 0 if there are none
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int rdma_seq_drain_cq_ex_timesChecked(MemorySegment cq, MemorySegment attr,
            long flags, int num_entries, MemorySegment wc, MemorySegment times) {
        return Check.notNegative("rdma_seq_drain_cq_ex_times", rdma_seq_drain_cq_ex_times(cq, attr, flags, num_entries, wc, times));
    }

    /**
     * {@code int rdma_seq_drain_cq_ex_times(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, uint64_t *times)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and
     * 0 for NULL. The caller must keep the memory alive until the call returns. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions; 0 if there are none; a negated errno value on failure
     */
    public static int rdma_seq_drain_cq_ex_times(long cq, long attr, long flags, int num_entries,
            long wc, long times) {
        return Wrapper.rdma_wrap_rdma_seq_drain_cq_ex_times(cq, attr, flags, num_entries, wc, times);
    }

    /**
     * Calls {@link #rdma_seq_drain_cq_ex_times(long, long, long, int, long, long)}, and throws an
     * exception on failure.
     *
     * @return the number of completions; 0 if there are none
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int rdma_seq_drain_cq_ex_timesChecked(long cq, long attr, long flags,
            int num_entries, long wc, long times) {
        return Check.notNegative("rdma_seq_drain_cq_ex_times", rdma_seq_drain_cq_ex_times(cq, attr, flags, num_entries, wc, times));
    }

    /**
     * Waits for an event and polls the queue with a single call. Equivalent to the following sequence in
     * C: {@code poll} until {@code channel} has an event or {@code milliseconds} have passed (negative: no
     * timeout; 0: no wait); if there is an event,
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_get_cq_event ibv_get_cq_event},
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_req_notify_cq ibv_req_notify_cq} with
     * {@code solicited_only}, and {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_poll_cq ibv_poll_cq} for at
     * most {@code num_entries} completions into {@code wc}, unless {@code num_entries} is 0. Completions
     * that precede the arming of the queue are therefore in {@code wc}, if its capacity is sufficient, and
     * later ones generate an event.
     *
     * <p>{@code *cq} receives the queue of the event; NULL if there was no event. The event must be
     * acknowledged, even if a subsequent call fails. The result is the negated errno value of the call
     * that failed, or the result of {@code ibv_poll_cq} if that call failed; -EINTR if a signal arrived.
     * Only one thread at a time may wait for a channel: {@code ibv_get_cq_event} blocks if another thread
     * has read the event.
     *
     * <p>{@code int rdma_seq_wait_cq(struct ibv_comp_channel *channel, int milliseconds, int solicited_only, int num_entries, struct ibv_wc *wc, struct ibv_cq **cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. The caller must release the result with
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_ack_cq_events ibv_ack_cq_events}. May block, which pins
     * the carrier of a virtual thread. See {@code ibv_get_cq_event(3)}.
     *
     * @return the number of completions; 0 if no event arrived in time, in which case *cq is NULL; a
     * negated errno value on failure
     */
    public static int rdma_seq_wait_cq(MemorySegment channel, int milliseconds, int solicited_only,
            int num_entries, MemorySegment wc, MemorySegment cq) {
        return Wrapper.rdma_wrap_rdma_seq_wait_cq(channel, milliseconds, solicited_only, num_entries, wc, cq);
    }

    /**
     * Calls {@link #rdma_seq_wait_cq(MemorySegment, int, int, int, MemorySegment, MemorySegment)}, and
     * throws an exception on failure.
     *
     * @return the number of completions; 0 if no event arrived in time, in which case *cq is NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int rdma_seq_wait_cqChecked(MemorySegment channel, int milliseconds,
            int solicited_only, int num_entries, MemorySegment wc, MemorySegment cq) {
        return Check.notNegative("rdma_seq_wait_cq", rdma_seq_wait_cq(channel, milliseconds, solicited_only, num_entries, wc, cq));
    }

    /**
     * {@code int rdma_seq_wait_cq(struct ibv_comp_channel *channel, int milliseconds, int solicited_only, int num_entries, struct ibv_wc *wc, struct ibv_cq **cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/sequences.h}; inline in C, called through the wrapper
     * library. Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and
     * 0 for NULL. The caller must keep the memory alive until the call returns. The caller must release
     * the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_ack_cq_events ibv_ack_cq_events}. May
     * block, which pins the carrier of a virtual thread. See {@code ibv_get_cq_event(3)}.
     *
     * @return the number of completions; 0 if no event arrived in time, in which case *cq is NULL; a
     * negated errno value on failure
     */
    public static int rdma_seq_wait_cq(long channel, int milliseconds, int solicited_only,
            int num_entries, long wc, long cq) {
        return Wrapper.rdma_wrap_rdma_seq_wait_cq(channel, milliseconds, solicited_only, num_entries, wc, cq);
    }

    /**
     * Calls {@link #rdma_seq_wait_cq(long, int, int, int, long, long)}, and throws an exception on
     * failure.
     *
     * @return the number of completions; 0 if no event arrived in time, in which case *cq is NULL
     * @throws org.rdma4j.sys.ErrnoException if the result is negative
     */
    public static int rdma_seq_wait_cqChecked(long channel, int milliseconds, int solicited_only,
            int num_entries, long wc, long cq) {
        return Check.notNegative("rdma_seq_wait_cq", rdma_seq_wait_cq(channel, milliseconds, solicited_only, num_entries, wc, cq));
    }

    /**
     * Returns {@code true} if a function can be called on this host. If not, {@link #problem} returns the
     * reason.
     *
     * @param function C name of the function, or name of its method
     * @throws IllegalArgumentException if this class has no such function
     */
    public static boolean isAvailable(String function) {
        return problem(function).isEmpty();
    }

    /**
     * Returns the reason why a function cannot be called on this host, which is the message of the exception
     * that a call would throw; empty if it can be called. Looks up the function without calling it.
     *
     * @param function C name of the function, or name of its method
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
