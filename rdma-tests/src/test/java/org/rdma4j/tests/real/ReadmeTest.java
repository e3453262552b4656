package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.rdma4j.examples.quickstart.Greeter;
import org.rdma4j.examples.quickstart.Hello;
import org.rdma4j.tests.Example;
import org.rdma4j.tests.support.ChildJvm;

/** The programs in README.md are those compiled here, and print the output shown there. */
class ReadmeTest {

    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+)\n(.*?)^```$");

    @Test
    void programsAreThoseCompiled() throws IOException {
        Path examples = Path.of("../rdma-examples/src/main/java");
        assertThat(blocks("java"))
                .as("the programs in README.md are copies of %s, %s and %s", Hello.class, Greeter.class, Example.class)
                .startsWith(
                        program(examples, Hello.class),
                        program(examples, Greeter.class),
                        program(Path.of("src/test/java"), Example.class));
    }

    @Test
    void firstProgramIsShort() throws IOException {
        List<String> lines = blocks("java").getFirst().lines().toList();
        int first = lines.indexOf("    public static void main(String[] arguments) throws IOException {") + 1;
        assertThat(first).isPositive();
        int end = first + lines.subList(first, lines.size()).indexOf("    }");
        assertThat(lines.subList(first, end)).as("lines of main").hasSizeLessThanOrEqualTo(20);
    }

    /** The server and its client have at most ten lines each. */
    @Test
    void serverAndClientAreShort() throws IOException {
        List<String> lines = blocks("java").get(1).lines().toList();
        int server = lines.indexOf("        if (arguments[0].equals(\"server\")) {") + 1;
        int client = lines.indexOf("        } else {") + 1;
        assertThat(server).isPositive();
        assertThat(client).isPositive();
        int end = client + lines.subList(client, lines.size()).indexOf("        }");
        // The client has an additional line for the address.
        assertThat(client - server).as("lines of the server").isLessThanOrEqualTo(10);
        assertThat(end - client + 1).as("lines of the client").isLessThanOrEqualTo(10);
    }

    private static String program(Path folder, Class<?> program) throws IOException {
        String text = Files.readString(folder.resolve(program.getName().replace('.', '/') + ".java"));
        return text.substring(text.indexOf("import "));
    }

    @Test
    void outputIsAsShown() throws IOException {
        List<String> printed = ChildJvm.run(Example.class, List.of()).expectOk().lines();
        assertThat(masked(printed.stream()))
                .as("output shown in README.md")
                .isEqualTo(masked(blocks("text").get(0).lines()));
    }

    @Test
    void namedFilesExist() throws IOException {
        String readme = Files.readString(ROOT.resolve("README.md"));
        Matcher command = Pattern.compile("\\./dev (\\w+)").matcher(readme);
        while (command.find()) {
            assertThat(ROOT.resolve("scripts").resolve(command.group(1))).isExecutable();
        }
        Matcher metadata = Pattern.compile("metadata/[\\w.-]+\\.json").matcher(readme);
        while (metadata.find()) {
            assertThat(ROOT.resolve(metadata.group())).isRegularFile();
        }
    }

    /** Returns the code blocks in a language. */
    private static List<String> blocks(String language) throws IOException {
        List<String> blocks = new ArrayList<>();
        Matcher block = BLOCK.matcher(Files.readString(ROOT.resolve("README.md")));
        while (block.find()) {
            if (block.group(1).equals(language)) {
                blocks.add(block.group(2));
            }
        }
        assertThat(blocks).as("code blocks in %s", language).isNotEmpty();
        return blocks;
    }

    /** Masks values that differ between machines: folders, releases, devices and their names. */
    private static List<String> masked(Stream<String> lines) {
        return lines.filter(line -> !line.startsWith("  "))
                .map(line -> line.replaceFirst(": (/|jar:).*", ": ...")
                        .replaceFirst("^rdma-core .*", "rdma-core ...")
                        .replaceFirst("^devices: .*", "devices: ..."))
                .toList();
    }
}
