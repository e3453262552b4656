package org.rdma4j.gen.model;

/** Makes a type anew with other unnamed records and enums, or other array lengths, inside it. */
public abstract class TypeRewriter implements CType.Visitor<CType> {

    /** What stands for an unnamed record. */
    public RecordDecl rewrite(RecordDecl record) {
        return record;
    }

    /** What stands for an unnamed enum. */
    public EnumDecl rewrite(EnumDecl declaration) {
        return declaration;
    }

    /** What a parameter is called. */
    public String name(Parameter parameter) {
        return parameter.name();
    }

    /** What stands for the length of an array. */
    public long length(ArrayType array) {
        return array.length();
    }

    /** The type with everything inside it replaced. */
    public final CType rewrite(CType type) {
        return type.accept(this);
    }

    /** The function's type with everything inside it replaced. */
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
