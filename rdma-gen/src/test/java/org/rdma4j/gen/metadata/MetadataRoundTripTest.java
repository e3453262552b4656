package org.rdma4j.gen.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;

/** Metadata is the same after it has been written and read back. */
class MetadataRoundTripTest {

    @Test
    void readsBackWhatItWrites() {
        Metadata metadata = RichMetadata.metadata();

        assertThat(MetadataReader.parse("m.json", MetadataWriter.write(metadata)))
                .isEqualTo(metadata);
    }

    @Test
    void readsBackRandomMetadata() {
        for (long seed = 0; seed < 300; seed++) {
            Metadata metadata = new RandomMetadata(seed).metadata();
            String text = MetadataWriter.write(metadata);

            assertThat(MetadataReader.parse("m.json", text))
                    .as("seed %d:%n%s", seed, text)
                    .isEqualTo(metadata);
            assertThat(MetadataWriter.write(MetadataReader.parse("m.json", text)))
                    .as("seed %d", seed)
                    .isEqualTo(text);
        }
    }

    @Test
    void dumpsEveryConstructOfTheModel() {
        for (long seed = 0; seed < 300; seed++) {
            List<String> lines = Dump.lines(new RandomMetadata(seed).metadata());

            assertThat(lines).as("seed %d", seed).allMatch(line -> line.split("\t", -1).length == 4);
        }
    }

    @Test
    void textIsAsciiInShortLines() {
        String text = MetadataWriter.write(RichMetadata.metadata());

        assertThat(text).endsWith("}\n").isASCII().doesNotContain("\r");
        assertThat(text)
                .contains("    {\"type\": \"struct pthread\", \"namespace\": \"posix\", \"size\": 40, \"align\": 8},\n")
                .contains("        {\"name\": \"TOP\", \"type\": \"unsigned long\", \"integer\": 18446744073709551615,"
                        + " \"header\": \"rich/rich.h\"}");
        assertThat(text.lines().filter(line -> line.length() > 120)).isEmpty();
    }

    @Test
    void textDoesNotDependOnTheLocale() {
        Locale before = Locale.getDefault();
        String expected = MetadataWriter.write(RichMetadata.metadata());
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(MetadataWriter.write(RichMetadata.metadata())).isEqualTo(expected);
            Locale.setDefault(Locale.forLanguageTag("tr"));
            assertThat(MetadataWriter.write(RichMetadata.metadata())).isEqualTo(expected);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void rejectsARecordWithoutALayout() {
        FieldDecl field = new FieldDecl(
                "x", ScalarType.INT, FieldDecl.NOT_A_BIT_FIELD, Packing.NONE, RecordDecl.UNKNOWN, RecordDecl.UNKNOWN);
        RecordDecl record =
                new RecordDecl(RecordDecl.Kind.STRUCT, "s", false, Packing.NONE, 4, 4, List.of(field), "s.h");

        assertThatThrownBy(() -> MetadataWriter.write(with(record)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("offset is not known yet");
    }

    @Test
    void rejectsAnUnknownTarget() {
        Metadata metadata = new Metadata(
                "n",
                "",
                new Target("vax", "__vax__", 75, Map.of(), true, false, "vax", "", ""),
                new TreeMap<>(),
                List.of(),
                List.of());

        assertThatThrownBy(() -> MetadataWriter.write(metadata)).hasMessageContaining("vax");
    }

    @Test
    void rejectsATypedefNamedLikeAScalar() {
        NamedType confusing = new NamedType(NamedType.Tag.TYPEDEF, "int");
        Metadata metadata = new Metadata(
                "n",
                "",
                Target.X86_64,
                new TreeMap<>(),
                List.of(),
                List.of(new ForeignType(confusing, Optional.empty(), Optional.empty(), 0, 0)));

        assertThatThrownBy(() -> MetadataWriter.write(metadata)).hasMessageContaining("not a type's name");
    }

    private static Metadata with(RecordDecl record) {
        Partition partition = new Partition(
                "p",
                "",
                "",
                List.of(),
                List.of(record),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
        return new Metadata("n", "", Target.X86_64, new TreeMap<>(), List.of(partition), List.of());
    }
}
