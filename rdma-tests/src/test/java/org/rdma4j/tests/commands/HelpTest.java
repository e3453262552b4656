package org.rdma4j.tests.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.tests.support.Run;

/** Each script prints its help on request, and rejects unknown options before doing anything else. */
class HelpTest {
    private static final Path SCRIPTS = Path.of(System.getProperty("rdma4j.tests.root", ".."), "scripts");

    @TempDir
    private Path folder;

    /** Returns the executable scripts; the other files are sourced by them. */
    static Stream<String> scripts() throws IOException {
        try (Stream<Path> files = Files.list(SCRIPTS)) {
            return files
                    .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
                    .map(file -> file.getFileName().toString())
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    /** Runs a script in an empty folder, in which Maven and apt-get must not be started. */
    private Run run(String script, String... words) throws IOException {
        Path programs = Files.createDirectories(folder.resolve("programs"));
        Path here = Files.createDirectories(folder.resolve("here"));
        for (String program : List.of("apt-get", "sudo", "shellcheck")) {
            Path file = Files.writeString(programs.resolve(program), "#!/bin/sh\necho started >&2\nexit 77\n");
            file.toFile().setExecutable(true);
        }
        List<String> command = new ArrayList<>(List.of("bash", "-c", "cd \"$0\" && exec \"$@\"", here.toString()));
        command.add(SCRIPTS.toRealPath().resolve(script).toString());
        command.addAll(List.of(words));
        Run run = Run.of(command, Map.of("NO_COLOR", "1", "PATH", programs + ":" + System.getenv("PATH")));
        assertThat(here).isEmptyDirectory();
        return run;
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void helpExplainsTheScript(String script) throws IOException {
        for (String option : List.of("--help", "-h")) {
            Run run = run(script, option).expectOk();
            assertThat(run.err()).isEmpty();
            assertThat(run.out())
                    .contains(script.equals("help") ? "COMMAND" : script)
                    .doesNotContain("set -eu");
            // The generator's commands have their own help, and rdma-gen --help lists the exit codes.
            if (!List.of("generate", "check").contains(script)) {
                assertThat(run.out()).containsIgnoringCase("exit codes");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void rejectsAnUnknownOption(String script) throws IOException {
        // This script passes other options to Maven.
        if (script.equals("test")) {
            return;
        }
        Run run = run(script, "--bogus");
        assertThat(run.exit()).as(run.out() + run.err()).isEqualTo(2);
        assertThat(run.err()).isNotEmpty();
        assertThat(run.out()).isEmpty();
    }
}
