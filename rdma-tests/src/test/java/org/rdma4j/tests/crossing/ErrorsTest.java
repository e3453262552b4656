package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.values.Values;

/** errno, captured where the configuration says that a function reports through it. */
class ErrorsTest {

    @Test
    void minusOne() {
        assertThat(Values.fail_minus_one(Errno.ENOENT)).isEqualTo(-1);
        assertThat(Errno.last()).isEqualTo(Errno.ENOENT);
        assertThat(Values.fail_minus_one(0)).isEqualTo(7);
        assertThat(Errno.last()).as("what a success leaves behind is no error").isZero();
    }

    @Test
    void nullPointer() {
        assertThat(Values.fail_null(Errno.ENOMEM)).isEqualTo(MemorySegment.NULL);
        assertThat(Errno.last()).isEqualTo(Errno.ENOMEM);
        assertThat(Values.fail_null(0).address()).isEqualTo(16);
        assertThat(Errno.last()).isZero();
    }

    @Test
    void otherThanZero() {
        assertThat(Values.fail_errno(Errno.EINVAL)).isOne();
        assertThat(Errno.last()).isEqualTo(Errno.EINVAL);
        assertThat(Values.fail_errno(0)).isZero();
        assertThat(Errno.last()).isZero();
    }

    @Test
    void codesAreResultsAndTouchNoErrno() {
        Values.fail_errno(Errno.EBUSY);
        assertThat(Values.fail_code(Errno.EPERM)).isEqualTo(Errno.EPERM);
        assertThat(Values.fail_negative_code(Errno.EPERM)).isEqualTo(-Errno.EPERM);
        assertThat(Errno.last()).isEqualTo(Errno.EBUSY);
    }
}
