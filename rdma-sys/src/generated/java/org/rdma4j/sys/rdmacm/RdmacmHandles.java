// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * Method handles of the functions of {@link Rdmacm}. Each is linked by the first call.
 */
final class RdmacmHandles {
    static final Library LIBRARY = Library.of("rdmacm", "librdmacm.so.1");

    private RdmacmHandles() {
    }

    static final class rdma_create_event_channel {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_create_event_channel", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_create_event_channel() {
        }
    }

    static final class rdma_destroy_event_channel {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_destroy_event_channel", "RDMACM_1.0",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_destroy_event_channel() {
        }
    }

    static final class rdma_create_id {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_create_id", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_create_id() {
        }
    }

    static final class rdma_create_ep {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_create_ep", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_create_ep() {
        }
    }

    static final class rdma_destroy_ep {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_destroy_ep", "RDMACM_1.0",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_destroy_ep() {
        }
    }

    static final class rdma_destroy_id {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_destroy_id", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_destroy_id() {
        }
    }

    static final class rdma_bind_addr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_bind_addr", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_bind_addr() {
        }
    }

    static final class rdma_resolve_addr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_resolve_addr", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_resolve_addr() {
        }
    }

    static final class rdma_resolve_route {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_resolve_route", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_resolve_route() {
        }
    }

    static final class rdma_create_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_create_qp", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_create_qp() {
        }
    }

    static final class rdma_create_qp_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_create_qp_ex", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_create_qp_ex() {
        }
    }

    static final class rdma_destroy_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_destroy_qp", "RDMACM_1.0",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_destroy_qp() {
        }
    }

    static final class rdma_connect {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_connect", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_connect() {
        }
    }

    static final class rdma_establish {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_establish", "RDMACM_1.2",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_establish() {
        }
    }

    static final class rdma_listen {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_listen", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_listen() {
        }
    }

    static final class rdma_get_request {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_get_request", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_get_request() {
        }
    }

    static final class rdma_accept {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_accept", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_accept() {
        }
    }

    static final class rdma_reject {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_reject", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE), Linking.Call.ERRNO);

        private rdma_reject() {
        }
    }

    static final class rdma_reject_ece {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_reject_ece", "RDMACM_1.3", 3100,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_BYTE), Linking.Call.ERRNO);

        private rdma_reject_ece() {
        }
    }

    static final class rdma_notify {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_notify", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private rdma_notify() {
        }
    }

    static final class rdma_disconnect {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_disconnect", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_disconnect() {
        }
    }

    static final class rdma_join_multicast {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_join_multicast", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_join_multicast() {
        }
    }

    static final class rdma_leave_multicast {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_leave_multicast", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_leave_multicast() {
        }
    }

    static final class rdma_join_multicast_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_join_multicast_ex", "RDMACM_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_join_multicast_ex() {
        }
    }

    static final class rdma_get_cm_event {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_get_cm_event", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_get_cm_event() {
        }
    }

    static final class rdma_ack_cm_event {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_ack_cm_event", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_ack_cm_event() {
        }
    }

    static final class rdma_get_src_port {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_get_src_port", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_get_src_port() {
        }
    }

    static final class rdma_get_dst_port {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_get_dst_port", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_SHORT, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_get_dst_port() {
        }
    }

    static final class rdma_get_devices {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_get_devices", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_get_devices() {
        }
    }

    static final class rdma_free_devices {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_free_devices", "RDMACM_1.0",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_free_devices() {
        }
    }

    static final class rdma_event_str {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_event_str", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private rdma_event_str() {
        }
    }

    static final class rdma_set_option {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_set_option", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private rdma_set_option() {
        }
    }

    static final class rdma_migrate_id {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_migrate_id", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_migrate_id() {
        }
    }

    static final class rdma_getaddrinfo {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_getaddrinfo", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_getaddrinfo() {
        }
    }

    static final class rdma_freeaddrinfo {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_freeaddrinfo", "RDMACM_1.0",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_freeaddrinfo() {
        }
    }

    static final class rdma_init_qp_attr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_init_qp_attr", "RDMACM_1.2",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_init_qp_attr() {
        }
    }

    static final class rdma_set_local_ece {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_set_local_ece", "RDMACM_1.3", 3100,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_set_local_ece() {
        }
    }

    static final class rdma_get_remote_ece {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_get_remote_ece", "RDMACM_1.3", 3100,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_get_remote_ece() {
        }
    }

    static final class rdma_resolve_addrinfo {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_resolve_addrinfo", "RDMACM_1.4", 6000,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_resolve_addrinfo() {
        }
    }

    static final class rdma_query_addrinfo {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_query_addrinfo", "RDMACM_1.4", 6000,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_query_addrinfo() {
        }
    }

    static final class rdma_write_cm_event {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_write_cm_event", "RDMACM_1.4", 6000,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG), Linking.Call.ERRNO);

        private rdma_write_cm_event() {
        }
    }

    static final class rdma_create_srq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_create_srq", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_create_srq() {
        }
    }

    static final class rdma_create_srq_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_create_srq_ex", "RDMACM_1.0",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.ERRNO);

        private rdma_create_srq_ex() {
        }
    }

    static final class rdma_destroy_srq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_destroy_srq", "RDMACM_1.0",
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private rdma_destroy_srq() {
        }
    }
}
