package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.tests.real.UnpackedReleases.Release;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;

/**
 * wrapper.c compiles with the headers of every release, and the resulting library works with the libibverbs of every
 * release.
 */
class WrapperReleasesTest {
    private static final int EOPNOTSUPP = 95;
    /**
     * Functions called by inline functions that the oldest release lacks. They are referenced without a version, or not
     * at all.
     */
    private static final Map<String, Integer> LATE =
            Map.of("_ibv_query_gid_ex", 3200, "_ibv_query_gid_table", 3200, "_ibv_query_comp_cntr_caps", 6500);

    private static final String LATEST = "_ibv_query_comp_cntr_caps";

    @TempDir
    Path folder;

    static List<Release> releases() {
        return UnpackedReleases.known();
    }

    static Stream<Arguments> compilersAndReleases() {
        return Stream.of("gcc", "clang")
                .flatMap(compiler -> releases().stream().map(release -> Arguments.of(compiler, release)));
    }

    static Stream<Arguments> headersAndLibraries() {
        return releases().stream()
                .flatMap(headers -> releases().stream().map(library -> Arguments.of(headers, library)));
    }

    private static void assumeTool(String tool) {
        assumeTrue(
                Run.of(List.of("sh", "-c", "command -v " + tool), Map.of()).exit() == 0,
                tool + " is not on this machine");
    }

    private Path build(Release headers) {
        return new WrapperBuilder(folder).build(headers.includes(), headers.number());
    }

    @ParameterizedTest
    @MethodSource("compilersAndReleases")
    void compilesWithoutWarnings(String compiler, Release release) {
        assumeTool(compiler);
        List<String> command =
                new ArrayList<>(List.of(compiler, "-std=gnu11", "-O2", "-DNDEBUG", "-fvisibility=hidden"));
        command.addAll(List.of("-Wall", "-Wextra", "-Werror", "-DRDMA_CORE_RELEASE=" + release.number()));
        command.addAll(release.includes());
        command.addAll(List.of("-c", "-o", folder.resolve("wrapper.o").toString()));
        command.add(EmittedBindings.root().resolve("rdma-sys/wrapper/wrapper.c").toString());
        assertThat(Run.ok(command).err()).isEmpty();
    }

    @Test
    void headerRequiresARelease() {
        Run run = Run.of(
                List.of(
                        "cc",
                        "-fsyntax-only",
                        EmittedBindings.root()
                                .resolve("rdma-sys/wrapper/wrapper.h")
                                .toString()),
                Map.of("LC_ALL", "C"));
        assertThat(run.exit()).isNotZero();
        assertThat(run.err()).contains("-DRDMA_CORE_RELEASE=4400 for 44.0");
    }

    @ParameterizedTest
    @MethodSource("releases")
    void referencesExistInTheOldestRelease(Release headers) {
        List<String> undefined = names(build(headers), "--undefined-only").stream()
                .filter(name -> name.contains("ibv_"))
                .toList();
        List<String> exported = names(UnpackedReleases.oldest().library(), "--defined-only");
        List<String> versioned = new ArrayList<>(undefined);
        // If a linker adds a version to a weak reference, older releases cannot load the library.
        LATE.forEach(
                (name, since) -> assertThat(versioned.remove(name)).as(name).isEqualTo(headers.number() >= since));
        assertThat(versioned).isNotEmpty().allMatch(name -> name.contains("@IBVERBS_1."));
        assertThat(exported)
                .containsAll(versioned.stream().map(n -> n.replace("@", "@@")).toList());
    }

    /** A reference without a version is bound to the only version that exists. */
    @ParameterizedTest
    @MethodSource("releases")
    void unversionedReferencesHaveOneVersion(Release release) {
        List<String> exported = names(release.library(), "--defined-only");
        LATE.forEach((late, since) -> assertThat(exported)
                .filteredOn(name -> name.startsWith(late + "@"))
                .hasSize(release.number() >= since ? 1 : 0));
    }

    private static List<String> names(Path library, String which) {
        return Run.ok(List.of("nm", "--dynamic", "--with-symbol-versions", which, library.toString())).lines().stream()
                .map(line -> line.substring(line.lastIndexOf(' ') + 1))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("headersAndLibraries")
    void worksWithTheLibraryOfEveryRelease(Release headers, Release library) {
        Path code = library.code();
        assumeLoads(code);
        Run run = ChildJvm.run(WrapperProbe.class, options(build(headers), code), "event")
                .expectOk();
        assertThat(run.lines()).containsExactly("open", "release OptionalInt[" + headers.number() + "]", "event -1");
    }

    @Test
    void missingExportIsUnsupported() throws IOException {
        Release newest = UnpackedReleases.newest();
        assumeTrue(newest.number() >= LATE.get(LATEST), "no known release has " + LATEST);
        Path wrapper = build(newest);
        assertThat(ChildJvm.run(WrapperProbe.class, options(wrapper, standIn("")), "counters")
                        .expectOk()
                        .out())
                .contains("counters " + EOPNOTSUPP);
        assertThat(ChildJvm.run(
                                WrapperProbe.class,
                                options(
                                        wrapper,
                                        standIn("int " + LATEST + "(void);\nint " + LATEST
                                                + "(void) { return 4711; }\n")),
                                "counters")
                        .expectOk()
                        .out())
                .contains("counters 4711");
    }

    private static List<String> options(Path wrapper, Path library) {
        return List.of("-Dorg.rdma4j.wrapper.path=" + wrapper, "-Dorg.rdma4j.ibverbs.path=" + library);
    }

    /**
     * Returns a library with the exports of the oldest release, and optionally one more with a version of the newest.
     */
    private Path standIn(String more) throws IOException {
        Path sources = EmittedBindings.root().resolve("rdma-sys/wrapper");
        Path source = folder.resolve("library.c");
        Path versions = folder.resolve("library.map");
        Path library = folder.resolve(more.isEmpty() ? "without.so" : "with.so");
        Files.writeString(source, Files.readString(sources.resolve("libibverbs.c")) + more);
        Files.writeString(
                versions,
                Files.readString(sources.resolve("libibverbs.map"))
                        + (more.isEmpty() ? "" : "IBVERBS_1.18 { global: " + LATEST + "; };\n"));
        Run.ok(List.of(
                "cc",
                "-shared",
                "-fPIC",
                "-w",
                "-o",
                library.toString(),
                source.toString(),
                "-Wl,-soname,libibverbs.so.1",
                "-Wl,--version-script=" + versions));
        return library;
    }

    /** Skips the test if the C library of this machine is too old for the library of another release. */
    private static void assumeLoads(Path library) {
        Run run = Run.of(List.of("ldd", library.toString()), Map.of("LC_ALL", "C"));
        List<String> lacking = (run.out() + run.err())
                .lines()
                .filter(line -> line.contains("not found"))
                .toList();
        assumeTrue(lacking.isEmpty(), "the library cannot be loaded on this machine: " + String.join("; ", lacking));
    }
}
