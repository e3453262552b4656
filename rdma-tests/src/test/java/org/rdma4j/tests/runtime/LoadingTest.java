package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;

/** Lookup of the native libraries, and the messages if it fails; each case runs in a separate JVM. */
class LoadingTest {
    private static final String VERBS = "-Dorg.rdma4j.ibverbs.path=";
    private static final String CM = "-Dorg.rdma4j.rdmacm.path=";
    private static final String INSTALL_VERBS =
            "apt-get install libibverbs1 (Debian, Ubuntu) or dnf install libibverbs (Fedora, RHEL)";
    private static final String INSTALL_CM =
            "apt-get install librdmacm1 (Debian, Ubuntu) or dnf install librdmacm (Fedora, RHEL)";

    @TempDir
    Path directory;

    private Path verbs = Path.of("");

    @BeforeEach
    void findVerbs() {
        verbs = Path.of(NativeLibrary.IBVERBS.location().orElseThrow());
    }

    private static Run load(String option, String... libraries) {
        return ChildJvm.run(LoadProbe.class, List.of(option), libraries).expectOk();
    }

    @Test
    void systemLibrariesAreReportedWithTheirRealNames() {
        List<String> lines = load("-Dunused", "IBVERBS", "RDMACM").lines();
        assertThat(lines.get(0)).matches("IBVERBS available /.*/libibverbs\\.so\\.1\\.\\d+\\.\\d+\\.\\d+");
        assertThat(lines.get(1)).matches("RDMACM available /.*/librdmacm\\.so\\.1\\.\\d+\\.\\d+\\.\\d+");
    }

    @Test
    void verbsDoNotLoadTheConnectionManager() {
        assertThat(load("-Dunused", "IBVERBS", "maps").out())
                .contains("mapped libibverbs")
                .doesNotContain("librdmacm");
    }

    @Test
    void loadingClassesLoadsNoLibrary() {
        assertThat(load("-Dunused", "maps").out()).contains("mapped").doesNotContain("libibverbs");
    }

    @Test
    void missingFile() {
        String out = load(VERBS + "/nonexistent/libibverbs.so.1", "IBVERBS").out();
        assertThat(out)
                .contains("IBVERBS missing Cannot load libibverbs.so.1, rdma-core's verbs library, on Linux")
                .contains("/nonexistent/libibverbs.so.1 (named by -Dorg.rdma4j.ibverbs.path): ")
                .contains("cannot open shared object file: No such file or directory")
                .contains("Correct -Dorg.rdma4j.ibverbs.path")
                .contains(INSTALL_VERBS);
    }

    @Test
    void searchPathMayContainAnyCharacters() throws IOException {
        Assumptions.assumeTrue(
                "UTF-8".equals(System.getProperty("sun.jnu.encoding")),
                "the locale of this machine cannot encode such file names");
        Path library = Files.createDirectory(directory.resolve("größe")).resolve("libibverbs.so.1");
        Path copy = Files.copy(verbs, library).toRealPath();
        Map<String, String> environment =
                Map.of("LD_LIBRARY_PATH", copy.getParent().toString(), "LC_ALL", "C.UTF-8");
        Run run = ChildJvm.run(LoadProbe.class, List.of("-Dstdout.encoding=UTF-8"), environment, "IBVERBS");
        assertThat(run.expectOk().lines()).containsExactly("IBVERBS available " + copy);
    }

    @Test
    void danglingLink() throws IOException {
        Path link = Files.createSymbolicLink(directory.resolve("libibverbs.so.1"), directory.resolve("gone"));
        assertThat(load(VERBS + link, "IBVERBS").out())
                .contains("No such file or directory")
                .contains("It is a symbolic link to a file that does not exist.");
    }

    /** Passed on unchanged, the name would be searched for by the loader, which would find the system library. */
    @Test
    void nameWithoutDirectoryIsRelative() {
        assertThat(load(VERBS + "libibverbs.so.1", "IBVERBS").out())
                .contains("IBVERBS missing")
                .contains("tried " + Path.of("libibverbs.so.1").toAbsolutePath() + " (named by");
    }

