package org.rdma4j.gen.model;

/** Copies a type, replacing unnamed records and enums, parameter names or array lengths. */
public abstract class TypeRewriter implements CType.Visitor<CType> {

    /** Returns the replacement of an unnamed record. */
    public RecordDecl rewrite(RecordDecl record) {
        return record;
    }

    /** Returns the replacement of an unnamed enum. */
    public EnumDecl rewrite(EnumDecl declaration) {
        return declaration;
    }

    /** Returns the name of a parameter in the copy. */
    public String name(Parameter parameter) {
        return parameter.name();
    }

    /** Returns the length of an array in the copy. */
    public long length(ArrayType array) {
        return array.length();
    }

    /** Returns a copy of the type. */
    public final CType rewrite(CType type) {
        return type.accept(this);
    }

    /** Returns a copy of the function type. */
    public final FunctionType rewrite(FunctionType function) {
        return new FunctionType(
                rewrite(function.result()),
                function.parameters().stream()
                        .map(p -> new Parameter(name(p), rewrite(p.type())))
                        .toList(),
                function.variadic());
    }

    @Override
    public CType visit(VoidType type) {
        return type;
    }

    @Override
    public CType visit(ScalarType type) {
        return type;
    }

    @Override
    public CType visit(PointerType type) {
        return new PointerType(rewrite(type.pointee()));
    }

    @Override
    public CType visit(ArrayType type) {
        return new ArrayType(rewrite(type.element()), length(type));
    }

    @Override
    public CType visit(FunctionType type) {
        return rewrite(type);
    }

    @Override
    public CType visit(NamedType type) {
        return type;
    }

    @Override
    public CType visit(UnnamedRecord type) {
        return new UnnamedRecord(rewrite(type.record()));
    }

    @Override
    public CType visit(UnnamedEnum type) {
        return new UnnamedEnum(rewrite(type.declaration()));
    }

    @Override
    public CType visit(QualifiedType type) {
        return type.with(rewrite(type.type()));
    }
}
