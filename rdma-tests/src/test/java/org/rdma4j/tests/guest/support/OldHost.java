package org.rdma4j.tests.guest.support;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.rdma4j.sys.HostRelease;

/** What the host's release of rdma-core does not export: the call says so, and does nothing. */
public final class OldHost {
    private OldHost() {}

    /**
     * Checks that a host older than that release refuses the call, and names function and release.
     *
     * @param first the number before the dot
     * @return whether the host is that old
     */
    public static boolean refuses(String function, int first, ThrowingCallable call) {
        boolean old = !HostRelease.current().isAtLeast(first * 100);
        if (old) {
            assertThatThrownBy(call)
                    .isInstanceOf(UnsupportedOperationException.class)
                    .hasMessageContaining(function)
                    .hasMessageContaining("needs rdma-core " + first + ".0 or newer");
        }
        return old;
    }
}
