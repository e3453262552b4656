package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.Example;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;

/** A program on the bindings, on a machine with and without their libraries. */
class ExampleTest {
    @Test
    void listsDevicesAndExplainsCodes() {
        Run run = ChildJvm.run(Example.class, List.of()).expectOk();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines())
                .anyMatch(line -> line.startsWith("IBVERBS: /"))
                .anyMatch(line -> line.startsWith("WRAPPER: jar:META-INF/native/"))
                .anyMatch(line -> line.matches("rdma-core \\d+\\.\\d+"))
                .anyMatch(line -> line.matches("devices: (\\d+|none, E\\w+ .+)"))
                .contains("IBV_WC_SUCCESS: success")
                .contains("IBV_WC_LOC_PROT_ERR: local protection error");
    }

    @Test
    void missingLibraryIsReported() {
        Run run = ChildJvm.run(Example.class, List.of("-Dorg.rdma4j.ibverbs.path=/nonexistent"))
                .expectOk();
        assertThat(run.out())
                .contains("IBVERBS: Cannot load libibverbs.so.1")
                .contains("apt-get install libibverbs1")
                .doesNotContain("devices:");
    }
}
