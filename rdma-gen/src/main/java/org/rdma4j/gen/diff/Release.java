package org.rdma4j.gen.diff;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rdma4j.gen.dump.SignatureWords;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.TypeIndex;

/** One of the two sides, with what is looked up in it. */
final class Release {

    private final Metadata metadata;
    private final TypeIndex types;
    private final SignatureWords words;
    private final CanonicalTypes canonical;
    private final Map<String, Partition> partitions = new LinkedHashMap<>();
    private final Map<String, NamedValue> enumerators = new LinkedHashMap<>();
    private final Map<String, ConstantDecl> constants = new LinkedHashMap<>();
    private final Set<String> definedTags = new LinkedHashSet<>();
    private final Set<String> opaqueTags = new LinkedHashSet<>();

    Release(Metadata metadata) {
        this.metadata = metadata;
        this.types = new TypeIndex(metadata);
        this.words = new SignatureWords(types, metadata.target());
        this.canonical = new CanonicalTypes(types);
        for (Partition partition : metadata.partitions()) {
            partitions.put(partition.namespace(), partition);
            EnumeratorList.of(partition).forEach(e -> enumerators.putIfAbsent(e.name(), e));
            partition.constants().forEach(c -> constants.putIfAbsent(c.name(), c));
            partition.records().forEach(r -> definedTags.add(r.name()));
            partition.enums().forEach(e -> definedTags.add(e.name()));
            partition.opaques().forEach(o -> opaqueTags.add(o.name()));
        }
    }

    Metadata metadata() {
        return metadata;
    }

    TypeIndex types() {
        return types;
    }

    SignatureWords words() {
        return words;
    }

    CanonicalTypes canonical() {
        return canonical;
    }

    Set<String> namespaces() {
        return partitions.keySet();
    }

    /** The partition; one without content where this release does not have it. */
    Partition partition(String namespace) {
        Partition found = partitions.get(namespace);
        return found != null ? found : empty(namespace);
    }

    private static Partition empty(String namespace) {
        return new Partition(
                namespace, "", "", List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(),
                List.of(), List.of());
    }

    boolean has(String namespace) {
        return partitions.containsKey(namespace);
    }

    /** The value that a macro or enumerator of this name stands for, as {@code dump} prints it; empty for none. */
    String valueOf(String name) {
        if (enumerators.containsKey(name)) {
            return enumerators.get(name).value();
        }
        return constants.containsKey(name)
                ? ConstantText.value(constants.get(name).value())
                : "";
    }

    /** Whether a record or enum of this name has a body. */
    boolean defines(String name) {
        return definedTags.contains(name);
    }

    /** Whether a tag of this name is mentioned and has no body. */
    boolean isOpaque(String name) {
        return opaqueTags.contains(name);
    }

    /** The word of a calling convention for this type. */
    String word(CType type) {
        return words.word(type);
    }
}
