package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.examples.verbs.BindingsTour;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;

/** The program of docs/verbs/bindings.md shows each of the rules. */
class BindingsTourTest {
    @Test
    void showsEachRule() {
        Run run = ChildJvm.run(BindingsTour.class, List.of()).expectOk();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .anyMatch(line -> line.startsWith("IBVERBS: /"))
                .anyMatch(line -> line.matches("rdma-core \\d+\\.\\d+( or newer)?, at least 45\\.0: (true|false)"))
                .anyMatch(line -> line.matches("devices: .*|no devices: E\\w+, .+"))
                .contains("1020304 at byte 36", "IBV_WC_RNR_RETRY_EXC_ERR", "fe80::1")
                .anyMatch(line -> line.startsWith("ibv_wc{wr_id=7, status=IBV_WC_RNR_RETRY_EXC_ERR, "));
    }

    @Test
    void recordsNeedNoLibrary() {
        Run run = ChildJvm.run(BindingsTour.class, List.of("-Dorg.rdma4j.ibverbs.path=/nonexistent"))
                .expectOk();
        assertThat(run.out())
                .contains("IBVERBS: Cannot load libibverbs.so.1")
                .contains("fe80::1")
                .doesNotContain("rdma-core 4");
    }
}
