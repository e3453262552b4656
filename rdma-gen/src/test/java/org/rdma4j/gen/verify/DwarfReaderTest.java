package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@link DwarfReader} reads declarations from debugging information in assembly text. */
class DwarfReaderTest {

    /**
     * The comment character and the directives depend on the assembler; a short name is written in place, with escapes.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "#  | .byte  | .long .LASF7 # DW_AT_name: \"pair\"    | pair",
                "// | .2byte | .4byte .LASF7 // DW_AT_name: \"größe\" | größe",
                "#  | .value | .ascii \"a$b\\0\" # DW_AT_name         | a$b",
                "#  | .half  | .string \"abc\" # DW_AT_name           | abc",
                "#  | .byte  | .ascii \"\\37777777703\\37777777651\\0\" # DW_AT_name | é",
                "#  | .byte  | .ascii \"\\37777777703\\377777776512\\0\" # DW_AT_name | é2"
            })
    void readsNamesInEveryFormOfGcc(String comment, String directive, String name, String expected) {
        String text = """
                .uleb128 0x1 # (DIE (0xb) DW_TAG_compile_unit)
                .uleb128 0x2 # (DIE (0x1d) DW_TAG_structure_type)
                NAME
                DIRECTIVE 0x2 # DW_AT_decl_file (/usr/include/x (1)/verbs.h)
                DIRECTIVE 0x11f # DW_AT_decl_line
                .uleb128 0x3 # (DIE (0x24) DW_TAG_member)
                .long .LASF8 # DW_AT_name: "first"
                .long 0x29 # DW_AT_type
                .byte 0 # end of children of DIE 0x1d
                .uleb128 0x4 # (DIE (0x29) DW_TAG_base_type)
                .byte 0 # end of children of DIE 0xb
                .uleb128 0x3 # (DW_AT_name)
                """.replace("NAME", name).replace("DIRECTIVE", directive).replace(" # ", " " + comment + " ");
        List<CompilerNode> nodes = DwarfReader.read(text.lines());
        assertThat(nodes).extracting(node -> node.kind).containsExactly("struct", "base_type");
        CompilerNode struct = nodes.get(0);
        assertThat(struct.name).isEqualTo(expected);
        assertThat(struct.file).isEqualTo("/usr/include/x (1)/verbs.h");
        assertThat(struct.line).isEqualTo(0x11f);
        assertThat(struct.children).hasSize(1);
        assertThat(struct.children.get(0).name).isEqualTo("first");
        assertThat(struct.children.get(0).type).isEqualTo(nodes.get(1).id);
    }

    @Test
    void namesTraversedHeadersAsIncluded() {
        HeaderFilter headers = new HeaderFilter(
                List.of(java.nio.file.Path.of("/usr/include/x"), java.nio.file.Path.of("/usr/include")),
                List.of("infiniband/*.h", "/opt/w.h"));
        assertThat(headers.name("/usr/include/infiniband/verbs.h")).contains("infiniband/verbs.h");
        assertThat(headers.name("/usr/include/x/../infiniband/verbs.h")).contains("infiniband/verbs.h");
        assertThat(headers.name("/usr/include/stdio.h")).isEmpty();
        assertThat(headers.name("/opt/w.h")).contains("/opt/w.h");
        assertThat(headers.name("<built-in>")).isEmpty();
    }
}
