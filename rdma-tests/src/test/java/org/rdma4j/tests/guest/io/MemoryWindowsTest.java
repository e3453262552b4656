package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.DriverSupport;
import org.rdma4j.tests.guest.support.UsesDevices;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MemoryWindow;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/** Memory windows: binding, access, and invalidation in each way. */
@InGuest
@Timeout(60)
class MemoryWindowsTest {
    /** Returns queue pairs on soft-RoCE. Skips the test if the driver does not support windows in C either. */
    private static ConnectedQueuePairs ends() throws IOException {
        DriverSupport.assumeSupported(org.rdma4j.tests.guest.support.Device.RXE, "ibv_alloc_mw");
        return new ConnectedQueuePairs();
    }

    @ParameterizedTest
    @EnumSource
    @Shows({Capability.ZERO_BASED_WINDOWS, Capability.MEMORY_WINDOWS, Capability.WINDOW_INVALIDATION})
    void windowGrantsAndRevokesAccess(MemoryWindow.Type type) throws IOException {
        try (ConnectedQueuePairs ends = ends();
                MemoryRegion here = ends.region(64);
                MemoryRegion there = MemoryRegion.allocate(ends.domain, 64, Access.MW_BIND);
                MemoryWindow window = MemoryWindow.allocate(ends.domain, type)) {
            assertThat(window.isBound()).isFalse();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(window::remoteMemory)
                    .withMessageContaining("prepareBind()");
            SendRequest bind =
                    ends.right.prepareBind(window, there.slice(8, 16), Access.REMOTE_WRITE, Access.REMOTE_READ);
            bind.complete(LIMIT);
            RemoteMemory open = window.remoteMemory();
            assertThat(open.length()).isEqualTo(16);
            here.memory().set(JAVA_LONG, 0, 77);
            ends.left.prepareWrite(open.slice(8, 8), here.slice(0, 8)).complete(LIMIT);
            assertThat(there.memory().get(JAVA_LONG, 16)).isEqualTo(77);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(there::close)
                    .withMessageContaining("has a window bound to it");
            if (type == MemoryWindow.Type.TYPE_2) {
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(bind::post)
                        .withMessageContaining("invalidate it first");
                SendRequest shut = ends.right.prepareInvalidate(window).complete(LIMIT);
                assertThat(window.isBound()).isFalse();
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(shut::post)
                        .withMessageContaining("is not bound");
            }
            bind.complete(LIMIT);
            assertThat(window.remoteMemory().rkey()).isNotEqualTo(open.rkey());
            ends.left.prepareRead(window.remoteMemory(), here.slice(0, 16)).complete(LIMIT);
            assertThat(here.memory().get(JAVA_LONG, 8)).isEqualTo(77);
            // The previous key grants no access.
            expectRefused(ends.left.prepareRead(open, here.slice(0, 16)));
        }
    }

    private static void expectRefused(SendRequest request) {
        assertThatExceptionOfType(WorkException.class)
                .isThrownBy(() -> request.complete(LIMIT))
                .matches(e -> e.status() == WorkStatus.REM_ACCESS_ERR);
    }

    @Test
    @Shows(Capability.SEND_WITH_INVALIDATE)
    void peerInvalidatesTheWindow() throws IOException {
        try (ConnectedQueuePairs ends = ends();
                MemoryRegion here = ends.region(64);
                MemoryRegion there = MemoryRegion.allocate(ends.domain, 64, Access.MW_BIND);
                MemoryWindow window = MemoryWindow.allocate(ends.domain, MemoryWindow.Type.TYPE_2)) {
            ends.right.prepareBind(window, there, Access.REMOTE_READ).complete(LIMIT);
            RemoteMemory open = window.remoteMemory();
            ReceiveRequest told = ends.right.prepareReceive(there.slice(0, 8)).post();
            ends.left.prepareSend(here.slice(0, 8)).invalidate(open).complete(LIMIT);
            assertThat(told.await(LIMIT).hasInvalidated()).isTrue();
            assertThat(told.invalidatedKey()).isEqualTo(open.rkey());
            assertThat(told.hasImmediate()).isFalse();
            assertThat(window.isBound()).isFalse();
            expectRefused(ends.left.prepareRead(open, here));
        }
    }

    @Test
    void windowEndsWithItsQueuePair() throws IOException {
        ConnectedQueuePairs ends = ends();
        MemoryRegion there = MemoryRegion.allocate(ends.domain, 64, Access.MW_BIND);
        MemoryWindow window = MemoryWindow.allocate(ends.domain, MemoryWindow.Type.TYPE_2);
        ends.right.prepareBind(window, there, Access.REMOTE_READ).complete(LIMIT);
        long start = System.nanoTime();
        ends.right.close();
        // soft-RoCE waits 200 s for a window that is still bound.
        assertThat(System.nanoTime() - start).isLessThan(10_000_000_000L);
        assertThat(window.isBound()).isFalse();
        assertThatExceptionOfType(IllegalStateException.class)
                .isThrownBy(window::remoteMemory)
                .withMessageContaining("can only be closed");
        there.close();
        window.close();
        ends.close();
    }

