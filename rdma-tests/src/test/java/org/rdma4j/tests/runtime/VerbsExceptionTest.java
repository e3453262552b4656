package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.verbs.VerbsException;

/** Messages of rdma-io for calls that fail on a machine without RDMA, or without permission to use it. */
class VerbsExceptionTest {

    private static String message(String function, int errno) {
        return VerbsException.of(new ErrnoException(function, errno)).getMessage();
    }

    @Test
    void missingConnectionManagerIsReportedWithRemedy() {
        assertThat(message("rdma_create_event_channel", Errno.ENODEV))
                .startsWith("rdma_create_event_channel: ENODEV, ")
                .contains("rdma_ucm", "/dev/infiniband/rdma_cm");
    }

    @Test
    void limitOnLockedMemoryIsReported() {
        assertThat(message("ibv_reg_mr", Errno.ENOMEM)).contains("ulimit -l");
        assertThat(message("ibv_create_qp", Errno.ENOMEM)).doesNotContain("ulimit");
    }
}
