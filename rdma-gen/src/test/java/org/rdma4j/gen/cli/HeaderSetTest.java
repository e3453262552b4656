package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.emit.CompiledBindings;
import org.rdma4j.gen.problem.ExitCode;
import org.rdma4j.gen.problem.ProblemException;

/** Binds headers of libraries other than rdma-core, and compares the facts with the compiler. */
class HeaderSetTest {

    /** Packages that this project requires in any case; {@code ./dev headersets} installs those for the other sets. */
    private static final Set<String> PACKAGES = Set.of("libc6-dev", "linux-libc-dev", "libibverbs-dev");

    static Stream<HeaderSet> sets() throws IOException {
        return HeaderSet.all().stream().filter(set -> PACKAGES.contains(set.needs()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("sets")
    void isConfirmedByTheCompilerAndCompilesAsJava(HeaderSet set) {
        HeaderSet.Outcome outcome;
        try {
            outcome = set.run();
        } catch (ProblemException e) {
            assumeThat(e.exitCode())
                    .as("%s: install %s: %s", set, set.needs(), e.getMessage())
                    .isNotEqualTo(ExitCode.MISSING);
            throw e;
        }
        assertThat(outcome.report().holds()).as(outcome.report().render()).isTrue();
        assertThat(outcome.report().total()).isGreaterThan(100);
        assertThat(outcome.skipped().values())
                .allSatisfy(reason -> assertThat(reason).isNotBlank());
        assertThat(outcome.java()).isNotEmpty();
        new CompiledBindings(outcome.java());
    }
}
