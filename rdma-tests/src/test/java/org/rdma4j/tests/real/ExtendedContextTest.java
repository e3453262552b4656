package org.rdma4j.tests.real;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.verbs_context;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.tests.support.C;
import tools.jackson.databind.JsonNode;

/**
 * Access to verbs_context, which grows at its front, with the layout in this machine's headers:
 * src/test/c/extended_context.c.
 */
class ExtendedContextTest {
    private static final Library C_SIDE =
            Library.of("extended_context", C.library("extended_context").toString());

    private MemorySegment context = MemorySegment.NULL;
    private long before;

    @BeforeEach
    void make() throws Throwable {
        context = ibv_context.reinterpret((MemorySegment)
                Linking.downcall(C_SIDE, "extended_context", "", FunctionDescriptor.of(ADDRESS), Linking.Call.PLAIN)
                        .invokeExact());
        before = (long) Linking.downcall(
                        C_SIDE, "bytes_before_context", "", FunctionDescriptor.of(JAVA_LONG), Linking.Call.PLAIN)
                .invokeExact();
    }

    private static JsonNode fields() {
        for (JsonNode record : EmittedBindings.partition("rdma.ibverbs").path("records")) {
            if (record.path("struct").asString("").equals("verbs_context")) {
                return record.path("fields");
            }
        }
        throw new AssertionError("no verbs_context");
    }

    @Test
    void recordIsFoundFromTheContext() {
        MemorySegment record = Ibverbs.verbs_get_ctx(context);
        assertThat(record.byteSize()).isEqualTo(verbs_context.sizeof());
        assertThat(verbs_context.context(record).address()).isEqualTo(context.address());
        assertThat(verbs_context.sz(record)).isEqualTo(before + ibv_context.sizeof());
        assertThat(verbs_context.toC(record).address()).isEqualTo(context.address() - before);
    }

    @Test
    void existingFieldsAreReadAndOthersRejected() throws ReflectiveOperationException {
        MemorySegment record = Ibverbs.verbs_get_ctx(context);
        int read = 0;
        for (JsonNode field : fields()) {
            String name = field.path("name").asString();
            Method getter = verbs_context.class.getMethod(name, MemorySegment.class);
            if (getter.getReturnType() != MemorySegment.class || name.equals("context")) {
                continue;
            }
            long distance = verbs_context.context$offset()
                    - (long) verbs_context.class.getMethod(name + "$offset").invoke(null);
            if (distance <= before) {
                MemorySegment value = (MemorySegment) getter.invoke(null, record);
                assertThat(value.address()).as(name).isEqualTo(distance);
                read++;
            } else {
                assertThatThrownBy(() -> getter.invoke(null, record))
                        .as(name)
                        .isInstanceOf(InvocationTargetException.class)
                        .cause()
                        .isInstanceOf(UnsupportedOperationException.class)
                        .hasMessageStartingWith("verbs_context." + name + " needs rdma-core ");
            }
        }
        assertThat(read).isEqualTo(before / ADDRESS.byteSize() - 2);
    }

    @Test
    void oldContextHasNoExtendedRecord() {
        ibv_context.abi_compat(context, MemorySegment.NULL);
        assertThat(Ibverbs.verbs_get_ctx(context)).isEqualTo(MemorySegment.NULL);
    }
}
