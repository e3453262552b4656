package org.rdma4j.tests.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.tests.support.Run;
import org.rdma4j.tests.vm.GuestArchive;
import org.rdma4j.tools.Main;

/**
 * Runs the commands of the pages. Blocks of the language {@code sh} run on this host, those with the mode {@code vm} in
 * the virtual machine; the output must be that of the {@code text} block that follows. Of blocks with the mode
 * {@code no-run}, which need hardware, change the machine or take long, only the names of commands, options and modules
 * are checked.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class PageCommandsTest {
    private static final String JAVA_HOME = System.getProperty("java.home");
    private static final Pattern DEV = Pattern.compile("\\./dev (\\w+)([^\\n|>]*)");
    private static final Pattern TOOLS = Pattern.compile("(?m)^rdma-tools (\\w+)([^\\n|>]*)");
    private static final Pattern LONG_OPTION = Pattern.compile("(?<=\\s)--\\w[\\w-]*");
    private static final Pattern OPTION = Pattern.compile("(?<=\\s)(?:--\\w[\\w-]*|-\\w(?![\\w-]))");
    private static final Pattern SCRIPT = Pattern.compile("(?<![\\w/.-])scripts/[\\w./-]+");
    private static final Pattern CLASS =
            Pattern.compile("\\b(?:com\\.example|org\\.rdma4j)\\.(?:[a-z]\\w*\\.)*[A-Z]\\w*");
    private static final Pattern PROGRAM = Pattern.compile("(?:^|\\s--)(?:\\s+--vm)?\\s+([A-Z]\\w*[a-z]\\w*)");
    private static final Pattern INLINE = Pattern.compile("`(\\./dev [^`]+)`");
    private static final Pattern GREETER = Pattern.compile("Greeter client \\S+ (\\w+)\n");
    /** Programs that serve until they are ended. */
    private static final Pattern SERVICES = Pattern.compile("Greeter server|EchoServer|Datagrams server|Pager");

    /** Runs an example program in a virtual machine. */
    private static final String EXAMPLE_IN_MACHINE = "./dev example --vm ";

    private static final Pattern MODULES = Pattern.compile("mvn [^\\n]*?-pl ([\\w,-]+)");

    /** Help texts by command. */
    private static final Map<String, String> HELP = new HashMap<>();

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

    /** Returns the blocks that start a virtual machine of their own. */
    static List<CodeBlock> machineCommands() {
        return commands("vm").stream().filter(PageCommandsTest::startsMachine).toList();
    }

    /** A boot takes long, so the example programs share one machine, except that of the first page. */
    private static boolean startsMachine(CodeBlock block) {
        return block.text().contains("./dev vm ") || block.page().equals("README.md");
    }

    @Test
    void everyModeIsKnown() {
        assertThat(CodeBlock.all().stream().filter(block -> block.language().equals("sh")))
                .allMatch(block -> List.of("", "vm", "no-run").contains(block.mode()), "has a known mode");
    }

    /** Goes first: some commands in the machine run programs that commands of the host compile. */
    @Order(1)
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

    /** Runs the other blocks in one machine, in which {@code --vm} is omitted. Each block has its own shell. */
    @Order(2)
    @Test
    void commandsInTheMachine() throws IOException {
        List<CodeBlock> blocks =
                commands("vm").stream().filter(block -> !startsMachine(block)).toList();
        Assumptions.assumeFalse(blocks.isEmpty(), "no page has commands for the machine");
        assumeMachine();
        Path out = Files.createDirectory(temporary.resolve("out"));
        // With RDMA4J_EXAMPLES, ./dev example builds nothing. The programs are too short for the just-in-time compiler.
        GuestArchive archive = GuestArchive.create(temporary.resolve("archive"));
        StringBuilder script = new StringBuilder("export PATH='" + path() + "' JAVA_HOME='" + JAVA_HOME
                + "' RDMA4J_EXAMPLES='" + archive.classPath() + "' NO_COLOR=1\n"
                + "export JDK_JAVA_OPTIONS='-Xint " + String.join(" ", archive.options()) + "'\n");
        for (int i = 0; i < blocks.size(); i++) {
            Files.writeString(
                    temporary.resolve(i + ".sh"), inRoot(blocks.get(i)).replace(EXAMPLE_IN_MACHINE, "./dev example "));
            script.append("timeout 300 bash -euo pipefail %s/%d.sh".formatted(temporary, i))
                    .append(" > /tmp/out/%d.out 2> /tmp/out/%d.err; echo $? > /tmp/out/%d.exit\n".formatted(i, i, i));
        }
        Path all = Files.writeString(temporary.resolve("all.sh"), script);
        Run run = Run.of(
                List.of(
                        CodeBlock.root().resolve("dev").toString(),
                        "vm",
                        "run",
                        "--timeout",
                        String.valueOf(600 + 60 * blocks.size()),
                        "--out",
                        out.toString(),
                        "--share",
                        temporary.toString(),
                        "bash " + all),
                environment());
        assertThat(run.exit()).as(run.out() + run.err()).isZero();
        for (int i = 0; i < blocks.size(); i++) {
            String printed = Files.readString(out.resolve(i + ".out"));
            String errors = Files.readString(out.resolve(i + ".err"));
            assertThat(Files.readString(out.resolve(i + ".exit")).strip())
                    .as("exit code of %s%n%s%s", blocks.get(i), printed, errors)
                    .isEqualTo("0");
            if (!SERVICES.matcher(blocks.get(i).text()).find()) {
                assertThat(errors)
                        .as("programs of %s that did not end", blocks.get(i))
                        .doesNotContain("which still runs");
            }
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
        return Map.of("PATH", path(), "LC_ALL", "C.UTF-8", "NO_COLOR", "1", "JAVA_HOME", JAVA_HOME);
    }

    private static String path() {
        return JAVA_HOME + "/bin:" + System.getenv("PATH");
    }

    /** Compares words, apart from numbers and paths. A line … in a page stands for any number of lines. */
    private static void expectOutput(CodeBlock block, String printed) {
        if (block.output().isEmpty()) {
            return;
        }
        StringBuilder pattern = new StringBuilder("(?s)");
        List<String> expected = CodeBlock.strippedLines(block.output());
        assertThat(expected).as("output of %s", block).anyMatch(line -> !line.equals("…"));
        for (String line : expected) {
            pattern.append(line.equals("…") ? "(?:.*\\n)?" : Pattern.quote(masked(line)) + "\\n");
        }
        String actual = CodeBlock.strippedLines(printed).stream()
                .map(line -> masked(line) + "\n")
                .collect(Collectors.joining());
        assertThat(actual).as("output of %s", block).matches(pattern.toString());
    }

    private static String masked(String line) {
        return line.strip()
                .replaceAll("(?:/[\\w.+-]+){2,}", "/…")
                .replaceAll("0x[0-9a-f]+|\\d+(?:[.:,]\\d+)*", "#")
                .replaceAll("\\s+", " ");
    }

    /** An output that is not directly after its command would not be compared. */
    @Test
    void outputsFollowTheirCommands() throws IOException {
        List<CodeBlock> blocks = CodeBlock.all();
        for (int i = 0; i + 1 < blocks.size(); i++) {
            CodeBlock block = blocks.get(i);
            CodeBlock next = blocks.get(i + 1);
            if (block.language().equals("sh")
                    && !block.isMode("no-run")
                    && block.output().isEmpty()
                    && next.page().equals(block.page())
                    && next.language().equals("text")) {
                List<String> lines = Files.readAllLines(CodeBlock.root().resolve(block.page()));
                int end = block.line() + (int) block.text().lines().count();
                assertThat(lines.subList(end, next.line()))
                        .as("%s: the output must directly follow its command", next)
                        .anyMatch(line -> line.startsWith("#"));
            }
        }
    }

    /** Of commands that are not run, only those of the first program show an output. */
    @Test
    void outputsOfCommandsThatAreNotRun() {
        for (CodeBlock block : commands("no-run")) {
            if (!block.output().isEmpty()) {
                Matcher greeter = GREETER.matcher(block.text());
                assertThat(greeter.find())
                        .as("%s is a command of Greeter", block)
                        .isTrue();
                assertThat(block.output()).as("output of %s", block).isEqualTo("Hello, " + greeter.group(1) + "\n");
            }
        }
    }

    /** Commands and options of ./dev and rdma-tools, example programs, scripts, classes and modules of Maven exist. */
    @Test
    void namesOfCommandsExist() throws IOException {
        List<String> wrong = new ArrayList<>();
        int checked = 0;
        for (CodeBlock block : commands()) {
            String text = block.text().replace("\\\n", " ").replaceAll("(?m)(?<=\\s)# .*", "");
            Matcher dev = DEV.matcher(text);
            while (dev.find()) {
                checked++;
                Path script = CodeBlock.root().resolve("scripts").resolve(dev.group(1));
                if (!Files.isExecutable(script)) {
                    wrong.add(block + ": no command ./dev " + dev.group(1));
                } else if (!block.mode().isEmpty()) {
                    unknown(dev.group(1), dev.group(2))
                            .forEach(word -> wrong.add(block + ": no " + word + " of ./dev " + dev.group(1)));
                }
            }
            TOOLS.matcher(text)
                    .results()
                    .forEach(tool -> options(OPTION, tool.group(2))
                            .filter(option -> !contains(toolHelp(tool.group(1)), option))
                            .forEach(
                                    option -> wrong.add(block + ": no " + option + " of rdma-tools " + tool.group(1))));
            SCRIPT.matcher(text)
                    .results()
                    .map(MatchResult::group)
                    .filter(script -> !Files.exists(CodeBlock.root().resolve(script)))
                    .forEach(script -> wrong.add(block + ": no " + script));
            CLASS.matcher(text)
                    .results()
                    .map(MatchResult::group)
                    .filter(name -> !isClass(name))
                    .forEach(name -> wrong.add(block + ": no class " + name));
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

    /** Returns whether a module or the template has a source of this class. */
    private static boolean isClass(String name) {
        String source = "src/main/java/" + name.replace('.', '/') + ".java";
        return Stream.of("template", "rdma-sys", "rdma-io", "rdma-network", "rdma-tools", "rdma-examples", "rdma-bench")
                .anyMatch(
                        module -> Files.exists(CodeBlock.root().resolve(module).resolve(source)));
    }

    /** Returns the blocks of commands, and the commands of ./dev in the text as blocks that are not run. */
    private static List<CodeBlock> commands() {
        List<CodeBlock> commands = new ArrayList<>(CodeBlock.all());
        commands.removeIf(block -> !block.language().equals("sh"));
        for (Path page : CodeBlock.pages()) {
            INLINE.matcher(CodeBlock.prose(page))
                    .results()
                    .forEach(command ->
                            commands.add(new CodeBlock(page.toString(), 0, "sh", "no-run", command.group(1), "")));
        }
        return commands;
    }

    /** Returns the subcommands, options and example programs that a command does not have. */
    private static Stream<String> unknown(String command, String words) {
        List<String> unknown = new ArrayList<>();
        // The words after the subcommand of vm, and those after the name of a program, are for another program.
        Pattern option = List.of("vm", "example").contains(command) ? LONG_OPTION : OPTION;
        options(option, words)
                .filter(each -> !each.equals("--help") && !contains(help(command, words), each))
                .forEach(unknown::add);
        if (command.equals("example")) {
            for (MatchResult program : PROGRAM.matcher(words).results().toList()) {
                String name = program.group(1);
                if (!help(command, "").matches("(?s).*Programs:.*\\b" + name + "\\b.*")) {
                    unknown.add(name);
                }
            }
        }
        if (List.of("gen", "releases", "vm").contains(command)) {
            String first = subcommand(words);
            if (!first.isEmpty() && !contains(help(command, ""), first)) {
                unknown.add(first);
            }
        }
        return unknown.stream();
    }

    private static boolean contains(String help, String word) {
        return Pattern.compile("(?<![\\w-])" + Pattern.quote(word) + "(?![\\w-])")
                .matcher(help)
                .find();
    }

    /** Returns the first word of lower-case letters that is neither an option nor the value of an option. */
    private static String subcommand(String words) {
        Matcher subcommand =
                Pattern.compile("^(?:\\s+--\\w+[ =]\\S+)*\\s+([a-z]+)(?!\\S)").matcher(words);
        return subcommand.find() ? subcommand.group(1) : "";
    }

    /** Returns the options before the first word that is in quotation marks, which is for the machine. */
    private static Stream<String> options(Pattern option, String words) {
        String own = words.split("['\"]|\\s--\\s")[0];
        return option.matcher(own).results().map(MatchResult::group);
    }

    private static String help(String command, String words) {
        String subcommand = command.equals("gen") ? subcommand(words) : "";
        return HELP.computeIfAbsent(command + " " + subcommand, key -> {
            List<String> line =
                    new ArrayList<>(List.of(CodeBlock.root().resolve("dev").toString()));
            line.addAll(List.of(key.strip().split(" ")));
            line.add("--help");
            Run run = Run.of(line, Map.of("NO_COLOR", "1"));
            return run.out() + run.err();
        });
    }

    private static String toolHelp(String command) {
        StringWriter help = new StringWriter();
        Main.run(new PrintWriter(help), new PrintWriter(help), command, "--help");
        return help.toString();
    }
}
