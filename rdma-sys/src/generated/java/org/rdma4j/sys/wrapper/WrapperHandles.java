// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.wrapper;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * Method handles of the functions of {@link Wrapper}. Each is linked by the first call.
 */
final class WrapperHandles {
    static final Library LIBRARY = WrapperBuild.LIBRARY;

    private WrapperHandles() {
    }

    static final class rdma_wrap_ibv_wr_atomic_cmp_swp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_atomic_cmp_swp", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_atomic_cmp_swp() {
        }
    }

    static final class rdma_wrap_ibv_wr_atomic_cmp_swp$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_atomic_cmp_swp", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_atomic_cmp_swp$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_atomic_fetch_add {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_atomic_fetch_add", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_atomic_fetch_add() {
        }
    }

    static final class rdma_wrap_ibv_wr_atomic_fetch_add$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_atomic_fetch_add", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_atomic_fetch_add$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_bind_mw {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_bind_mw", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_bind_mw() {
        }
    }

    static final class rdma_wrap_ibv_wr_bind_mw$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_bind_mw", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_bind_mw$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_local_inv {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_local_inv", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_local_inv() {
        }
    }

    static final class rdma_wrap_ibv_wr_local_inv$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_local_inv", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_local_inv$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_rdma_read {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_rdma_read", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_rdma_read() {
        }
    }

    static final class rdma_wrap_ibv_wr_rdma_read$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_rdma_read", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_rdma_read$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_rdma_write {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_rdma_write", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_rdma_write() {
        }
    }

    static final class rdma_wrap_ibv_wr_rdma_write$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_rdma_write", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_rdma_write$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_flush {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_flush", "", 4500,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_flush() {
        }
    }

    static final class rdma_wrap_ibv_wr_flush$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_flush", "", 4500,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_BYTE), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_flush$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_rdma_write_imm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_rdma_write_imm", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_rdma_write_imm() {
        }
    }

    static final class rdma_wrap_ibv_wr_rdma_write_imm$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_rdma_write_imm", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_rdma_write_imm$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_send {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_send", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_send() {
        }
    }

    static final class rdma_wrap_ibv_wr_send$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_send", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_send$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_send_imm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_send_imm", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_send_imm() {
        }
    }

    static final class rdma_wrap_ibv_wr_send_imm$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_send_imm", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_send_imm$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_send_inv {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_send_inv", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_send_inv() {
        }
    }

    static final class rdma_wrap_ibv_wr_send_inv$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_send_inv", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_send_inv$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_send_tso {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_send_tso", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_SHORT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_send_tso() {
        }
    }

    static final class rdma_wrap_ibv_wr_send_tso$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_send_tso", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_SHORT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_send_tso$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_ud_addr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_ud_addr", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_ud_addr() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_ud_addr$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_ud_addr", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_ud_addr$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_xrc_srqn {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_xrc_srqn", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_xrc_srqn() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_xrc_srqn$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_xrc_srqn", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_xrc_srqn$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_inline_data {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_inline_data", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_inline_data() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_inline_data$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_inline_data", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_inline_data$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_inline_data_list {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_inline_data_list", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_inline_data_list() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_inline_data_list$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_inline_data_list", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_inline_data_list$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_sge {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_sge", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_sge() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_sge$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_sge", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_sge$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_sge_list {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_sge_list", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_sge_list() {
        }
    }

    static final class rdma_wrap_ibv_wr_set_sge_list$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_set_sge_list", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_set_sge_list$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_start {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_start", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.LOCKING);

        private rdma_wrap_ibv_wr_start() {
        }
    }

    static final class rdma_wrap_ibv_wr_start$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_start", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG), Linking.Call.LOCKING);

        private rdma_wrap_ibv_wr_start$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_complete {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_complete", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_wr_complete() {
        }
    }

    static final class rdma_wrap_ibv_wr_complete$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_complete", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_wr_complete$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_abort {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_abort", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_abort() {
        }
    }

    static final class rdma_wrap_ibv_wr_abort$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_abort", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_abort$long() {
        }
    }

    static final class rdma_wrap_ibv_wr_atomic_write {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_atomic_write", "", 4400,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_atomic_write() {
        }
    }

    static final class rdma_wrap_ibv_wr_atomic_write$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wr_atomic_write", "", 4400,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wr_atomic_write$long() {
        }
    }

    static final class rdma_wrap_ibv_cq_ex_to_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_cq_ex_to_cq", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_cq_ex_to_cq() {
        }
    }

    static final class rdma_wrap_ibv_start_poll {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_start_poll", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.LOCKING);

        private rdma_wrap_ibv_start_poll() {
        }
    }

    static final class rdma_wrap_ibv_start_poll$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_start_poll", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.LOCKING);

        private rdma_wrap_ibv_start_poll$long() {
        }
    }

    static final class rdma_wrap_ibv_next_poll {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_next_poll", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_next_poll() {
        }
    }

    static final class rdma_wrap_ibv_next_poll$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_next_poll", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_next_poll$long() {
        }
    }

    static final class rdma_wrap_ibv_end_poll {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_end_poll", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_end_poll() {
        }
    }

    static final class rdma_wrap_ibv_end_poll$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_end_poll", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_end_poll$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_opcode {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_opcode", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_opcode() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_opcode$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_opcode", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_opcode$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_vendor_err {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_vendor_err", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_vendor_err() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_vendor_err$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_vendor_err", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_vendor_err$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_byte_len {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_byte_len", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_byte_len() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_byte_len$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_byte_len", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_byte_len$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_imm_data {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_imm_data", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_imm_data() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_imm_data$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_imm_data", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_imm_data$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_invalidated_rkey {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_invalidated_rkey", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_invalidated_rkey() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_invalidated_rkey$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_invalidated_rkey", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_invalidated_rkey$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_qp_num {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_qp_num", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_qp_num() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_qp_num$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_qp_num", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_qp_num$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_src_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_src_qp", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_src_qp() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_src_qp$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_src_qp", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_src_qp$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_wc_flags {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_wc_flags", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_wc_flags() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_wc_flags$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_wc_flags", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_wc_flags$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_slid {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_slid", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_slid() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_slid$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_slid", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_slid$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_sl {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_sl", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_sl() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_sl$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_sl", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_sl$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_dlid_path_bits {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_dlid_path_bits", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_dlid_path_bits() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_dlid_path_bits$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_dlid_path_bits", "",
                FunctionDescriptor.of(ValueLayout.JAVA_BYTE, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_dlid_path_bits$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_completion_ts {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_completion_ts", "",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_completion_ts() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_completion_ts$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_completion_ts", "",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_completion_ts$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_completion_wallclock_ns {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_completion_wallclock_ns", "",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_completion_wallclock_ns() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_completion_wallclock_ns$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_completion_wallclock_ns", "",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_completion_wallclock_ns$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_cvlan {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_cvlan", "",
                FunctionDescriptor.of(ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_cvlan() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_cvlan$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_cvlan", "",
                FunctionDescriptor.of(ValueLayout.JAVA_SHORT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_cvlan$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_flow_tag {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_flow_tag", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_flow_tag() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_flow_tag$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_flow_tag", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_flow_tag$long() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_tm_info {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_tm_info", "",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_tm_info() {
        }
    }

    static final class rdma_wrap_ibv_wc_read_tm_info$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_wc_read_tm_info", "",
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_wc_read_tm_info$long() {
        }
    }

    static final class rdma_wrap_ibv_post_wq_recv {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_post_wq_recv", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_post_wq_recv() {
        }
    }

    static final class rdma_wrap_ibv_post_wq_recv$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_post_wq_recv", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_post_wq_recv$long() {
        }
    }

    static final class rdma_wrap_verbs_get_ctx {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_verbs_get_ctx", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_verbs_get_ctx() {
        }
    }

    static final class rdma_wrap_ibv_query_port {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_query_port", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_query_port() {
        }
    }

    static final class rdma_wrap____ibv_query_port {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap____ibv_query_port", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap____ibv_query_port() {
        }
    }

    static final class rdma_wrap_ibv_query_gid_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_query_gid_ex", "", 3200,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private rdma_wrap_ibv_query_gid_ex() {
        }
    }

    static final class rdma_wrap_ibv_query_gid_table {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_query_gid_table", "", 3200,
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private rdma_wrap_ibv_query_gid_table() {
        }
    }

    static final class rdma_wrap_ibv_create_flow {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_create_flow", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_create_flow() {
        }
    }

    static final class rdma_wrap_ibv_destroy_flow {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_destroy_flow", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_destroy_flow() {
        }
    }

    static final class rdma_wrap_ibv_create_flow_action_esp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_create_flow_action_esp", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_create_flow_action_esp() {
        }
    }

    static final class rdma_wrap_ibv_modify_flow_action_esp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_modify_flow_action_esp", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_modify_flow_action_esp() {
        }
    }

    static final class rdma_wrap_ibv_destroy_flow_action {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_destroy_flow_action", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_destroy_flow_action() {
        }
    }

    static final class rdma_wrap_ibv_open_xrcd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_open_xrcd", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_open_xrcd() {
        }
    }

    static final class rdma_wrap_ibv_close_xrcd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_close_xrcd", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_close_xrcd() {
        }
    }

    static final class rdma_wrap_ibv_reg_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_reg_mr", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_ibv_reg_mr() {
        }
    }

    static final class rdma_wrap___ibv_reg_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap___ibv_reg_mr", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap___ibv_reg_mr() {
        }
    }

    static final class rdma_wrap_ibv_reg_mr_iova {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_reg_mr_iova", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_ibv_reg_mr_iova() {
        }
    }

    static final class rdma_wrap___ibv_reg_mr_iova {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap___ibv_reg_mr_iova", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap___ibv_reg_mr_iova() {
        }
    }

    static final class rdma_wrap_ibv_alloc_mw {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_alloc_mw", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_ibv_alloc_mw() {
        }
    }

    static final class rdma_wrap_ibv_dealloc_mw {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_dealloc_mw", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_dealloc_mw() {
        }
    }

    static final class rdma_wrap_ibv_inc_rkey {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_inc_rkey", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_ibv_inc_rkey() {
        }
    }

    static final class rdma_wrap_ibv_bind_mw {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_bind_mw", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_bind_mw() {
        }
    }

    static final class rdma_wrap_ibv_bind_mw$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_bind_mw", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_bind_mw$long() {
        }
    }

    static final class rdma_wrap_ibv_advise_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_advise_mr", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private rdma_wrap_ibv_advise_mr() {
        }
    }

    static final class rdma_wrap_ibv_alloc_dm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_alloc_dm", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_alloc_dm() {
        }
    }

    static final class rdma_wrap_ibv_free_dm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_free_dm", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_free_dm() {
        }
    }

    static final class rdma_wrap_ibv_memcpy_to_dm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_memcpy_to_dm", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private rdma_wrap_ibv_memcpy_to_dm() {
        }
    }

    static final class rdma_wrap_ibv_memcpy_from_dm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_memcpy_from_dm", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private rdma_wrap_ibv_memcpy_from_dm() {
        }
    }

    static final class rdma_wrap_ibv_alloc_null_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_alloc_null_mr", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_alloc_null_mr() {
        }
    }

    static final class rdma_wrap_ibv_reg_dm_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_reg_dm_mr", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_ibv_reg_dm_mr() {
        }
    }

    static final class rdma_wrap_ibv_create_cq_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_create_cq_ex", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_create_cq_ex() {
        }
    }

    static final class rdma_wrap_ibv_poll_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_poll_cq", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_poll_cq() {
        }
    }

    static final class rdma_wrap_ibv_poll_cq$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_poll_cq", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_poll_cq$long() {
        }
    }

    static final class rdma_wrap_ibv_req_notify_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_req_notify_cq", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_req_notify_cq() {
        }
    }

    static final class rdma_wrap_ibv_req_notify_cq$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_req_notify_cq", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_req_notify_cq$long() {
        }
    }

    static final class rdma_wrap_ibv_modify_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_modify_cq", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_modify_cq() {
        }
    }

    static final class rdma_wrap_ibv_query_comp_cntr_caps {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_query_comp_cntr_caps", "", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_query_comp_cntr_caps() {
        }
    }

    static final class rdma_wrap_ibv_create_srq_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_create_srq_ex", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_create_srq_ex() {
        }
    }

    static final class rdma_wrap_ibv_get_srq_num {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_get_srq_num", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_get_srq_num() {
        }
    }

    static final class rdma_wrap_ibv_post_srq_recv {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_post_srq_recv", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_post_srq_recv() {
        }
    }

    static final class rdma_wrap_ibv_post_srq_recv$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_post_srq_recv", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_post_srq_recv$long() {
        }
    }

    static final class rdma_wrap_ibv_post_srq_ops {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_post_srq_ops", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_post_srq_ops() {
        }
    }

    static final class rdma_wrap_ibv_post_srq_ops$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_post_srq_ops", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_post_srq_ops$long() {
        }
    }

    static final class rdma_wrap_ibv_create_qp_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_create_qp_ex", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_create_qp_ex() {
        }
    }

    static final class rdma_wrap_ibv_alloc_td {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_alloc_td", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_alloc_td() {
        }
    }

    static final class rdma_wrap_ibv_dealloc_td {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_dealloc_td", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_dealloc_td() {
        }
    }

    static final class rdma_wrap_ibv_alloc_parent_domain {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_alloc_parent_domain", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_alloc_parent_domain() {
        }
    }

    static final class rdma_wrap_ibv_query_rt_values_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_query_rt_values_ex", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_query_rt_values_ex() {
        }
    }

    static final class rdma_wrap_ibv_query_device_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_query_device_ex", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_query_device_ex() {
        }
    }

    static final class rdma_wrap_ibv_open_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_open_qp", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_open_qp() {
        }
    }

    static final class rdma_wrap_ibv_modify_qp_rate_limit {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_modify_qp_rate_limit", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_modify_qp_rate_limit() {
        }
    }

    static final class rdma_wrap_ibv_create_wq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_create_wq", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_create_wq() {
        }
    }

    static final class rdma_wrap_ibv_modify_wq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_modify_wq", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_modify_wq() {
        }
    }

    static final class rdma_wrap_ibv_destroy_wq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_destroy_wq", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_destroy_wq() {
        }
    }

    static final class rdma_wrap_ibv_create_rwq_ind_table {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_create_rwq_ind_table", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_create_rwq_ind_table() {
        }
    }

    static final class rdma_wrap_ibv_destroy_rwq_ind_table {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_destroy_rwq_ind_table", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_destroy_rwq_ind_table() {
        }
    }

    static final class rdma_wrap_ibv_post_send {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_post_send", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_post_send() {
        }
    }

    static final class rdma_wrap_ibv_post_send$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_post_send", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_post_send$long() {
        }
    }

    static final class rdma_wrap_ibv_post_recv {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_post_recv", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_post_recv() {
        }
    }

    static final class rdma_wrap_ibv_post_recv$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_post_recv", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_ibv_post_recv$long() {
        }
    }

    static final class rdma_wrap_ibv_is_qpt_supported {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_is_qpt_supported", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private rdma_wrap_ibv_is_qpt_supported() {
        }
    }

    static final class rdma_wrap_ibv_create_counters {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_create_counters", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_ibv_create_counters() {
        }
    }

    static final class rdma_wrap_ibv_destroy_counters {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_destroy_counters", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_destroy_counters() {
        }
    }

    static final class rdma_wrap_ibv_attach_counters_point_flow {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_attach_counters_point_flow", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_ibv_attach_counters_point_flow() {
        }
    }

    static final class rdma_wrap_ibv_read_counters {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_read_counters", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private rdma_wrap_ibv_read_counters() {
        }
    }

    static final class rdma_wrap_ibv_flow_label_to_udp_sport {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_ibv_flow_label_to_udp_sport", "", 2900,
                FunctionDescriptor.of(ValueLayout.JAVA_SHORT, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private rdma_wrap_ibv_flow_label_to_udp_sport() {
        }
    }

    static final class rdma_wrap_rdma_get_local_addr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_get_local_addr", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_rdma_get_local_addr() {
        }
    }

    static final class rdma_wrap_rdma_get_peer_addr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_get_peer_addr", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_rdma_get_peer_addr() {
        }
    }

    static final class rdma_wrap_rdma_seterrno {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seterrno", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_rdma_seterrno() {
        }
    }

    static final class rdma_wrap_rdma_reg_msgs {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_reg_msgs", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private rdma_wrap_rdma_reg_msgs() {
        }
    }

    static final class rdma_wrap_rdma_reg_read {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_reg_read", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private rdma_wrap_rdma_reg_read() {
        }
    }

    static final class rdma_wrap_rdma_reg_write {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_reg_write", "",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private rdma_wrap_rdma_reg_write() {
        }
    }

    static final class rdma_wrap_rdma_dereg_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_dereg_mr", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_rdma_dereg_mr() {
        }
    }

    static final class rdma_wrap_rdma_post_recvv {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_post_recvv", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_rdma_post_recvv() {
        }
    }

    static final class rdma_wrap_rdma_post_sendv {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_post_sendv", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_rdma_post_sendv() {
        }
    }

    static final class rdma_wrap_rdma_post_readv {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_post_readv", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_rdma_post_readv() {
        }
    }

    static final class rdma_wrap_rdma_post_writev {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_post_writev", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_rdma_post_writev() {
        }
    }

    static final class rdma_wrap_rdma_post_recv {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_post_recv", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_rdma_post_recv() {
        }
    }

    static final class rdma_wrap_rdma_post_send {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_post_send", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_rdma_post_send() {
        }
    }

    static final class rdma_wrap_rdma_post_read {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_post_read", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_rdma_post_read() {
        }
    }

    static final class rdma_wrap_rdma_post_write {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_post_write", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_rdma_post_write() {
        }
    }

    static final class rdma_wrap_rdma_post_ud_send {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_post_ud_send", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_wrap_rdma_post_ud_send() {
        }
    }

    static final class rdma_wrap_rdma_get_send_comp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_get_send_comp", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_rdma_get_send_comp() {
        }
    }

    static final class rdma_wrap_rdma_get_recv_comp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_get_recv_comp", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_wrap_rdma_get_recv_comp() {
        }
    }

    static final class rdma_wrap_rdma_seq_wr_send {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wr_send", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_wr_send() {
        }
    }

    static final class rdma_wrap_rdma_seq_wr_send$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wr_send", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_wr_send$long() {
        }
    }

    static final class rdma_wrap_rdma_seq_wr_send_imm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wr_send_imm", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_wr_send_imm() {
        }
    }

    static final class rdma_wrap_rdma_seq_wr_send_imm$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wr_send_imm", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_wr_send_imm$long() {
        }
    }

    static final class rdma_wrap_rdma_seq_wr_rdma_write {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wr_rdma_write", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_wr_rdma_write() {
        }
    }

    static final class rdma_wrap_rdma_seq_wr_rdma_write$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wr_rdma_write", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_wr_rdma_write$long() {
        }
    }

    static final class rdma_wrap_rdma_seq_wr_rdma_write_imm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wr_rdma_write_imm", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_wr_rdma_write_imm() {
        }
    }

    static final class rdma_wrap_rdma_seq_wr_rdma_write_imm$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wr_rdma_write_imm", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_wr_rdma_write_imm$long() {
        }
    }

    static final class rdma_wrap_rdma_seq_wr_rdma_read {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wr_rdma_read", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_wr_rdma_read() {
        }
    }

    static final class rdma_wrap_rdma_seq_wr_rdma_read$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wr_rdma_read", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_wr_rdma_read$long() {
        }
    }

    static final class rdma_wrap_rdma_seq_drain_cq_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_drain_cq_ex", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_drain_cq_ex() {
        }
    }

    static final class rdma_wrap_rdma_seq_drain_cq_ex$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_drain_cq_ex", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_drain_cq_ex$long() {
        }
    }

    static final class rdma_wrap_rdma_seq_drain_cq_ex_times {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_drain_cq_ex_times", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_drain_cq_ex_times() {
        }
    }

    static final class rdma_wrap_rdma_seq_drain_cq_ex_times$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_drain_cq_ex_times", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL_UNLESS_LOCKED);

        private rdma_wrap_rdma_seq_drain_cq_ex_times$long() {
        }
    }

    static final class rdma_wrap_rdma_seq_wait_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wait_cq", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_wrap_rdma_seq_wait_cq() {
        }
    }

    static final class rdma_wrap_rdma_seq_wait_cq$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_rdma_seq_wait_cq", "",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private rdma_wrap_rdma_seq_wait_cq$long() {
        }
    }
}
