package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.foreign.MemorySegment;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.tests.values.Values;
import org.rdma4j.tests.values.ValuesChecked;

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

    @Test
    void checkedFormsThrowWhatTheFunctionReports() {
        thrown(Errno.ENOENT, "fail_minus_one", ValuesChecked::fail_minus_one);
        thrown(Errno.ENOMEM, "fail_null", ValuesChecked::fail_null);
        thrown(Errno.EINVAL, "fail_errno", ValuesChecked::fail_errno);
        thrown(Errno.EPERM, "fail_code", ValuesChecked::fail_code);
        thrown(Errno.EPERM, "fail_negative_code", ValuesChecked::fail_negative_code);
    }

    private static void thrown(int error, String name, IntConsumer call) {
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> call.accept(error))
                .withMessage(name + ": " + Errno.name(error) + ", " + Errno.message(error))
                .satisfies(e -> assertThat(e.errno()).isEqualTo(error))
                .satisfies(e -> assertThat(e.errnoName()).isEqualTo(Errno.name(error)))
                .satisfies(e -> assertThat(e.function()).isEqualTo(name));
        call.accept(0);
    }

    @Test
    void checkedFormsHandOutWhatTheFunctionReturns() {
        assertThat(ValuesChecked.fail_minus_one(0)).isEqualTo(7);
        assertThat(ValuesChecked.fail_null(0).address()).isEqualTo(16);
        assertThat(ValuesChecked.fail_negative_code(-5)).isEqualTo(5);
    }

    @Test
    void numbersThatDriversNegateAreTheSame() {
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> Check.code("post", -Errno.EINVAL))
                .satisfies(e -> assertThat(e.errno()).isEqualTo(Errno.EINVAL));
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> Check.code("post", -1))
                .withMessage("post: failed, and left no error number");
    }
}