    @Test
    void missingVerbsAreReportedByDependents() {
        String out = load(VERBS + "/nonexistent", "RDMACM", "WRAPPER").out();
        assertThat(out)
                .contains(
                        "RDMACM missing librdmacm.so.1, rdma-core's connection manager, needs libibverbs.so.1. Cannot")
                .contains("WRAPPER missing librdma_wrapper.so,")
                .contains(INSTALL_VERBS)
                .doesNotContain(INSTALL_CM);
    }

    @Test
    void missingConnectionManagerDoesNotAffectVerbs() {
        String out = load(CM + "/nonexistent", "RDMACM", "IBVERBS").out();
        assertThat(out).contains("RDMACM missing Cannot load librdmacm.so.1").contains(INSTALL_CM);
        assertThat(out).contains("IBVERBS available").doesNotContain(INSTALL_VERBS);
    }

    @Test
    void folderIsSearchedForTheSoname() throws IOException {
        Path copy = Files.copy(verbs, directory.resolve("libibverbs.so.1"));
        assertThat(load(VERBS + directory, "IBVERBS").lines())
                .containsExactly("IBVERBS available " + copy.toRealPath());
    }

    @Test
    void connectionManagerUsesTheNamedVerbs() throws IOException {
        Path copy = Files.copy(verbs, directory.resolve("libibverbs.so.1")).toRealPath();
        List<String> lines = load(VERBS + directory, "RDMACM", "maps").lines();
        assertThat(lines.get(0)).startsWith("RDMACM available");
        assertThat(lines.stream().filter(line -> line.contains("libibverbs.so")))
                .containsExactly("mapped libibverbs.so.1 " + copy);
    }

    @Test
    void fileOfAnotherArchitecture() throws IOException {
        byte[] bytes = Files.readAllBytes(verbs);
        boolean here = bytes[18] == 62;
        bytes[18] = (byte) (here ? 183 : 62);
        Path other = Files.write(directory.resolve("libibverbs.so.1"), bytes);
        assertThat(load(VERBS + other, "IBVERBS").out())
                .contains(", a file for 64-bit " + (here ? "aarch64" : "x86_64") + "): ")
                .contains("cannot open shared object file");
    }

    @Test
    void invalidLibraryIsReportedWithTheLoadersMessage() throws IOException {
        Path text = Files.writeString(directory.resolve("libibverbs.so.1"), "not a library\n");
        assertThat(load(VERBS + text, "IBVERBS").out())
                .contains("IBVERBS missing")
                .contains("file too short");
    }

    @Test
    void libraryWithUndefinedSymbol() throws IOException {
        // librdmacm finds this library under the name of libibverbs, but the functions it needs are missing.
        Path empty = C.library("empty", "-Wl,-soname,libibverbs.so.1");
        Path copy = Files.copy(empty, directory.resolve("libibverbs.so.1"), StandardCopyOption.REPLACE_EXISTING);
        String out = load(VERBS + copy, "IBVERBS", "RDMACM").out();
        assertThat(out).contains("IBVERBS available").contains("RDMACM missing Cannot load librdmacm.so.1");
        assertThat(out).contains("IBVERBS_1.");
    }

    @Test
    void deniedNativeAccessNamesTheFlag() {
        Run run = ChildJvm.start(LoadProbe.class, List.of("--illegal-native-access=deny"), "IBVERBS", "call")
                .expectOk();
        assertThat(run.out())
                .contains("IBVERBS missing This JVM does not allow rdma4j to call native code")
                .contains("Start java with --enable-native-access=ALL-UNNAMED")
                .contains("call threw java.lang.IllegalCallerException: This JVM does not allow")
                .doesNotContain("apt-get");
    }

    @Test
    void failureIsCachedAndThrownAgain() {
        String out = load(VERBS + "/nonexistent", "call", "call").out();
        assertThat(out.split("call threw java.lang.UnsatisfiedLinkError: Cannot load libibverbs", -1))
                .hasSize(3);
    }

    @Test
    void concurrentLoadsReturnTheSameLibrary() {
        assertThat(load("-Dunused", "race").lines()).containsExactly("race 1");
    }
}
