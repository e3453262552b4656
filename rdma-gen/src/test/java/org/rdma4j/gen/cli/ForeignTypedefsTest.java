package org.rdma4j.gen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.gen.emit.CompiledBindings;
import org.rdma4j.gen.problem.ExitCode;

/** Types of headers that are not traversed: every command accepts the metadata that {@code extract} writes. */
class ForeignTypedefsTest {

    private static final String BASE = """
            #pragma once
            struct b { int a; long b; };
            typedef struct b b_t;
            typedef b_t bb_t;
            typedef const b_t const_b_t;
            typedef b_t row_t[3];
            typedef b_t *b_ptr_t;
            union w { int a; float f; };
            typedef union w w_t;
            enum k { K = -1 };
            typedef enum k k_t;
            typedef k_t kk_t;
            typedef struct { char c[3]; } unnamed_t;
            typedef unnamed_t unnamed2_t;
            typedef struct { b_t inner; w_t choice; k_t kind; } outer_t;
            struct never;
            typedef struct never never_t;
            typedef never_t never2_t;
            typedef b_t fn_t(b_t, w_t, k_t);
            typedef fn_t *fn_ptr_t;
            typedef never_t never_fn_t(never_t *);
            typedef void v_t;
            typedef int open_t[];
            typedef struct b wide_t __attribute__((aligned(32)));
            typedef int wide_int_t __attribute__((aligned(16)));
            typedef struct { } empty_t;
            typedef struct tail { int n; b_t rest[]; } tail_t;
            """;

    private static final String CONFIG = """
            include_paths = ["."]

            [output]
            name = "lab"
            package = "org.rdma4j.sys"
            metadata = "metadata/lab.json"
            java = "java"
            runtime = "org.rdma4j.sys.runtime"

            [[partition]]
            namespace = "lab.%s"
            library = "c"
            headers = ["lib.h"]
            traverse = ["lib.h"]
            """;

    /** The Java of all headers, which is compiled at once. */
    private static final Map<String, String> EMITTED = new TreeMap<>();

    @TempDir
    private Path folder;

