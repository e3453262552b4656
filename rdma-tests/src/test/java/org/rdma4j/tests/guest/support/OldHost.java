package org.rdma4j.tests.guest.support;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.rdma4j.sys.HostRelease;

/** Functions that the rdma-core release of the host does not export. Calls throw and have no effect. */
public final class OldHost {
    private OldHost() {}

    /**
     * Asserts that a call is rejected if the host is older than a release, with a message that contains the function
     * and the release.
     *
     * @param first major version of the first release with the function
     * @return {@code true} if the host is older
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
