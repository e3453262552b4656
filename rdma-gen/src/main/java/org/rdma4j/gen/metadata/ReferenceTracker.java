package org.rdma4j.gen.metadata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.tree.Value;
import org.rdma4j.gen.tree.ValueLocation;

/**
 * Collects the declarations and the references to types of one file. References are validated after the whole file has
 * been read.
 */
final class ReferenceTracker {

    /** A use of a type. */
    private record Reference(NamedType type, boolean byValue, ValueLocation place) {}

    private final Map<String, ValueLocation> declared = new HashMap<>();
    private final List<Reference> references = new ArrayList<>();

    /**
     * Records a declaration, and rejects a duplicate.
     *
     * @param kind kind of declaration, such as {@code type} or {@code function}; names are unique within a kind
     */
    void declare(String kind, String name, ValueLocation place) {
        ValueLocation earlier = declared.putIfAbsent(kind + " " + name, place);
        if (earlier != null) {
            throw place.problem(
                    "declares " + kind + " " + name + " again",
                    "remove it here or at " + earlier.name() + " in line " + earlier.line());
        }
    }

    /** Reads a C type, which may be incomplete. */
    CType type(Value value) {
        return new TypeJson(this, false).read(value);
    }

    /** Reads a C type that must be complete. */
    CType complete(Value value) {
        return new TypeJson(this, true).read(value);
    }

    void refer(NamedType type, boolean byValue, ValueLocation place) {
        references.add(new Reference(type, byValue, place));
    }

    /** Rejects references to undeclared types, and references by value to incomplete types. */
    void checkReferences(TypeIndex types) {
        for (Reference reference : references) {
            NamedType type = reference.type();
            boolean sized = types.record(type).isPresent()
                    || types.enumeration(type).isPresent()
                    || types.typedef(type).isPresent()
                    || types.foreign(type)
                            .filter(f -> f.isSized() || f.definition().isPresent())
                            .isPresent();
            boolean known = sized
                    || types.foreign(type).isPresent()
                    || types.opaque(type).isPresent()
                    // C does not require the declaration of a tag behind a pointer
                    || type.tag() != NamedType.Tag.TYPEDEF;
            if (!known || reference.byValue() && !sized) {
                throw reference
                        .place()
                        .problem(
                                "refers to " + type.spelling() + ", which "
                                        + (known ? "has no size in" : "is not declared in") + " this file",
                                "extract it again");
            }
        }
    }
}
