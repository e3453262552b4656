package org.rdma4j.tests.vm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The tests in the virtual machine detect a single wrong offset in one of the emitted records. */
class BrokenOffsetTest {
    private static final String RECORD = "org/rdma4j/sys/ibverbs/ibv_sge.java";
    private static final String RIGHT = "set(ValueLayout.JAVA_INT_UNALIGNED, 8L, value)";
    /** Uses the offset of {@code lkey}. */
    private static final String WRONG = "set(ValueLayout.JAVA_INT_UNALIGNED, 12L, value)";

    /** Number of lines of a failure that contain its reason. */
    private static final int REASON = 5;

    private static final String TESTS = ".*\\.SendReceiveTest";

    private final Path folder = Guest.folder("vm-broken");

    @Test
    void wrongOffsetFailsTheGuestTests() throws IOException {
        Vm.Result setup = Vm.run(folder.resolve("setup.log"), List.of("setup"));
        Assumptions.assumeFalse(
                setup.exit() == Vm.MISSING,
                () -> "not run, because the virtual machine is not available:\n" + setup.tail());
        Path classes = compile(broken());
        Path out = Guest.empty(folder.resolve("out"));
        List<String> words = new ArrayList<>(List.of("run", "--timeout", "240", "--out", out.toString(), "--"));
        words.addAll(Guest.java(classes + ":" + Guest.classPath()));
        words.addAll(Guest.tests(TESTS));
        Vm.Result run = Vm.run(folder.resolve("run.log"), words);

        // Some tests do not depend on the record, for example those of empty messages. The test that does must fail on
        // both devices.
        List<GuestReport.Case> cases = GuestReport.in(out).stream()
                .flatMap(report -> report.cases().stream())
                .filter(test -> test.name().startsWith("messageArrives"))
                .toList();
        assertThat(cases).as(run.tail()).hasSize(2);
        for (GuestReport.Case test : cases) {
            assertThat(test.failure()).as("failure of %s", test.name()).isPresent();
            String reason = test.failure().orElse("").lines().limit(REASON).collect(Collectors.joining("\n    "));
            System.out.println(test.name() + ": " + reason);
        }
    }

    /** Returns a copy of the source of the record with {@code length} at the offset of {@code lkey}. */
    private Path broken() throws IOException {
        Path source = Vm.root().resolve("rdma-sys/src/generated/java").resolve(RECORD);
        String text = Files.readString(source);
        assertThat(text.split(Pattern.quote(RIGHT), -1))
                .as("occurrences in %s of %s", source, RIGHT)
                .hasSize(2);
        Path copy = Guest.empty(folder.resolve("src")).resolve(RECORD);
        Files.createDirectories(Objects.requireNonNull(copy.getParent()));
        return Files.writeString(copy, text.replace(RIGHT, WRONG));
    }

    private Path compile(Path source) throws IOException {
        Path classes = Guest.empty(folder.resolve("classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = List.of("-proc:none", "-nowarn", "-cp", Guest.classPath(), "-d", classes.toString());
            boolean compiled = compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
                    .call();
            assertThat(compiled).as(messages.toString()).isTrue();
        }
        return classes;
    }
}
