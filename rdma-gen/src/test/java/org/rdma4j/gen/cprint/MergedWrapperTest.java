package org.rdma4j.gen.cprint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;

/** The common wrapper for releases 30.0, 40.0 and 50.0 of a library. */
class MergedWrapperTest {

    /** The header of release 50.0, or with {@code -DOLD} that of release 30.0. */
    private static final String HEADER = """
            #include <errno.h>
            int dev_open(int n);
            struct front { void *f; long last; };
            #ifdef OLD
            struct attr { int a; union { struct { short b, c; } in; }; };
            static inline int dev_gone(int n) { return dev_open(n) + 1; }
            #else
            struct attr { int a; union { struct { short b, c; } in; }; long d; };
            struct fresh { char x[3]; };
            int dev_code(int n);
            int dev_negative(int n);
            int dev_minus(int n);
            void *dev_null(void *p);
            void dev_void(int *n);
            int dev_unknown(int n);
            static inline int dev_all(int n) {
                int was = 0;
                errno = 0;
                dev_void(&was);
                was += dev_open(n);
                return dev_code(n) * 1000000 + (dev_negative(n) + 500) * 10000 + (dev_minus(n) + 2) * 1000
                    + (dev_null(&n) ? 500 : 0) + was + errno;
            }
            #endif
            """;

    private static final CType INT = ScalarType.INT;

    private static FunctionDecl function(
            String name, Linkage linkage, Optional<String> node, CType result, CType... parameters) {
        List<Parameter> named = new ArrayList<>();
        for (CType type : parameters) {
            named.add(new Parameter("n", type));
        }
        return new FunctionDecl(name, new FunctionType(result, named, false), linkage, node, "dev.h");
    }

    private static FunctionDecl export(String name, CType result, CType parameter) {
        return function(name, Linkage.EXTERN, Optional.of("DEV_5"), result, parameter);
    }

    private static FieldDecl field(String name, CType type, long offset, long width) {
        return new FieldDecl(name, type, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, offset, width);
    }

    private static RecordDecl record(RecordDecl.Kind kind, String name, long size, FieldDecl... fields) {
        return new RecordDecl(kind, name, false, Packing.NONE, size, 4, List.of(fields), "dev.h");
    }

