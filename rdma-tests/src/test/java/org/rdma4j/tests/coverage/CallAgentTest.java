package org.rdma4j.tests.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.tests.support.ChildJvm;

/** The agent records each call and its result without changing the behavior of the program. */
class CallAgentTest {
    @Test
    void callsAreRecordedWithTheirResults(@TempDir Path folder) throws IOException {
        Path jar = AgentJar.write(folder.resolve("agent.jar"));
        assertThat(ChildJvm.run(Program.class, List.of("-javaagent:" + jar + "=" + folder))
                        .expectOk()
                        .lines())
                .containsExactly("success 1");
        try (Stream<Path> files = Files.list(folder)) {
            Path record = files.filter(file -> file.toString().endsWith(".tsv"))
                    .findFirst()
                    .orElseThrow();
            // Neither the string variant of a function nor a call that was not made has a line.
            assertThat(Files.readAllLines(record))
                    .containsExactly("-\tibv_rate_to_mult\t1\t0\t2", "-\tibv_wc_status_str\tpointer\t0\t1");
        }
    }

    /** Calls two functions that need no device. */
    static final class Program {
        private Program() {}

        public static void main(String[] arguments) {
            Ibverbs.ibv_rate_to_mult(2);
            System.out.println(Ibverbs.ibv_wc_status_strString(0) + " " + Ibverbs.ibv_rate_to_mult(2));
        }
    }

    @Test
    void resultsAreInterpretedByTheFailureRules() {
        BoundFunction code = new BoundFunction("p", "f", false, "code", List.of("f"));
        assertThat(code.failure("0", 5)).isEmpty();
        assertThat(code.failure("22", 0)).isEqualTo("EINVAL");
        BoundFunction negated = new BoundFunction("p", "f", false, "-code", List.of("f"));
        assertThat(negated.failure("3", 5)).isEmpty();
        assertThat(negated.failure("-22", 0)).isEqualTo("EINVAL");
        BoundFunction pointer = new BoundFunction("p", "f", false, "null", List.of("f"));
        assertThat(pointer.failure("pointer", 5)).isEmpty();
        assertThat(pointer.failure("null", 95)).isEqualTo("EOPNOTSUPP");
        BoundFunction minusOne = new BoundFunction("p", "f", false, "-1", List.of("f"));
        assertThat(minusOne.failure("1", 5)).isEmpty();
        assertThat(minusOne.failure("-1", 11)).isEqualTo("EAGAIN");
        assertThat(minusOne.failure("threw java.lang.Error", 0)).isEqualTo("java.lang.Error");
    }
}
