package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.support.Run;

/** scripts/build-wrapper builds the same bytes in any folder, and reports missing prerequisites clearly. */
class BuildWrapperTest {
    private static final String SCRIPT = "scripts/build-wrapper";

    @TempDir
    Path folder;

    /** Copies the files that the script needs to another folder. */
    private Path elsewhere() throws IOException {
        Path root = folder.resolve("elsewhere with a space");
        for (String name : List.of(
                SCRIPT,
                "scripts/wrapper.map",
                "rdma-gen/src/main/resources/org/rdma4j/gen/model/targets.properties",
                "rdma-sys/wrapper/wrapper.h",
                "rdma-sys/wrapper/sequences.h",
                "rdma-sys/wrapper/wrapper.c",
                "rdma-sys/wrapper/libibverbs.c",
                "rdma-sys/wrapper/libibverbs.map")) {
            Path copy = root.resolve(name);
            Files.createDirectories(copy.getParent());
            Files.copy(EmittedBindings.root().resolve(name), copy);
        }
        return root;
    }

    private Run build(Path root, Map<String, String> environment) {
        return Run.of(
                List.of(root.resolve(SCRIPT).toString(), folder.resolve("out").toString()), environment);
    }

    private List<Path> outputs() throws IOException {
        if (!Files.exists(folder.resolve("out"))) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder.resolve("out"))) {
            return files.toList();
        }
    }

    @Test
    void sameBytesInAnotherFolder() throws IOException {
        build(elsewhere(), Map.of()).expectOk();
        assertThat(outputs()).singleElement().satisfies(library -> {
            assertThat(library.getFileName().toString()).matches("librdma_wrapper-linux-\\w+\\.so");
            assertThat(library).hasSameBinaryContentAs(Wrapper.file());
        });
    }

    @Test
    void missingCompilerNamesThePackages() throws IOException {
        Run run = build(EmittedBindings.root(), Map.of("CC", "no-such-compiler -m64"));
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err())
                .contains("no C compiler: no-such-compiler is not on the PATH")
                .contains("apt-get install gcc")
                .contains("dnf install gcc");
        assertThat(outputs()).isEmpty();
    }

    @Test
    void missingHeadersNameThePackages() throws IOException {
        // Only the headers of the C library, as on a machine without those of rdma-core.
        Path headers = Files.createDirectories(folder.resolve("include"));
        Files.writeString(headers.resolve("stdlib.h"), "");
        Run run = build(EmittedBindings.root(), Map.of("CPPFLAGS", "-nostdinc -I" + headers));
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err())
                .contains("infiniband/verbs.h is not installed")
                .contains("apt-get install libibverbs-dev")
                .contains("dnf install rdma-core-devel");
        assertThat(outputs()).isEmpty();
    }

    @Test
    void invalidReleaseIsRejected() {
        Run run = build(EmittedBindings.root(), Map.of("RDMA_CORE_RELEASE", "44.0"));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("RDMA_CORE_RELEASE is '44.0'; it must be a number such as 4400");
    }

    @Test
    void failedCompilationKeepsTheOldLibrary() throws IOException {
        Path root = elsewhere();
        build(root, Map.of()).expectOk();
        byte[] before = Files.readAllBytes(outputs().get(0));
        Files.writeString(root.resolve("rdma-sys/wrapper/wrapper.c"), "int broken = ;\n");
        Run run = build(root, Map.of());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("wrapper.c:1").contains("wrapper.c does not compile against rdma-core");
        assertThat(outputs())
                .singleElement()
                .satisfies(library -> assertThat(library).hasBinaryContent(before));
    }

    @Test
    void undefinedFunctionFailsTheBuild() throws IOException {
        Path root = elsewhere();
        Files.writeString(
                root.resolve("rdma-sys/wrapper/wrapper.c"),
                "int absent(void);\n__attribute__((visibility(\"default\"))) int rdma_wrap_f(void);\n"
                        + "int rdma_wrap_f(void) { return absent(); }\n");
        assertThat(build(root, Map.of()).err()).contains("undefined reference to `absent'");
    }

    @Test
    void wrongUsage() {
        Run run = Run.of(List.of(EmittedBindings.root().resolve(SCRIPT).toString()), Map.of());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("usage: scripts/build-wrapper DIRECTORY");
    }
}
