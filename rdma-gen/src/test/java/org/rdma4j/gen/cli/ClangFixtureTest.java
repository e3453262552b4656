package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.process.Command;

/** Fixtures are read and confirmed with clang as they are with gcc. */
class ClangFixtureTest {

    /** Fixtures of the existence of declarations, and of function attributes. */
    private static final Pattern DECLARATIONS =
            Pattern.compile("(alias|big_endian|bind|const_function|enum|flexible|forward|function|imports|inject|macro|"
                    + "mentions|names|nested|noreturn|opaque|shadow|skip|tag|two|type|unions|unnamed|unsupported).*");

    /** Fixtures with a type that clang treats differently from gcc. */
    private static final Set<String> OTHERS = Set.of("functions_composite", "unnamed_members_qualified");

    @TempDir
    private Path folder;

    static Stream<FixtureFolder> declarations() throws IOException {
        return FixtureFolder.withMetadata()
                .filter(fixture -> DECLARATIONS.matcher(fixture.name()).matches() && !OTHERS.contains(fixture.name()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("declarations")
    void clangReadsTheSameFacts(FixtureFolder fixture) throws IOException {
        assumeThat(Command.isOnPath("clang")).as("clang is on this machine").isTrue();
        FixtureFolder.Outcome outcome = fixture.run(folder, "clang");
        assertThat(outcome.error()).isEmpty();
        assertThat(outcome.metadata().map(Dump::text)).isEqualTo(fixture.expected(FixtureFolder.DUMP));
    }
}
