package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.junit.jupiter.api.Test;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/** A call that fails because the process has no file descriptor left says so, whatever error number it has set. */
class DescriptorLimitTest {
    private static final int RLIMIT_NOFILE = 7;

    static {
        LoopManager.install();
    }

    private interface Body {
        void run() throws Throwable;
    }

    private static MethodHandle limit(String function) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(
                linker.defaultLookup().find(function).orElseThrow(),
                FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
    }

    /** Runs the given code while no descriptor can be opened. */
    private static void withoutDescriptors(Body body) throws Throwable {
        MethodHandle get = limit("getrlimit");
        MethodHandle set = limit("setrlimit");
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment before = arena.allocate(ValueLayout.JAVA_LONG, 2);
            assertThat((int) get.invokeExact(RLIMIT_NOFILE, before)).isZero();
            MemorySegment none = arena.allocate(ValueLayout.JAVA_LONG, 2).copyFrom(before);
            none.set(ValueLayout.JAVA_LONG, 0, 3);
            assertThat((int) set.invokeExact(RLIMIT_NOFILE, none)).isZero();
            try {
                body.run();
            } finally {
                assertThat((int) set.invokeExact(RLIMIT_NOFILE, before)).isZero();
            }
        }
    }

    private static VerbsException failure(String function, int errno) {
        return VerbsException.of(new ErrnoException(function, errno));
    }

    @Test
    void aCallThatFallsBackToAnotherErrorNumberNamesTheLimit() throws Throwable {
        VerbsException before = failure("ibv_open_device", Errno.ENOSYS);
        VerbsException[] during = new VerbsException[2];

        withoutDescriptors(() -> {
            during[0] = failure("ibv_open_device", Errno.ENOSYS);
            during[1] = failure("ibv_post_send", Errno.ENOMEM);
        });

        assertThat(before).hasMessageContaining("ENOSYS").hasMessageNotContaining("ulimit -n");
        assertThat(during[0])
                .hasMessageContaining("ibv_open_device: ENOSYS")
                .hasMessageEndingWith(
                        "this process has reached its limit of open file descriptors: raise the limit (ulimit -n), or"
                                + " close descriptors");
        assertThat(during[1]).hasMessageNotContaining("ulimit -n");
        assertThat(failure("ibv_open_device", Errno.ENOSYS)).hasMessage(before.getMessage());
    }

    @Test
    void anEventLoopThatCannotBeStartedNamesTheLimit() throws Throwable {
        EventLoop.start().close();
        // The classes of a failure must be there before; reading them from a folder takes a descriptor.
        failure("eventfd", Errno.EMFILE);
        RdmaException[] failed = new RdmaException[1];

        withoutDescriptors(() -> {
            try {
                EventLoop.start().close();
            } catch (RdmaException e) {
                failed[0] = e;
            }
        });

        assertThat(failed[0]).hasMessageContaining("EMFILE").hasMessageContaining("ulimit -n");
        EventLoop.start().close();
    }
}
