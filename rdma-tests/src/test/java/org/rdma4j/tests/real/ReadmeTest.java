package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.rdma4j.examples.quickstart.Greeter;
import org.rdma4j.examples.quickstart.ListDevices;
import org.rdma4j.examples.quickstart.RemoteRead;

/** The programs in README.md are parts of those compiled, and the files that it names exist. */
class ReadmeTest {

    private static final Path ROOT = Path.of(System.getProperty("rdma4j.tests.root", ".."));
    private static final Path README = ROOT.resolve("README.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```([\\w -]+)\n(.*?)^```$");

    @Test
    void programsAreThoseCompiled() throws IOException {
        List<Class<?>> programs = List.of(Greeter.class, RemoteRead.class, ListDevices.class);
        List<String> blocks = blocks("java");
        assertThat(blocks).as("one block for each of %s", programs).hasSameSizeAs(programs);
        for (int i = 0; i < blocks.size(); i++) {
            assertThat(source(programs.get(i)))
                    .as("the block is a part of %s", programs.get(i))
                    .contains(blocks.get(i).indent(4).replaceAll("(?m)^ +$", ""));
        }
    }

    /** The first program, which is a server and its client, is short, and so is the page. */
    @Test
    void firstProgramIsShort() throws IOException {
        assertThat(blocks("java").getFirst().lines()).hasSizeLessThanOrEqualTo(16);
        assertThat(Files.readAllLines(README)).hasSizeLessThanOrEqualTo(130);
    }

    private static String source(Class<?> program) throws IOException {
        return Files.readString(
                Path.of("../rdma-examples/src/main/java", program.getName().replace('.', '/') + ".java"));
    }

    /** PageCommandsTest runs the command in the virtual machine; here, the output shown is that of the client. */
    @Test
    void outputIsAsShown() throws IOException {
        String command = blocks("sh vm").getFirst();
        Matcher name = Pattern.compile("Greeter client \\S+ (\\w+)\n").matcher(command);
        assertThat(name.find()).as(command).isTrue();
        assertThat(blocks("text").getFirst()).isEqualTo("Hello, " + name.group(1) + "\n");
        assertThat(source(Greeter.class)).contains("\"Hello, \" + request.text()");
    }

    @Test
    void namedFilesExist() throws IOException {
        String readme = Files.readString(README);
        Matcher command = Pattern.compile("\\./dev (\\w+)").matcher(readme);
        while (command.find()) {
            assertThat(ROOT.resolve("scripts").resolve(command.group(1))).isExecutable();
        }
        Matcher metadata = Pattern.compile("metadata/[\\w.-]+\\.json").matcher(readme);
        while (metadata.find()) {
            assertThat(ROOT.resolve(metadata.group())).isRegularFile();
        }
    }

    @Test
    void linkedFilesExist() throws IOException {
        Matcher link = Pattern.compile("]\\(([^):#]+)(#[^)]*)?\\)").matcher(Files.readString(README));
        int links = 0;
        while (link.find()) {
            assertThat(ROOT.resolve(link.group(1))).exists();
            links++;
        }
        assertThat(links).isPositive();
    }

    /** Returns the code blocks whose first line has a text after the fence. */
    private static List<String> blocks(String language) throws IOException {
        List<String> blocks = new ArrayList<>();
        Matcher block = BLOCK.matcher(Files.readString(README));
        while (block.find()) {
            if (block.group(1).equals(language)) {
                blocks.add(block.group(2));
            }
        }
        assertThat(blocks).as("code blocks in %s", language).isNotEmpty();
        return blocks;
    }
}
