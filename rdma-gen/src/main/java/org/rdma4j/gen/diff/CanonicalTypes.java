package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.dump.CSpelling;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/**
 * Converts types to a canonical form that is the same for compatible types: typedefs are resolved at all levels, names
 * of parameters are removed, and parameters of array and function types become pointers. Records and enums are
 * represented by their names.
 */
final class CanonicalTypes implements CType.Visitor<String> {

    private final TypeIndex types;
    private final Set<CType> open = new HashSet<>();

    CanonicalTypes(TypeIndex types) {
        this.types = types;
    }

    /** Returns the canonical form of a type without its outermost qualifiers. */
    String of(CType type) {
        CType bare = TypeIndex.unqualified(type);
        boolean named = bare instanceof NamedType;
        // a typedef of a pointer to itself cannot be written in C, but in a metadata file
        if (named && !open.add(bare)) {
            return CSpelling.of(bare);
        }
        try {
            return types.resolve(bare).accept(this);
        } finally {
            if (named) {
                open.remove(bare);
            }
        }
    }

    /** Returns the canonical form of a pointee type, including its qualifiers. */
    String target(CType type) {
        return qualifiers(type).stream().map(word -> word + " ").reduce("", String::concat) + of(type);
    }

    /** Returns the qualifiers of a type, resolving typedefs. The qualifiers of an array are those of its elements. */
    Set<String> qualifiers(CType type) {
        Set<String> words = new LinkedHashSet<>();
        CType current = types.resolveQualified(type);
        if (current instanceof QualifiedType qualified) {
            if (qualified.isConst()) {
                words.add("const");
            }
            if (qualified.isVolatile()) {
                words.add("volatile");
            }
            if (qualified.isRestrict()) {
                words.add("restrict");
            }
            current = qualified.type();
        }
        if (current instanceof ArrayType array) {
            words.addAll(qualifiers(array.element()));
        }
        return words;
    }

    @Override
    public String visit(VoidType type) {
        return "void";
    }

    @Override
    public String visit(ScalarType type) {
        return type.spelling();
    }

    @Override
    public String visit(PointerType pointer) {
        return "*" + target(pointer.pointee());
    }

    @Override
    public String visit(ArrayType array) {
        return "[" + (array.isFlexible() ? 0 : array.length()) + "]" + target(array.element());
    }

    @Override
    public String visit(FunctionType function) {
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
        return resolved instanceof FunctionType function ? "*" + visit(function) : of(type);
    }

    /** Ignores whether the name is a tag or a typedef, which is a change of the record or enum itself. */
    @Override
    public String visit(NamedType named) {
        return types.record(named)
                .map(RecordDecl::kind)
                .map(RecordDecl.Kind::keyword)
                .or(() -> types.enumeration(named).map(e -> "enum"))
                .map(keyword -> keyword + " " + named.name())
                .orElseGet(named::spelling);
    }

    @Override
    public String visit(UnnamedRecord type) {
        return CSpelling.of(type);
    }

    /** Ignores the enumerators, which are compared by name. */
    @Override
    public String visit(UnnamedEnum type) {
        return type.declaration().underlying().spelling();
    }

    @Override
    public String visit(QualifiedType type) {
        return of(type);
    }
}
