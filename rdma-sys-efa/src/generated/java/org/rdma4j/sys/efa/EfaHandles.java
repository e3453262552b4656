// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efa;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * Method handles of the functions of {@link Efa}. Each is linked by the first call.
 */
final class EfaHandles {
    static final Library LIBRARY = Library.of("efa", "libefa.so.1");

    private EfaHandles() {
    }

    static final class efadv_query_device {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_query_device", "EFA_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private efadv_query_device() {
        }
    }

    static final class efadv_get_max_sq_depth {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_get_max_sq_depth", "EFA_1.5", 6300,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private efadv_get_max_sq_depth() {
        }
    }

    static final class efadv_get_max_rq_depth {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_get_max_rq_depth", "EFA_1.5", 6300,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private efadv_get_max_rq_depth() {
        }
    }

    static final class efadv_query_ah {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_query_ah", "EFA_1.1",
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private efadv_query_ah() {
        }
    }

    static final class efadv_create_driver_qp {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_create_driver_qp", "EFA_1.0",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private efadv_create_driver_qp() {
        }
    }

    static final class efadv_create_qp_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_create_qp_ex", "EFA_1.1",
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private efadv_create_qp_ex() {
        }
    }

    static final class efadv_query_qp_wqs {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_query_qp_wqs", "EFA_1.4", 5900,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private efadv_query_qp_wqs() {
        }
    }

    static final class efadv_qp_from_ibv_qp_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_qp_from_ibv_qp_ex", "EFA_1.6", 6400,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private efadv_qp_from_ibv_qp_ex() {
        }
    }

    static final class efadv_create_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_create_cq", "EFA_1.2", 4300,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private efadv_create_cq() {
        }
    }

    static final class efadv_query_cq {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_query_cq", "EFA_1.4", 5900,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private efadv_query_cq() {
        }
    }

    static final class efadv_cq_from_ibv_cq_ex {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_cq_from_ibv_cq_ex", "EFA_1.2", 4300,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.PLAIN);

        private efadv_cq_from_ibv_cq_ex() {
        }
    }

    static final class efadv_create_comp_cntr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_create_comp_cntr", "EFA_1.7", 6500,
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.ERRNO);

        private efadv_create_comp_cntr() {
        }
    }

    static final class efadv_query_mr {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "efadv_query_mr", "EFA_1.3", 5000,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.PLAIN);

        private efadv_query_mr() {
        }
    }
}
