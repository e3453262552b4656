// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.wrapper;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.ibverbs.ibv_counters;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_cq_ex;
import org.rdma4j.sys.ibverbs.ibv_dm;
import org.rdma4j.sys.ibverbs.ibv_flow;
import org.rdma4j.sys.ibverbs.ibv_flow_action;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_mw;
import org.rdma4j.sys.ibverbs.ibv_pd;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_rwq_ind_table;
import org.rdma4j.sys.ibverbs.ibv_srq;
import org.rdma4j.sys.ibverbs.ibv_td;
import org.rdma4j.sys.ibverbs.ibv_wq;
import org.rdma4j.sys.ibverbs.ibv_xrcd;
import org.rdma4j.sys.ibverbs.verbs_context;
import org.rdma4j.sys.posix.sockaddr;
import org.rdma4j.sys.runtime.calling.ErrnoCapture;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.FunctionTable;
import org.rdma4j.sys.runtime.checking.Ranges;

/**
 * The functions and constants of rdma-sys/wrapper/wrapper.h, in the order of the headers.
 */
public final class Wrapper {
    private Wrapper() {
    }

    /**
     * {@code void rdma_wrap_ibv_wr_atomic_cmp_swp(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t compare, uint64_t swap)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_atomic_cmp_swp}. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_atomic_cmp_swp(3)}.
     */
    public static void rdma_wrap_ibv_wr_atomic_cmp_swp(MemorySegment qp, int rkey, long remote_addr,
            long compare, long swap) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_atomic_cmp_swp.HANDLE.invokeExact(qp, rkey, remote_addr, compare, swap);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_atomic_cmp_swp(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t compare, uint64_t swap)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_atomic_cmp_swp}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_atomic_cmp_swp(3)}.
     */
    public static void rdma_wrap_ibv_wr_atomic_cmp_swp(long qp, int rkey, long remote_addr,
            long compare, long swap) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_atomic_cmp_swp$long.HANDLE.invokeExact(qp, rkey, remote_addr, compare, swap);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_atomic_fetch_add(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t add)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_atomic_fetch_add}. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_atomic_fetch_add(3)}.
     */
    public static void rdma_wrap_ibv_wr_atomic_fetch_add(MemorySegment qp, int rkey,
            long remote_addr, long add) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_atomic_fetch_add.HANDLE.invokeExact(qp, rkey, remote_addr, add);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_atomic_fetch_add(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, uint64_t add)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_atomic_fetch_add}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_atomic_fetch_add(3)}.
     */
    public static void rdma_wrap_ibv_wr_atomic_fetch_add(long qp, int rkey, long remote_addr,
            long add) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_atomic_fetch_add$long.HANDLE.invokeExact(qp, rkey, remote_addr, add);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_bind_mw(struct ibv_qp_ex *qp, struct ibv_mw *mw, uint32_t rkey, const struct ibv_mw_bind_info *bind_info)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_bind_mw}. The call that ends
     * the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_bind_mw(3)}.
     */
    public static void rdma_wrap_ibv_wr_bind_mw(MemorySegment qp, MemorySegment mw, int rkey,
            MemorySegment bind_info) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_bind_mw.HANDLE.invokeExact(qp, mw, rkey, bind_info);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_bind_mw(struct ibv_qp_ex *qp, struct ibv_mw *mw, uint32_t rkey, const struct ibv_mw_bind_info *bind_info)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_bind_mw}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The call that ends the sequence reports failures.
     * A critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_bind_mw(3)}.
     */
    public static void rdma_wrap_ibv_wr_bind_mw(long qp, long mw, int rkey, long bind_info) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_bind_mw$long.HANDLE.invokeExact(qp, mw, rkey, bind_info);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_local_inv(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_local_inv}. The call that
     * ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_local_inv(3)}.
     */
    public static void rdma_wrap_ibv_wr_local_inv(MemorySegment qp, int invalidate_rkey) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_local_inv.HANDLE.invokeExact(qp, invalidate_rkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_local_inv(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_local_inv}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The call that ends the sequence reports failures.
     * A critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_local_inv(3)}.
     */
    public static void rdma_wrap_ibv_wr_local_inv(long qp, int invalidate_rkey) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_local_inv$long.HANDLE.invokeExact(qp, invalidate_rkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_rdma_read(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_rdma_read}. The call that
     * ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_rdma_read(3)}.
     */
    public static void rdma_wrap_ibv_wr_rdma_read(MemorySegment qp, int rkey, long remote_addr) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_rdma_read.HANDLE.invokeExact(qp, rkey, remote_addr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_rdma_read(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_rdma_read}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The call that ends the sequence reports failures.
     * A critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_rdma_read(3)}.
     */
    public static void rdma_wrap_ibv_wr_rdma_read(long qp, int rkey, long remote_addr) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_rdma_read$long.HANDLE.invokeExact(qp, rkey, remote_addr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_rdma_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_rdma_write}. The call that
     * ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_rdma_write(3)}.
     */
    public static void rdma_wrap_ibv_wr_rdma_write(MemorySegment qp, int rkey, long remote_addr) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_rdma_write.HANDLE.invokeExact(qp, rkey, remote_addr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_rdma_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_rdma_write}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The call that ends the sequence reports failures.
     * A critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_rdma_write(3)}.
     */
    public static void rdma_wrap_ibv_wr_rdma_write(long qp, int rkey, long remote_addr) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_rdma_write$long.HANDLE.invokeExact(qp, rkey, remote_addr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_flush(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, size_t len, uint8_t type, uint8_t level)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_flush}. Since rdma-core 45.0.
     * The call that ends the sequence reports failures. A critical call, without a thread state
     * transition: garbage collection waits until it returns. See {@code ibv_wr_flush(3)}.
     */
    public static void rdma_wrap_ibv_wr_flush(MemorySegment qp, int rkey, long remote_addr,
            long len, int type, int level) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_flush.HANDLE.invokeExact(qp, rkey, remote_addr, len, Ranges.u8(type), Ranges.u8(level));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_flush(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, size_t len, uint8_t type, uint8_t level)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_flush}. Since rdma-core 45.0.
     * Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for
     * NULL. The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_flush(3)}.
     */
    public static void rdma_wrap_ibv_wr_flush(long qp, int rkey, long remote_addr, long len,
            int type, int level) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_flush$long.HANDLE.invokeExact(qp, rkey, remote_addr, len, Ranges.u8(type), Ranges.u8(level));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_rdma_write_imm(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, __be32 imm_data)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_rdma_write_imm}. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_rdma_write_imm(3)}.
     */
    public static void rdma_wrap_ibv_wr_rdma_write_imm(MemorySegment qp, int rkey, long remote_addr,
            int imm_data) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_rdma_write_imm.HANDLE.invokeExact(qp, rkey, remote_addr, Integer.reverseBytes(imm_data));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_rdma_write_imm(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, __be32 imm_data)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_rdma_write_imm}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_rdma_write_imm(3)}.
     */
    public static void rdma_wrap_ibv_wr_rdma_write_imm(long qp, int rkey, long remote_addr,
            int imm_data) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_rdma_write_imm$long.HANDLE.invokeExact(qp, rkey, remote_addr, Integer.reverseBytes(imm_data));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_send(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_send}. The call that ends the
     * sequence reports failures. A critical call, without a thread state transition: garbage collection
     * waits until it returns. See {@code ibv_wr_send(3)}.
     */
    public static void rdma_wrap_ibv_wr_send(MemorySegment qp) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_send.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_send(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_send}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The call that ends the sequence reports failures.
     * A critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_send(3)}.
     */
    public static void rdma_wrap_ibv_wr_send(long qp) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_send$long.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_send_imm(struct ibv_qp_ex *qp, __be32 imm_data)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_send_imm}. The call that ends
     * the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_send_imm(3)}.
     */
    public static void rdma_wrap_ibv_wr_send_imm(MemorySegment qp, int imm_data) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_send_imm.HANDLE.invokeExact(qp, Integer.reverseBytes(imm_data));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_send_imm(struct ibv_qp_ex *qp, __be32 imm_data)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_send_imm}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The call that ends the sequence reports failures.
     * A critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_send_imm(3)}.
     */
    public static void rdma_wrap_ibv_wr_send_imm(long qp, int imm_data) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_send_imm$long.HANDLE.invokeExact(qp, Integer.reverseBytes(imm_data));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_send_inv(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_send_inv}. The call that ends
     * the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_send_inv(3)}.
     */
    public static void rdma_wrap_ibv_wr_send_inv(MemorySegment qp, int invalidate_rkey) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_send_inv.HANDLE.invokeExact(qp, invalidate_rkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_send_inv(struct ibv_qp_ex *qp, uint32_t invalidate_rkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_send_inv}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The call that ends the sequence reports failures.
     * A critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_send_inv(3)}.
     */
    public static void rdma_wrap_ibv_wr_send_inv(long qp, int invalidate_rkey) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_send_inv$long.HANDLE.invokeExact(qp, invalidate_rkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_send_tso(struct ibv_qp_ex *qp, void *hdr, uint16_t hdr_sz, uint16_t mss)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_send_tso}. The call that ends
     * the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_send_tso(3)}.
     */
    public static void rdma_wrap_ibv_wr_send_tso(MemorySegment qp, MemorySegment hdr, int hdr_sz,
            int mss) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_send_tso.HANDLE.invokeExact(qp, hdr, Ranges.u16(hdr_sz), Ranges.u16(mss));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_send_tso(struct ibv_qp_ex *qp, void *hdr, uint16_t hdr_sz, uint16_t mss)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_send_tso}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The call that ends the sequence reports failures.
     * A critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_send_tso(3)}.
     */
    public static void rdma_wrap_ibv_wr_send_tso(long qp, long hdr, int hdr_sz, int mss) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_send_tso$long.HANDLE.invokeExact(qp, hdr, Ranges.u16(hdr_sz), Ranges.u16(mss));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_ud_addr(struct ibv_qp_ex *qp, struct ibv_ah *ah, uint32_t remote_qpn, uint32_t remote_qkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_ud_addr}. The call that
     * ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_set_ud_addr(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_ud_addr(MemorySegment qp, MemorySegment ah,
            int remote_qpn, int remote_qkey) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_ud_addr.HANDLE.invokeExact(qp, ah, remote_qpn, remote_qkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_ud_addr(struct ibv_qp_ex *qp, struct ibv_ah *ah, uint32_t remote_qpn, uint32_t remote_qkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_ud_addr}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The call that ends the sequence reports failures.
     * A critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_set_ud_addr(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_ud_addr(long qp, long ah, int remote_qpn,
            int remote_qkey) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_ud_addr$long.HANDLE.invokeExact(qp, ah, remote_qpn, remote_qkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_xrc_srqn(struct ibv_qp_ex *qp, uint32_t remote_srqn)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_xrc_srqn}. The call that
     * ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_set_xrc_srqn(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_xrc_srqn(MemorySegment qp, int remote_srqn) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_xrc_srqn.HANDLE.invokeExact(qp, remote_srqn);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_xrc_srqn(struct ibv_qp_ex *qp, uint32_t remote_srqn)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_xrc_srqn}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_set_xrc_srqn(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_xrc_srqn(long qp, int remote_srqn) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_xrc_srqn$long.HANDLE.invokeExact(qp, remote_srqn);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_inline_data(struct ibv_qp_ex *qp, void *addr, size_t length)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_inline_data}. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code ibv_wr_set_inline_data(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_inline_data(MemorySegment qp, MemorySegment addr,
            long length) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_inline_data.HANDLE.invokeExact(qp, addr, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_inline_data(struct ibv_qp_ex *qp, void *addr, size_t length)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_inline_data}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_set_inline_data(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_inline_data(long qp, long addr, long length) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_inline_data$long.HANDLE.invokeExact(qp, addr, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_inline_data_list(struct ibv_qp_ex *qp, size_t num_buf, const struct ibv_data_buf *buf_list)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_inline_data_list}. The
     * call that ends the sequence reports failures. A critical call, without a thread state transition:
     * garbage collection waits until it returns. See {@code ibv_wr_set_inline_data_list(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_inline_data_list(MemorySegment qp, long num_buf,
            MemorySegment buf_list) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_inline_data_list.HANDLE.invokeExact(qp, num_buf, buf_list);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_inline_data_list(struct ibv_qp_ex *qp, size_t num_buf, const struct ibv_data_buf *buf_list)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_inline_data_list}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code ibv_wr_set_inline_data_list(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_inline_data_list(long qp, long num_buf, long buf_list) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_inline_data_list$long.HANDLE.invokeExact(qp, num_buf, buf_list);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_sge(struct ibv_qp_ex *qp, uint32_t lkey, uint64_t addr, uint32_t length)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_sge}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. The call that ends the sequence reports
     * failures. A critical call, without a thread state transition: garbage collection waits until it
     * returns. See {@code ibv_wr_set_sge(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_sge(MemorySegment qp, int lkey, long addr, int length) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_sge.HANDLE.invokeExact(qp, lkey, addr, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_sge(struct ibv_qp_ex *qp, uint32_t lkey, uint64_t addr, uint32_t length)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_sge}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns, and memory that a device may access until its
     * operations are complete and it is deregistered. The call that ends the sequence reports failures. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_set_sge(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_sge(long qp, int lkey, long addr, int length) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_sge$long.HANDLE.invokeExact(qp, lkey, addr, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_sge_list(struct ibv_qp_ex *qp, size_t num_sge, const struct ibv_sge *sg_list)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_sge_list}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. The call that ends the
     * sequence reports failures. A critical call, without a thread state transition: garbage collection
     * waits until it returns. See {@code ibv_wr_set_sge_list(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_sge_list(MemorySegment qp, long num_sge,
            MemorySegment sg_list) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_sge_list.HANDLE.invokeExact(qp, num_sge, sg_list);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_set_sge_list(struct ibv_qp_ex *qp, size_t num_sge, const struct ibv_sge *sg_list)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_set_sge_list}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. The call that ends the sequence reports
     * failures. A critical call, without a thread state transition: garbage collection waits until it
     * returns. See {@code ibv_wr_set_sge_list(3)}.
     */
    public static void rdma_wrap_ibv_wr_set_sge_list(long qp, long num_sge, long sg_list) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_set_sge_list$long.HANDLE.invokeExact(qp, num_sge, sg_list);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_start(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_start}. The call that ends
     * the sequence reports failures. Drivers return from it with the lock of the queue held. The first
     * call converts all critical calls that acquire such a lock to ordinary calls. With
     * {@code -Dorg.rdma4j.critical=always}, they remain critical, and no other thread may use the queue,
     * or poll completions of its queue pairs, until the lock is released: otherwise that thread may
     * deadlock with garbage collection. See {@code ibv_wr_start(3)}.
     */
    public static void rdma_wrap_ibv_wr_start(MemorySegment qp) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_start.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_start(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_start}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The call that ends the sequence reports failures.
     * Drivers return from it with the lock of the queue held. The first call converts all critical calls
     * that acquire such a lock to ordinary calls. With {@code -Dorg.rdma4j.critical=always}, they remain
     * critical, and no other thread may use the queue, or poll completions of its queue pairs, until the
     * lock is released: otherwise that thread may deadlock with garbage collection. See
     * {@code ibv_wr_start(3)}.
     */
    public static void rdma_wrap_ibv_wr_start(long qp) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_start$long.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_wr_complete(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_complete}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. It becomes an ordinary
     * call when a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_complete(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_wr_complete(MemorySegment qp) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wr_complete.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_wr_complete(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_complete}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_complete(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_wr_complete(long qp) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wr_complete$long.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_abort(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_abort}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_wr_abort(3)}.
     */
    public static void rdma_wrap_ibv_wr_abort(MemorySegment qp) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_abort.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_abort(struct ibv_qp_ex *qp)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_abort}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. See {@code ibv_wr_abort(3)}.
     */
    public static void rdma_wrap_ibv_wr_abort(long qp) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_abort$long.HANDLE.invokeExact(qp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_atomic_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, const void *atomic_wr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_atomic_write}. Since
     * rdma-core 44.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_ibv_wr_atomic_write(MemorySegment qp, int rkey, long remote_addr,
            MemorySegment atomic_wr) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_atomic_write.HANDLE.invokeExact(qp, rkey, remote_addr, atomic_wr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wr_atomic_write(struct ibv_qp_ex *qp, uint32_t rkey, uint64_t remote_addr, const void *atomic_wr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wr_atomic_write}. Since
     * rdma-core 44.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_ibv_wr_atomic_write(long qp, int rkey, long remote_addr,
            long atomic_wr) {
        try {
            WrapperHandles.rdma_wrap_ibv_wr_atomic_write$long.HANDLE.invokeExact(qp, rkey, remote_addr, atomic_wr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_cq *rdma_wrap_ibv_cq_ex_to_cq(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_cq_ex_to_cq}. The result belongs
     * to the extended completion queue: the result is the same object, destroyed once.
     */
    public static MemorySegment rdma_wrap_ibv_cq_ex_to_cq(MemorySegment cq) {
        try {
            return Segments.sized((MemorySegment) WrapperHandles.rdma_wrap_ibv_cq_ex_to_cq.HANDLE.invokeExact(cq), ibv_cq.sizeof());
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_start_poll(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_start_poll}. Drivers return from
     * it with the lock of the queue held. The first call converts all critical calls that acquire such a
     * lock to ordinary calls. With {@code -Dorg.rdma4j.critical=always}, they remain critical, and no
     * other thread may use the queue, or poll completions of its queue pairs, until the lock is released:
     * otherwise that thread may deadlock with garbage collection. See {@code ibv_create_cq_ex(3)}.
     *
     * @return 0 on success, {@code ENOENT} if there is no result, another errno value on failure; if the
     * result is not 0, ibv_end_poll must not be called
     */
    public static int rdma_wrap_ibv_start_poll(MemorySegment cq, MemorySegment attr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_start_poll.HANDLE.invokeExact(cq, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_start_poll(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_start_poll}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. Drivers return from it with the lock of the queue
     * held. The first call converts all critical calls that acquire such a lock to ordinary calls. With
     * {@code -Dorg.rdma4j.critical=always}, they remain critical, and no other thread may use the queue,
     * or poll completions of its queue pairs, until the lock is released: otherwise that thread may
     * deadlock with garbage collection. See {@code ibv_create_cq_ex(3)}.
     *
     * @return 0 on success, {@code ENOENT} if there is no result, another errno value on failure; if the
     * result is not 0, ibv_end_poll must not be called
     */
    public static int rdma_wrap_ibv_start_poll(long cq, long attr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_start_poll$long.HANDLE.invokeExact(cq, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_next_poll(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_next_poll}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. It becomes an ordinary
     * call when a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return 0 on success, {@code ENOENT} if there is no result, another errno value on failure;
     * ibv_end_poll must be called after any result
     */
    public static int rdma_wrap_ibv_next_poll(MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_next_poll.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_next_poll(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_next_poll}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return 0 on success, {@code ENOENT} if there is no result, another errno value on failure;
     * ibv_end_poll must be called after any result
     */
    public static int rdma_wrap_ibv_next_poll(long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_next_poll$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_end_poll(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_end_poll}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static void rdma_wrap_ibv_end_poll(MemorySegment cq) {
        try {
            WrapperHandles.rdma_wrap_ibv_end_poll.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_end_poll(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_end_poll}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static void rdma_wrap_ibv_end_poll(long cq) {
        try {
            WrapperHandles.rdma_wrap_ibv_end_poll$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code enum ibv_wc_opcode rdma_wrap_ibv_wc_read_opcode(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_opcode}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_opcode(MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_opcode.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code enum ibv_wc_opcode rdma_wrap_ibv_wc_read_opcode(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_opcode}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_opcode(long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_opcode$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_vendor_err(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_vendor_err}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_vendor_err(MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_vendor_err.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_vendor_err(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_vendor_err}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_vendor_err(long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_vendor_err$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_byte_len(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_byte_len}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_byte_len(MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_byte_len.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_byte_len(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_byte_len}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_byte_len(long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_byte_len$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code __be32 rdma_wrap_ibv_wc_read_imm_data(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_imm_data}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_imm_data(MemorySegment cq) {
        try {
            return Integer.reverseBytes((int) WrapperHandles.rdma_wrap_ibv_wc_read_imm_data.HANDLE.invokeExact(cq));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code __be32 rdma_wrap_ibv_wc_read_imm_data(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_imm_data}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_imm_data(long cq) {
        try {
            return Integer.reverseBytes((int) WrapperHandles.rdma_wrap_ibv_wc_read_imm_data$long.HANDLE.invokeExact(cq));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_invalidated_rkey(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_invalidated_rkey}. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_invalidated_rkey(MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_invalidated_rkey.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_invalidated_rkey(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_invalidated_rkey}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_invalidated_rkey(long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_invalidated_rkey$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_qp_num(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_qp_num}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_qp_num(MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_qp_num.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_qp_num(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_qp_num}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_qp_num(long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_qp_num$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_src_qp(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_src_qp}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_src_qp(MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_src_qp.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_src_qp(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_src_qp}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_src_qp(long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_src_qp$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code unsigned int rdma_wrap_ibv_wc_read_wc_flags(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_wc_flags}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_wc_flags(MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_wc_flags.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code unsigned int rdma_wrap_ibv_wc_read_wc_flags(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_wc_flags}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_wc_flags(long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_wc_flags$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_slid(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_slid}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_slid(MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_slid.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_slid(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_slid}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_slid(long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_slid$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_ibv_wc_read_sl(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_sl}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_sl(MemorySegment cq) {
        try {
            return Byte.toUnsignedInt((byte) WrapperHandles.rdma_wrap_ibv_wc_read_sl.HANDLE.invokeExact(cq));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_ibv_wc_read_sl(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_sl}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_sl(long cq) {
        try {
            return Byte.toUnsignedInt((byte) WrapperHandles.rdma_wrap_ibv_wc_read_sl$long.HANDLE.invokeExact(cq));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_ibv_wc_read_dlid_path_bits(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_dlid_path_bits}. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_dlid_path_bits(MemorySegment cq) {
        try {
            return Byte.toUnsignedInt((byte) WrapperHandles.rdma_wrap_ibv_wc_read_dlid_path_bits.HANDLE.invokeExact(cq));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_ibv_wc_read_dlid_path_bits(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_dlid_path_bits}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_dlid_path_bits(long cq) {
        try {
            return Byte.toUnsignedInt((byte) WrapperHandles.rdma_wrap_ibv_wc_read_dlid_path_bits$long.HANDLE.invokeExact(cq));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint64_t rdma_wrap_ibv_wc_read_completion_ts(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_completion_ts}. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static long rdma_wrap_ibv_wc_read_completion_ts(MemorySegment cq) {
        try {
            return (long) WrapperHandles.rdma_wrap_ibv_wc_read_completion_ts.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint64_t rdma_wrap_ibv_wc_read_completion_ts(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_completion_ts}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static long rdma_wrap_ibv_wc_read_completion_ts(long cq) {
        try {
            return (long) WrapperHandles.rdma_wrap_ibv_wc_read_completion_ts$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint64_t rdma_wrap_ibv_wc_read_completion_wallclock_ns(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps
     * {@code ibv_wc_read_completion_wallclock_ns}. A critical call, without a thread state transition:
     * garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static long rdma_wrap_ibv_wc_read_completion_wallclock_ns(MemorySegment cq) {
        try {
            return (long) WrapperHandles.rdma_wrap_ibv_wc_read_completion_wallclock_ns.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint64_t rdma_wrap_ibv_wc_read_completion_wallclock_ns(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps
     * {@code ibv_wc_read_completion_wallclock_ns}. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. A critical call, without a thread state transition: garbage collection
     * waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static long rdma_wrap_ibv_wc_read_completion_wallclock_ns(long cq) {
        try {
            return (long) WrapperHandles.rdma_wrap_ibv_wc_read_completion_wallclock_ns$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint16_t rdma_wrap_ibv_wc_read_cvlan(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_cvlan}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_cvlan(MemorySegment cq) {
        try {
            return Short.toUnsignedInt((short) WrapperHandles.rdma_wrap_ibv_wc_read_cvlan.HANDLE.invokeExact(cq));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint16_t rdma_wrap_ibv_wc_read_cvlan(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_cvlan}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_cvlan(long cq) {
        try {
            return Short.toUnsignedInt((short) WrapperHandles.rdma_wrap_ibv_wc_read_cvlan$long.HANDLE.invokeExact(cq));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_flow_tag(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_flow_tag}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_flow_tag(MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_flow_tag.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_wc_read_flow_tag(struct ibv_cq_ex *cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_flow_tag}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static int rdma_wrap_ibv_wc_read_flow_tag(long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_wc_read_flow_tag$long.HANDLE.invokeExact(cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wc_read_tm_info(struct ibv_cq_ex *cq, struct ibv_wc_tm_info *tm_info)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_tm_info}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_create_cq_ex(3)}.
     */
    public static void rdma_wrap_ibv_wc_read_tm_info(MemorySegment cq, MemorySegment tm_info) {
        try {
            WrapperHandles.rdma_wrap_ibv_wc_read_tm_info.HANDLE.invokeExact(cq, tm_info);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_ibv_wc_read_tm_info(struct ibv_cq_ex *cq, struct ibv_wc_tm_info *tm_info)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_wc_read_tm_info}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code ibv_create_cq_ex(3)}.
     */
    public static void rdma_wrap_ibv_wc_read_tm_info(long cq, long tm_info) {
        try {
            WrapperHandles.rdma_wrap_ibv_wc_read_tm_info$long.HANDLE.invokeExact(cq, tm_info);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_post_wq_recv(struct ibv_wq *wq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_post_wq_recv}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_post_wq_recv(MemorySegment wq, MemorySegment recv_wr,
            MemorySegment bad_recv_wr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_post_wq_recv.HANDLE.invokeExact(wq, recv_wr, bad_recv_wr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_post_wq_recv(struct ibv_wq *wq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_post_wq_recv}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns, and memory that a device may access until its
     * operations are complete and it is deregistered. A critical call, without a thread state transition:
     * garbage collection waits until it returns. It becomes an ordinary call when a function that returns
     * with the lock of a queue held is called for the first time.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_post_wq_recv(long wq, long recv_wr, long bad_recv_wr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_post_wq_recv$long.HANDLE.invokeExact(wq, recv_wr, bad_recv_wr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct verbs_context *rdma_wrap_verbs_get_ctx(struct ibv_context *ctx)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code verbs_get_ctx}. The result belongs
     * to the context: the result is the record around it.
     *
     * @return the record, unless the context is of the oldest ABI; NULL on failure; errno is not set
     */
    public static MemorySegment rdma_wrap_verbs_get_ctx(MemorySegment ctx) {
        try {
            return verbs_context.fromC((MemorySegment) WrapperHandles.rdma_wrap_verbs_get_ctx.HANDLE.invokeExact(ctx));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_query_port(struct ibv_context *context, uint8_t port_num, struct ibv_port_attr *port_attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_query_port}. See
     * {@code ibv_query_port(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_query_port(MemorySegment context, int port_num,
            MemorySegment port_attr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_query_port.HANDLE.invokeExact(context, Ranges.u8(port_num), port_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap____ibv_query_port(struct ibv_context *context, uint8_t port_num, struct ibv_port_attr *port_attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ___ibv_query_port}. See
     * {@code ibv_query_port(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap____ibv_query_port(MemorySegment context, int port_num,
            MemorySegment port_attr) {
        try {
            return (int) WrapperHandles.rdma_wrap____ibv_query_port.HANDLE.invokeExact(context, Ranges.u8(port_num), port_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_query_gid_ex(struct ibv_context *context, uint32_t port_num, uint32_t gid_index, struct ibv_gid_entry *entry, uint32_t flags)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_query_gid_ex}. Since rdma-core
     * 32.0. See {@code ibv_query_gid_ex(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_query_gid_ex(MemorySegment context, int port_num, int gid_index,
            MemorySegment entry, int flags) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_query_gid_ex.HANDLE.invokeExact(context, port_num, gid_index, entry, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code ssize_t rdma_wrap_ibv_query_gid_table(struct ibv_context *context, struct ibv_gid_entry *entries, size_t max_entries, uint32_t flags)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_query_gid_table}. Since
     * rdma-core 32.0. See {@code ibv_query_gid_table(3)}.
     *
     * @return the number of entries; a negated errno value on failure
     */
    public static long rdma_wrap_ibv_query_gid_table(MemorySegment context, MemorySegment entries,
            long max_entries, int flags) {
        try {
            return (long) WrapperHandles.rdma_wrap_ibv_query_gid_table.HANDLE.invokeExact(context, entries, max_entries, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_flow *rdma_wrap_ibv_create_flow(struct ibv_qp *qp, struct ibv_flow_attr *flow)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_create_flow}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_destroy_flow ibv_destroy_flow}.
     * See {@code ibv_create_flow(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_create_flow(MemorySegment qp, MemorySegment flow) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_create_flow.HANDLE.invokeExact(capture, qp, flow);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_flow.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_destroy_flow(struct ibv_flow *flow_id)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_destroy_flow}. See
     * {@code ibv_destroy_flow(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_destroy_flow(MemorySegment flow_id) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_destroy_flow.HANDLE.invokeExact(flow_id);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_flow_action *rdma_wrap_ibv_create_flow_action_esp(struct ibv_context *ctx, struct ibv_flow_action_esp_attr *esp)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_create_flow_action_esp}. The
     * caller must release the result with
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_destroy_flow_action ibv_destroy_flow_action}. See
     * {@code ibv_create_flow_action(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_create_flow_action_esp(MemorySegment ctx,
            MemorySegment esp) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_create_flow_action_esp.HANDLE.invokeExact(capture, ctx, esp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_flow_action.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_modify_flow_action_esp(struct ibv_flow_action *action, struct ibv_flow_action_esp_attr *esp)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_modify_flow_action_esp}. See
     * {@code ibv_modify_flow_action(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_modify_flow_action_esp(MemorySegment action,
            MemorySegment esp) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_modify_flow_action_esp.HANDLE.invokeExact(action, esp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_destroy_flow_action(struct ibv_flow_action *action)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_destroy_flow_action}. See
     * {@code ibv_destroy_flow_action(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_destroy_flow_action(MemorySegment action) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_destroy_flow_action.HANDLE.invokeExact(action);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_xrcd *rdma_wrap_ibv_open_xrcd(struct ibv_context *context, struct ibv_xrcd_init_attr *xrcd_init_attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_open_xrcd}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_close_xrcd ibv_close_xrcd}. See
     * {@code ibv_open_xrcd(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_open_xrcd(MemorySegment context,
            MemorySegment xrcd_init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_open_xrcd.HANDLE.invokeExact(capture, context, xrcd_init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_xrcd.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_close_xrcd(struct ibv_xrcd *xrcd)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_close_xrcd}. See
     * {@code ibv_close_xrcd(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_close_xrcd(MemorySegment xrcd) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_close_xrcd.HANDLE.invokeExact(xrcd);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_mr *rdma_wrap_ibv_reg_mr(struct ibv_pd *pd, void *addr, size_t length, int access)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_reg_mr}. The caller must release
     * the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code ibv_reg_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_reg_mr(MemorySegment pd, MemorySegment addr,
            long length, int access) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_reg_mr.HANDLE.invokeExact(capture, pd, addr, length, access);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * {@code struct ibv_mr *rdma_wrap___ibv_reg_mr(struct ibv_pd *pd, void *addr, size_t length, unsigned int access, int is_access_const)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code __ibv_reg_mr}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code ibv_reg_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap___ibv_reg_mr(MemorySegment pd, MemorySegment addr,
            long length, int access, int is_access_const) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap___ibv_reg_mr.HANDLE.invokeExact(capture, pd, addr, length, access, is_access_const);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * {@code struct ibv_mr *rdma_wrap_ibv_reg_mr_iova(struct ibv_pd *pd, void *addr, size_t length, uint64_t iova, int access)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_reg_mr_iova}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code ibv_reg_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_reg_mr_iova(MemorySegment pd, MemorySegment addr,
            long length, long iova, int access) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_reg_mr_iova.HANDLE.invokeExact(capture, pd, addr, length, iova, access);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * {@code struct ibv_mr *rdma_wrap___ibv_reg_mr_iova(struct ibv_pd *pd, void *addr, size_t length, uint64_t iova, unsigned int access, int is_access_const)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code __ibv_reg_mr_iova}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code ibv_reg_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap___ibv_reg_mr_iova(MemorySegment pd, MemorySegment addr,
            long length, long iova, int access, int is_access_const) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap___ibv_reg_mr_iova.HANDLE.invokeExact(capture, pd, addr, length, iova, access, is_access_const);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * {@code struct ibv_mw *rdma_wrap_ibv_alloc_mw(struct ibv_pd *pd, enum ibv_mw_type type)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_alloc_mw}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dealloc_mw ibv_dealloc_mw}. See
     * {@code ibv_alloc_mw(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_alloc_mw(MemorySegment pd, int type) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_alloc_mw.HANDLE.invokeExact(capture, pd, type);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mw.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_dealloc_mw(struct ibv_mw *mw)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_dealloc_mw}. See
     * {@code ibv_dealloc_mw(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_dealloc_mw(MemorySegment mw) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_dealloc_mw.HANDLE.invokeExact(mw);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap_ibv_inc_rkey(uint32_t rkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_inc_rkey}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code ibv_inc_rkey(3)}.
     */
    public static int rdma_wrap_ibv_inc_rkey(int rkey) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_inc_rkey.HANDLE.invokeExact(rkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_bind_mw(struct ibv_qp *qp, struct ibv_mw *mw, struct ibv_mw_bind *mw_bind)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_bind_mw}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. It becomes an ordinary
     * call when a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_bind_mw(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_bind_mw(MemorySegment qp, MemorySegment mw,
            MemorySegment mw_bind) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_bind_mw.HANDLE.invokeExact(qp, mw, mw_bind);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_bind_mw(struct ibv_qp *qp, struct ibv_mw *mw, struct ibv_mw_bind *mw_bind)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_bind_mw}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See {@code ibv_bind_mw(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_bind_mw(long qp, long mw, long mw_bind) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_bind_mw$long.HANDLE.invokeExact(qp, mw, mw_bind);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_advise_mr(struct ibv_pd *pd, enum ib_uverbs_advise_mr_advice advice, uint32_t flags, struct ibv_sge *sg_list, uint32_t num_sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_advise_mr}. See
     * {@code ibv_advise_mr(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_advise_mr(MemorySegment pd, int advice, int flags,
            MemorySegment sg_list, int num_sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_advise_mr.HANDLE.invokeExact(pd, advice, flags, sg_list, num_sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_dm *rdma_wrap_ibv_alloc_dm(struct ibv_context *context, struct ibv_alloc_dm_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_alloc_dm}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_free_dm ibv_free_dm}. See
     * {@code ibv_alloc_dm(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_alloc_dm(MemorySegment context, MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_alloc_dm.HANDLE.invokeExact(capture, context, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_dm.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_free_dm(struct ibv_dm *dm)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_free_dm}. See
     * {@code ibv_free_dm(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_free_dm(MemorySegment dm) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_free_dm.HANDLE.invokeExact(dm);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_memcpy_to_dm(struct ibv_dm *dm, uint64_t dm_offset, const void *host_addr, size_t length)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_memcpy_to_dm}. See
     * {@code ibv_memcpy_to_dm(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_memcpy_to_dm(MemorySegment dm, long dm_offset,
            MemorySegment host_addr, long length) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_memcpy_to_dm.HANDLE.invokeExact(dm, dm_offset, host_addr, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_memcpy_from_dm(void *host_addr, struct ibv_dm *dm, uint64_t dm_offset, size_t length)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_memcpy_from_dm}. See
     * {@code ibv_memcpy_from_dm(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_memcpy_from_dm(MemorySegment host_addr, MemorySegment dm,
            long dm_offset, long length) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_memcpy_from_dm.HANDLE.invokeExact(host_addr, dm, dm_offset, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_mr *rdma_wrap_ibv_alloc_null_mr(struct ibv_pd *pd)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_alloc_null_mr}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dereg_mr ibv_dereg_mr}. See
     * {@code ibv_alloc_null_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_alloc_null_mr(MemorySegment pd) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_alloc_null_mr.HANDLE.invokeExact(capture, pd);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * {@code struct ibv_mr *rdma_wrap_ibv_reg_dm_mr(struct ibv_pd *pd, struct ibv_dm *dm, uint64_t dm_offset, size_t length, unsigned int access)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_reg_dm_mr}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dereg_mr ibv_dereg_mr}. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code ibv_reg_dm_mr(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_reg_dm_mr(MemorySegment pd, MemorySegment dm,
            long dm_offset, long length, int access) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_reg_dm_mr.HANDLE.invokeExact(capture, pd, dm, dm_offset, length, access);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * {@code struct ibv_cq_ex *rdma_wrap_ibv_create_cq_ex(struct ibv_context *context, struct ibv_cq_init_attr_ex *cq_attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_create_cq_ex}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_destroy_cq ibv_destroy_cq}. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_create_cq_ex(MemorySegment context,
            MemorySegment cq_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_create_cq_ex.HANDLE.invokeExact(capture, context, cq_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_cq_ex.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_poll_cq(struct ibv_cq *cq, int num_entries, struct ibv_wc *wc)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_poll_cq}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. It becomes an ordinary
     * call when a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_poll_cq(3)}.
     *
     * @return the number of completions; a negative number, which is not an errno value, on failure; errno
     * is not set
     */
    public static int rdma_wrap_ibv_poll_cq(MemorySegment cq, int num_entries, MemorySegment wc) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_poll_cq.HANDLE.invokeExact(cq, num_entries, wc);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_poll_cq(struct ibv_cq *cq, int num_entries, struct ibv_wc *wc)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_poll_cq}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See {@code ibv_poll_cq(3)}.
     *
     * @return the number of completions; a negative number, which is not an errno value, on failure; errno
     * is not set
     */
    public static int rdma_wrap_ibv_poll_cq(long cq, int num_entries, long wc) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_poll_cq$long.HANDLE.invokeExact(cq, num_entries, wc);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_req_notify_cq(struct ibv_cq *cq, int solicited_only)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_req_notify_cq}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. It becomes an ordinary
     * call when a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_req_notify_cq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_req_notify_cq(MemorySegment cq, int solicited_only) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_req_notify_cq.HANDLE.invokeExact(cq, solicited_only);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_req_notify_cq(struct ibv_cq *cq, int solicited_only)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_req_notify_cq}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_req_notify_cq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_req_notify_cq(long cq, int solicited_only) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_req_notify_cq$long.HANDLE.invokeExact(cq, solicited_only);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_modify_cq(struct ibv_cq *cq, struct ibv_modify_cq_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_modify_cq}. See
     * {@code ibv_modify_cq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_modify_cq(MemorySegment cq, MemorySegment attr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_modify_cq.HANDLE.invokeExact(cq, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_query_comp_cntr_caps(struct ibv_context *context, struct ibv_comp_cntr_caps *caps)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_query_comp_cntr_caps}. Since
     * rdma-core 65.0. See {@code ibv_query_comp_cntr_caps(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_query_comp_cntr_caps(MemorySegment context,
            MemorySegment caps) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_query_comp_cntr_caps.HANDLE.invokeExact(context, caps);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_srq *rdma_wrap_ibv_create_srq_ex(struct ibv_context *context, struct ibv_srq_init_attr_ex *srq_init_attr_ex)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_create_srq_ex}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_destroy_srq ibv_destroy_srq}. See
     * {@code ibv_create_srq_ex(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_create_srq_ex(MemorySegment context,
            MemorySegment srq_init_attr_ex) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_create_srq_ex.HANDLE.invokeExact(capture, context, srq_init_attr_ex);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_srq.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_get_srq_num(struct ibv_srq *srq, uint32_t *srq_num)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_get_srq_num}. See
     * {@code ibv_get_srq_num(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_get_srq_num(MemorySegment srq, MemorySegment srq_num) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_get_srq_num.HANDLE.invokeExact(srq, srq_num);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_post_srq_recv(struct ibv_srq *srq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_post_srq_recv}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_srq_recv(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_post_srq_recv(MemorySegment srq, MemorySegment recv_wr,
            MemorySegment bad_recv_wr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_post_srq_recv.HANDLE.invokeExact(srq, recv_wr, bad_recv_wr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_post_srq_recv(struct ibv_srq *srq, struct ibv_recv_wr *recv_wr, struct ibv_recv_wr **bad_recv_wr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_post_srq_recv}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns, and memory that a device may access until its
     * operations are complete and it is deregistered. A critical call, without a thread state transition:
     * garbage collection waits until it returns. It becomes an ordinary call when a function that returns
     * with the lock of a queue held is called for the first time. See {@code ibv_post_srq_recv(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_post_srq_recv(long srq, long recv_wr, long bad_recv_wr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_post_srq_recv$long.HANDLE.invokeExact(srq, recv_wr, bad_recv_wr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_post_srq_ops(struct ibv_srq *srq, struct ibv_ops_wr *op, struct ibv_ops_wr **bad_op)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_post_srq_ops}. A critical call,
     * without a thread state transition: garbage collection waits until it returns. It becomes an ordinary
     * call when a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_srq_ops(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_post_srq_ops(MemorySegment srq, MemorySegment op,
            MemorySegment bad_op) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_post_srq_ops.HANDLE.invokeExact(srq, op, bad_op);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_post_srq_ops(struct ibv_srq *srq, struct ibv_ops_wr *op, struct ibv_ops_wr **bad_op)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_post_srq_ops}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_srq_ops(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_post_srq_ops(long srq, long op, long bad_op) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_post_srq_ops$long.HANDLE.invokeExact(srq, op, bad_op);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_qp *rdma_wrap_ibv_create_qp_ex(struct ibv_context *context, struct ibv_qp_init_attr_ex *qp_init_attr_ex)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_create_qp_ex}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_destroy_qp ibv_destroy_qp}. See
     * {@code ibv_create_qp_ex(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_create_qp_ex(MemorySegment context,
            MemorySegment qp_init_attr_ex) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_create_qp_ex.HANDLE.invokeExact(capture, context, qp_init_attr_ex);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_qp.sizeof());
    }

    /**
     * {@code struct ibv_td *rdma_wrap_ibv_alloc_td(struct ibv_context *context, struct ibv_td_init_attr *init_attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_alloc_td}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dealloc_td ibv_dealloc_td}. See
     * {@code ibv_alloc_td(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_alloc_td(MemorySegment context,
            MemorySegment init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_alloc_td.HANDLE.invokeExact(capture, context, init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_td.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_dealloc_td(struct ibv_td *td)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_dealloc_td}. See
     * {@code ibv_dealloc_td(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_dealloc_td(MemorySegment td) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_dealloc_td.HANDLE.invokeExact(td);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_pd *rdma_wrap_ibv_alloc_parent_domain(struct ibv_context *context, struct ibv_parent_domain_init_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_alloc_parent_domain}. The caller
     * must release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_dealloc_pd ibv_dealloc_pd}.
     * See {@code ibv_alloc_parent_domain(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_alloc_parent_domain(MemorySegment context,
            MemorySegment attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_alloc_parent_domain.HANDLE.invokeExact(capture, context, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_pd.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_query_rt_values_ex(struct ibv_context *context, struct ibv_values_ex *values)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_query_rt_values_ex}. See
     * {@code ibv_query_rt_values_ex(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_query_rt_values_ex(MemorySegment context,
            MemorySegment values) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_query_rt_values_ex.HANDLE.invokeExact(context, values);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_query_device_ex(struct ibv_context *context, const struct ibv_query_device_ex_input *input, struct ibv_device_attr_ex *attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_query_device_ex}. See
     * {@code ibv_query_device_ex(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_query_device_ex(MemorySegment context, MemorySegment input,
            MemorySegment attr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_query_device_ex.HANDLE.invokeExact(context, input, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_qp *rdma_wrap_ibv_open_qp(struct ibv_context *context, struct ibv_qp_open_attr *qp_open_attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_open_qp}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_destroy_qp ibv_destroy_qp}. See
     * {@code ibv_open_qp(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_open_qp(MemorySegment context,
            MemorySegment qp_open_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_open_qp.HANDLE.invokeExact(capture, context, qp_open_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_qp.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_modify_qp_rate_limit(struct ibv_qp *qp, struct ibv_qp_rate_limit_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_modify_qp_rate_limit}. See
     * {@code ibv_modify_qp_rate_limit(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_modify_qp_rate_limit(MemorySegment qp, MemorySegment attr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_modify_qp_rate_limit.HANDLE.invokeExact(qp, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_wq *rdma_wrap_ibv_create_wq(struct ibv_context *context, struct ibv_wq_init_attr *wq_init_attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_create_wq}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_destroy_wq ibv_destroy_wq}. See
     * {@code ibv_create_wq(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_create_wq(MemorySegment context,
            MemorySegment wq_init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_create_wq.HANDLE.invokeExact(capture, context, wq_init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_wq.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_modify_wq(struct ibv_wq *wq, struct ibv_wq_attr *wq_attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_modify_wq}. See
     * {@code ibv_modify_wq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_modify_wq(MemorySegment wq, MemorySegment wq_attr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_modify_wq.HANDLE.invokeExact(wq, wq_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_destroy_wq(struct ibv_wq *wq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_destroy_wq}. May block, which
     * pins the carrier of a virtual thread. See {@code ibv_destroy_wq(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_destroy_wq(MemorySegment wq) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_destroy_wq.HANDLE.invokeExact(wq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_rwq_ind_table *rdma_wrap_ibv_create_rwq_ind_table(struct ibv_context *context, struct ibv_rwq_ind_table_init_attr *init_attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_create_rwq_ind_table}. The
     * caller must release the result with
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_destroy_rwq_ind_table ibv_destroy_rwq_ind_table}. See
     * {@code ibv_create_rwq_ind_table(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_create_rwq_ind_table(MemorySegment context,
            MemorySegment init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_create_rwq_ind_table.HANDLE.invokeExact(capture, context, init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_rwq_ind_table.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_destroy_rwq_ind_table(struct ibv_rwq_ind_table *rwq_ind_table)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_destroy_rwq_ind_table}. See
     * {@code ibv_destroy_rwq_ind_table(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_destroy_rwq_ind_table(MemorySegment rwq_ind_table) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_destroy_rwq_ind_table.HANDLE.invokeExact(rwq_ind_table);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_post_send(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_post_send}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_send(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_post_send(MemorySegment qp, MemorySegment wr,
            MemorySegment bad_wr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_post_send.HANDLE.invokeExact(qp, wr, bad_wr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_post_send(struct ibv_qp *qp, struct ibv_send_wr *wr, struct ibv_send_wr **bad_wr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_post_send}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns, and memory that a device may access until its
     * operations are complete and it is deregistered. A critical call, without a thread state transition:
     * garbage collection waits until it returns. It becomes an ordinary call when a function that returns
     * with the lock of a queue held is called for the first time. See {@code ibv_post_send(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_post_send(long qp, long wr, long bad_wr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_post_send$long.HANDLE.invokeExact(qp, wr, bad_wr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_post_recv(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_post_recv}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_post_recv(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_post_recv(MemorySegment qp, MemorySegment wr,
            MemorySegment bad_wr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_post_recv.HANDLE.invokeExact(qp, wr, bad_wr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_post_recv(struct ibv_qp *qp, struct ibv_recv_wr *wr, struct ibv_recv_wr **bad_wr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_post_recv}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns, and memory that a device may access until its
     * operations are complete and it is deregistered. A critical call, without a thread state transition:
     * garbage collection waits until it returns. It becomes an ordinary call when a function that returns
     * with the lock of a queue held is called for the first time. See {@code ibv_post_recv(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_post_recv(long qp, long wr, long bad_wr) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_post_recv$long.HANDLE.invokeExact(qp, wr, bad_wr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_is_qpt_supported(uint32_t caps, enum ibv_qp_type qpt)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_is_qpt_supported}.
     */
    public static int rdma_wrap_ibv_is_qpt_supported(int caps, int qpt) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_is_qpt_supported.HANDLE.invokeExact(caps, qpt);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_counters *rdma_wrap_ibv_create_counters(struct ibv_context *context, struct ibv_counters_init_attr *init_attr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_create_counters}. The caller
     * must release the result with
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_destroy_counters ibv_destroy_counters}. See
     * {@code ibv_create_counters(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_ibv_create_counters(MemorySegment context,
            MemorySegment init_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_ibv_create_counters.HANDLE.invokeExact(capture, context, init_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_counters.sizeof());
    }

    /**
     * {@code int rdma_wrap_ibv_destroy_counters(struct ibv_counters *counters)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_destroy_counters}. See
     * {@code ibv_destroy_counters(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_destroy_counters(MemorySegment counters) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_destroy_counters.HANDLE.invokeExact(counters);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_attach_counters_point_flow(struct ibv_counters *counters, struct ibv_counter_attach_attr *attr, struct ibv_flow *flow)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_attach_counters_point_flow}. See
     * {@code ibv_attach_counters_point_flow(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_attach_counters_point_flow(MemorySegment counters,
            MemorySegment attr, MemorySegment flow) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_attach_counters_point_flow.HANDLE.invokeExact(counters, attr, flow);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_ibv_read_counters(struct ibv_counters *counters, uint64_t *counters_value, uint32_t ncounters, uint32_t flags)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_read_counters}. See
     * {@code ibv_read_counters(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_ibv_read_counters(MemorySegment counters,
            MemorySegment counters_value, int ncounters, int flags) {
        try {
            return (int) WrapperHandles.rdma_wrap_ibv_read_counters.HANDLE.invokeExact(counters, counters_value, ncounters, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint16_t rdma_wrap_ibv_flow_label_to_udp_sport(uint32_t fl)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code ibv_flow_label_to_udp_sport}. Since
     * rdma-core 29.0.
     */
    public static int rdma_wrap_ibv_flow_label_to_udp_sport(int fl) {
        try {
            return Short.toUnsignedInt((short) WrapperHandles.rdma_wrap_ibv_flow_label_to_udp_sport.HANDLE.invokeExact(fl));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct sockaddr *rdma_wrap_rdma_get_local_addr(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_get_local_addr}. The result
     * belongs to the identifier: the address is part of it. See {@code rdma_get_local_addr(3)}.
     */
    public static MemorySegment rdma_wrap_rdma_get_local_addr(MemorySegment id) {
        try {
            return Segments.sized((MemorySegment) WrapperHandles.rdma_wrap_rdma_get_local_addr.HANDLE.invokeExact(id), sockaddr.sizeof());
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct sockaddr *rdma_wrap_rdma_get_peer_addr(struct rdma_cm_id *id)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_get_peer_addr}. The result
     * belongs to the identifier: the address is part of it. See {@code rdma_get_peer_addr(3)}.
     */
    public static MemorySegment rdma_wrap_rdma_get_peer_addr(MemorySegment id) {
        try {
            return Segments.sized((MemorySegment) WrapperHandles.rdma_wrap_rdma_get_peer_addr.HANDLE.invokeExact(id), sockaddr.sizeof());
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seterrno(int ret)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seterrno}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_seterrno(int ret) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_seterrno.HANDLE.invokeExact(capture, ret);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code struct ibv_mr *rdma_wrap_rdma_reg_msgs(struct rdma_cm_id *id, void *addr, size_t length)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_reg_msgs}. The caller must
     * release the result with {@link org.rdma4j.sys.rdmacm.Rdmacm#rdma_dereg_mr rdma_dereg_mr}. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code rdma_reg_msgs(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_rdma_reg_msgs(MemorySegment id, MemorySegment addr,
            long length) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_rdma_reg_msgs.HANDLE.invokeExact(capture, id, addr, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * {@code struct ibv_mr *rdma_wrap_rdma_reg_read(struct rdma_cm_id *id, void *addr, size_t length)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_reg_read}. The caller must
     * release the result with {@link org.rdma4j.sys.rdmacm.Rdmacm#rdma_dereg_mr rdma_dereg_mr}. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code rdma_reg_read(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_rdma_reg_read(MemorySegment id, MemorySegment addr,
            long length) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_rdma_reg_read.HANDLE.invokeExact(capture, id, addr, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * {@code struct ibv_mr *rdma_wrap_rdma_reg_write(struct rdma_cm_id *id, void *addr, size_t length)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_reg_write}. The caller must
     * release the result with {@link org.rdma4j.sys.rdmacm.Rdmacm#rdma_dereg_mr rdma_dereg_mr}. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See {@code rdma_reg_write(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap_rdma_reg_write(MemorySegment id, MemorySegment addr,
            long length) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) WrapperHandles.rdma_wrap_rdma_reg_write.HANDLE.invokeExact(capture, id, addr, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_mr.sizeof());
    }

    /**
     * {@code int rdma_wrap_rdma_dereg_mr(struct ibv_mr *mr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_dereg_mr}. See
     * {@code rdma_dereg_mr(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_dereg_mr(MemorySegment mr) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_dereg_mr.HANDLE.invokeExact(capture, mr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_post_recvv(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_post_recvv}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_recvv(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_post_recvv(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_post_recvv.HANDLE.invokeExact(capture, id, context, sgl, nsge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_post_sendv(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge, int flags)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_post_sendv}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_sendv(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_post_sendv(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge, int flags) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_post_sendv.HANDLE.invokeExact(capture, id, context, sgl, nsge, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_post_readv(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_post_readv}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_readv(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_post_readv(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge, int flags, long remote_addr, int rkey) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_post_readv.HANDLE.invokeExact(capture, id, context, sgl, nsge, flags, remote_addr, rkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_post_writev(struct rdma_cm_id *id, void *context, struct ibv_sge *sgl, int nsge, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_post_writev}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_writev(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_post_writev(MemorySegment id, MemorySegment context,
            MemorySegment sgl, int nsge, int flags, long remote_addr, int rkey) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_post_writev.HANDLE.invokeExact(capture, id, context, sgl, nsge, flags, remote_addr, rkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_post_recv(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_post_recv}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. See {@code rdma_post_recv(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_post_recv(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_post_recv.HANDLE.invokeExact(capture, id, context, addr, length, mr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_post_send(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_post_send}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. See {@code rdma_post_send(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_post_send(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_post_send.HANDLE.invokeExact(capture, id, context, addr, length, mr, flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_post_read(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_post_read}. A device may access
     * the memory until its operations are complete and it is deregistered. Allocate it from a shared or
     * the global arena, or with mmap, and do not free it earlier. See {@code rdma_post_read(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_post_read(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags, long remote_addr,
            int rkey) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_post_read.HANDLE.invokeExact(capture, id, context, addr, length, mr, flags, remote_addr, rkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_post_write(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags, uint64_t remote_addr, uint32_t rkey)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_post_write}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_write(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_post_write(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags, long remote_addr,
            int rkey) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_post_write.HANDLE.invokeExact(capture, id, context, addr, length, mr, flags, remote_addr, rkey);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_post_ud_send(struct rdma_cm_id *id, void *context, void *addr, size_t length, struct ibv_mr *mr, int flags, struct ibv_ah *ah, uint32_t remote_qpn)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_post_ud_send}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. See
     * {@code rdma_post_ud_send(3)}.
     *
     * @return 0; -1 on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_post_ud_send(MemorySegment id, MemorySegment context,
            MemorySegment addr, long length, MemorySegment mr, int flags, MemorySegment ah,
            int remote_qpn) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_post_ud_send.HANDLE.invokeExact(capture, id, context, addr, length, mr, flags, ah, remote_qpn);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_get_send_comp(struct rdma_cm_id *id, struct ibv_wc *wc)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_get_send_comp}. May block,
     * which pins the carrier of a virtual thread. See {@code rdma_get_send_comp(3)}.
     *
     * @return the number of completions, 1; -1 on failure; the reason is in
     * {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_get_send_comp(MemorySegment id, MemorySegment wc) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_get_send_comp.HANDLE.invokeExact(capture, id, wc);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_get_recv_comp(struct rdma_cm_id *id, struct ibv_wc *wc)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_get_recv_comp}. May block,
     * which pins the carrier of a virtual thread. See {@code rdma_get_recv_comp(3)}.
     *
     * @return the number of completions, 1; -1 on failure; the reason is in
     * {@link org.rdma4j.sys.Errno#last()}
     */
    public static int rdma_wrap_rdma_get_recv_comp(MemorySegment id, MemorySegment wc) {
        MemorySegment capture = ErrnoCapture.segment();
        int result;
        try {
            result = (int) WrapperHandles.rdma_wrap_rdma_get_recv_comp.HANDLE.invokeExact(capture, id, wc);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result != -1) {
            ErrnoCapture.succeeded(capture);
        }
        return result;
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wr_send(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wr_send}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_rdma_seq_wr_send(MemorySegment qp, long wr_id, int wr_flags,
            MemorySegment sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wr_send.HANDLE.invokeExact(qp, wr_id, wr_flags, sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wr_send(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wr_send}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns, and memory that a device may access until its
     * operations are complete and it is deregistered. A critical call, without a thread state transition:
     * garbage collection waits until it returns. It becomes an ordinary call when a function that returns
     * with the lock of a queue held is called for the first time. See {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_rdma_seq_wr_send(long qp, long wr_id, int wr_flags, long sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wr_send$long.HANDLE.invokeExact(qp, wr_id, wr_flags, sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wr_send_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wr_send_imm}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_rdma_seq_wr_send_imm(MemorySegment qp, long wr_id, int wr_flags,
            int imm_data, MemorySegment sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wr_send_imm.HANDLE.invokeExact(qp, wr_id, wr_flags, Integer.reverseBytes(imm_data), sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wr_send_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wr_send_imm}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_rdma_seq_wr_send_imm(long qp, long wr_id, int wr_flags,
            int imm_data, long sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wr_send_imm$long.HANDLE.invokeExact(qp, wr_id, wr_flags, Integer.reverseBytes(imm_data), sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wr_rdma_write(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wr_rdma_write}. A device
     * may access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_rdma_seq_wr_rdma_write(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, MemorySegment sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wr_rdma_write.HANDLE.invokeExact(qp, wr_id, wr_flags, rkey, remote_addr, sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wr_rdma_write(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wr_rdma_write}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_rdma_seq_wr_rdma_write(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wr_rdma_write$long.HANDLE.invokeExact(qp, wr_id, wr_flags, rkey, remote_addr, sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wr_rdma_write_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wr_rdma_write_imm}. A
     * device may access the memory until its operations are complete and it is deregistered. Allocate it
     * from a shared or the global arena, or with mmap, and do not free it earlier. A critical call,
     * without a thread state transition: garbage collection waits until it returns. It becomes an ordinary
     * call when a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_rdma_seq_wr_rdma_write_imm(MemorySegment qp, long wr_id,
            int wr_flags, int rkey, long remote_addr, int imm_data, MemorySegment sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wr_rdma_write_imm.HANDLE.invokeExact(qp, wr_id, wr_flags, rkey, remote_addr, Integer.reverseBytes(imm_data), sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wr_rdma_write_imm(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, __be32 imm_data, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wr_rdma_write_imm}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_rdma_seq_wr_rdma_write_imm(long qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, int imm_data, long sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wr_rdma_write_imm$long.HANDLE.invokeExact(qp, wr_id, wr_flags, rkey, remote_addr, Integer.reverseBytes(imm_data), sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wr_rdma_read(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wr_rdma_read}. A device may
     * access the memory until its operations are complete and it is deregistered. Allocate it from a
     * shared or the global arena, or with mmap, and do not free it earlier. A critical call, without a
     * thread state transition: garbage collection waits until it returns. It becomes an ordinary call when
     * a function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_rdma_seq_wr_rdma_read(MemorySegment qp, long wr_id, int wr_flags,
            int rkey, long remote_addr, MemorySegment sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wr_rdma_read.HANDLE.invokeExact(qp, wr_id, wr_flags, rkey, remote_addr, sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wr_rdma_read(struct ibv_qp_ex *qp, uint64_t wr_id, unsigned int wr_flags, uint32_t rkey, uint64_t remote_addr, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wr_rdma_read}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns, and memory that a device may access
     * until its operations are complete and it is deregistered. A critical call, without a thread state
     * transition: garbage collection waits until it returns. It becomes an ordinary call when a function
     * that returns with the lock of a queue held is called for the first time. See {@code ibv_wr_post(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_rdma_seq_wr_rdma_read(long qp, long wr_id, int wr_flags, int rkey,
            long remote_addr, long sge) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wr_rdma_read$long.HANDLE.invokeExact(qp, wr_id, wr_flags, rkey, remote_addr, sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_drain_cq_ex(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, int *result)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_drain_cq_ex}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. It becomes an
     * ordinary call when a function that returns with the lock of a queue held is called for the first
     * time. See {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions, which may be greater than 0 even if *result reports a subsequent
     * failure
     */
    public static int rdma_wrap_rdma_seq_drain_cq_ex(MemorySegment cq, MemorySegment attr,
            long flags, int num_entries, MemorySegment wc, MemorySegment result) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_drain_cq_ex.HANDLE.invokeExact(cq, attr, flags, num_entries, wc, result);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_drain_cq_ex(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, int *result)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_drain_cq_ex}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. It becomes an ordinary call when a
     * function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions, which may be greater than 0 even if *result reports a subsequent
     * failure
     */
    public static int rdma_wrap_rdma_seq_drain_cq_ex(long cq, long attr, long flags,
            int num_entries, long wc, long result) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_drain_cq_ex$long.HANDLE.invokeExact(cq, attr, flags, num_entries, wc, result);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_drain_cq_ex_times(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, uint64_t *times)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_drain_cq_ex_times}. A
     * critical call, without a thread state transition: garbage collection waits until it returns. It
     * becomes an ordinary call when a function that returns with the lock of a queue held is called for
     * the first time. See {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions; 0 if there are none; a negated errno value on failure
     */
    public static int rdma_wrap_rdma_seq_drain_cq_ex_times(MemorySegment cq, MemorySegment attr,
            long flags, int num_entries, MemorySegment wc, MemorySegment times) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_drain_cq_ex_times.HANDLE.invokeExact(cq, attr, flags, num_entries, wc, times);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_drain_cq_ex_times(struct ibv_cq_ex *cq, struct ibv_poll_cq_attr *attr, uint64_t flags, int num_entries, struct ibv_wc *wc, uint64_t *times)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_drain_cq_ex_times}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. It becomes an ordinary call when a
     * function that returns with the lock of a queue held is called for the first time. See
     * {@code ibv_create_cq_ex(3)}.
     *
     * @return the number of completions; 0 if there are none; a negated errno value on failure
     */
    public static int rdma_wrap_rdma_seq_drain_cq_ex_times(long cq, long attr, long flags,
            int num_entries, long wc, long times) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_drain_cq_ex_times$long.HANDLE.invokeExact(cq, attr, flags, num_entries, wc, times);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wait_cq(struct ibv_comp_channel *channel, int milliseconds, int solicited_only, int num_entries, struct ibv_wc *wc, struct ibv_cq **cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wait_cq}. The caller must
     * release the result with {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_ack_cq_events ibv_ack_cq_events}.
     * May block, which pins the carrier of a virtual thread. See {@code ibv_get_cq_event(3)}.
     *
     * @return the number of completions; 0 if no event arrived in time, in which case *cq is NULL; a
     * negated errno value on failure
     */
    public static int rdma_wrap_rdma_seq_wait_cq(MemorySegment channel, int milliseconds,
            int solicited_only, int num_entries, MemorySegment wc, MemorySegment cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wait_cq.HANDLE.invokeExact(channel, milliseconds, solicited_only, num_entries, wc, cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_rdma_seq_wait_cq(struct ibv_comp_channel *channel, int milliseconds, int solicited_only, int num_entries, struct ibv_wc *wc, struct ibv_cq **cq)}
     *
     * <p>Declared in {@code rdma-sys/wrapper/wrapper.h}; wraps {@code rdma_seq_wait_cq}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. The caller must release the result with
     * {@link org.rdma4j.sys.ibverbs.Ibverbs#ibv_ack_cq_events ibv_ack_cq_events}. May block, which pins
     * the carrier of a virtual thread. See {@code ibv_get_cq_event(3)}.
     *
     * @return the number of completions; 0 if no event arrived in time, in which case *cq is NULL; a
     * negated errno value on failure
     */
    public static int rdma_wrap_rdma_seq_wait_cq(long channel, int milliseconds, int solicited_only,
            int num_entries, long wc, long cq) {
        try {
            return (int) WrapperHandles.rdma_wrap_rdma_seq_wait_cq$long.HANDLE.invokeExact(channel, milliseconds, solicited_only, num_entries, wc, cq);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
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
                .with(WrapperBuild.LIBRARY, "",
                        "rdma_wrap_ibv_wr_atomic_cmp_swp",
                        "rdma_wrap_ibv_wr_atomic_fetch_add",
                        "rdma_wrap_ibv_wr_bind_mw",
                        "rdma_wrap_ibv_wr_local_inv",
                        "rdma_wrap_ibv_wr_rdma_read",
                        "rdma_wrap_ibv_wr_rdma_write",
                        "rdma_wrap_ibv_wr_flush 4500",
                        "rdma_wrap_ibv_wr_rdma_write_imm",
                        "rdma_wrap_ibv_wr_send",
                        "rdma_wrap_ibv_wr_send_imm",
                        "rdma_wrap_ibv_wr_send_inv",
                        "rdma_wrap_ibv_wr_send_tso",
                        "rdma_wrap_ibv_wr_set_ud_addr",
                        "rdma_wrap_ibv_wr_set_xrc_srqn",
                        "rdma_wrap_ibv_wr_set_inline_data",
                        "rdma_wrap_ibv_wr_set_inline_data_list",
                        "rdma_wrap_ibv_wr_set_sge",
                        "rdma_wrap_ibv_wr_set_sge_list",
                        "rdma_wrap_ibv_wr_start",
                        "rdma_wrap_ibv_wr_complete",
                        "rdma_wrap_ibv_wr_abort",
                        "rdma_wrap_ibv_wr_atomic_write 4400",
                        "rdma_wrap_ibv_cq_ex_to_cq",
                        "rdma_wrap_ibv_start_poll",
                        "rdma_wrap_ibv_next_poll",
                        "rdma_wrap_ibv_end_poll",
                        "rdma_wrap_ibv_wc_read_opcode",
                        "rdma_wrap_ibv_wc_read_vendor_err",
                        "rdma_wrap_ibv_wc_read_byte_len",
                        "rdma_wrap_ibv_wc_read_imm_data",
                        "rdma_wrap_ibv_wc_read_invalidated_rkey",
                        "rdma_wrap_ibv_wc_read_qp_num",
                        "rdma_wrap_ibv_wc_read_src_qp",
                        "rdma_wrap_ibv_wc_read_wc_flags",
                        "rdma_wrap_ibv_wc_read_slid",
                        "rdma_wrap_ibv_wc_read_sl",
                        "rdma_wrap_ibv_wc_read_dlid_path_bits",
                        "rdma_wrap_ibv_wc_read_completion_ts",
                        "rdma_wrap_ibv_wc_read_completion_wallclock_ns",
                        "rdma_wrap_ibv_wc_read_cvlan",
                        "rdma_wrap_ibv_wc_read_flow_tag",
                        "rdma_wrap_ibv_wc_read_tm_info",
                        "rdma_wrap_ibv_post_wq_recv",
                        "rdma_wrap_verbs_get_ctx",
                        "rdma_wrap_ibv_query_port",
                        "rdma_wrap____ibv_query_port",
                        "rdma_wrap_ibv_query_gid_ex 3200",
                        "rdma_wrap_ibv_query_gid_table 3200",
                        "rdma_wrap_ibv_create_flow",
                        "rdma_wrap_ibv_destroy_flow",
                        "rdma_wrap_ibv_create_flow_action_esp",
                        "rdma_wrap_ibv_modify_flow_action_esp",
                        "rdma_wrap_ibv_destroy_flow_action",
                        "rdma_wrap_ibv_open_xrcd",
                        "rdma_wrap_ibv_close_xrcd",
                        "rdma_wrap_ibv_reg_mr",
                        "rdma_wrap___ibv_reg_mr",
                        "rdma_wrap_ibv_reg_mr_iova",
                        "rdma_wrap___ibv_reg_mr_iova",
                        "rdma_wrap_ibv_alloc_mw",
                        "rdma_wrap_ibv_dealloc_mw",
                        "rdma_wrap_ibv_inc_rkey",
                        "rdma_wrap_ibv_bind_mw",
                        "rdma_wrap_ibv_advise_mr",
                        "rdma_wrap_ibv_alloc_dm",
                        "rdma_wrap_ibv_free_dm",
                        "rdma_wrap_ibv_memcpy_to_dm",
                        "rdma_wrap_ibv_memcpy_from_dm",
                        "rdma_wrap_ibv_alloc_null_mr",
                        "rdma_wrap_ibv_reg_dm_mr",
                        "rdma_wrap_ibv_create_cq_ex",
                        "rdma_wrap_ibv_poll_cq",
                        "rdma_wrap_ibv_req_notify_cq",
                        "rdma_wrap_ibv_modify_cq",
                        "rdma_wrap_ibv_query_comp_cntr_caps 6500",
                        "rdma_wrap_ibv_create_srq_ex",
                        "rdma_wrap_ibv_get_srq_num",
                        "rdma_wrap_ibv_post_srq_recv",
                        "rdma_wrap_ibv_post_srq_ops",
                        "rdma_wrap_ibv_create_qp_ex",
                        "rdma_wrap_ibv_alloc_td",
                        "rdma_wrap_ibv_dealloc_td",
                        "rdma_wrap_ibv_alloc_parent_domain",
                        "rdma_wrap_ibv_query_rt_values_ex",
                        "rdma_wrap_ibv_query_device_ex",
                        "rdma_wrap_ibv_open_qp",
                        "rdma_wrap_ibv_modify_qp_rate_limit",
                        "rdma_wrap_ibv_create_wq",
                        "rdma_wrap_ibv_modify_wq",
                        "rdma_wrap_ibv_destroy_wq",
                        "rdma_wrap_ibv_create_rwq_ind_table",
                        "rdma_wrap_ibv_destroy_rwq_ind_table",
                        "rdma_wrap_ibv_post_send",
                        "rdma_wrap_ibv_post_recv",
                        "rdma_wrap_ibv_is_qpt_supported",
                        "rdma_wrap_ibv_create_counters",
                        "rdma_wrap_ibv_destroy_counters",
                        "rdma_wrap_ibv_attach_counters_point_flow",
                        "rdma_wrap_ibv_read_counters",
                        "rdma_wrap_ibv_flow_label_to_udp_sport 2900",
                        "rdma_wrap_rdma_get_local_addr",
                        "rdma_wrap_rdma_get_peer_addr",
                        "rdma_wrap_rdma_seterrno",
                        "rdma_wrap_rdma_reg_msgs",
                        "rdma_wrap_rdma_reg_read",
                        "rdma_wrap_rdma_reg_write",
                        "rdma_wrap_rdma_dereg_mr",
                        "rdma_wrap_rdma_post_recvv",
                        "rdma_wrap_rdma_post_sendv",
                        "rdma_wrap_rdma_post_readv",
                        "rdma_wrap_rdma_post_writev",
                        "rdma_wrap_rdma_post_recv",
                        "rdma_wrap_rdma_post_send",
                        "rdma_wrap_rdma_post_read",
                        "rdma_wrap_rdma_post_write",
                        "rdma_wrap_rdma_post_ud_send",
                        "rdma_wrap_rdma_get_send_comp",
                        "rdma_wrap_rdma_get_recv_comp",
                        "rdma_wrap_rdma_seq_wr_send",
                        "rdma_wrap_rdma_seq_wr_send_imm",
                        "rdma_wrap_rdma_seq_wr_rdma_write",
                        "rdma_wrap_rdma_seq_wr_rdma_write_imm",
                        "rdma_wrap_rdma_seq_wr_rdma_read",
                        "rdma_wrap_rdma_seq_drain_cq_ex",
                        "rdma_wrap_rdma_seq_drain_cq_ex_times",
                        "rdma_wrap_rdma_seq_wait_cq");

        private Table() {
        }
    }
}
