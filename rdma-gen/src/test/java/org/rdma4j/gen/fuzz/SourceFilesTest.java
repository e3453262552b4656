package org.rdma4j.gen.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** {@link SourceFiles}: one text is split into several files. */
class SourceFilesTest {

    @Test
    void textWithoutMarksIsOneFile() {
        assertThat(SourceFiles.of("a.h", "int a;\n// no mark\n").get("a.h")).isEqualTo("int a;\n// no mark\n");
    }

    @Test
    void eachLineKeepsItsNumber() {
        assertThat(SourceFiles.of("a.h", "int a;\n//@ next/b.h\nint b;\n//@\n//@ c.h open\nint c;\n//@\nint d;\n"))
                .containsOnlyKeys("a.h", "next/b.h", "c.h")
                .containsEntry("a.h", "int a;\n\n\n\n\n\n\nint d;\n")
                .containsEntry("next/b.h", "\n\nint b;\n")
                .containsEntry("c.h", "\n\n\n\n\nint c;");
    }
}
