package org.rdma4j.tests.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.tests.support.Run;

/**
 * Runs the commands of the pages. Blocks of the language {@code sh} run on this host, those with the mode {@code vm} in
 * the virtual machine; the output must be that of the {@code text} block that follows. Of blocks with the mode
 * {@code no-run}, which need hardware, change the machine or take long, only the names of commands, options and modules
 * are checked.
 */
class PageCommandsTest {
    private static final Pattern DEV = Pattern.compile("\\./dev (\\w+)([^\\n|>]*)");
    private static final Pattern OPTION = Pattern.compile("(?<=\\s)--[a-z][a-z-]*");
    private static final Pattern MODULES = Pattern.compile("mvn [^\\n]*?-pl ([\\w,-]+)");

    @TempDir
    private static Path temporary;

    private static List<CodeBlock> commands(String mode) {
        return CodeBlock.all().stream()
                .filter(block -> block.language().equals("sh") && block.isMode(mode))
                .toList();
    }

    static List<CodeBlock> hostCommands() {
        return commands("");
    }

    /** Returns the blocks that start a virtual machine themselves. */
    static List<CodeBlock> machineCommands() {
        return commands("vm").stream().filter(PageCommandsTest::startsMachine).toList();
    }

    private static boolean startsMachine(CodeBlock block) {
        return block.text().contains("./dev ");
    }

    @Test
    void everyModeIsKnown() {
        assertThat(CodeBlock.all().stream().filter(block -> block.language().equals("sh")))
                .allMatch(block -> List.of("", "vm", "no-run").contains(block.mode()), "has a known mode");
    }

    @ParameterizedTest
    @MethodSource("hostCommands")
    void commandsOfThisHost(CodeBlock block) throws IOException {
        Run run = Run.of(List.of("timeout", "120", "bash", "-euo", "pipefail", "-c", inRoot(block)), environment());
        assertThat(run.exit()).as("%s%n%s%s", block, run.out(), run.err()).isZero();
        expectOutput(block, run.out());
    }

    @ParameterizedTest
    @MethodSource("machineCommands")
    void commandsThatStartTheMachine(CodeBlock block) throws IOException {
        assumeMachine();
        Run run = Run.of(List.of("timeout", "600", "bash", "-euo", "pipefail", "-c", inRoot(block)), environment());
        assertThat(run.exit()).as("%s%n%s%s", block, run.out(), run.err()).isZero();
        expectOutput(block, run.out());
    }

    /** Runs all blocks in one machine. Each has its own shell. */
    @Test
    void commandsInTheMachine() throws IOException {
        List<CodeBlock> blocks =
                commands("vm").stream().filter(block -> !startsMachine(block)).toList();
        Assumptions.assumeFalse(blocks.isEmpty(), "no page has commands for the machine");
        assumeMachine();
        Path out = Files.createDirectory(temporary.resolve("out"));
        StringBuilder script = new StringBuilder("export PATH=" + path() + "\n");
        for (int i = 0; i < blocks.size(); i++) {
            Files.writeString(temporary.resolve(i + ".sh"), inRoot(blocks.get(i)));
            script.append("timeout 120 bash -euo pipefail %s/%d.sh".formatted(temporary, i))
                    .append(" > /tmp/out/%d.out 2> /tmp/out/%d.err; echo $? > /tmp/out/%d.exit\n".formatted(i, i, i));
        }
        Path all = Files.writeString(temporary.resolve("all.sh"), script);
        Run run = Run.of(
                List.of(
                        CodeBlock.root().resolve("dev").toString(),
                        "vm",
                        "run",
                        "--timeout",
                        String.valueOf(120 + 60 * blocks.size()),
                        "--out",
                        out.toString(),
                        "--share",
                        temporary.toString(),
                        "bash " + all),
                environment());
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        for (int i = 0; i < blocks.size(); i++) {
            String printed = Files.readString(out.resolve(i + ".out"));
            assertThat(Files.readString(out.resolve(i + ".exit")).strip())
                    .as("exit code of %s%n%s%s", blocks.get(i), printed, Files.readString(out.resolve(i + ".err")))
                    .isEqualTo("0");
            expectOutput(blocks.get(i), printed);
        }
    }

