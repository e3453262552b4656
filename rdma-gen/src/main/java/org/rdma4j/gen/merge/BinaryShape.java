package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.rdma4j.gen.dump.AbiSignatures;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/**
 * Converts types to strings that are equal if compiled Java code can use one type for the other: the same
 * representation, byte order and calling convention. Pointee types of data pointers are ignored.
 */
final class BinaryShape implements CType.Visitor<String> {

    private final TypeIndex types;
    private final AbiSignatures words;
    private final Set<FunctionType> open = new HashSet<>();

    /** Creates shapes for the types of a release. */
    BinaryShape(TypeIndex types, Target target) {
        this.types = types;
        this.words = new AbiSignatures(types, target);
    }

    /** Returns the shape of a type. */
    String of(CType type) {
        return (types.isBigEndian(type) ? "be " : "") + types.resolve(type).accept(this);
    }

    /** Returns the layout of a record for passing it by value, including nested records. */
    String layout(RecordDecl record) {
        return record.size() + " bytes aligned to " + record.alignment() + " "
                + record.fields().stream()
                        .map(f -> content(f.type()) + " " + f.name() + "@" + f.offset() + "+" + f.width())
                        .collect(Collectors.joining("; ", "{", "}"));
    }

    private String content(CType type) {
        CType resolved = types.resolve(type);
        if (resolved instanceof ArrayType array) {
            return content(array.element()) + length(array);
        }
        return record(resolved).map(this::layout).orElseGet(() -> of(type));
    }

    private Optional<RecordDecl> record(CType resolved) {
        if (resolved instanceof UnnamedRecord unnamed) {
            return Optional.of(unnamed.record());
        }
        return resolved instanceof NamedType named ? types.record(named) : Optional.empty();
    }

    private static String length(ArrayType array) {
        // [0] and [] are equivalent
        return "[" + (array.length() > 0 ? array.length() : "") + "]";
    }

    @Override
    public String visit(VoidType type) {
        return words.word(type);
    }

    @Override
    public String visit(ScalarType type) {
        return words.word(type);
    }

    @Override
    public String visit(PointerType pointer) {
        return types.resolve(pointer.pointee()) instanceof FunctionType function ? "ptr to " + visit(function) : "ptr";
    }

    @Override
    public String visit(ArrayType array) {
        // the size of the record is the stride of the array
        String stride = record(types.resolve(array.element()))
                .map(r -> " of " + r.size() + " bytes")
                .orElse("");
        return of(array.element()) + stride + length(array);
    }

    @Override
    public String visit(FunctionType function) {
        // a function type that contains a pointer to itself cannot be written in C, but in a metadata file
        if (!open.add(function)) {
            return "...";
        }
        try {
            List<String> parameters = new ArrayList<>();
            for (Parameter parameter : function.parameters()) {
                parameters.add(parameter(parameter.type()));
            }
            if (function.variadic()) {
                parameters.add("...");
            }
            return of(function.result()) + "(" + String.join(",", parameters) + ")";
        } finally {
            open.remove(function);
        }
    }

    private String parameter(CType type) {
        CType resolved = types.resolve(type);
        if (resolved instanceof ArrayType) {
            return "ptr";
        }
        return resolved instanceof FunctionType function ? "ptr to " + visit(function) : of(type);
    }

    @Override
    public String visit(NamedType type) {
        return words.word(type);
    }

    @Override
    public String visit(UnnamedRecord unnamed) {
        return unnamed.record().kind().keyword()
                + unnamed.record().fields().stream().map(this::member).collect(Collectors.joining("; ", "{", "}"));
    }

    private String member(FieldDecl field) {
        return of(field.type()) + " " + field.name() + "@" + field.offset() + "+" + field.width();
    }

    @Override
    public String visit(UnnamedEnum unnamed) {
        return words.word(unnamed);
    }

    @Override
    public String visit(QualifiedType type) {
        return of(type.type());
    }
}
