package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.guest.InGuest;

/** What is never closed is told, with the line that made it. */
@InGuest
@Timeout(120)
class LeaksTest {
    @Test
    void aForgottenRegionIsNamedWithTheLineThatMadeIt() throws IOException {
        assertThat(output(List.of("-Dorg.rdma4j.leaks=true")))
                .contains(
                        "memory region of 128 bytes",
                        "was never closed",
                        "LeakProbe.forget(LeakProbe.java:",
                        "recorded: memory region of 128 bytes")
                .doesNotContain("memory region of 256 bytes", "protection domain ", "device rxe0 was");
    }

    @Test
    void nothingIsSaidUnlessAsked() throws IOException {
        assertThat(output(List.of())).doesNotContain("never closed");
    }

    private static String output(List<String> options) throws IOException {
        try (ChildJvm probe = new ChildJvm(LeakProbe.class, options)) {
            String output = probe.rest();
            assertThat(output).contains("its memory is still there: true", "still open: true");
            return output;
        }
    }
}
