// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5wrapper;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.ibverbs.ibv_flow;
import org.rdma4j.sys.runtime.calling.ErrnoCapture;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.FunctionTable;
import org.rdma4j.sys.runtime.checking.Ranges;

/**
 * The functions and constants of rdma-sys-mlx5/wrapper/wrapper.h, in the order of the headers.
 */
public final class Mlx5wrapper {
    private Mlx5wrapper() {
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_dc_addr(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_set_dc_addr}. The
     * call that ends the sequence reports failures. A critical call, without a thread state transition:
     * garbage collection waits until it returns. See {@code mlx5dv_wr_set_dc_addr(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_dc_addr(MemorySegment mqp, MemorySegment ah,
            int remote_dctn, long remote_dc_key) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_dc_addr.HANDLE.invokeExact(mqp, ah, remote_dctn, remote_dc_key);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_dc_addr(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_set_dc_addr}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code mlx5dv_wr_set_dc_addr(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_dc_addr(long mqp, long ah, int remote_dctn,
            long remote_dc_key) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_dc_addr$long.HANDLE.invokeExact(mqp, ah, remote_dctn, remote_dc_key);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_dc_addr_stream(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key, uint16_t stream_id)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_set_dc_addr_stream}.
     * Since rdma-core 37.0. The call that ends the sequence reports failures. A critical call, without a
     * thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_dc_addr_stream(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_dc_addr_stream(MemorySegment mqp, MemorySegment ah,
            int remote_dctn, long remote_dc_key, int stream_id) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_dc_addr_stream.HANDLE.invokeExact(mqp, ah, remote_dctn, remote_dc_key, Ranges.u16(stream_id));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_dc_addr_stream(struct mlx5dv_qp_ex *mqp, struct ibv_ah *ah, uint32_t remote_dctn, uint64_t remote_dc_key, uint16_t stream_id)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_set_dc_addr_stream}.
     * Since rdma-core 37.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_dc_addr_stream(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_dc_addr_stream(long mqp, long ah, int remote_dctn,
            long remote_dc_key, int stream_id) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_dc_addr_stream$long.HANDLE.invokeExact(mqp, ah, remote_dctn, remote_dc_key, Ranges.u16(stream_id));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_mr_interleaved(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint32_t repeat_count, uint16_t num_interleaved, struct mlx5dv_mr_interleaved *data)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_mr_interleaved}. The
     * call that ends the sequence reports failures. A critical call, without a thread state transition:
     * garbage collection waits until it returns. See {@code mlx5dv_wr_mr_interleaved(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_mr_interleaved(MemorySegment mqp, MemorySegment mkey,
            int access_flags, int repeat_count, int num_interleaved, MemorySegment data) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_mr_interleaved.HANDLE.invokeExact(mqp, mkey, access_flags, repeat_count, Ranges.u16(num_interleaved), data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_mr_interleaved(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint32_t repeat_count, uint16_t num_interleaved, struct mlx5dv_mr_interleaved *data)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_mr_interleaved}.
     * Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for
     * NULL. The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code mlx5dv_wr_mr_interleaved(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_mr_interleaved(long mqp, long mkey, int access_flags,
            int repeat_count, int num_interleaved, long data) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_mr_interleaved$long.HANDLE.invokeExact(mqp, mkey, access_flags, repeat_count, Ranges.u16(num_interleaved), data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_mr_list(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint16_t num_sges, struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_mr_list}. The call
     * that ends the sequence reports failures. A critical call, without a thread state transition: garbage
     * collection waits until it returns. See {@code mlx5dv_wr_mr_list(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_mr_list(MemorySegment mqp, MemorySegment mkey,
            int access_flags, int num_sges, MemorySegment sge) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_mr_list.HANDLE.invokeExact(mqp, mkey, access_flags, Ranges.u16(num_sges), sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_mr_list(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint32_t access_flags, uint16_t num_sges, struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_mr_list}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code mlx5dv_wr_mr_list(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_mr_list(long mqp, long mkey, int access_flags,
            int num_sges, long sge) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_mr_list$long.HANDLE.invokeExact(mqp, mkey, access_flags, Ranges.u16(num_sges), sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_mkey_configure(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint8_t num_setters, struct mlx5dv_mkey_conf_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_mkey_configure}.
     * Since rdma-core 36.0. The call that ends the sequence reports failures. A critical call, without a
     * thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_mkey_configure(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_mkey_configure(MemorySegment mqp, MemorySegment mkey,
            int num_setters, MemorySegment attr) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_mkey_configure.HANDLE.invokeExact(mqp, mkey, Ranges.u8(num_setters), attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_mkey_configure(struct mlx5dv_qp_ex *mqp, struct mlx5dv_mkey *mkey, uint8_t num_setters, struct mlx5dv_mkey_conf_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_mkey_configure}.
     * Since rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_mkey_configure(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_mkey_configure(long mqp, long mkey, int num_setters,
            long attr) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_mkey_configure$long.HANDLE.invokeExact(mqp, mkey, Ranges.u8(num_setters), attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_mkey_access_flags(struct mlx5dv_qp_ex *mqp, uint32_t access_flags)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps
     * {@code mlx5dv_wr_set_mkey_access_flags}. Since rdma-core 36.0. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code mlx5dv_wr_set_mkey_access_flags(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_mkey_access_flags(MemorySegment mqp,
            int access_flags) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_mkey_access_flags.HANDLE.invokeExact(mqp, access_flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_mkey_access_flags(struct mlx5dv_qp_ex *mqp, uint32_t access_flags)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps
     * {@code mlx5dv_wr_set_mkey_access_flags}. Since rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_access_flags(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_mkey_access_flags(long mqp, int access_flags) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_mkey_access_flags$long.HANDLE.invokeExact(mqp, access_flags);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_mkey_layout_list(struct mlx5dv_qp_ex *mqp, uint16_t num_sges, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps
     * {@code mlx5dv_wr_set_mkey_layout_list}. Since rdma-core 36.0. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code mlx5dv_wr_set_mkey_layout_list(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_mkey_layout_list(MemorySegment mqp, int num_sges,
            MemorySegment sge) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_mkey_layout_list.HANDLE.invokeExact(mqp, Ranges.u16(num_sges), sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_mkey_layout_list(struct mlx5dv_qp_ex *mqp, uint16_t num_sges, const struct ibv_sge *sge)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps
     * {@code mlx5dv_wr_set_mkey_layout_list}. Since rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_layout_list(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_mkey_layout_list(long mqp, int num_sges, long sge) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_mkey_layout_list$long.HANDLE.invokeExact(mqp, Ranges.u16(num_sges), sge);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved(struct mlx5dv_qp_ex *mqp, uint32_t repeat_count, uint16_t num_interleaved, const struct mlx5dv_mr_interleaved *data)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps
     * {@code mlx5dv_wr_set_mkey_layout_interleaved}. Since rdma-core 36.0. The call that ends the sequence
     * reports failures. A critical call, without a thread state transition: garbage collection waits until
     * it returns. See {@code mlx5dv_wr_set_mkey_layout_interleaved(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved(MemorySegment mqp,
            int repeat_count, int num_interleaved, MemorySegment data) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved.HANDLE.invokeExact(mqp, repeat_count, Ranges.u16(num_interleaved), data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved(struct mlx5dv_qp_ex *mqp, uint32_t repeat_count, uint16_t num_interleaved, const struct mlx5dv_mr_interleaved *data)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps
     * {@code mlx5dv_wr_set_mkey_layout_interleaved}. Since rdma-core 36.0. Takes addresses instead of
     * segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep
     * the memory alive until the call returns. The call that ends the sequence reports failures. A
     * critical call, without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_layout_interleaved(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved(long mqp, int repeat_count,
            int num_interleaved, long data) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved$long.HANDLE.invokeExact(mqp, repeat_count, Ranges.u16(num_interleaved), data);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_mkey_sig_block(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_sig_block_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_set_mkey_sig_block}.
     * Since rdma-core 36.0. The call that ends the sequence reports failures. A critical call, without a
     * thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_sig_block(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_mkey_sig_block(MemorySegment mqp,
            MemorySegment attr) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_mkey_sig_block.HANDLE.invokeExact(mqp, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_mkey_sig_block(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_sig_block_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_set_mkey_sig_block}.
     * Since rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_sig_block(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_mkey_sig_block(long mqp, long attr) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_mkey_sig_block$long.HANDLE.invokeExact(mqp, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_mkey_crypto(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_crypto_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_set_mkey_crypto}.
     * Since rdma-core 37.0. The call that ends the sequence reports failures. A critical call, without a
     * thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_crypto(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_mkey_crypto(MemorySegment mqp, MemorySegment attr) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_mkey_crypto.HANDLE.invokeExact(mqp, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_set_mkey_crypto(struct mlx5dv_qp_ex *mqp, const struct mlx5dv_crypto_attr *attr)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_set_mkey_crypto}.
     * Since rdma-core 37.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_set_mkey_crypto(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_set_mkey_crypto(long mqp, long attr) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_set_mkey_crypto$long.HANDLE.invokeExact(mqp, attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_memcpy(struct mlx5dv_qp_ex *mqp, uint32_t dest_lkey, uint64_t dest_addr, uint32_t src_lkey, uint64_t src_addr, size_t length)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_memcpy}. Since
     * rdma-core 37.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code mlx5dv_wr_memcpy(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_memcpy(MemorySegment mqp, int dest_lkey, long dest_addr,
            int src_lkey, long src_addr, long length) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_memcpy.HANDLE.invokeExact(mqp, dest_lkey, dest_addr, src_lkey, src_addr, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_memcpy(struct mlx5dv_qp_ex *mqp, uint32_t dest_lkey, uint64_t dest_addr, uint32_t src_lkey, uint64_t src_addr, size_t length)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_memcpy}. Since
     * rdma-core 37.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_memcpy(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_memcpy(long mqp, int dest_lkey, long dest_addr,
            int src_lkey, long src_addr, long length) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_memcpy$long.HANDLE.invokeExact(mqp, dest_lkey, dest_addr, src_lkey, src_addr, length);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_mlx5dv_mkey_check(struct mlx5dv_mkey *mkey, struct mlx5dv_mkey_err *err_info)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_mkey_check}. Since
     * rdma-core 36.0. See {@code mlx5dv_mkey_check(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_mlx5dv_mkey_check(MemorySegment mkey, MemorySegment err_info) {
        try {
            return (int) Mlx5wrapperHandles.rdma_wrap_mlx5dv_mkey_check.HANDLE.invokeExact(mkey, err_info);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_raw_wqe(struct mlx5dv_qp_ex *mqp, const void *wqe)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_raw_wqe}. Since
     * rdma-core 36.0. The call that ends the sequence reports failures. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code mlx5dv_wr_raw_wqe(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_raw_wqe(MemorySegment mqp, MemorySegment wqe) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_raw_wqe.HANDLE.invokeExact(mqp, wqe);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_wr_raw_wqe(struct mlx5dv_qp_ex *mqp, const void *wqe)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_wr_raw_wqe}. Since
     * rdma-core 36.0. Takes addresses instead of segments:
     * {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller must keep the memory
     * alive until the call returns. The call that ends the sequence reports failures. A critical call,
     * without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_wr_raw_wqe(3)}.
     */
    public static void rdma_wrap_mlx5dv_wr_raw_wqe(long mqp, long wqe) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_wr_raw_wqe$long.HANDLE.invokeExact(mqp, wqe);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code struct ibv_flow *rdma_wrap__mlx5dv_create_flow(struct mlx5dv_flow_matcher *matcher, struct mlx5dv_flow_match_parameters *match_value, size_t num_actions, struct mlx5dv_flow_action_attr actions_attr[])}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code _mlx5dv_create_flow}. Since
     * rdma-core 63.0. The caller must release the result with {@code ibv_destroy_flow}. See
     * {@code mlx5dv_create_flow(3)}.
     *
     * @return NULL on failure; the reason is in {@link org.rdma4j.sys.Errno#last()}
     */
    public static MemorySegment rdma_wrap__mlx5dv_create_flow(MemorySegment matcher,
            MemorySegment match_value, long num_actions, MemorySegment actions_attr) {
        MemorySegment capture = ErrnoCapture.segment();
        MemorySegment result;
        try {
            result = (MemorySegment) Mlx5wrapperHandles.rdma_wrap__mlx5dv_create_flow.HANDLE.invokeExact(capture, matcher, match_value, num_actions, actions_attr);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        if (result.address() != 0L) {
            ErrnoCapture.succeeded(capture);
        }
        return Segments.sized(result, ibv_flow.sizeof());
    }

    /**
     * {@code uint8_t rdma_wrap_mlx5dv_get_cqe_owner(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_get_cqe_owner}. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static int rdma_wrap_mlx5dv_get_cqe_owner(MemorySegment cqe) {
        try {
            return Byte.toUnsignedInt((byte) Mlx5wrapperHandles.rdma_wrap_mlx5dv_get_cqe_owner.HANDLE.invokeExact(cqe));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_mlx5dv_get_cqe_owner(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_get_cqe_owner}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static int rdma_wrap_mlx5dv_get_cqe_owner(long cqe) {
        try {
            return Byte.toUnsignedInt((byte) Mlx5wrapperHandles.rdma_wrap_mlx5dv_get_cqe_owner$long.HANDLE.invokeExact(cqe));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_set_cqe_owner(struct mlx5_cqe64 *cqe, uint8_t val)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_set_cqe_owner}. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_mlx5dv_set_cqe_owner(MemorySegment cqe, int val) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_set_cqe_owner.HANDLE.invokeExact(cqe, Ranges.u8(val));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_set_cqe_owner(struct mlx5_cqe64 *cqe, uint8_t val)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_set_cqe_owner}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_mlx5dv_set_cqe_owner(long cqe, int val) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_set_cqe_owner$long.HANDLE.invokeExact(cqe, Ranges.u8(val));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_mlx5dv_get_cqe_se(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_get_cqe_se}. A critical
     * call, without a thread state transition: garbage collection waits until it returns.
     */
    public static int rdma_wrap_mlx5dv_get_cqe_se(MemorySegment cqe) {
        try {
            return Byte.toUnsignedInt((byte) Mlx5wrapperHandles.rdma_wrap_mlx5dv_get_cqe_se.HANDLE.invokeExact(cqe));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_mlx5dv_get_cqe_se(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_get_cqe_se}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static int rdma_wrap_mlx5dv_get_cqe_se(long cqe) {
        try {
            return Byte.toUnsignedInt((byte) Mlx5wrapperHandles.rdma_wrap_mlx5dv_get_cqe_se$long.HANDLE.invokeExact(cqe));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_mlx5dv_get_cqe_format(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_get_cqe_format}. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static int rdma_wrap_mlx5dv_get_cqe_format(MemorySegment cqe) {
        try {
            return Byte.toUnsignedInt((byte) Mlx5wrapperHandles.rdma_wrap_mlx5dv_get_cqe_format.HANDLE.invokeExact(cqe));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_mlx5dv_get_cqe_format(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_get_cqe_format}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static int rdma_wrap_mlx5dv_get_cqe_format(long cqe) {
        try {
            return Byte.toUnsignedInt((byte) Mlx5wrapperHandles.rdma_wrap_mlx5dv_get_cqe_format$long.HANDLE.invokeExact(cqe));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_mlx5dv_get_cqe_opcode(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_get_cqe_opcode}. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static int rdma_wrap_mlx5dv_get_cqe_opcode(MemorySegment cqe) {
        try {
            return Byte.toUnsignedInt((byte) Mlx5wrapperHandles.rdma_wrap_mlx5dv_get_cqe_opcode.HANDLE.invokeExact(cqe));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint8_t rdma_wrap_mlx5dv_get_cqe_opcode(struct mlx5_cqe64 *cqe)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_get_cqe_opcode}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static int rdma_wrap_mlx5dv_get_cqe_opcode(long cqe) {
        try {
            return Byte.toUnsignedInt((byte) Mlx5wrapperHandles.rdma_wrap_mlx5dv_get_cqe_opcode$long.HANDLE.invokeExact(cqe));
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_set_ctrl_seg(struct mlx5_wqe_ctrl_seg *seg, uint16_t pi, uint8_t opcode, uint8_t opmod, uint32_t qp_num, uint8_t fm_ce_se, uint8_t ds, uint8_t signature, uint32_t imm)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_set_ctrl_seg}. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_mlx5dv_set_ctrl_seg(MemorySegment seg, int pi, int opcode,
            int opmod, int qp_num, int fm_ce_se, int ds, int signature, int imm) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_set_ctrl_seg.HANDLE.invokeExact(seg, Ranges.u16(pi), Ranges.u8(opcode), Ranges.u8(opmod), qp_num, Ranges.u8(fm_ce_se), Ranges.u8(ds), Ranges.u8(signature), imm);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_set_ctrl_seg(struct mlx5_wqe_ctrl_seg *seg, uint16_t pi, uint8_t opcode, uint8_t opmod, uint32_t qp_num, uint8_t fm_ce_se, uint8_t ds, uint8_t signature, uint32_t imm)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_set_ctrl_seg}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_mlx5dv_set_ctrl_seg(long seg, int pi, int opcode, int opmod,
            int qp_num, int fm_ce_se, int ds, int signature, int imm) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_set_ctrl_seg$long.HANDLE.invokeExact(seg, Ranges.u16(pi), Ranges.u8(opcode), Ranges.u8(opmod), qp_num, Ranges.u8(fm_ce_se), Ranges.u8(ds), Ranges.u8(signature), imm);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_set_dgram_seg(struct mlx5_wqe_datagram_seg *seg, uint64_t key, uint32_t dqp_dct, uint8_t ext, uint8_t stat_rate_sl, uint8_t fl_mlid, uint16_t rlid, uint8_t *rmac, uint8_t tclass, uint8_t hop_limit, uint32_t grh_gid_fi, uint8_t *rgid)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_set_dgram_seg}. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_mlx5dv_set_dgram_seg(MemorySegment seg, long key, int dqp_dct,
            int ext, int stat_rate_sl, int fl_mlid, int rlid, MemorySegment rmac, int tclass,
            int hop_limit, int grh_gid_fi, MemorySegment rgid) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_set_dgram_seg.HANDLE.invokeExact(seg, key, dqp_dct, Ranges.u8(ext), Ranges.u8(stat_rate_sl), Ranges.u8(fl_mlid), Ranges.u16(rlid), rmac, Ranges.u8(tclass), Ranges.u8(hop_limit), grh_gid_fi, rgid);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_set_dgram_seg(struct mlx5_wqe_datagram_seg *seg, uint64_t key, uint32_t dqp_dct, uint8_t ext, uint8_t stat_rate_sl, uint8_t fl_mlid, uint16_t rlid, uint8_t *rmac, uint8_t tclass, uint8_t hop_limit, uint32_t grh_gid_fi, uint8_t *rgid)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_set_dgram_seg}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_mlx5dv_set_dgram_seg(long seg, long key, int dqp_dct, int ext,
            int stat_rate_sl, int fl_mlid, int rlid, long rmac, int tclass, int hop_limit,
            int grh_gid_fi, long rgid) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_set_dgram_seg$long.HANDLE.invokeExact(seg, key, dqp_dct, Ranges.u8(ext), Ranges.u8(stat_rate_sl), Ranges.u8(fl_mlid), Ranges.u16(rlid), rmac, Ranges.u8(tclass), Ranges.u8(hop_limit), grh_gid_fi, rgid);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_set_data_seg(struct mlx5_wqe_data_seg *seg, uint32_t length, uint32_t lkey, uintptr_t address)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_set_data_seg}. A
     * critical call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_mlx5dv_set_data_seg(MemorySegment seg, int length, int lkey,
            long address) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_set_data_seg.HANDLE.invokeExact(seg, length, lkey, address);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_set_data_seg(struct mlx5_wqe_data_seg *seg, uint32_t length, uint32_t lkey, uintptr_t address)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_set_data_seg}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_mlx5dv_set_data_seg(long seg, int length, int lkey, long address) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_set_data_seg$long.HANDLE.invokeExact(seg, length, lkey, address);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_set_eth_seg(struct mlx5_wqe_eth_seg *seg, uint8_t cs_flags, uint16_t mss, uint16_t inline_hdr_sz, uint8_t *inline_hdr_start)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_set_eth_seg}. A critical
     * call, without a thread state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_mlx5dv_set_eth_seg(MemorySegment seg, int cs_flags, int mss,
            int inline_hdr_sz, MemorySegment inline_hdr_start) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_set_eth_seg.HANDLE.invokeExact(seg, Ranges.u8(cs_flags), Ranges.u16(mss), Ranges.u16(inline_hdr_sz), inline_hdr_start);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_set_eth_seg(struct mlx5_wqe_eth_seg *seg, uint8_t cs_flags, uint16_t mss, uint16_t inline_hdr_sz, uint8_t *inline_hdr_start)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_set_eth_seg}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap_mlx5dv_set_eth_seg(long seg, int cs_flags, int mss,
            int inline_hdr_sz, long inline_hdr_start) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_set_eth_seg$long.HANDLE.invokeExact(seg, Ranges.u8(cs_flags), Ranges.u16(mss), Ranges.u16(inline_hdr_sz), inline_hdr_start);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint64_t rdma_wrap_mlx5dv_ts_to_ns(struct mlx5dv_clock_info *clock_info, uint64_t device_timestamp)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_ts_to_ns}. A critical
     * call, without a thread state transition: garbage collection waits until it returns. See
     * {@code mlx5dv_ts_to_ns(3)}.
     *
     * @return the time in nanoseconds
     */
    public static long rdma_wrap_mlx5dv_ts_to_ns(MemorySegment clock_info, long device_timestamp) {
        try {
            return (long) Mlx5wrapperHandles.rdma_wrap_mlx5dv_ts_to_ns.HANDLE.invokeExact(clock_info, device_timestamp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint64_t rdma_wrap_mlx5dv_ts_to_ns(struct mlx5dv_clock_info *clock_info, uint64_t device_timestamp)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_ts_to_ns}. Takes
     * addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL.
     * The caller must keep the memory alive until the call returns. A critical call, without a thread
     * state transition: garbage collection waits until it returns. See {@code mlx5dv_ts_to_ns(3)}.
     *
     * @return the time in nanoseconds
     */
    public static long rdma_wrap_mlx5dv_ts_to_ns(long clock_info, long device_timestamp) {
        try {
            return (long) Mlx5wrapperHandles.rdma_wrap_mlx5dv_ts_to_ns$long.HANDLE.invokeExact(clock_info, device_timestamp);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code int rdma_wrap_mlx5dv_query_port(struct ibv_context *context, uint32_t port_num, struct mlx5_ib_uapi_query_port *info)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_query_port}. Since
     * rdma-core 35.0. See {@code mlx5dv_query_port(3)}.
     *
     * @return 0 on success, otherwise an errno value
     */
    public static int rdma_wrap_mlx5dv_query_port(MemorySegment context, int port_num,
            MemorySegment info) {
        try {
            return (int) Mlx5wrapperHandles.rdma_wrap_mlx5dv_query_port.HANDLE.invokeExact(context, port_num, info);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap_mlx5dv_get_export_sizes(struct mlx5dv_export_sizes *sizes)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code mlx5dv_get_export_sizes}. Since
     * rdma-core 63.0. See {@code mlx5dv_get_export_sizes(3)}.
     */
    public static void rdma_wrap_mlx5dv_get_export_sizes(MemorySegment sizes) {
        try {
            Mlx5wrapperHandles.rdma_wrap_mlx5dv_get_export_sizes.HANDLE.invokeExact(sizes);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap__devx_set(void *p, uint32_t value, size_t bit_off, size_t bit_sz)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code _devx_set}. A critical call,
     * without a thread state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap__devx_set(MemorySegment p, int value, long bit_off, long bit_sz) {
        try {
            Mlx5wrapperHandles.rdma_wrap__devx_set.HANDLE.invokeExact(p, value, bit_off, bit_sz);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap__devx_set(void *p, uint32_t value, size_t bit_off, size_t bit_sz)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code _devx_set}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap__devx_set(long p, int value, long bit_off, long bit_sz) {
        try {
            Mlx5wrapperHandles.rdma_wrap__devx_set$long.HANDLE.invokeExact(p, value, bit_off, bit_sz);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap__devx_get(const void *p, size_t bit_off, size_t bit_sz)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code _devx_get}. A critical call,
     * without a thread state transition: garbage collection waits until it returns.
     */
    public static int rdma_wrap__devx_get(MemorySegment p, long bit_off, long bit_sz) {
        try {
            return (int) Mlx5wrapperHandles.rdma_wrap__devx_get.HANDLE.invokeExact(p, bit_off, bit_sz);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint32_t rdma_wrap__devx_get(const void *p, size_t bit_off, size_t bit_sz)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code _devx_get}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns.
     */
    public static int rdma_wrap__devx_get(long p, long bit_off, long bit_sz) {
        try {
            return (int) Mlx5wrapperHandles.rdma_wrap__devx_get$long.HANDLE.invokeExact(p, bit_off, bit_sz);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap__devx_set64(void *p, uint64_t v, size_t bit_off)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code _devx_set64}. A critical call,
     * without a thread state transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap__devx_set64(MemorySegment p, long v, long bit_off) {
        try {
            Mlx5wrapperHandles.rdma_wrap__devx_set64.HANDLE.invokeExact(p, v, bit_off);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code void rdma_wrap__devx_set64(void *p, uint64_t v, size_t bit_off)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code _devx_set64}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns.
     */
    public static void rdma_wrap__devx_set64(long p, long v, long bit_off) {
        try {
            Mlx5wrapperHandles.rdma_wrap__devx_set64$long.HANDLE.invokeExact(p, v, bit_off);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint64_t rdma_wrap__devx_get64(const void *p, size_t bit_off)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code _devx_get64}. A critical call,
     * without a thread state transition: garbage collection waits until it returns.
     */
    public static long rdma_wrap__devx_get64(MemorySegment p, long bit_off) {
        try {
            return (long) Mlx5wrapperHandles.rdma_wrap__devx_get64.HANDLE.invokeExact(p, bit_off);
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * {@code uint64_t rdma_wrap__devx_get64(const void *p, size_t bit_off)}
     *
     * <p>Declared in {@code rdma-sys-mlx5/wrapper/wrapper.h}; wraps {@code _devx_get64}. Takes addresses
     * instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0 for NULL. The caller
     * must keep the memory alive until the call returns. A critical call, without a thread state
     * transition: garbage collection waits until it returns.
     */
    public static long rdma_wrap__devx_get64(long p, long bit_off) {
        try {
            return (long) Mlx5wrapperHandles.rdma_wrap__devx_get64$long.HANDLE.invokeExact(p, bit_off);
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
                        "rdma_wrap_mlx5dv_wr_set_dc_addr",
                        "rdma_wrap_mlx5dv_wr_set_dc_addr_stream 3700",
                        "rdma_wrap_mlx5dv_wr_mr_interleaved",
                        "rdma_wrap_mlx5dv_wr_mr_list",
                        "rdma_wrap_mlx5dv_wr_mkey_configure 3600",
                        "rdma_wrap_mlx5dv_wr_set_mkey_access_flags 3600",
                        "rdma_wrap_mlx5dv_wr_set_mkey_layout_list 3600",
                        "rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved 3600",
                        "rdma_wrap_mlx5dv_wr_set_mkey_sig_block 3600",
                        "rdma_wrap_mlx5dv_wr_set_mkey_crypto 3700",
                        "rdma_wrap_mlx5dv_wr_memcpy 3700",
                        "rdma_wrap_mlx5dv_mkey_check 3600",
                        "rdma_wrap_mlx5dv_wr_raw_wqe 3600",
                        "rdma_wrap__mlx5dv_create_flow 6300",
                        "rdma_wrap_mlx5dv_get_cqe_owner",
                        "rdma_wrap_mlx5dv_set_cqe_owner",
                        "rdma_wrap_mlx5dv_get_cqe_se",
                        "rdma_wrap_mlx5dv_get_cqe_format",
                        "rdma_wrap_mlx5dv_get_cqe_opcode",
                        "rdma_wrap_mlx5dv_set_ctrl_seg",
                        "rdma_wrap_mlx5dv_set_dgram_seg",
                        "rdma_wrap_mlx5dv_set_data_seg",
                        "rdma_wrap_mlx5dv_set_eth_seg",
                        "rdma_wrap_mlx5dv_ts_to_ns",
                        "rdma_wrap_mlx5dv_query_port 3500",
                        "rdma_wrap_mlx5dv_get_export_sizes 6300",
                        "rdma_wrap__devx_set",
                        "rdma_wrap__devx_get",
                        "rdma_wrap__devx_set64",
                        "rdma_wrap__devx_get64");

        private Table() {
        }
    }
}