    private static MergedReleases union() {
        CType pointer = new PointerType(new VoidType());
        List<FunctionDecl> functions = List.of(
                function("dev_open", Linkage.EXTERN, Optional.of("DEV_1.10"), INT, INT),
                function("dev_close", Linkage.EXTERN, Optional.of("DEV_1.9"), INT, INT),
                function("dev_plain", Linkage.EXTERN, Optional.empty(), INT, INT),
                export("dev_code", INT, INT),
                export("dev_negative", INT, INT),
                export("dev_minus", INT, INT),
                export("dev_null", pointer, pointer),
                export("dev_void", new VoidType(), new PointerType(INT)),
                export("dev_unknown", INT, INT),
                function("dev_all", Linkage.INLINE, Optional.empty(), INT, INT),
                function("dev_gone", Linkage.INLINE, Optional.empty(), INT, INT));
        RecordDecl in = record(
                RecordDecl.Kind.STRUCT,
                "",
                4,
                field("b", ScalarType.SHORT, 0, 16),
                field("c", ScalarType.SHORT, 16, 16));
        RecordDecl either = record(RecordDecl.Kind.UNION, "", 4, field("in", new UnnamedRecord(in), 0, 32));
        RecordDecl attr = record(
                RecordDecl.Kind.STRUCT,
                "attr",
                16,
                field("a", INT, 0, 32),
                field("", new UnnamedRecord(either), 32, 32),
                field("d", ScalarType.LONG, 64, 64));
        RecordDecl fresh = record(RecordDecl.Kind.STRUCT, "fresh", 3, field("x", ScalarType.CHAR, 0, 24));
        RecordDecl front = record(
                RecordDecl.Kind.STRUCT,
                "front",
                16,
                field("f", pointer, 0, 64),
                field("last", ScalarType.LONG, 64, 64));
        Partition partition = new Partition(
                "dev",
                "dev",
                "libdev.so.1",
                List.of("dev.h"),
                List.of(attr, fresh, front),
                List.of(),
                functions,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
        SortedMap<History.Key, Span> spans = new TreeMap<>();
        for (String late :
                List.of("dev_code", "dev_negative", "dev_minus", "dev_null", "dev_void", "dev_unknown", "dev_all")) {
            spans.put(new History.Key(Kind.FUNCTION, late), new Span(Optional.of("45.1"), true, Optional.empty()));
        }
        spans.put(new History.Key(Kind.FUNCTION, "dev_gone"), new Span(Optional.empty(), true, Optional.of("40.0")));
        spans.put(new History.Key(Kind.RECORD, "fresh"), new Span(Optional.of("50.0"), false, Optional.empty()));
        spans.put(new History.Key(Kind.FIELD, "attr.d"), new Span(Optional.of("50.0"), false, Optional.empty()));
        // A function of the oldest release is not optional, whatever release the configuration gives for it.
        spans.put(new History.Key(Kind.FUNCTION, "dev_close"), new Span(Optional.of("30.0"), true, Optional.empty()));
        Metadata metadata = new Metadata("dev", "50.0", Target.X86_64, new TreeMap<>(), List.of(partition), List.of());
        return new MergedReleases(metadata, new History(List.of("30.0", "40.0", "50.0"), spans));
    }

    private static WrapperText print(Optional<String> macro) {
        return WrapperPrinter.print(
                union(),
                new WrapperOptions(
                        "wrap_",
                        List.of("<dev.h>"),
                        Map.of(),
                        macro,
                        Set.of("dev"),
                        Map.of(
                                "dev_code", Failure.CODE,
                                "dev_negative", Failure.NEGATIVE_CODE,
                                "dev_minus", Failure.MINUS_ONE,
                                "dev_null", Failure.NULL),
                        Optional.of(new LayoutAssertions(
                                List.of(LayoutTable.of(union())),
                                List.of(Target.X86_64),
                                new RecordAllocation(Set.of("fresh", "front"), Set.of(), Set.of("front")),
                                Set.of())),
                        "/* notice */\n"));
    }

    private static WrapperText print() {
        return print(Optional.of("DEV_RELEASE"));
    }

    @Test
    void declarationsOfSomeReleasesAreConditional() {
        WrapperText text = print();
        assertThat(text.header())
                .contains("#ifndef DEV_RELEASE\n#error \"give the release of the headers")
                .contains("#if DEV_RELEASE >= 4501\nint wrap_dev_all(int n);\n#endif\n")
                .contains("#if DEV_RELEASE <= 4000\nint wrap_dev_gone(int n);\n#endif\n")
                .doesNotContain("offset", "wrap_release");
        assertThat(text.source())
                .contains("#if DEV_RELEASE >= 4501\nSAME_TYPE(wrap_dev_all, dev_all);\n")
                .contains("#if DEV_RELEASE <= 4000\nSAME_TYPE(wrap_dev_gone, dev_gone);\n")
                .contains("const uint32_t wrap_release = DEV_RELEASE;\n");
    }

    @Test
    void rejectsConditionalDeclarationsWithoutAReleaseMacro() {
        assertThatThrownBy(() -> print(Optional.empty()))
                .isInstanceOf(ProblemException.class)
                .hasMessageContaining("some releases lack dev_")
                .hasMessageContaining("output.release_macro");
    }

    @Test
    void stubExportsTheFunctionsOfTheOldestRelease() {
        assertThat(print().stubs()).containsOnlyKeys("libdev.c", "libdev.map");
        assertThat(print().stubs().get("libdev.c"))
                .endsWith("\nvoid dev_close(void) {}\nvoid dev_open(void) {}\nvoid dev_plain(void) {}\n");
        assertThat(print().stubs().get("libdev.map"))
                .endsWith("\nDEV_1.9 {\n  global:\n    dev_close;\n};\nDEV_1.10 {\n  global:\n    dev_open;\n};\n");
    }

    @Test
    void buildIdentifierCoversTheEntireText() {
        String build = print().build();
        assertThat(build).matches("[0-9a-f]{16}");
        assertThat(print().source()).contains("const uint32_t wrap_build_" + build + " = 1;\n");
        assertThat(print(Optional.of("OTHER_RELEASE")).build())
                .matches("[0-9a-f]{16}")
                .isNotEqualTo(build);
    }

    /**
     * A field with another offset and a larger record of callers are errors; the library may change the records that it
     * allocates.
     */
    @ParameterizedTest
    @ValueSource(strings = {"gcc", "clang"})
    void doesNotCompileWithOtherLayouts(String compiler, @TempDir Path folder) throws IOException {
        assertThat(compile(folder, compiler, HEADER)).isEmpty();
        assertThat(compile(folder, compiler, HEADER.replace("short b, c;", "short b, x, c;")))
                .contains("struct attr.in.c has another offset than in the bindings")
                .contains("struct attr.d has another offset than in the bindings")
                .doesNotContain("in.b is");
        assertThat(compile(folder, compiler, HEADER.replace("long d;", "long d, e;")))
                .contains("struct attr is larger than in the bindings");
        assertThat(compile(folder, compiler, HEADER.replace("char x[3];", "char x[3], y;")))
                .isEmpty();
        assertThat(compile(folder, compiler, HEADER.replace("struct front { ", "struct front { void *newer[3]; ")))
                .isEmpty();
        assertThat(compile(folder, compiler, HEADER.replace("struct front { void *f;", "struct front { void *f, *g;")))
                .contains("struct front.f has another offset from last than in the bindings");
    }

    private static String compile(Path folder, String compiler, String header) throws IOException {
        Files.writeString(folder.resolve("dev.h"), header);
        Files.writeString(folder.resolve("wrapper.h"), print().header());
        Files.writeString(folder.resolve("wrapper.c"), print().source());
        return Command.of(compiler, "-fsyntax-only", "-std=gnu17", "-DDEV_RELEASE=5000", "-I.", "wrapper.c")
                .in(folder)
                .run()
                .err();
    }

    /** Links a wrapper to the stub library, runs it with a real library, and returns the output. */
    private String run(Path folder, String compiler, String flags, String library) throws IOException {
        WrapperText text = print();
        Files.writeString(folder.resolve("dev.h"), HEADER);
        Files.writeString(folder.resolve("wrapper.h"), text.header());
        Files.writeString(folder.resolve("wrapper.c"), text.source());
        for (Map.Entry<String, String> stub : text.stubs().entrySet()) {
            Files.writeString(folder.resolve(stub.getKey()), stub.getValue());
        }
        Files.writeString(folder.resolve("real.c"), library);
        Files.writeString(
                folder.resolve("real.map"),
                "DEV_1.9 { global: dev_close; };\nDEV_1.10 { global: dev_open; };\nDEV_5 { global: dev_c*; dev_m*;"
                        + " dev_n*; dev_v*; };\n");
        Files.writeString(folder.resolve("main.c"), """
                #include <stdint.h>
                #include <stdio.h>
                #include "wrapper.h"
                extern const uint32_t wrap_release, wrap_offset_front_last;
                int main(void) {
                    printf("%u: %u", wrap_release, wrap_offset_front_last);
                #if DEV_RELEASE >= 4501
                    printf(" %d\\n", wrap_dev_all(7));
                #else
                    printf(" %d\\n", wrap_dev_gone(7));
                #endif
                    return 0;
                }
                """);
        String shared = compiler + " -shared -fPIC -Wl,-soname,libdev.so.1 ";
        return sh(
                folder,
                shared + "-w -Wl,--version-script=libdev.map -o libdev.so libdev.c",
                compiler + " -shared -fPIC -Wall -Wextra -Wpedantic -Werror -O2 -std=gnu17 " + flags
                        + " -I. -fvisibility=hidden -ffunction-sections -Wl,--gc-sections -Wl,-z,defs -Wl,-z,now"
                        + " -o wrapper.so wrapper.c ./libdev.so",
                "mkdir real",
                shared + "-Wl,--version-script=real.map -o real/libdev.so.1 real.c",
                compiler + " " + flags + " -I. -o main main.c ./wrapper.so -Wl,--unresolved-symbols=ignore-all",
                "LD_LIBRARY_PATH=real ./main",
                "nm -D --undefined-only wrapper.so | grep -o 'dev_.*' | sort");
    }

    private static String sh(Path folder, String... commands) {
        var result =
                Command.of("sh", "-c", String.join(" && ", commands)).in(folder).run();
        assertThat(result.err()).isEmpty();
        return result.out();
    }

    private static final String OLD = "int dev_open(int n) { return n * 2; }\nint dev_close(int n) { return n; }\n";

    @ParameterizedTest
    @ValueSource(strings = {"gcc", "clang"})
    void callsExportsOfANewLibrary(String compiler, @TempDir Path folder) throws IOException {
        String library = OLD
                + "int dev_code(int n) { return n; } int dev_negative(int n) { return n - 500; }\n"
                + "int dev_minus(int n) { return n; } void *dev_null(void *p) { return p; }\n"
                + "void dev_void(int *n) { *n = 11; }\n";
        assertThat(run(folder, compiler, "-DDEV_RELEASE=5000", library))
                .isEqualTo("5000: 8 " + (7_000_000 + 70_000 + 9000 + 500 + 11 + 14) + "\n"
                        + "dev_code\ndev_minus\ndev_negative\ndev_null\ndev_open@DEV_1.10\ndev_void\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gcc", "clang"})
    void reportsMissingExportsOfAnOldLibrary(String compiler, @TempDir Path folder) throws IOException {
        assertThat(run(folder, compiler, "-DDEV_RELEASE=5000", OLD))
                .startsWith("5000: 8 " + (95_000_000 + (500 - 95) * 10_000 + 1000 + 95 + 14) + "\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gcc", "clang"})
    void omitsFunctionsThatTheHeadersLack(String compiler, @TempDir Path folder) throws IOException {
        assertThat(run(folder, compiler, "-DOLD -DDEV_RELEASE=3000", OLD)).isEqualTo("3000: 8 15\ndev_open@DEV_1.10\n");
    }

    @Test
    void headerRequiresARelease(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("dev.h"), HEADER);
        Files.writeString(folder.resolve("wrapper.h"), print().header());
        assertThat(Command.of("cc", "-fsyntax-only", "-I.", "wrapper.h")
                        .in(folder)
                        .run()
                        .err())
                .contains("-DDEV_RELEASE=4400 for 44.0");
    }
}
