package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.process.Command;

/**
 * Types and values of constant expressions, compared with {@code src/test/constants.txt}. A line is
 * {@code EXPRESSION => TYPE VALUE} or {@code EXPRESSION => refused: MESSAGE}. {@code -Dfixtures.rewrite=true} replaces
 * the right-hand sides with the results; the comparison with the compiler remains.
 */
class ConstantTableTest {

    private static final Path TABLE = Path.of("src", "test", "constants.txt");
    private static final Compiler COMPILER = FixtureFolder.silentCompiler();
    private static final String ARROW = " => ";
    private static final String REFUSED = "refused: ";
    private static final Pattern MESSAGE = Pattern.compile(
            "(?s)fixture\\.h:3: macro 'M0' is neither a constant nor another name of a type: (.*); list it .*");

    @TempDir
    private Path folder;

    /** Returns the expected results by expression. */
    private static Map<String, String> table() throws IOException {
        Map<String, String> table = new LinkedHashMap<>();
        for (String line : Files.readAllLines(TABLE)) {
            if (line.contains(ARROW)) {
                String[] sides = line.split(ARROW, 2);
                assertThat(table.put(sides[0].strip(), sides[1])).as(line).isNull();
            }
        }
        return table;
    }

    /** Creates a fixture with one macro for each expression. */
    private FixtureFolder header(List<String> expressions) throws IOException {
        StringBuilder text = new StringBuilder("struct pointed { int a; };\nenum small { SMALL = 3 };\n");
        for (int i = 0; i < expressions.size(); i++) {
            text.append("#define M" + i + " " + expressions.get(i) + "\n");
        }
        Path source = Files.createTempDirectory(folder, "source");
        Files.writeString(source.resolve("fixture.h"), text);
        return new FixtureFolder("constants", source);
    }

    private Path scratch() throws IOException {
        return Files.createTempDirectory(folder, "scratch");
    }

    private static List<String> accepted(Map<String, String> table) {
        return table.keySet().stream()
                .filter(expression -> !table.get(expression).startsWith(REFUSED))
                .toList();
    }

    private static List<String> values(Metadata metadata) {
        Map<String, String> facts = Dump.lines(metadata).stream()
                .map(line -> line.split("\t"))
                .filter(line -> line[2].matches("M\\d+"))
                .collect(Collectors.toMap(line -> line[2] + (line[1].equals("type") ? " type" : ""), line -> line[3]));
        return metadata.partitions().get(0).constants().stream()
                .map(ConstantDecl::name)
                .map(name -> facts.get(name + " type") + " " + facts.get(name))
                .toList();
    }

    private void rewrite() throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(TABLE)) {
            String expression = line.split(ARROW)[0].strip();
            lines.add(line.contains(ARROW) ? expression + ARROW + alone(expression) : line);
        }
        Files.write(TABLE, lines);
    }

    private String alone(String expression) throws IOException {
        FixtureFolder.Outcome outcome = header(List.of(expression)).read(scratch(), COMPILER);
        Matcher message = MESSAGE.matcher(outcome.error());
        return message.matches()
                ? REFUSED + message.group(1).strip()
                : outcome.metadata().map(m -> values(m).get(0)).orElseGet(() -> REFUSED + outcome.error());
    }

    @Test
    void resultsEqualTheTable() throws IOException {
        assumeThat(COMPILER.target()).isEqualTo(Target.X86_64);
        Map<String, String> table = table();
        if (Boolean.getBoolean("fixtures.rewrite")) {
            rewrite();
            return;
        }
        List<String> accepted = accepted(table);
        List<String> values =
                values(header(accepted).read(scratch(), COMPILER).metadata().orElseThrow());
        Map<String, String> found = new LinkedHashMap<>();
        for (String expression : table.keySet()) {
            int place = accepted.indexOf(expression);
            found.put(expression, place < 0 ? alone(expression) : values.get(place));
        }
        assertThat(found).isEqualTo(table);
    }

    /** Plain char is signed on x86-64 only. */
    @Test
    void signOfPlainCharIsThatOfTheTarget() throws IOException {
        FixtureFolder fixture = header(List.of("'\\377'", "(char)200", "(1 ? (char)-1 : 0)"));
        assertThat(fixture.read(scratch(), on(Target.X86_64)).metadata().map(ConstantTableTest::values))
                .hasValue(List.of("int -1", "char -56", "int -1"));
        assertThat(fixture.read(scratch(), on(Target.AARCH64)).metadata().map(ConstantTableTest::values))
                .hasValue(List.of("int 255", "char 200", "int 255"));
    }

    private static Compiler on(Target target) {
        return FixtureFolder.on(COMPILER, target);
    }

    static Stream<Target> compiled() {
        return Target.ALL.stream().filter(t -> t.isOfThisMachine() || Command.isOnPath(t.compiler()));
    }

    @ParameterizedTest
    @MethodSource("compiled")
    @Tag("slow")
    void compilerConfirmsTheResults(Target target) throws IOException {
        List<String> expressions = new ArrayList<>(accepted(table()));
        expressions.addAll(List.of("'\\377'", "(char)200", "(1 ? (char)-1 : 0)"));
        FixtureFolder fixture = header(expressions);
        FixtureFolder.Outcome outcome = fixture.run(scratch(), target.isOfThisMachine() ? "cc" : target.compiler());
        assertThat(outcome.error()).isEmpty();
        assertThat(outcome.metadata().map(ConstantTableTest::values))
                .isEqualTo(fixture.read(scratch(), on(target)).metadata().map(ConstantTableTest::values));
    }
}