    private static void assumeMachine() {
        Run status = Run.of(List.of(CodeBlock.root().resolve("dev").toString(), "vm", "status"), Map.of());
        Assumptions.assumeTrue(
                status.exit() == 0, () -> "not run, because the virtual machine is not available:\n" + status.out());
    }

    private static String inRoot(CodeBlock block) {
        return "cd '" + CodeBlock.root() + "'\n" + block.text();
    }

    /** Java and javac are those of the JDK that runs this test, as the pages require. */
    private static Map<String, String> environment() {
        return Map.of(
                "PATH", path(), "LC_ALL", "C.UTF-8", "NO_COLOR", "1", "JAVA_HOME", System.getProperty("java.home"));
    }

    private static String path() {
        return System.getProperty("java.home") + "/bin:" + System.getenv("PATH");
    }

    /** Compares words, apart from numbers and paths. A line … in a page stands for any number of lines. */
    private static void expectOutput(CodeBlock block, String printed) {
        if (block.output().isEmpty()) {
            return;
        }
        StringBuilder pattern = new StringBuilder("(?s)\\s*");
        for (String line : CodeBlock.strippedLines(block.output())) {
            pattern.append(line.equals("…") ? "(?:.*\\n)?" : Pattern.quote(masked(line)) + "\\s*");
        }
        String actual = String.join(
                "\n",
                CodeBlock.strippedLines(printed).stream()
                        .map(PageCommandsTest::masked)
                        .toList());
        assertThat(actual + "\n").as("output of %s", block).matches(pattern.toString());
    }

    private static String masked(String line) {
        return line.strip()
                .replaceAll("(?:/[\\w.+-]+){2,}", "/…")
                .replaceAll("0x[0-9a-f]+|\\d+(?:[.:,]\\d+)*", "#")
                .replaceAll("\\s+", " ");
    }

    /** Commands and options of ./dev, and modules of Maven, exist. */
    @Test
    void namesOfCommandsExist() throws IOException {
        List<String> wrong = new ArrayList<>();
        int checked = 0;
        for (CodeBlock block : CodeBlock.all()) {
            if (!block.language().equals("sh")) {
                continue;
            }
            String text = block.text().replace("\\\n", " ");
            Matcher dev = DEV.matcher(text);
            while (dev.find()) {
                checked++;
                Path script = CodeBlock.root().resolve("scripts").resolve(dev.group(1));
                if (!Files.isExecutable(script)) {
                    wrong.add(block + ": no command ./dev " + dev.group(1));
                } else if (!block.mode().isEmpty()) {
                    options(dev.group(2))
                            .filter(option -> !help(dev.group(1), dev.group(2)).contains(option))
                            .forEach(
                                    option -> wrong.add(block + ": no option " + option + " of ./dev " + dev.group(1)));
                }
            }
            Matcher modules = MODULES.matcher(text);
            while (modules.find()) {
                Stream.of(modules.group(1).split(","))
                        .filter(module -> !Files.isDirectory(CodeBlock.root().resolve(module)))
                        .forEach(module -> wrong.add(block + ": no module " + module));
            }
        }
        assertThat(wrong).isEmpty();
        System.out.println("pages: " + commands("").size() + " blocks of commands run on the host, "
                + commands("vm").size() + " in the virtual machine; "
                + commands("no-run").size()
                + " are not run; " + checked + " names of commands checked");
    }

    /** Returns the options before the first word that is in quotation marks, which is for the machine. */
    private static Stream<String> options(String words) {
        String own = words.split("['\"]|\\s--\\s")[0];
        return OPTION.matcher(own).results().map(result -> result.group());
    }

    private static String help(String command, String words) {
        List<String> line =
                new ArrayList<>(List.of(CodeBlock.root().resolve("dev").toString(), command));
        Matcher subcommand = Pattern.compile("^ ([a-z]+)").matcher(words);
        if (command.equals("gen") && subcommand.find()) {
            line.add(subcommand.group(1));
        }
        line.add("--help");
        Run run = Run.of(line, Map.of("NO_COLOR", "1"));
        return run.out() + run.err();
    }
}
