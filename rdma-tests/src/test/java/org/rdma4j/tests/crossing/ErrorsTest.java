package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.foreign.MemorySegment;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.tests.values.Values;

/** errno is captured for the functions that the configuration declares to report errors through it. */
class ErrorsTest {

    @Test
    void minusOneReportsErrno() {
        assertThat(Values.fail_minus_one(Errno.ENOENT)).isEqualTo(-1);
        assertThat(Errno.last()).isEqualTo(Errno.ENOENT);
        assertThat(Values.fail_minus_one(0)).isEqualTo(7);
        assertThat(Errno.last()).as("a success sets no error").isZero();
    }

    @Test
    void nullPointerReportsErrno() {
        assertThat(Values.fail_null(Errno.ENOMEM)).isEqualTo(MemorySegment.NULL);
        assertThat(Errno.last()).isEqualTo(Errno.ENOMEM);
        assertThat(Values.fail_null(0).address()).isEqualTo(16);
        assertThat(Errno.last()).isZero();
    }

    @Test
    void nonZeroReportsErrno() {
        assertThat(Values.fail_errno(Errno.EINVAL)).isOne();
        assertThat(Errno.last()).isEqualTo(Errno.EINVAL);
        assertThat(Values.fail_errno(0)).isZero();
        assertThat(Errno.last()).isZero();
    }

    @Test
    void returnedErrorCodesLeaveErrnoAlone() {
        Values.fail_errno(Errno.EBUSY);
        assertThat(Values.fail_code(Errno.EPERM)).isEqualTo(Errno.EPERM);
        assertThat(Values.fail_negative_code(Errno.EPERM)).isEqualTo(-Errno.EPERM);
        assertThat(Errno.last()).isEqualTo(Errno.EBUSY);
    }

    @Test
    void checkedVariantsThrowTheReportedError() {
        thrown(Errno.ENOENT, "fail_minus_one", Values::fail_minus_oneChecked);
        thrown(Errno.ENOMEM, "fail_null", Values::fail_nullChecked);
        thrown(Errno.EINVAL, "fail_errno", Values::fail_errnoChecked);
        thrown(Errno.EPERM, "fail_code", Values::fail_codeChecked);
        thrown(Errno.EPERM, "fail_negative_code", Values::fail_negative_codeChecked);
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
    void checkedVariantsReturnTheResult() {
        assertThat(Values.fail_minus_oneChecked(0)).isEqualTo(7);
        assertThat(Values.fail_nullChecked(0).address()).isEqualTo(16);
        assertThat(Values.fail_negative_codeChecked(-5)).isEqualTo(5);
    }

    @Test
    void failuresWithoutErrnoShowTheResult() {
        Values.fail_errno(Errno.EBUSY);
        wordless("fail_negative: failed and returned -2", () -> Values.fail_negativeChecked(-2));
        wordless("fail_negative_long: failed and returned -3", () -> Values.fail_negative_longChecked(-3));
        wordless("fail_null_alone: failed and returned NULL", () -> Values.fail_null_aloneChecked(1));
        assertThat(Values.fail_negativeChecked(2)).isEqualTo(2);
        assertThat(Values.fail_negative_longChecked(0)).isZero();
        assertThat(Values.fail_null_aloneChecked(0).address()).isEqualTo(16);
    }

    private static void wordless(String message, Runnable call) {
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(call::run)
                .withMessage(message)
                .satisfies(e -> assertThat(e.errno()).isZero());
    }

    @Test
    void emptyResultIsNoFailure() {
        assertThat(Values.fail_empty_or_codeChecked(0)).isTrue();
        assertThat(Values.fail_empty_or_codeChecked(Errno.ENOENT)).isFalse();
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> Values.fail_empty_or_codeChecked(Errno.EIO))
                .satisfies(e -> assertThat(e.errno()).isEqualTo(Errno.EIO));
        wordless("fail_empty_or_code: failed and returned -2", () -> Values.fail_empty_or_codeChecked(-Errno.ENOENT));
    }

    /** -1 is also one of the error codes of getaddrinfo. */
    @Test
    void minusOneWithoutErrnoIsAGetaddrinfoError() {
        assertThat(Values.fail_minus_one(0)).isEqualTo(7);
        wordless("find: " + Posix.gai_strerrorString(-1), () -> Check.addressInfo("find", -1));
    }

    @Test
    void negatedErrnoIsAccepted() {
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> Check.code("post", -Errno.EINVAL))
                .satisfies(e -> assertThat(e.errno()).isEqualTo(Errno.EINVAL));
        assertThatExceptionOfType(ErrnoException.class)
                .isThrownBy(() -> Check.code("post", -1))
                .withMessage("post: failed without an error number");
    }
}
