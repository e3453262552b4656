package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.dump.Spelling;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.TypeIndex;

/**
 * Types in a form that is the same for the same type, however it is spelled: typedefs taken off at every depth, parameter
 * names left out, arrays and functions among parameters decayed. Records and enums stay names.
 */
final class CanonicalTypes {

    private final TypeIndex types;
    private final Set<CType> open = new HashSet<>();

    CanonicalTypes(TypeIndex types) {
        this.types = types;
    }

    /** The type without its outermost qualifiers, as a value of it is used. */
    String of(CType type) {
        CType bare = TypeIndex.unqualified(type);
        boolean named = bare instanceof NamedType;
        // No C header has a typedef that stands for a pointer to itself; a file may.
        if (named && !open.add(bare)) {
            return Spelling.of(bare);
        }
        try {
            return resolved(bare);
        } finally {
            if (named) {
                open.remove(bare);
            }
        }
    }

    private String resolved(CType type) {
        CType resolved = types.resolve(type);
        if (resolved instanceof PointerType pointer) {
            return "*" + target(pointer.pointee());
        }
        if (resolved instanceof ArrayType array) {
            return "[" + (array.isFlexible() ? 0 : array.length()) + "]" + target(array.element());
        }
        if (resolved instanceof FunctionType function) {
            return function(function);
        }
        return Spelling.of(resolved);
    }

    /** The type with its qualifiers, as it stands behind a pointer. */
    String target(CType type) {
        return qualifiers(type) + of(type);
    }

    private static String qualifiers(CType type) {
        boolean isConst = false;
        boolean isVolatile = false;
        CType current = type;
        while (current instanceof QualifiedType qualified) {
            isConst |= qualified.isConst();
            isVolatile |= qualified.isVolatile();
            current = qualified.type();
        }
        return (isConst ? "const " : "") + (isVolatile ? "volatile " : "");
    }

    private String function(FunctionType function) {
        List<String> words = new ArrayList<>();
        for (Parameter parameter : function.parameters()) {
            words.add(parameter(parameter.type()));
        }
        if (function.variadic()) {
            words.add("...");
        }
        return of(function.result()) + "(" + String.join(",", words) + ")";
    }

    private String parameter(CType type) {
        CType resolved = types.resolve(type);
        if (resolved instanceof ArrayType array) {
            return "*" + target(array.element());
        }
        return resolved instanceof FunctionType function ? "*" + function(function) : of(resolved);
    }
}
