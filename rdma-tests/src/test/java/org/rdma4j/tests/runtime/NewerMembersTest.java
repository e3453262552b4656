package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.runtime.printing.EnumNames;
import org.rdma4j.sys.runtime.printing.RecordText;

/** Members that a record does not have in the release of the host are not read. */
class NewerMembersTest {
    private static final GroupLayout LAYOUT = MemoryLayout.structLayout(
            ValueLayout.JAVA_INT.withName("old"),
            ValueLayout.JAVA_INT.withName("newer"),
            MemoryLayout.structLayout(ValueLayout.JAVA_INT.withName("x")).withName("newest"),
            ValueLayout.JAVA_INT.withName("known"));

    @Test
    void membersOfLaterReleasesAreCountedOnly() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment record = arena.allocate(LAYOUT);
            String facts = "newer>99900 newest>99900 known>3300";
            assertThat(RecordText.of("r", record, LAYOUT, facts, EnumNames.NONE))
                    .isEqualTo("r{old=0, known=0} (fields not shown: 2 newer than rdma-core " + HostRelease.current()
                            + ")");
        }
    }
}