    static Stream<Arguments> headers() {
        return Stream.of(
                arguments("struct", "struct s { b_t x; };"),
                arguments("union", "struct s { w_t x; };"),
                arguments("enumeration", "struct s { k_t x; kk_t y; };"),
                arguments("chain", "struct s { bb_t x; };"),
                arguments("array", "struct s { b_t x[2]; w_t y[2][3]; };"),
                arguments("arrayTypedef", "struct s { row_t x; row_t y[2]; };"),
                arguments("unnamedMember", "struct s { int i; union { struct { b_t x; w_t y; }; k_t z; }; };"),
                arguments("unnamedArray", "struct s { struct { b_t x; } deep[2]; };"),
                arguments("inUnion", "union s { b_t x; w_t y; };"),
                arguments("constant", "struct s { const b_t x; const_b_t y; volatile w_t z; };"),
                arguments("typedefOnly", "typedef b_t mine_t; typedef row_t rows_t;"),
                arguments("typedefUsed", "typedef bb_t mine_t; struct s { mine_t x; };"),
                arguments("pointerOnly", "int insque(b_t *x, const w_t *y, row_t *z, k_t *w);"),
                arguments("pointerTypedef", "struct s { b_ptr_t x; b_ptr_t y[2]; }; b_ptr_t insque(b_ptr_t x);"),
                arguments("arrayParameter", "int insque(b_t x[3], row_t y);"),
                arguments("unnamedRecord", "struct s { unnamed_t x; unnamed2_t y; };"),
                arguments("nested", "struct s { outer_t x; };"),
                arguments("bits", "struct s { k_t x : 3; kk_t y : 2; };"),
                arguments("tag", "struct s { struct b x; b_t y; };"),
                arguments("never", "int insque(never_t *x, never2_t *y, struct never *z); struct s { never2_t *x; };"),
                arguments(
                        "neverNamed",
                        "typedef never_t mine_t; typedef never2_t ours_t; int insque(mine_t *x, ours_t *y);"),
                arguments("function", "struct s { fn_t *x; fn_ptr_t y; }; int insque(fn_t x, fn_ptr_t y);"),
                arguments("functionNamed", "typedef fn_t mine_t; typedef fn_ptr_t ours_t; struct s { mine_t *x; };"),
                arguments("neverFunction", "struct s { never_fn_t *x; }; int insque(never_fn_t *x);"),
                arguments("nothing", "v_t insque(v_t *x); struct s { v_t *x; };"),
                arguments("openArray", "int insque(open_t x); struct s { int n; open_t x; };"),
                arguments("aligned", "struct s { char c; wide_t x; wide_int_t y; };"),
                arguments("empty", "struct s { empty_t x; int i; empty_t y; };"),
                arguments("emptyFirst", "struct s { int i; empty_t y; };"),
                arguments("flexible", "struct s { int i; tail_t *x; }; int insque(tail_t *x);"),
                arguments("flexibleLast", "struct s { int i; tail_t x; };"),
                arguments("pointerThenValue", "int insque(b_t *x); struct s { b_t x; };"),
                arguments("signals", "#include <signal.h>\nstruct s { sigset_t x; siginfo_t y; stack_t z; };"),
                arguments(
                        "files",
                        "#include <stdio.h>\n#include <wchar.h>\nstruct s { fpos_t x; mbstate_t y; FILE *z; };"),
                arguments(
                        "threads",
                        "#include <pthread.h>\nstruct s { pthread_mutex_t a; pthread_cond_t b; pthread_attr_t c;"
                                + " pthread_once_t d; pthread_t e; pthread_rwlock_t f; pthread_barrier_t g; };"),
                arguments("division", "#include <stdlib.h>\nstruct s { div_t a; ldiv_t b; lldiv_t c; };"),
                arguments(
                        "jumps", "#include <setjmp.h>\nstruct s { jmp_buf a; sigjmp_buf b; }; int insque(jmp_buf x);"),
                arguments("times", "#include <sys/time.h>\n#include <time.h>\nstruct s { fd_set a; time_t b; };"),
                arguments("aligns", "#include <stddef.h>\nstruct s { max_align_t *a; ptrdiff_t b; wchar_t c; };"),
                arguments(
                        "semaphores",
                        "#include <semaphore.h>\n#include <fenv.h>\nstruct s { sem_t a; fexcept_t c; };"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("headers")
    void everyCommandAcceptsTheMetadata(String name, String header) {
        assertEveryCommandAccepts(project(name, header));
    }

    /**
     * The linker classifies a record by its members, which the metadata does not contain for types of headers that are
     * not traversed.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int insque(b_t x, w_t y);       | insque: parameter x: b",
                "int insque(int x, unnamed2_t y);| insque: parameter y: unnamed_t",
                "bb_t insque(void);              | insque: result: b",
                "struct s { b_t (*x)(int); };    | s: result: b",
            })
    void skipsAForeignRecordByValue(String header, String leftOut) {
        SampleProject project = project("by.value", header);
        String config = project.path("lab.toml").toString();
        CommandOutcome refused = CommandOutcome.of("generate", "--config", config);
        assertThat(refused.exit()).isEqualTo(ExitCode.BAD_INPUT.code());
        assertThat(refused.err()).contains(leftOut + " is passed by value, and its members are not known; list ");
        project.replace("lab.toml", "headers", "unsupported = \"skip\"\nheaders");
        assertEveryCommandAccepts(project);
        assertThat(project.text("java/org/rdma4j/sys/value/package-info.java"))
                .contains("<li>{@code " + leftOut.split(":")[0]);
    }

    private SampleProject project(String name, String header) {
        return SampleProject.create(folder)
                .write("base.h", BASE)
                .write("lib.h", "#include \"base.h\"\n" + header + "\n")
                .write("lab.toml", CONFIG.formatted(name));
    }

    private static void assertEveryCommandAccepts(SampleProject project) {
        String config = project.path("lab.toml").toString();
        String metadata = project.path("metadata/lab.json").toString();
        succeeds("extract", "--config", config);
        String extracted = project.text("metadata/lab.json");
        assertThat(succeeds("dump", metadata).out()).startsWith("lab.");
        succeeds("emit", "--config", config, metadata);
        assertThat(succeeds("diff", metadata, metadata).out()).contains("0 changes");
        succeeds("verify", "--config", config, metadata);
        succeeds("generate", "--config", config);
        assertThat(project.text("metadata/lab.json")).isEqualTo(extracted);
        EMITTED.putAll(java(project.path("java")));
    }

    private static CommandOutcome succeeds(String... arguments) {
        CommandOutcome outcome = CommandOutcome.of(arguments);
        assertThat(outcome.exit())
                .as("%s: %s%s", String.join(" ", arguments), outcome.out(), outcome.err())
                .isZero();
        return outcome;
    }

    private static Map<String, String> java(Path root) {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(f -> f.toString().endsWith(".java"))
                    .collect(Collectors.toMap(f -> root.relativize(f).toString(), ForeignTypedefsTest::text));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @AfterAll
    static void compileTheJava() {
        new CompiledBindings(EMITTED);
    }
}
