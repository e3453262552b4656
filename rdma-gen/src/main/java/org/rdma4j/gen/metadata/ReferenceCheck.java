package org.rdma4j.gen.metadata;

import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.TypeIndex;

/** Finds names of types that the file uses and does not have, as when a declaration was deleted by hand. */
final class ReferenceCheck {

    private ReferenceCheck() {}

    /** Throws for the first reference that leads nowhere, or to a type without a size where one is needed. */
    static void check(Metadata metadata, Reading reading) {
        TypeIndex types = new TypeIndex(metadata);
        for (Reading.Reference reference : reading.references()) {
            NamedType type = reference.type();
            boolean sized = types.record(type).isPresent()
                    || types.enumeration(type).isPresent()
                    || types.typedef(type).isPresent()
                    || types.foreign(type)
                            .filter(f -> f.size() > 0 || f.definition().isPresent())
                            .isPresent();
            boolean known = sized
                    || types.foreign(type).isPresent()
                    || types.opaque(type).isPresent()
                    // behind a pointer C asks for no declaration of a tag
                    || type.tag() != Tag.TYPEDEF;
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
