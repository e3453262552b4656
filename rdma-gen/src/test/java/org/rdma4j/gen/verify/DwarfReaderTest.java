package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DwarfReaderTest {

    private static final String FILES = """
             The Directory Table (offset 0x1c):
              1\t/usr/include/x

             The File Name Table (offset 0x4d):
              Entry\tDir\tTime\tSize\tName
              1\t0\t0\t0\treader.c
              2\t1\t0\t0\tverbs.h
            """;

    /** binutils of different ages write the form of a value differently, or not at all. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(strp) (offset: 0x19c): pair",
                "(strp) (offset: 0): pair",
                "(indirect string, offset: 0x19c): pair",
                "(string) pair",
                "pair"
            })
    void theNameIsReadWhateverStandsBeforeIt(String value) {
        String text = """
                 <0><b>: Abbrev Number: 1 (DW_TAG_compile_unit)
                 <1><1d>: Abbrev Number: 2 (DW_TAG_structure_type)
                    <1e>   DW_AT_name        : %s
                    <22>   DW_AT_decl_file   : (data1) 2
                    <23>   DW_AT_decl_line   : (data1) 31
                 <2><24>: Abbrev Number: 3 (DW_TAG_member)
                    <25>   DW_AT_name        : (string) a
                    <26>   DW_AT_type        : (ref4) <0x29>, unsigned char
                 <2><28>: Abbrev Number: 0
                 <1><29>: Abbrev Number: 3 (DW_TAG_base_type)
                    <2a>   DW_AT_byte_size   : 1
                """.formatted(value);
        DwarfReader dwarf = DwarfReader.read(text + FILES);
        Die struct = dwarf.top().get(0);
        assertThat(struct.name()).isEqualTo("pair");
        assertThat(struct.number("decl_line")).isEqualTo(31);
        assertThat(dwarf.file(struct)).contains("/usr/include/x/verbs.h");
        assertThat(struct.children()).hasSize(1);
        assertThat(dwarf.type(struct.children().get(0)).orElseThrow().tag()).isEqualTo("base_type");
    }

    @Test
    void traversedHeadersAreNamedAsTheyAreIncluded() {
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
