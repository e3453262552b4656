package org.rdma4j.tests.pager;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.reflect.Method;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.rdma4j.examples.pager.NoRdmaException;
import org.rdma4j.examples.pager.PageTransport;
import org.rdma4j.examples.pager.PageTransport.Mode;

/** A program developed on a machine without a device can open its nodes; the first call of each throws. */
@ExtendWith(StubPagesTest.EndsWithNoRdma.class)
class StubPagesTest extends RemotePagesSuite {
    @Override
    protected PageTransport.Builder in(PageTransport.Builder builder) {
        return builder.mode(Mode.STUB);
    }

    static final class EndsWithNoRdma implements InvocationInterceptor {
        @Override
        public void interceptTestMethod(
                Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context) {
            assertThatExceptionOfType(NoRdmaException.class)
                    .isThrownBy(test::proceed)
                    .withMessageStartingWith("no RDMA here: ");
        }
    }
}
