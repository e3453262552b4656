package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.runtime.LoadProbe;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;

/** Extraction of the wrapper library from the jar. */
class BundledWrapperTest {
    @TempDir
    Path folder;

    private static Run load(String... options) {
        return ChildJvm.run(LoadProbe.class, List.of(options), "WRAPPER", "maps")
                .expectOk();
    }

    @Test
    void wrapperIsCopiedOpenedAndRemoved() throws IOException {
        Run run = load("-Dorg.rdma4j.tmpdir=" + folder);
        assertThat(run.lines().get(0))
                .matches("WRAPPER available jar:META-INF/native/librdma_wrapper-linux-[a-z0-9_]+\\.so");
        assertThat(run.out()).containsPattern("mapped .*librdma_wrapper.so.* " + folder + "/");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void wrapperNeedsNoConnectionManager() {
        assertThat(load("-Dorg.rdma4j.rdmacm.path=/nonexistent").out())
                .contains("WRAPPER available")
                .contains("mapped libibverbs.so.1")
                .doesNotContain("librdmacm");
    }

    @Test
    void unwritableFolderIsReportedWithRemedy() {
        assertThat(load("-Dorg.rdma4j.tmpdir=" + folder.resolve("absent")).out())
                .contains("WRAPPER missing Cannot load librdma_wrapper.so")
                .contains(folder.resolve("absent").toString())
                .contains(
                        "Name a directory that this user may write to and execute from with -Dorg.rdma4j.tmpdir=DIRECTORY.");
    }

    @Test
    void namedLibraryIsUsed() throws IOException {
        Path copy = Wrapper.copyTo(folder.resolve("librdma_wrapper.so")).toRealPath();
        assertThat(load("-Dorg.rdma4j.wrapper.path=" + copy).lines().get(0)).isEqualTo("WRAPPER available " + copy);
        assertThat(load("-Dorg.rdma4j.wrapper.path=" + folder).lines().get(0)).isEqualTo("WRAPPER available " + copy);
    }

    @Test
    void missingNamedLibraryIsNotReplaced() {
        assertThat(load("-Dorg.rdma4j.wrapper.path=" + folder).out())
                .contains("WRAPPER missing")
                .contains(folder + "/librdma_wrapper.so (named by -Dorg.rdma4j.wrapper.path)")
                .contains("Correct -Dorg.rdma4j.wrapper.path");
    }
}
