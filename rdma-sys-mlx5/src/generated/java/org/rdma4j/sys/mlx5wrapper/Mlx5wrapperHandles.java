// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5wrapper;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * Method handles of the functions of {@link Mlx5wrapper}. Each is linked by the first call.
 */
final class Mlx5wrapperHandles {
    static final Library LIBRARY = WrapperBuild.LIBRARY;

    private Mlx5wrapperHandles() {
    }

    static final class rdma_wrap_mlx5dv_wr_set_dc_addr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_dc_addr", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_dc_addr() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_dc_addr$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_dc_addr", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_dc_addr$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_dc_addr_stream {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_dc_addr_stream", "", 3700,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_SHORT), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_dc_addr_stream() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_dc_addr_stream$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_dc_addr_stream", "", 3700,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_SHORT), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_dc_addr_stream$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_mr_interleaved {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_mr_interleaved", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_mr_interleaved() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_mr_interleaved$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_mr_interleaved", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_mr_interleaved$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_mr_list {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_mr_list", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_mr_list() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_mr_list$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_mr_list", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_mr_list$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_mkey_configure {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_mkey_configure", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_mkey_configure() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_mkey_configure$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_mkey_configure", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_mkey_configure$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_mkey_access_flags {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_mkey_access_flags", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_mkey_access_flags() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_mkey_access_flags$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_mkey_access_flags", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_mkey_access_flags$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_mkey_layout_list {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_mkey_layout_list", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_mkey_layout_list() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_mkey_layout_list$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_mkey_layout_list", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_mkey_layout_list$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_mkey_layout_interleaved$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_mkey_sig_block {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_mkey_sig_block", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_mkey_sig_block() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_mkey_sig_block$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_mkey_sig_block", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_mkey_sig_block$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_mkey_crypto {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_mkey_crypto", "", 3700,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_mkey_crypto() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_set_mkey_crypto$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_set_mkey_crypto", "", 3700,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_set_mkey_crypto$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_memcpy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_memcpy", "", 3700,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_memcpy() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_memcpy$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_memcpy", "", 3700,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_memcpy$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_mkey_check {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_mkey_check", "", 3600,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_mlx5dv_mkey_check() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_raw_wqe {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_raw_wqe", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_raw_wqe() {
        }
    }

    static final class rdma_wrap_mlx5dv_wr_raw_wqe$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_wr_raw_wqe", "", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_wr_raw_wqe$long() {
        }
    }

    static final class rdma_wrap__mlx5dv_create_flow {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap__mlx5dv_create_flow", "", 6300,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap__mlx5dv_create_flow() {
        }
    }

    static final class rdma_wrap_mlx5dv_get_cqe_owner {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_get_cqe_owner", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_get_cqe_owner() {
        }
    }

    static final class rdma_wrap_mlx5dv_get_cqe_owner$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_get_cqe_owner", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_get_cqe_owner$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_set_cqe_owner {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_set_cqe_owner", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_set_cqe_owner() {
        }
    }

    static final class rdma_wrap_mlx5dv_set_cqe_owner$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_set_cqe_owner", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_set_cqe_owner$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_get_cqe_se {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_get_cqe_se", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_get_cqe_se() {
        }
    }

    static final class rdma_wrap_mlx5dv_get_cqe_se$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_get_cqe_se", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_get_cqe_se$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_get_cqe_format {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_get_cqe_format", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_get_cqe_format() {
        }
    }

    static final class rdma_wrap_mlx5dv_get_cqe_format$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_get_cqe_format", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_get_cqe_format$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_get_cqe_opcode {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_get_cqe_opcode", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_get_cqe_opcode() {
        }
    }

    static final class rdma_wrap_mlx5dv_get_cqe_opcode$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_get_cqe_opcode", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_get_cqe_opcode$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_set_ctrl_seg {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_set_ctrl_seg", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_set_ctrl_seg() {
        }
    }

    static final class rdma_wrap_mlx5dv_set_ctrl_seg$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_set_ctrl_seg", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_set_ctrl_seg$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_set_dgram_seg {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_set_dgram_seg", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_set_dgram_seg() {
        }
    }

    static final class rdma_wrap_mlx5dv_set_dgram_seg$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_set_dgram_seg", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_set_dgram_seg$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_set_data_seg {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_set_data_seg", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_set_data_seg() {
        }
    }

    static final class rdma_wrap_mlx5dv_set_data_seg$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_set_data_seg", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_set_data_seg$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_set_eth_seg {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_set_eth_seg", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_set_eth_seg() {
        }
    }

    static final class rdma_wrap_mlx5dv_set_eth_seg$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_set_eth_seg", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_set_eth_seg$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_ts_to_ns {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_ts_to_ns", "",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_ts_to_ns() {
        }
    }

    static final class rdma_wrap_mlx5dv_ts_to_ns$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_ts_to_ns", "",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_mlx5dv_ts_to_ns$long() {
        }
    }

    static final class rdma_wrap_mlx5dv_query_port {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_query_port", "", 3500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_mlx5dv_query_port() {
        }
    }

    static final class rdma_wrap_mlx5dv_get_export_sizes {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_mlx5dv_get_export_sizes", "", 6300,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_mlx5dv_get_export_sizes() {
        }
    }

    static final class rdma_wrap__devx_set {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap__devx_set", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap__devx_set() {
        }
    }

    static final class rdma_wrap__devx_set$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap__devx_set", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap__devx_set$long() {
        }
    }

    static final class rdma_wrap__devx_get {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap__devx_get", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap__devx_get() {
        }
    }

    static final class rdma_wrap__devx_get$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap__devx_get", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap__devx_get$long() {
        }
    }

    static final class rdma_wrap__devx_set64 {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap__devx_set64", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap__devx_set64() {
        }
    }

    static final class rdma_wrap__devx_set64$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap__devx_set64", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap__devx_set64$long() {
        }
    }

    static final class rdma_wrap__devx_get64 {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap__devx_get64", "",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap__devx_get64() {
        }
    }

    static final class rdma_wrap__devx_get64$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap__devx_get64", "",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap__devx_get64$long() {
        }
    }
}
