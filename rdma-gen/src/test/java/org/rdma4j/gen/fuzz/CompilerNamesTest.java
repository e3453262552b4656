package org.rdma4j.gen.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;

/**
 * {@link CompilerNames} reports names of every kind that are missing from the metadata, and names that the compiler
 * does not know.
 */
class CompilerNamesTest {

    private static final String HEADER = "layout.h";
    private static final String TEXT = """
            #define C1 7
            #define C2(x) x
            #define C3
            #include "out1.h"
            struct s1 { int a; };
            union s2 { int a; };
            enum e1 { E1, E2 };
            enum { E3 };
            typedef struct { xo1 a; } t1;
            typedef int t2;
            struct o1;
            int f1(struct o1 *p, struct local *q);
            int f2(void) __asm__("g2");
            static inline int f3(int a) { return a; }
            //@ out1.h
            typedef int xo1;
            #define XO2 4
            //@
            """;

    @TempDir
    private Path folder;

    private HeaderTrial trial;
    private CompilerNames names;
    private Metadata metadata;

    @BeforeEach
    void read() {
        List<String> command = List.of("cc", "-I" + folder);
        trial = new HeaderTrial(folder, command);
        names = new CompilerNames(command);
        metadata = trial.extractSupported(HEADER, TEXT);
    }

    @Test
    void reportsNothingForCompleteMetadata() {
        assertThat(names.wrong(trial.include(HEADER), metadata)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "C1, a macro",
        "s1, a tag",
        "s2, a tag",
        "e1, a tag",
        "E3, an identifier",
        "t1, an identifier",
        "t2, an identifier",
        "o1, a tag",
        "f1, an identifier",
        "f2, an identifier",
        "f3, an identifier",
    })
    void reportsALostName(String name, String kind) {
        assertThat(names.wrong(trial.include(HEADER), without(name)))
                .containsEntry(name, "lost: " + name + " is " + kind + " to the compiler, neither read nor skipped");
    }

    @Test
    void reportsAnInventedName() {
        trial.write(HEADER, TEXT.replace("typedef int t2;", "int f4(int t2);"));
        assertThat(names.wrong(trial.include(HEADER), metadata))
                .containsEntry("t2", "invented: t2 is no identifier to the compiler")
                .containsKey("f4");
    }

    @Test
    void ignoresAMacroRedefinedByASystemHeader() {
        trial.write(HEADER, TEXT + "\n#define bool 1\n#include <stdbool.h>\n");
        assertThat(names.wrong(trial.include(HEADER), metadata)).isEmpty();
    }

    private Metadata without(String name) {
        return metadata.withPartitions(metadata.partitions().stream()
                .map(p -> new Partition(
                        p.namespace(),
                        p.library(),
                        p.soname(),
                        p.headers(),
                        drop(name, p.records()),
                        p.enums().stream()
                                .filter(e -> !e.name().equals(name)
                                        && e.enumerators().stream()
                                                .noneMatch(v -> v.name().equals(name)))
                                .toList(),
                        drop(name, p.functions()),
                        drop(name, p.typedefs()),
                        drop(name, p.constants()),
                        drop(name, p.aliases()),
                        drop(name, p.opaques()),
                        p.skipped().stream().filter(s -> !s.name().equals(name)).toList()))
                .toList());
    }

    private static <D extends Declaration> List<D> drop(String name, List<D> declarations) {
        return declarations.stream().filter(d -> !d.name().equals(name)).toList();
    }
}
