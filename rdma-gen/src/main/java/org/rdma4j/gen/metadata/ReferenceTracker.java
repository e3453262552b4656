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
 * What is noticed while one file is read and can only be judged at its end: what is declared where, and which types are
 * referred to.
 */
final class ReferenceTracker {

    /** A type's name where it is used. */
    private record Reference(NamedType type, boolean byValue, ValueLocation place) {}

    private final Map<String, ValueLocation> declared = new HashMap<>();
    private final List<Reference> references = new ArrayList<>();

    /**
     * Notes a declaration; throws when there is one already.
     *
     * @param kind what may not be declared twice: {@code type}, {@code function} and so on
     */
    void declare(String kind, String name, ValueLocation place) {
        ValueLocation earlier = declared.putIfAbsent(kind + " " + name, place);
        if (earlier != null) {
            throw place.problem(
                    "declares " + kind + " " + name + " again",
                    "remove it here or at " + earlier.name() + " in line " + earlier.line());
        }
    }

    /** The C type at a value, which may be pointed to. */
    CType type(Value value) {
        return new TypeJson(this, false).read(value);
    }

    /** The C type of something that takes space. */
    CType complete(Value value) {
        return new TypeJson(this, true).read(value);
    }

    void refer(NamedType type, boolean byValue, ValueLocation place) {
        references.add(new Reference(type, byValue, place));
    }

    /** Throws for the first reference that leads nowhere, or to a type without a size where one is needed. */
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
                    // behind a pointer C asks for no declaration of a tag
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
