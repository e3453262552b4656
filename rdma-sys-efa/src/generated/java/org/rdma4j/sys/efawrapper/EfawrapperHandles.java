// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efawrapper;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * Method handles of the functions of {@link Efawrapper}. Each is linked by the first call.
 */
final class EfawrapperHandles {
    static final Library LIBRARY = WrapperBuild.LIBRARY;

    private EfawrapperHandles() {
    }

    static final class rdma_wrap_efadv_wr_set_processing_hints {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_efadv_wr_set_processing_hints", "", 6400,
                FunctionDescriptor.ofVoid(ValueLayout.ADDRESS, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_efadv_wr_set_processing_hints() {
        }
    }

    static final class rdma_wrap_efadv_wr_set_processing_hints$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_efadv_wr_set_processing_hints", "", 6400,
                FunctionDescriptor.ofVoid(ValueLayout.JAVA_LONG, ValueLayout.JAVA_INT), Linking.Call.CRITICAL);

        private rdma_wrap_efadv_wr_set_processing_hints$long() {
        }
    }

    static final class rdma_wrap_efadv_wc_read_sgid {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_efadv_wc_read_sgid", "", 4300,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_efadv_wc_read_sgid() {
        }
    }

    static final class rdma_wrap_efadv_wc_read_sgid$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_efadv_wc_read_sgid", "", 4300,
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_efadv_wc_read_sgid$long() {
        }
    }

    static final class rdma_wrap_efadv_wc_is_unsolicited {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_efadv_wc_is_unsolicited", "", 5200,
                FunctionDescriptor.of(ValueLayout.JAVA_BOOLEAN, ValueLayout.ADDRESS), Linking.Call.CRITICAL);

        private rdma_wrap_efadv_wc_is_unsolicited() {
        }
    }

    static final class rdma_wrap_efadv_wc_is_unsolicited$long {
        static final MethodHandle HANDLE = Linking.downcall(LIBRARY, "rdma_wrap_efadv_wc_is_unsolicited", "", 5200,
                FunctionDescriptor.of(ValueLayout.JAVA_BOOLEAN, ValueLayout.JAVA_LONG), Linking.Call.CRITICAL);

        private rdma_wrap_efadv_wc_is_unsolicited$long() {
        }
    }
}
