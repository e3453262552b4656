package org.rdma4j.gen.layout;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.TypedefDecl;

/** Finds declarations by name for a layout of metadata. A foreign type is a typedef, or a record of known size. */
final class DeclarationLookup {

    private final TypeIndex index;
    private final Function<ForeignType, Optional<ForeignType>> sized;

    /**
     * Creates a lookup of the declarations of partitions.
     *
     * @param sized returns a foreign record with its size on the wanted target, or empty if it is unknown
     */
    DeclarationLookup(
            List<Partition> partitions, List<ForeignType> foreign, Function<ForeignType, Optional<ForeignType>> sized) {
        this.index = new TypeIndex(partitions, foreign);
        this.sized = sized;
    }

    Optional<? extends Declaration> of(NamedType type) {
        Optional<? extends Declaration> own = index.record(type);
        if (own.isEmpty()) {
            own = index.enumeration(type);
        }
        if (own.isEmpty()) {
            own = index.typedef(type);
        }
        return own.isPresent() ? own : index.foreign(type).flatMap(this::foreign);
    }

    private Optional<Declaration> foreign(ForeignType type) {
        Optional<CType> definition = type.definition();
        if (definition.isPresent()) {
            int aligned = Math.toIntExact(type.alignment());
            return Optional.of(new TypedefDecl(type.type().name(), definition.get(), aligned, ""));
        }
        return sized.apply(type).filter(ForeignType::isSized).map(DeclarationLookup::opaque);
    }

    /** Returns a record of the size of a foreign type, without members. */
    private static RecordDecl opaque(ForeignType type) {
        return new RecordDecl(
                RecordDecl.Kind.STRUCT,
                type.type().name(),
                false,
                Packing.NONE,
                type.size(),
                type.alignment(),
                List.of(),
                "");
    }
}