    /** Closing one window does not affect the others of the protection domain. */
    @Test
    void otherWindowsRemainUsable() throws IOException {
        try (ConnectedQueuePairs ends = ends();
                MemoryRegion here = ends.region(64);
                MemoryRegion there = MemoryRegion.allocate(ends.domain, 64, Access.MW_BIND)) {
            MemoryWindow first = MemoryWindow.allocate(ends.domain, MemoryWindow.Type.TYPE_2);
            MemoryWindow second = MemoryWindow.allocate(ends.domain, MemoryWindow.Type.TYPE_2);
            MemoryWindow ofAny = MemoryWindow.allocate(ends.domain, MemoryWindow.Type.TYPE_1);
            ends.right.prepareBind(first, there, Access.REMOTE_READ).complete(LIMIT);
            ends.right.prepareBind(second, there, Access.REMOTE_READ).complete(LIMIT);
            ends.left.prepareBind(ofAny, there, Access.REMOTE_READ).complete(LIMIT);
            ReceiveRequest told = ends.right.prepareReceive(there.slice(0, 8)).post();
            ends.left
                    .prepareSend(here.slice(0, 8))
                    .invalidate(first.remoteMemory())
                    .complete(LIMIT);
            told.await(LIMIT);
            assertThat(first.isBound()).isFalse();
            assertThat(second.isBound()).isTrue();
            assertThat(ofAny.isBound()).isTrue();
            ends.left.prepareRead(second.remoteMemory(), here).complete(LIMIT);
            ends.left.close();
            assertThat(second.isBound()).isTrue();
            assertThat(ofAny.isBound()).isTrue();
            ofAny.close();
            first.close();
            second.close();
        }
    }

    /** The completion has not been read, so it is unknown whether the window is bound. */
    @Test
    void windowDuringBind() throws IOException {
        try (ConnectedQueuePairs ends = ends();
                MemoryRegion there = MemoryRegion.allocate(ends.domain, 64, Access.MW_BIND);
                MemoryWindow window = MemoryWindow.allocate(ends.domain, MemoryWindow.Type.TYPE_1)) {
            SendRequest again = ends.right.prepareBind(window, there, Access.REMOTE_READ);
            SendRequest bind =
                    ends.right.prepareBind(window, there, Access.REMOTE_READ).post();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(window::remoteMemory)
                    .withMessageContaining("is being bound");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(again::post)
                    .withMessageContaining("is in flight");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(window::close)
                    .withMessageContaining("in use by the device");
            bind.await(LIMIT);
            again.complete(LIMIT);
            assertThat(window.remoteMemory().length()).isEqualTo(64);
        }
    }

    @ParameterizedTest
    @EnumSource
    void closingInvalidatesTheWindow(MemoryWindow.Type type) throws IOException {
        try (ConnectedQueuePairs ends = ends();
                MemoryRegion here = ends.region(64)) {
            MemoryRegion there = MemoryRegion.allocate(ends.domain, 64, Access.MW_BIND);
            MemoryWindow window = MemoryWindow.allocate(ends.domain, type);
            SendRequest bind = ends.right.prepareBind(window, there, Access.REMOTE_READ);
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> WorkChain.of(bind))
                    .withMessageContaining("cannot be part of a chain");
            bind.complete(LIMIT);
            RemoteMemory open = window.remoteMemory();
            window.close();
            there.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(bind::post)
                    .withMessageContaining("is closed");
            expectRefused(ends.left.prepareRead(open, here));
        }
    }

    @Test
    void invalidRequestsAreRejected() throws IOException {
        try (ConnectedQueuePairs ends = ends();
                ProtectionDomain other = ProtectionDomain.allocate(ends.context);
                MemoryRegion without = ends.region(64);
                MemoryRegion elsewhere = MemoryRegion.allocate(other, 64, Access.MW_BIND);
                MemoryWindow ofOther = MemoryWindow.allocate(other, MemoryWindow.Type.TYPE_1);
                MemoryWindow window = MemoryWindow.allocate(ends.domain, MemoryWindow.Type.TYPE_1)) {
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> ends.left.prepareBind(window, without, Access.REMOTE_READ))
                    .withMessageContaining("Access.MW_BIND");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> ends.left.prepareInvalidate(ofOther))
                    .withMessageContaining("the same protection domain");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> ends.left.prepareBind(window, elsewhere, Access.REMOTE_READ))
                    .withMessageContaining("the same protection domain");
            SendRequest shut = ends.left.prepareInvalidate(window);
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> shut.signaled(false))
                    .withMessageContaining("cannot be unsignaled");
        }
    }

    @Test
    @UsesDevices(org.rdma4j.tests.guest.support.Device.SIW)
    @ShowsRefusal({Capability.ZERO_BASED_WINDOWS, Capability.MEMORY_WINDOWS, Capability.WINDOW_INVALIDATION})
    void windowsOnSoftIwarp() throws IOException {
        try (Context context = Device.named("siw0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> MemoryWindow.allocate(domain, MemoryWindow.Type.TYPE_2))
                    .matches(e -> e.errno() == Errno.EOPNOTSUPP);
        }
    }
}
