package org.rdma4j.gen.merge;

import java.util.stream.Collectors;
import org.rdma4j.gen.dump.SignatureWords;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * What compiled Java relies on in a type: what a value is made of, and how a function is called. What a pointer to data
 * points to is not part of it.
 */
final class Shape {

    private final TypeIndex types;
    private final SignatureWords words;

    /** The shapes of one release's types. */
    Shape(Metadata metadata) {
        this.types = new TypeIndex(metadata);
        this.words = new SignatureWords(types, metadata.target());
    }

    /** Equal for types that can stand for each other. */
    String of(CType type) {
        CType resolved = types.resolve(type);
        if (resolved instanceof FunctionType function) {
            return words.signature(function);
        }
        if (resolved instanceof PointerType pointer) {
            return types.resolve(pointer.pointee()) instanceof FunctionType function
                    ? "ptr to " + words.signature(function)
                    : "ptr";
        }
        if (resolved instanceof ArrayType array) {
            // a [0] that became a [] is the same tail
            return of(array.element()) + "[" + (array.length() > 0 ? array.length() : "") + "]";
        }
        if (resolved instanceof UnnamedRecord unnamed) {
            return unnamed.record().kind().keyword()
                    + unnamed.record().fields().stream().map(this::member).collect(Collectors.joining("; ", "{", "}"));
        }
        return (types.isBigEndian(type) ? "be " : "") + words.word(type);
    }

    private String member(FieldDecl field) {
        return of(field.type()) + " " + field.name() + "@" + field.offset() + "+" + field.width();
    }
}
