package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.CommandResult;

/** {@link SymbolCheck} compares the symbols in the metadata with those of the libraries. */
class SymbolCheckTest {

    @TempDir
    Path folder;

    @BeforeEach
    void build() throws IOException {
        Files.writeString(folder.resolve("lib.h"), "int one(void);\nint two(void);\nint three(void);\n");
        Files.writeString(folder.resolve("lib.c"), """
                #include "lib.h"
                int one(void) { return 1; }
                int old_two(void) { return 0; }
                int new_two(void) { return 2; }
                __asm__(".symver old_two,two@LIB_1.0");
                __asm__(".symver new_two,two@@LIB_1.1");
                """);
        Files.writeString(folder.resolve("lib.map"), "LIB_1.0 { global: one; local: *; };\nLIB_1.1 { } LIB_1.0;\n");
        CommandResult built = Command.of(
                        "cc", "-shared", "-fPIC", "-Wl,--version-script=lib.map", "-o", "liblab.so.1", "lib.c")
                .in(folder)
                .run();
        assertThat(built.err()).isEmpty();
    }

    private static FunctionDecl function(String name, String version) {
        return new FunctionDecl(
                name,
                new FunctionType(ScalarType.INT, List.of(), false),
                Linkage.EXTERN,
                Optional.of(version).filter(v -> !v.isEmpty()),
                "lib.h");
    }

    private static Metadata metadata(String soname, FunctionDecl... functions) {
        Partition partition = new Partition(
                "lab",
                "lab",
                soname,
                List.of("lib.h"),
                List.of(),
                List.of(),
                List.of(functions),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
        return new Metadata("lab", "1", Target.X86_64, new TreeMap<>(), List.of(partition), List.of());
    }

    private VerifyOptions options(Set<String> optional) {
        return VerifyOptions.of(List.of()).withIncludePaths(List.of(folder)).withLibraries(List.of(folder), optional);
    }

    private List<String> mismatches(FunctionDecl... functions) {
        VerifyReport report = Verifier.verify(metadata("liblab.so.1", functions), options(Set.of()));
        assertThat(report.compared().get(FactKind.SYMBOL)).isEqualTo(functions.length);
        return report.mismatches().stream().map(Mismatch::render).toList();
    }

    @Test
    void comparesTheDefaultVersion() {
        assertThat(mismatches(function("one", "LIB_1.0"), function("two", "LIB_1.1")))
                .isEmpty();
        assertThat(mismatches(function("one", "LIB_1.1"), function("two", "LIB_1.0")))
                .containsExactly(
                        "mismatch: symbol one: metadata LIB_1.1, compiler LIB_1.0 (lib.h)",
                        "mismatch: symbol two: metadata LIB_1.0, compiler LIB_1.1 (lib.h)");
        assertThat(mismatches(function("one", "")))
                .containsExactly("mismatch: symbol one: metadata a symbol without version, compiler LIB_1.0 (lib.h)");
    }

    @Test
    void reportsAnAbsentSymbol() {
        assertThat(mismatches(function("three", "LIB_1.0")))
                .containsExactly(
                        "mismatch: symbol three: metadata LIB_1.0, compiler no such symbol in liblab.so.1 (lib.h)");
    }

    @Test
    void findsLibrariesOfTheCompiler() {
        assertThat(Stream.of("liblab.so.1", "libc.so.6")
                        .map(soname -> Verifier.verify(metadata(soname, function("one", "LIB_1.0")), options(Set.of())))
                        .map(report -> report.mismatches().size()))
                .containsExactly(0, 1);
    }

    @Test
    void reportsAnAbsentLibraryUnlessAllowed() {
        Metadata metadata = metadata("libnowhere.so.7", function("one", "LIB_1.0"));
        assertThatThrownBy(() -> Verifier.verify(metadata, options(Set.of())))
                .isInstanceOf(ProblemException.class)
                .hasMessage("cannot find libnowhere.so.7, the library of lab; install the package liblab-dev,"
                        + " or name its directory with -L");
        VerifyReport report = Verifier.verify(metadata, options(Set.of("libnowhere.so.7")));
        assertThat(report.render())
                .contains("note: the symbols of lab were not compared: cannot find libnowhere.so.7\n");
    }
}
