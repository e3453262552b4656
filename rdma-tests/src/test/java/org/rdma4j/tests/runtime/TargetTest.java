package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.sys.runtime.checking.Target;

/** Selection of the value for an architecture, and the bounds of pointees. */
class TargetTest {
    private static final String HERE = System.getProperty("os.arch");

    @Test
    void architectureIsComparedAsAWhole() {
        String known = HERE + "be x" + HERE + " " + HERE + " other";
        assertThat(Target.choose(known, 1, 2, 3, 4)).isEqualTo(3);
        assertThat(Target.node(known, "A", "B", "C", "D")).isEqualTo("C");
        assertThat(Target.current(known)).isEqualTo(HERE);
    }

    @Test
    void unknownArchitectureIsReported() {
        assertThat(Target.node(HERE + "be", "A")).isEmpty();
        assertThatExceptionOfType(LinkageError.class)
                .isThrownBy(() -> Target.choose(HERE + "be", 1))
                .withMessageContaining("rdma4j knows it for " + HERE + "be only");
    }

    @Test
    void nullPointersRemainNull() {
        assertThat(Segments.sized(MemorySegment.ofAddress(0), 8).byteSize()).isZero();
        assertThat(Segments.sized(MemorySegment.ofAddress(8), 8).byteSize()).isEqualTo(8);
    }
}
