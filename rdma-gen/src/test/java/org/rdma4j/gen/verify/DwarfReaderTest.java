package org.rdma4j.gen.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class DwarfReaderTest {

    /** readelf prints an offset with 0x before it, except the first string's, which is a bare 0. */
    @Test
    void aNameAtTheVeryStartOfTheStringTableIsReadLikeAnyOther() {
        DwarfReader reader = DwarfReader.read("""
                 <0><c>: Abbrev Number: 1 (DW_TAG_compile_unit)
                 <1><2d>: Abbrev Number: 2 (DW_TAG_enumeration_type)
                    <2e>   DW_AT_name        : (indirect string, offset: 0): at_the_start
                 <1><3d>: Abbrev Number: 2 (DW_TAG_enumeration_type)
                    <3e>   DW_AT_name        : (indirect string, offset: 0x1f): further_on
                """);

        assertThat(reader.top()).extracting(Die::name).containsExactly("at_the_start", "further_on");
    }
}
