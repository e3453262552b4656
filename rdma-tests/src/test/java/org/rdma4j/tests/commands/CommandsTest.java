package org.rdma4j.tests.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.tests.support.Run;

/** The list of commands, and the message of each for an unknown argument. */
class CommandsTest {
    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));

    private static Run dev(String... words) {
        List<String> command = new ArrayList<>(List.of(ROOT.resolve("dev").toString()));
        command.addAll(List.of(words));
        return Run.of(command, Map.of("NO_COLOR", "1"));
    }

    /** Returns the commands that ./dev help lists. */
    static List<String> commands() {
        return dev("help").expectOk().lines().stream()
                .map(Pattern.compile("  (\\w+) +\\w.*")::matcher)
                .filter(matcher -> matcher.matches())
                .map(matcher -> matcher.group(1))
                .toList();
    }

    @Test
    void helpListsAllCommands() throws IOException {
        Stream<String> known = Files.readAllLines(ROOT.resolve("dev")).stream()
                .filter(line -> line.strip().matches("generate \\|.*\\)"))
                .flatMap(line -> Stream.of(line.strip().replace(")", "").split(" \\| ")));
        assertThat(commands())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.concat(known, Stream.of("help")).toList());
        assertThat(dev().expectOk().out()).isEqualTo(dev("help").out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bogus                              | unknown command 'bogus'; see ./dev help",
                "format now                         | usage: ./dev format",
                "headersets bogus                   | unknown header set 'bogus'",
                "attack --bogus                     | unknown option '--bogus'",
                "attack --minutes many              | --minutes needs a number",
                "attack --seed fresh                | --seed needs a whole number",
                "attack --part bogus                | --part needs verbs, messages or clients",
                "mutate --bogus                     | unknown option '--bogus'",
                "mutate bogus                       | rdma-gen has no package 'bogus'",
                "mutate --threads many              | --threads needs a number",
                "matrix --bogus                     | unknown option '--bogus'",
                "matrix --only bogus                | --only is 'bogus'; the names are: ",
                "vm bogus                           | unknown command 'bogus'",
                "example                            | PROGRAM is missing; see ./dev example --help",
                "example --bogus Greeter            | unknown option '--bogus'; see ./dev example --help",
                "example Bogus                      | there is no program 'Bogus'; see ./dev example --help",
                "example Greeter --                 | PROGRAM is missing before or after --; see ./dev example --help",
                "example -- Greeter                 | unknown option '--'; see ./dev example --help",
                "example Hello -- -- Greeter        | PROGRAM is missing before or after --; see ./dev example --help",
                "example --class-path               | --class-path needs a value; see ./dev example --help",
                "example --class-path=/no/where A   | --class-path: there is no '/no/where'",
                "example Greeter server -- Bogus    | there is no program 'Bogus'; see ./dev example --help",
                "bench --bogus                      | unknown option '--bogus'; see ./dev bench --help",
                "bench startup                      | unknown option 'startup'; see ./dev bench --help",
                "bench --only                       | --only needs a value; see ./dev bench --help",
                "bench --only=                      | --only needs a value; see ./dev bench --help",
                "bench --only start                 | --only is 'start'; the parts are: calls startup generator waiting vm messages",
                "bench --only=calls,start           | --only is 'start'; the parts are: calls startup generator waiting vm messages",
                "bench --only startup --jdk x       | --jdk is 'x'; it must be a version such as 28",
                "bench --jdk 28                     | --jdk requires --only startup",
                "bench --jdk=28 --only calls,startup | --jdk requires --only startup",
                "site --bogus                       | unknown option '--bogus'; see ./dev site --help",
                "site --base                        | --base needs a value; see ./dev site --help",
                "site --base rdma4j                 | --base is 'rdma4j'; it must be a path such as /rdma4j/",
                "site --serve x                     | --serve is 'x'; it must be a port such as 8000",
                "site --screenshots target          | --screenshots requires --check",
                "generate --bogus                   | Unknown option: '--bogus'",
                "check --bogus                      | Unknown option: '--bogus'",
                "releases nosuch                    | there is no suite or release 'nosuch'",
                "releases verify nosuch             | there is no suite or release 'nosuch'",
                "releases verify 99.0               | there is no release 99.0 in ",
                "releases extract 99.0              | there is no release 99.0 in ",
                "fuzz --only bogus                  | --only is 'bogus'; it must be one of declarations, directives,"
                        + " headers",
                "gen chek                           | unknown command 'chek' (did you mean check?); see rdma-gen"
                        + " --help",
                "gen bogus                          | unknown command 'bogus'; see rdma-gen --help",
            })
    void rejectsInvalidArguments(String words, String named) {
        Run run = dev(words.split(" "));
        assertThat(run.exit()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).contains(named);
        assertThat(run.out()).isEmpty();
    }

    /** In a fresh clone, {@code exec:java} alone finds no class. */
    @Test
    void mavenCommandsCompileFirst() throws IOException {
        List<Path> pages;
        try (Stream<Path> files = Files.walk(ROOT.resolve("docs"))) {
            pages = Stream.concat(
                            files,
                            Stream.of("README.md", "CONTRIBUTING.md", "rdma-gen/pom.xml")
                                    .map(ROOT::resolve))
                    .filter(Files::isRegularFile)
                    .filter(file -> file.toString().matches(".*\\.(md|xml)"))
                    .toList();
        }
        for (Path page : pages) {
            assertThat(Files.readString(page)).as("%s", page).doesNotContainPattern("mvn[^`\n]*(?<!compile )exec:java");
        }
    }
}
