package org.rdma4j.gen.metadata;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.tree.Place;
import org.rdma4j.gen.tree.Value;

/**
 * What is noticed while one file is read and can only be judged at its end: what is declared where, and which types are
 * referred to.
 */
final class Reading {

    /** A type's name where it is used. */
    record Reference(NamedType type, boolean byValue, Place place) {}

    private final Map<String, Place> declared = new HashMap<>();
    private final List<Reference> references = new ArrayList<>();

    /**
     * Notes a declaration; throws when there is one already.
     *
     * @param kind what may not be declared twice: {@code type}, {@code function} and so on
     */
    void declare(String kind, String name, Place place) {
        Place earlier = declared.putIfAbsent(kind + " " + name, place);
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

    void refer(NamedType type, boolean byValue, Place place) {
        references.add(new Reference(type, byValue, place));
    }

    List<Reference> references() {
        return references;
    }
}
