package org.rdma4j.gen.verify;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/** Names in the metadata of all partitions, each with a word for the kind of declaration. */
final class MetadataNames {

    private final Set<String> known = new HashSet<>();
    private final Set<String> skipped = new HashSet<>();

    MetadataNames(Metadata metadata, Set<String> skip) {
        skipped.addAll(skip);
        metadata.partitions().forEach(this::add);
        metadata.foreign().forEach(type -> known.add("foreign " + type.type().spelling()));
    }

    private void add(Partition partition) {
        partition.records().forEach(record -> fields(record, record.name() + "."));
        add("record", partition.records());
        add("enum", partition.enums());
        add("function", partition.functions());
        add("typedef", partition.typedefs());
        add("constant", partition.constants());
        add("constant", partition.aliases());
        add("opaque", partition.opaques());
        partition.allEnums().stream()
                .flatMap(declared -> declared.enumerators().stream())
                .forEach(enumerator -> known.add("enumerator " + enumerator.name()));
        partition.skipped().stream().map(Skipped::name).forEach(skipped::add);
    }

    private void add(String word, Collection<? extends Declaration> declarations) {
        declarations.forEach(declaration -> known.add(word + " " + declaration.name()));
    }

    /** Adds the paths of the fields of a record, including those inside unnamed types. */
    private void fields(RecordDecl record, String prefix) {
        for (FieldDecl field : record.fields()) {
            String path = prefix + field.name();
            known.add("field " + path);
            CType bare = TypeIndex.unqualified(field.type());
            while (bare instanceof ArrayType || bare instanceof PointerType) {
                bare = TypeIndex.unqualified(bare.parts().get(0));
            }
            if (bare instanceof UnnamedRecord unnamed) {
                fields(unnamed.record(), field.name().isEmpty() ? prefix : path + ".");
            }
        }
    }

    boolean isSkipped(String name) {
        return skipped.contains(name);
    }

    /** Returns {@code true} if a declaration of one of these kinds has the name. */
    boolean has(String name, String... words) {
        return Stream.of(words).anyMatch(word -> known.contains(word + " " + name));
    }
}
