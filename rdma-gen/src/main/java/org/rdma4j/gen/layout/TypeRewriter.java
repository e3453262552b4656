package org.rdma4j.gen.layout;

import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;

/** Replaces the unnamed records and enums inside a type by others. */
abstract class TypeRewriter {

    /** What stands for an unnamed record. */
    abstract RecordDecl rewrite(RecordDecl record);

    /** What stands for an unnamed enum. */
    EnumDecl rewrite(EnumDecl declaration) {
        return declaration;
    }

    /** What stands for the length of an array. */
    long length(ArrayType array) {
        return array.length();
    }

    CType rewrite(CType type) {
        if (type instanceof UnnamedRecord unnamed) {
            return new UnnamedRecord(rewrite(unnamed.record()));
        }
        if (type instanceof UnnamedEnum unnamed) {
            return new UnnamedEnum(rewrite(unnamed.declaration()));
        }
        if (type instanceof PointerType pointer) {
            return new PointerType(rewrite(pointer.pointee()));
        }
        if (type instanceof ArrayType array) {
            return new ArrayType(rewrite(array.element()), length(array));
        }
        if (type instanceof QualifiedType q) {
            return new QualifiedType(rewrite(q.type()), q.isConst(), q.isVolatile(), q.isRestrict());
        }
        if (type instanceof FunctionType function) {
            return rewrite(function);
        }
        return type;
    }

    FunctionType rewrite(FunctionType function) {
        return new FunctionType(
                rewrite(function.result()),
                function.parameters().stream()
                        .map(p -> new Parameter(p.name(), rewrite(p.type())))
                        .toList(),
                function.variadic());
    }
}
