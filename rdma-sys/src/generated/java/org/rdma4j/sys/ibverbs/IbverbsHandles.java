// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * Method handles of the functions of {@link Ibverbs}. Each is linked by the first call.
 */
final class IbverbsHandles {
    static final Library LIBRARY = Library.of("ibverbs", "libibverbs.so.1");

    private IbverbsHandles() {
    }

    static final class ibv_wc_status_str {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_wc_status_str", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_wc_status_str() {
        }
    }

    static final class ibv_rate_to_mult {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_rate_to_mult", "IBVERBS_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_rate_to_mult() {
        }
    }

    static final class mult_to_ibv_rate {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mult_to_ibv_rate", "IBVERBS_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private mult_to_ibv_rate() {
        }
    }

    static final class ibv_rate_to_mbps {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_rate_to_mbps", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_rate_to_mbps() {
        }
    }

    static final class mbps_to_ibv_rate {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mbps_to_ibv_rate", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private mbps_to_ibv_rate() {
        }
    }

    static final class ibv_wr_opcode_str {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_wr_opcode_str", "", 4900,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_wr_opcode_str() {
        }
    }

    static final class ibv_qp_to_qp_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_qp_to_qp_ex", "IBVERBS_1.6",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_qp_to_qp_ex() {
        }
    }

    static final class ibv_get_device_list {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_get_device_list", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_get_device_list() {
        }
    }

    static final class ibv_free_device_list {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_free_device_list", "IBVERBS_1.1",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_free_device_list() {
        }
    }

    static final class ibv_get_device_name {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_get_device_name", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_get_device_name() {
        }
    }

    static final class ibv_get_device_index {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_get_device_index", "IBVERBS_1.9", 3000,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_get_device_index() {
        }
    }

    static final class ibv_get_device_guid {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_get_device_guid", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_get_device_guid() {
        }
    }

    static final class ibv_open_device {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_open_device", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_open_device() {
        }
    }

    static final class ibv_close_device {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_close_device", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_close_device() {
        }
    }

    static final class ibv_import_device {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_import_device", "IBVERBS_1.10", 3100,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private ibv_import_device() {
        }
    }

    static final class ibv_import_pd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_import_pd", "IBVERBS_1.10", 3100,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private ibv_import_pd() {
        }
    }

    static final class ibv_unimport_pd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_unimport_pd", "IBVERBS_1.10", 3100,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_unimport_pd() {
        }
    }

    static final class ibv_import_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_import_mr", "IBVERBS_1.10", 3100,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private ibv_import_mr() {
        }
    }

    static final class ibv_unimport_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_unimport_mr", "IBVERBS_1.10", 3100,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_unimport_mr() {
        }
    }

    static final class ibv_import_dm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_import_dm", "IBVERBS_1.13", 3500,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private ibv_import_dm() {
        }
    }

    static final class ibv_unimport_dm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_unimport_dm", "IBVERBS_1.13", 3500,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_unimport_dm() {
        }
    }

    static final class ibv_get_async_event {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_get_async_event", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_get_async_event() {
        }
    }

    static final class ibv_ack_async_event {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_ack_async_event", "IBVERBS_1.1",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_ack_async_event() {
        }
    }

    static final class ibv_query_device {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_query_device", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_query_device() {
        }
    }

    static final class ibv_query_port_speed {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_query_port_speed", "IBVERBS_1.16", 6200,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_query_port_speed() {
        }
    }

    static final class ibv_query_gid {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_query_gid", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_query_gid() {
        }
    }

    static final class _ibv_query_gid_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "_ibv_query_gid_ex", "IBVERBS_1.11", 3200,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private _ibv_query_gid_ex() {
        }
    }

    static final class _ibv_query_gid_table {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "_ibv_query_gid_table", "IBVERBS_1.11", 3200,
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private _ibv_query_gid_table() {
        }
    }

    static final class ibv_query_pkey {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_query_pkey", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_query_pkey() {
        }
    }

    static final class ibv_get_pkey_index {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_get_pkey_index", "IBVERBS_1.5",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.JAVA_SHORT), Linking.Call.ERRNO);

        private ibv_get_pkey_index() {
        }
    }

    static final class ibv_alloc_pd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_alloc_pd", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_alloc_pd() {
        }
    }

    static final class ibv_dealloc_pd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_dealloc_pd", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_dealloc_pd() {
        }
    }

    static final class ibv_reg_mr_iova2 {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_reg_mr_iova2", "IBVERBS_1.8",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private ibv_reg_mr_iova2() {
        }
    }

    static final class ibv_reg_dmabuf_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_reg_dmabuf_mr", "IBVERBS_1.12", 3400,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private ibv_reg_dmabuf_mr() {
        }
    }

    static final class ibv_reg_mr_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_reg_mr_ex", "IBVERBS_1.15", 5900,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_reg_mr_ex() {
        }
    }

    static final class ibv_rereg_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_rereg_mr", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private ibv_rereg_mr() {
        }
    }

    static final class ibv_dereg_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_dereg_mr", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_dereg_mr() {
        }
    }

    static final class ibv_create_comp_channel {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_create_comp_channel", "IBVERBS_1.0",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_create_comp_channel() {
        }
    }

    static final class ibv_destroy_comp_channel {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_destroy_comp_channel", "IBVERBS_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_destroy_comp_channel() {
        }
    }

    static final class ibv_dm_export_dmabuf_fd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_dm_export_dmabuf_fd", "IBVERBS_1.16", 6200,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_dm_export_dmabuf_fd() {
        }
    }

    static final class ibv_create_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_create_cq", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private ibv_create_cq() {
        }
    }

    static final class ibv_resize_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_resize_cq", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_resize_cq() {
        }
    }

    static final class ibv_destroy_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_destroy_cq", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_destroy_cq() {
        }
    }

    static final class ibv_get_cq_event {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_get_cq_event", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_get_cq_event() {
        }
    }

    static final class ibv_get_cq_event$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_get_cq_event", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private ibv_get_cq_event$long() {
        }
    }

    static final class ibv_ack_cq_events {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_ack_cq_events", "IBVERBS_1.1",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_ack_cq_events() {
        }
    }

    static final class _ibv_query_comp_cntr_caps {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "_ibv_query_comp_cntr_caps", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private _ibv_query_comp_cntr_caps() {
        }
    }

    static final class ibv_create_comp_cntr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_create_comp_cntr", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_create_comp_cntr() {
        }
    }

    static final class ibv_destroy_comp_cntr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_destroy_comp_cntr", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_destroy_comp_cntr() {
        }
    }

    static final class ibv_set_comp_cntr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_set_comp_cntr", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private ibv_set_comp_cntr() {
        }
    }

    static final class ibv_set_err_comp_cntr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_set_err_comp_cntr", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private ibv_set_err_comp_cntr() {
        }
    }

    static final class ibv_inc_comp_cntr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_inc_comp_cntr", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private ibv_inc_comp_cntr() {
        }
    }

    static final class ibv_inc_err_comp_cntr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_inc_err_comp_cntr", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private ibv_inc_err_comp_cntr() {
        }
    }

    static final class ibv_read_comp_cntr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_read_comp_cntr", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_read_comp_cntr() {
        }
    }

    static final class ibv_read_err_comp_cntr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_read_err_comp_cntr", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_read_err_comp_cntr() {
        }
    }

    static final class ibv_create_srq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_create_srq", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_create_srq() {
        }
    }

    static final class ibv_modify_srq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_modify_srq", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_modify_srq() {
        }
    }

    static final class ibv_query_srq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_query_srq", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_query_srq() {
        }
    }

    static final class ibv_destroy_srq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_destroy_srq", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_destroy_srq() {
        }
    }

    static final class ibv_create_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_create_qp", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_create_qp() {
        }
    }

    static final class ibv_alloc_buf {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_alloc_buf", "IBVERBS_1.17", 6400,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_alloc_buf() {
        }
    }

    static final class ibv_export_buf_dmabuf_fd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_export_buf_dmabuf_fd", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_export_buf_dmabuf_fd() {
        }
    }

    static final class ibv_free_buf {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_free_buf", "IBVERBS_1.17", 6400,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_free_buf() {
        }
    }

    static final class ibv_reg_buf_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_reg_buf_mr", "IBVERBS_1.17", 6400,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private ibv_reg_buf_mr() {
        }
    }

    static final class ibv_alloc_dmah {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_alloc_dmah", "IBVERBS_1.15", 5900,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_alloc_dmah() {
        }
    }

    static final class ibv_dealloc_dmah {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_dealloc_dmah", "IBVERBS_1.15", 5900,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_dealloc_dmah() {
        }
    }

    static final class ibv_modify_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_modify_qp", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_modify_qp() {
        }
    }

    static final class ibv_qp_attach_comp_cntr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_qp_attach_comp_cntr", "IBVERBS_1.18", 6500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_qp_attach_comp_cntr() {
        }
    }

    static final class ibv_query_qp_data_in_order {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_query_qp_data_in_order", "IBVERBS_1.14", 3600,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_query_qp_data_in_order() {
        }
    }

    static final class ibv_query_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_query_qp", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_query_qp() {
        }
    }

    static final class ibv_destroy_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_destroy_qp", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_destroy_qp() {
        }
    }

    static final class ibv_create_ah {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_create_ah", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_create_ah() {
        }
    }

    static final class ibv_init_ah_from_wc {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_init_ah_from_wc", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private ibv_init_ah_from_wc() {
        }
    }

    static final class ibv_create_ah_from_wc {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_create_ah_from_wc", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE), Linking.Call.ERRNO);

        private ibv_create_ah_from_wc() {
        }
    }

    static final class ibv_destroy_ah {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_destroy_ah", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_destroy_ah() {
        }
    }

    static final class ibv_attach_mcast {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_attach_mcast", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT), Linking.Call.PLAIN);

        private ibv_attach_mcast() {
        }
    }

    static final class ibv_detach_mcast {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_detach_mcast", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT), Linking.Call.PLAIN);

        private ibv_detach_mcast() {
        }
    }

    static final class ibv_fork_init {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_fork_init", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_fork_init() {
        }
    }

    static final class ibv_is_fork_initialized {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_is_fork_initialized", "IBVERBS_1.13", 3500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_is_fork_initialized() {
        }
    }

    static final class ibv_node_type_str {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_node_type_str", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_node_type_str() {
        }
    }

    static final class ibv_port_state_str {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_port_state_str", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_port_state_str() {
        }
    }

    static final class ibv_event_type_str {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_event_type_str", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private ibv_event_type_str() {
        }
    }

    static final class ibv_resolve_eth_l2_from_gid {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_resolve_eth_l2_from_gid", "IBVERBS_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_resolve_eth_l2_from_gid() {
        }
    }

    static final class ibv_set_ece {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_set_ece", "IBVERBS_1.10", 3100,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_set_ece() {
        }
    }

    static final class ibv_query_ece {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "ibv_query_ece", "IBVERBS_1.10", 3100,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private ibv_query_ece() {
        }
    }
}
