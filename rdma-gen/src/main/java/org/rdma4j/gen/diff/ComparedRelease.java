package org.rdma4j.gen.diff;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.dump.AbiSignatures;
import org.rdma4j.gen.dump.DumpRows;
import org.rdma4j.gen.model.ByValueUses;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/** One of the two compared releases, with lookups of its declarations. */
final class ComparedRelease {

    private final Metadata metadata;
    private final TypeIndex types;
    private final DumpRows rows;
    private final AbiSignatures words;
    private final CanonicalTypes canonical;
    private final ByValueUses uses;
    private final Map<String, Partition> partitions = new LinkedHashMap<>();
    private final Map<String, Enumerator> enumerators = new LinkedHashMap<>();
    private final Map<String, ConstantDecl> constants = new LinkedHashMap<>();
    private final Set<String> definedTags = new HashSet<>();
    private final Set<String> opaqueTags = new HashSet<>();
    private final Set<String> skipped = new HashSet<>();

    ComparedRelease(Metadata metadata) {
        this.metadata = metadata;
        this.types = new TypeIndex(metadata);
        this.rows = new DumpRows(metadata);
        this.words = new AbiSignatures(types, metadata.target());
        this.canonical = new CanonicalTypes(types);
        this.uses = new ByValueUses(metadata.partitions(), types);
        for (Partition partition : metadata.partitions()) {
            partitions.put(partition.namespace(), partition);
            partition
                    .allEnums()
                    .forEach(e -> e.enumerators().forEach(value -> enumerators.putIfAbsent(value.name(), value)));
            partition.constants().forEach(c -> constants.putIfAbsent(c.name(), c));
            partition.records().forEach(r -> definedTags.add(r.name()));
            partition.enums().forEach(e -> definedTags.add(e.name()));
            partition.opaques().forEach(o -> opaqueTags.add(o.name()));
            partition.skipped().stream().map(Skipped::name).forEach(skipped::add);
        }
    }

    Metadata metadata() {
        return metadata;
    }

    TypeIndex types() {
        return types;
    }

    DumpRows rows() {
        return rows;
    }

    AbiSignatures words() {
        return words;
    }

    CanonicalTypes canonical() {
        return canonical;
    }

    Set<String> namespaces() {
        return partitions.keySet();
    }

    /** Returns a partition; an empty one if this release does not have it. */
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

    /** Returns the enumerator with this name in any enum. */
    Optional<Enumerator> enumerator(String name) {
        return Optional.ofNullable(enumerators.get(name));
    }

    /** Returns the constant with this name. */
    Optional<ConstantDecl> constant(String name) {
        return Optional.ofNullable(constants.get(name));
    }

    /** Returns {@code true} if a record or enum with this name is defined. */
    boolean defines(String name) {
        return definedTags.contains(name);
    }

    /** Returns {@code true} if an incomplete type has this name. */
    boolean isOpaque(String name) {
        return opaqueTags.contains(name);
    }

    /** Returns {@code true} if the configuration skips the name. */
    boolean skips(String name) {
        return skipped.contains(name);
    }

    /** Returns the signature of a type in the calling convention. */
    String word(CType type) {
        return words.word(type);
    }

    /** Returns the struct or union that the type resolves to. */
    Optional<RecordDecl> record(CType type) {
        CType resolved = types.resolve(type);
        if (resolved instanceof UnnamedRecord unnamed) {
            return Optional.of(unnamed.record());
        }
        return resolved instanceof NamedType named ? types.record(named) : Optional.empty();
    }

    /** Returns {@code true} if only the name of the type is known. */
    boolean isUnknown(CType type) {
        return types.resolve(type) instanceof NamedType named
                && types.record(named).isEmpty()
                && types.scalar(named).isEmpty();
    }

    /** Returns {@code true} if a typedef with the same name makes the keyword of the record or enum optional. */
    boolean hasTypedefOf(NamedType type) {
        return types.typedef(new NamedType(NamedType.Tag.TYPEDEF, type.name()))
                .filter(typedef -> types.resolve(typedef.type()).equals(type))
                .isPresent();
    }

    /** Returns a function, typedef or field whose signature uses the record by value. */
    Optional<String> user(RecordDecl record) {
        return uses.user(record);
    }
}
