package org.rdma4j.gen.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;

/** {@link DeclarationFinder} finds the line of a declaration in a metadata file. */
class DeclarationFinderTest {

    private final Metadata metadata = RichMetadata.metadata();

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void write() throws IOException {
        file = Files.writeString(folder.resolve("rich.json"), MetadataWriter.write(metadata));
    }

    /** The line found for each declaration contains its name. */
    @Test
    void findsEveryDeclaration() throws IOException {
        List<String> lines = Files.readAllLines(file);
        for (Declaration declaration : declarations()) {
            assertThat(DeclarationFinder.find(file, declaration))
                    .as(declaration.toString())
                    .hasValueSatisfying(at -> {
                        assertThat(at.file()).isEqualTo(file.toString());
                        assertThat(lines.get(at.line() - 1)).contains(declaration.name() + "\"");
                    });
        }
    }

    @Test
    void ignoresOtherHeadersAndKinds() {
        RecordDecl known = metadata.partitions().get(0).records().get(0);
        RecordDecl elsewhere = new RecordDecl(
                known.kind(), known.name(), known.typedefNamed(), known.packing(), 1, 1, List.of(), "other.h");
        RecordDecl otherKind = new RecordDecl(
                known.kind() == RecordDecl.Kind.STRUCT ? RecordDecl.Kind.UNION : RecordDecl.Kind.STRUCT,
                known.name(),
                known.typedefNamed(),
                known.packing(),
                1,
                1,
                List.of(),
                known.header());
        assertThat(DeclarationFinder.find(file, elsewhere)).isEmpty();
        assertThat(DeclarationFinder.find(file, otherKind)).isEmpty();
    }

    private List<Declaration> declarations() {
        List<Declaration> all = metadata.partitions().stream()
                .flatMap(DeclarationFinderTest::of)
                .filter(declaration -> !declaration.name().isEmpty())
                .toList();
        assertThat(all.stream().map(Object::getClass).distinct()).hasSize(7);
        return all;
    }

    private static Stream<Declaration> of(Partition p) {
        return Stream.of(p.records(), p.enums(), p.functions(), p.typedefs(), p.constants(), p.aliases(), p.opaques())
                .flatMap(List::stream);
    }
}
