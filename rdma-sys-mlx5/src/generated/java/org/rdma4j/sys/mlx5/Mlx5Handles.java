// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * Method handles of the functions of {@link Mlx5}. Each is linked by the first call.
 */
final class Mlx5Handles {
    static final Library LIBRARY = Library.of("mlx5", "libmlx5.so.1");

    private Mlx5Handles() {
    }

    static final class mlx5dv_create_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_create_cq", "MLX5_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_create_cq() {
        }
    }

    static final class mlx5dv_create_mkey {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_create_mkey", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_create_mkey() {
        }
    }

    static final class mlx5dv_destroy_mkey {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_destroy_mkey", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_destroy_mkey() {
        }
    }

    static final class mlx5dv_create_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_create_qp", "MLX5_1.3",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_create_qp() {
        }
    }

    static final class mlx5dv_qp_ex_from_ibv_qp_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_qp_ex_from_ibv_qp_ex", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_qp_ex_from_ibv_qp_ex() {
        }
    }

    static final class _mlx5dv_mkey_check {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "_mlx5dv_mkey_check", "MLX5_1.20", 3600,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private _mlx5dv_mkey_check() {
        }
    }

    static final class mlx5dv_qp_cancel_posted_send_wrs {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_qp_cancel_posted_send_wrs", "MLX5_1.20", 3600,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_qp_cancel_posted_send_wrs() {
        }
    }

    static final class mlx5dv_crypto_login {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_crypto_login", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_crypto_login() {
        }
    }

    static final class mlx5dv_crypto_login_query_state {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_crypto_login_query_state", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_crypto_login_query_state() {
        }
    }

    static final class mlx5dv_crypto_logout {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_crypto_logout", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_crypto_logout() {
        }
    }

    static final class mlx5dv_crypto_login_create {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_crypto_login_create", "MLX5_1.24", 4200,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_crypto_login_create() {
        }
    }

    static final class mlx5dv_crypto_login_query {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_crypto_login_query", "MLX5_1.24", 4200,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_crypto_login_query() {
        }
    }

    static final class mlx5dv_crypto_login_destroy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_crypto_login_destroy", "MLX5_1.24", 4200,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_crypto_login_destroy() {
        }
    }

    static final class mlx5dv_dek_create {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dek_create", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dek_create() {
        }
    }

    static final class mlx5dv_dek_query {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dek_query", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dek_query() {
        }
    }

    static final class mlx5dv_dek_destroy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dek_destroy", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dek_destroy() {
        }
    }

    static final class mlx5dv_create_flow_matcher {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_create_flow_matcher", "MLX5_1.6",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_create_flow_matcher() {
        }
    }

    static final class mlx5dv_destroy_flow_matcher {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_destroy_flow_matcher", "MLX5_1.6",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_destroy_flow_matcher() {
        }
    }

    static final class mlx5dv_create_steering_anchor {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_create_steering_anchor", "MLX5_1.24", 4200,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_create_steering_anchor() {
        }
    }

    static final class mlx5dv_destroy_steering_anchor {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_destroy_steering_anchor", "MLX5_1.24", 4200,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_destroy_steering_anchor() {
        }
    }

    static final class __mlx5dv_create_flow {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "__mlx5dv_create_flow", "MLX5_1.25.1", 6300,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private __mlx5dv_create_flow() {
        }
    }

    static final class mlx5dv_create_flow_action_esp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_create_flow_action_esp", "MLX5_1.5",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_create_flow_action_esp() {
        }
    }

    static final class mlx5dv_create_flow_action_modify_header {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_create_flow_action_modify_header", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_create_flow_action_modify_header() {
        }
    }

    static final class mlx5dv_create_flow_action_packet_reformat {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_create_flow_action_packet_reformat", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_create_flow_action_packet_reformat() {
        }
    }

    static final class mlx5dv_query_device {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_query_device", "MLX5_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_query_device() {
        }
    }

    static final class mlx5dv_map_ah_to_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_map_ah_to_qp", "MLX5_1.20", 3600,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private mlx5dv_map_ah_to_qp() {
        }
    }

    static final class mlx5dv_alloc_dm {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_alloc_dm", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_alloc_dm() {
        }
    }

    static final class mlx5dv_dm_map_op_addr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dm_map_op_addr", "MLX5_1.19", 3500,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE), Linking.Call.ERRNO);

        private mlx5dv_dm_map_op_addr() {
        }
    }

    static final class mlx5dv_reg_dmabuf_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_reg_dmabuf_mr", "MLX5_1.25", 5400,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_reg_dmabuf_mr() {
        }
    }

    static final class mlx5dv_get_data_direct_sysfs_path {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_get_data_direct_sysfs_path", "MLX5_1.25", 5400,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_get_data_direct_sysfs_path() {
        }
    }

    static final class mlx5dv_create_wq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_create_wq", "MLX5_1.3",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_create_wq() {
        }
    }

    static final class mlx5dv_init_obj {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_init_obj", "MLX5_1.2",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_init_obj() {
        }
    }

    static final class mlx5dv_set_context_attr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_set_context_attr", "MLX5_1.2",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_set_context_attr() {
        }
    }

    static final class mlx5dv_get_clock_info {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_get_clock_info", "MLX5_1.4",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_get_clock_info() {
        }
    }

    static final class mlx5dv_is_supported {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_is_supported", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_BOOLEAN, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_is_supported() {
        }
    }

    static final class mlx5dv_get_vfio_device_list {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_get_vfio_device_list", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_get_vfio_device_list() {
        }
    }

    static final class mlx5dv_vfio_get_events_fd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_vfio_get_events_fd", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_vfio_get_events_fd() {
        }
    }

    static final class mlx5dv_vfio_process_events {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_vfio_process_events", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_vfio_process_events() {
        }
    }

    static final class mlx5dv_open_device {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_open_device", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_open_device() {
        }
    }

    static final class mlx5dv_devx_obj_create {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_obj_create", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private mlx5dv_devx_obj_create() {
        }
    }

    static final class mlx5dv_devx_obj_query {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_obj_query", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_obj_query() {
        }
    }

    static final class mlx5dv_devx_obj_modify {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_obj_modify", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_obj_modify() {
        }
    }

    static final class mlx5dv_devx_obj_destroy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_obj_destroy", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_obj_destroy() {
        }
    }

    static final class mlx5dv_devx_obj_export {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_obj_export", "MLX5_1.27", 6300,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_obj_export() {
        }
    }

    static final class mlx5dv_devx_obj_import {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_obj_import", "MLX5_1.27", 6300,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_devx_obj_import() {
        }
    }

    static final class mlx5dv_devx_obj_unimport {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_obj_unimport", "MLX5_1.27", 6300,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_obj_unimport() {
        }
    }

    static final class mlx5dv_devx_general_cmd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_general_cmd", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_general_cmd() {
        }
    }

    static final class _mlx5dv_query_port {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "_mlx5dv_query_port", "MLX5_1.19", 3500,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private _mlx5dv_query_port() {
        }
    }

    static final class mlx5dv_devx_umem_reg {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_umem_reg", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_devx_umem_reg() {
        }
    }

    static final class mlx5dv_devx_umem_reg_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_umem_reg_ex", "MLX5_1.19", 3500,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_devx_umem_reg_ex() {
        }
    }

    static final class mlx5dv_devx_umem_dereg {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_umem_dereg", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_umem_dereg() {
        }
    }

    static final class mlx5dv_devx_umem_export {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_umem_export", "MLX5_1.27", 6300,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_umem_export() {
        }
    }

    static final class mlx5dv_devx_umem_import {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_umem_import", "MLX5_1.27", 6300,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_devx_umem_import() {
        }
    }

    static final class mlx5dv_devx_umem_unimport {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_umem_unimport", "MLX5_1.27", 6300,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_umem_unimport() {
        }
    }

    static final class mlx5dv_devx_alloc_uar {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_alloc_uar", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_devx_alloc_uar() {
        }
    }

    static final class mlx5dv_devx_free_uar {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_free_uar", "MLX5_1.7",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_free_uar() {
        }
    }

    static final class mlx5dv_devx_uar_export_dmabuf_fd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_uar_export_dmabuf_fd", "MLX5_1.26", 6200,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_devx_uar_export_dmabuf_fd() {
        }
    }

    static final class mlx5dv_alloc_var {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_alloc_var", "MLX5_1.12",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_alloc_var() {
        }
    }

    static final class mlx5dv_free_var {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_free_var", "MLX5_1.12",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_free_var() {
        }
    }

    static final class mlx5dv_var_export {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_var_export", "MLX5_1.27", 6300,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_var_export() {
        }
    }

    static final class mlx5dv_var_import {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_var_import", "MLX5_1.27", 6300,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_var_import() {
        }
    }

    static final class mlx5dv_var_unimport {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_var_unimport", "MLX5_1.27", 6300,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_var_unimport() {
        }
    }

    static final class _mlx5dv_get_export_sizes {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "_mlx5dv_get_export_sizes", "MLX5_1.27", 6300,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private _mlx5dv_get_export_sizes() {
        }
    }

    static final class mlx5dv_devx_query_eqn {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_query_eqn", "MLX5_1.7",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_query_eqn() {
        }
    }

    static final class mlx5dv_devx_cq_query {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_cq_query", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_cq_query() {
        }
    }

    static final class mlx5dv_devx_cq_modify {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_cq_modify", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_cq_modify() {
        }
    }

    static final class mlx5dv_devx_qp_query {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_qp_query", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_qp_query() {
        }
    }

    static final class mlx5dv_devx_qp_modify {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_qp_modify", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_qp_modify() {
        }
    }

    static final class mlx5dv_devx_srq_query {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_srq_query", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_srq_query() {
        }
    }

    static final class mlx5dv_devx_srq_modify {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_srq_modify", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_srq_modify() {
        }
    }

    static final class mlx5dv_devx_wq_query {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_wq_query", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_wq_query() {
        }
    }

    static final class mlx5dv_devx_wq_modify {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_wq_modify", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_wq_modify() {
        }
    }

    static final class mlx5dv_devx_ind_tbl_query {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_ind_tbl_query", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_ind_tbl_query() {
        }
    }

    static final class mlx5dv_devx_ind_tbl_modify {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_ind_tbl_modify", "MLX5_1.8",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_ind_tbl_modify() {
        }
    }

    static final class mlx5dv_devx_create_cmd_comp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_create_cmd_comp", "MLX5_1.9",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_devx_create_cmd_comp() {
        }
    }

    static final class mlx5dv_devx_destroy_cmd_comp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_destroy_cmd_comp", "MLX5_1.9",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_destroy_cmd_comp() {
        }
    }

    static final class mlx5dv_devx_obj_query_async {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_obj_query_async", "MLX5_1.9",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_obj_query_async() {
        }
    }

    static final class mlx5dv_devx_get_async_cmd_comp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_get_async_cmd_comp", "MLX5_1.9",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_get_async_cmd_comp() {
        }
    }

    static final class mlx5dv_devx_create_event_channel {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_create_event_channel", "MLX5_1.11",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_devx_create_event_channel() {
        }
    }

    static final class mlx5dv_devx_destroy_event_channel {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_destroy_event_channel", "MLX5_1.11",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_destroy_event_channel() {
        }
    }

    static final class mlx5dv_devx_subscribe_devx_event {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_subscribe_devx_event", "MLX5_1.11",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_devx_subscribe_devx_event() {
        }
    }

    static final class mlx5dv_devx_subscribe_devx_event_fd {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_subscribe_devx_event_fd", "MLX5_1.11",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT), Linking.Call.PLAIN);

        private mlx5dv_devx_subscribe_devx_event_fd() {
        }
    }

    static final class mlx5dv_devx_get_event {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_get_event", "MLX5_1.11",
                FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private mlx5dv_devx_get_event() {
        }
    }

    static final class mlx5dv_dr_domain_create {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_domain_create", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_dr_domain_create() {
        }
    }

    static final class mlx5dv_dr_domain_destroy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_domain_destroy", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dr_domain_destroy() {
        }
    }

    static final class mlx5dv_dr_domain_sync {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_domain_sync", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private mlx5dv_dr_domain_sync() {
        }
    }

    static final class mlx5dv_dr_domain_set_reclaim_device_memory {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_domain_set_reclaim_device_memory", "MLX5_1.14",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN), Linking.Call.PLAIN);

        private mlx5dv_dr_domain_set_reclaim_device_memory() {
        }
    }

    static final class mlx5dv_dr_domain_allow_duplicate_rules {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_domain_allow_duplicate_rules", "MLX5_1.20", 3600,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_BOOLEAN), Linking.Call.PLAIN);

        private mlx5dv_dr_domain_allow_duplicate_rules() {
        }
    }

    static final class mlx5dv_dr_table_create {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_table_create", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_dr_table_create() {
        }
    }

    static final class mlx5dv_dr_table_destroy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_table_destroy", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dr_table_destroy() {
        }
    }

    static final class mlx5dv_dr_matcher_create {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_matcher_create", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT, ValueLayout.JAVA_BYTE, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_matcher_create() {
        }
    }

    static final class mlx5dv_dr_matcher_destroy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_matcher_destroy", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dr_matcher_destroy() {
        }
    }

    static final class mlx5dv_dr_matcher_set_layout {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_matcher_set_layout", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dr_matcher_set_layout() {
        }
    }

    static final class mlx5dv_dr_rule_create {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_rule_create", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_rule_create() {
        }
    }

    static final class mlx5dv_dr_rule_destroy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_rule_destroy", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dr_rule_destroy() {
        }
    }

    static final class mlx5dv_dr_action_create_dest_ibv_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_dest_ibv_qp", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_dest_ibv_qp() {
        }
    }

    static final class mlx5dv_dr_action_create_dest_table {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_dest_table", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_dest_table() {
        }
    }

    static final class mlx5dv_dr_action_create_dest_vport {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_dest_vport", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_dest_vport() {
        }
    }

    static final class mlx5dv_dr_action_create_dest_ib_port {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_dest_ib_port", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_dest_ib_port() {
        }
    }

    static final class mlx5dv_dr_action_create_dest_devx_tir {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_dest_devx_tir", "MLX5_1.15",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_dest_devx_tir() {
        }
    }

    static final class mlx5dv_dr_action_create_dest_array {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_dest_array", "MLX5_1.16",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_dest_array() {
        }
    }

    static final class mlx5dv_dr_action_create_drop {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_drop", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_drop() {
        }
    }

    static final class mlx5dv_dr_action_create_default_miss {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_default_miss", "MLX5_1.14",
                FunctionDescriptor.of(ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_default_miss() {
        }
    }

    static final class mlx5dv_dr_action_create_tag {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_tag", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_tag() {
        }
    }

    static final class mlx5dv_dr_action_create_flow_counter {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_flow_counter", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_flow_counter() {
        }
    }

    static final class mlx5dv_dr_action_create_aso {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_aso", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_aso() {
        }
    }

    static final class mlx5dv_dr_action_modify_aso {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_modify_aso", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE), Linking.Call.PLAIN);

        private mlx5dv_dr_action_modify_aso() {
        }
    }

    static final class mlx5dv_dr_action_create_packet_reformat {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_packet_reformat", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_packet_reformat() {
        }
    }

    static final class mlx5dv_dr_action_create_modify_header {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_modify_header", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_modify_header() {
        }
    }

    static final class mlx5dv_dr_action_create_flow_meter {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_flow_meter", "MLX5_1.12",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_flow_meter() {
        }
    }

    static final class mlx5dv_dr_action_modify_flow_meter {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_modify_flow_meter", "MLX5_1.12",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.PLAIN);

        private mlx5dv_dr_action_modify_flow_meter() {
        }
    }

    static final class mlx5dv_dr_action_create_flow_sampler {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_flow_sampler", "MLX5_1.16",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_flow_sampler() {
        }
    }

    static final class mlx5dv_dr_action_create_pop_vlan {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_pop_vlan", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_pop_vlan() {
        }
    }

    static final class mlx5dv_dr_action_create_push_vlan {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_push_vlan", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_push_vlan() {
        }
    }

    static final class mlx5dv_dr_action_create_dest_root_table {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_create_dest_root_table", "MLX5_1.24", 4200,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT), Linking.Call.ERRNO);

        private mlx5dv_dr_action_create_dest_root_table() {
        }
    }

    static final class mlx5dv_dr_action_destroy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_action_destroy", "MLX5_1.10",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dr_action_destroy() {
        }
    }

    static final class mlx5dv_dump_dr_domain {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dump_dr_domain", "MLX5_1.12",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dump_dr_domain() {
        }
    }

    static final class mlx5dv_dump_dr_table {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dump_dr_table", "MLX5_1.12",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dump_dr_table() {
        }
    }

    static final class mlx5dv_dump_dr_matcher {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dump_dr_matcher", "MLX5_1.12",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dump_dr_matcher() {
        }
    }

    static final class mlx5dv_dump_dr_rule {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dump_dr_rule", "MLX5_1.12",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dump_dr_rule() {
        }
    }

    static final class mlx5dv_pp_alloc {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_pp_alloc", "MLX5_1.13",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private mlx5dv_pp_alloc() {
        }
    }

    static final class mlx5dv_pp_free {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_pp_free", "MLX5_1.13",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_pp_free() {
        }
    }

    static final class mlx5dv_query_qp_lag_port {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_query_qp_lag_port", "MLX5_1.14",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_query_qp_lag_port() {
        }
    }

    static final class mlx5dv_modify_qp_lag_port {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_modify_qp_lag_port", "MLX5_1.14",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE), Linking.Call.PLAIN);

        private mlx5dv_modify_qp_lag_port() {
        }
    }

    static final class mlx5dv_modify_qp_udp_sport {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_modify_qp_udp_sport", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT), Linking.Call.PLAIN);

        private mlx5dv_modify_qp_udp_sport() {
        }
    }

    static final class mlx5dv_dci_stream_id_reset {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dci_stream_id_reset", "MLX5_1.21", 3700,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT), Linking.Call.PLAIN);

        private mlx5dv_dci_stream_id_reset() {
        }
    }

    static final class mlx5dv_sched_node_create {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_sched_node_create", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_sched_node_create() {
        }
    }

    static final class mlx5dv_sched_leaf_create {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_sched_leaf_create", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_sched_leaf_create() {
        }
    }

    static final class mlx5dv_sched_node_modify {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_sched_node_modify", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_sched_node_modify() {
        }
    }

    static final class mlx5dv_sched_leaf_modify {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_sched_leaf_modify", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_sched_leaf_modify() {
        }
    }

    static final class mlx5dv_sched_node_destroy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_sched_node_destroy", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_sched_node_destroy() {
        }
    }

    static final class mlx5dv_sched_leaf_destroy {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_sched_leaf_destroy", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_sched_leaf_destroy() {
        }
    }

    static final class mlx5dv_modify_qp_sched_elem {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_modify_qp_sched_elem", "MLX5_1.17",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_modify_qp_sched_elem() {
        }
    }

    static final class mlx5dv_reserved_qpn_alloc {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_reserved_qpn_alloc", "MLX5_1.18", 3400,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_reserved_qpn_alloc() {
        }
    }

    static final class mlx5dv_reserved_qpn_dealloc {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_reserved_qpn_dealloc", "MLX5_1.18", 3400,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private mlx5dv_reserved_qpn_dealloc() {
        }
    }

    static final class mlx5dv_dr_aso_other_domain_link {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_aso_other_domain_link", "MLX5_1.22", 3800,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_BYTE), Linking.Call.PLAIN);

        private mlx5dv_dr_aso_other_domain_link() {
        }
    }

    static final class mlx5dv_dr_aso_other_domain_unlink {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_dr_aso_other_domain_unlink", "MLX5_1.22", 3800,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_dr_aso_other_domain_unlink() {
        }
    }

    static final class mlx5dv_devx_alloc_msi_vector {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_alloc_msi_vector", "MLX5_1.23", 4000,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private mlx5dv_devx_alloc_msi_vector() {
        }
    }

    static final class mlx5dv_devx_free_msi_vector {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_free_msi_vector", "MLX5_1.23", 4000,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_free_msi_vector() {
        }
    }

    static final class mlx5dv_devx_create_eq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_create_eq", "MLX5_1.23", 4000,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private mlx5dv_devx_create_eq() {
        }
    }

    static final class mlx5dv_devx_destroy_eq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "mlx5dv_devx_destroy_eq", "MLX5_1.23", 4000,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private mlx5dv_devx_destroy_eq() {
        }
    }
}
