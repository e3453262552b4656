package org.rdma4j.gen.layout;

import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;

/** Replaces the unnamed records and enums inside a type by completed ones. */
final class TypeRewriter {

    private TypeRewriter() {}

    static CType rewrite(CType type, Layout layout) {
        if (type instanceof UnnamedRecord unnamed) {
            return new UnnamedRecord(layout.complete(unnamed.record()));
        }
        if (type instanceof UnnamedEnum unnamed) {
            return new UnnamedEnum(layout.complete(unnamed.declaration()));
        }
        if (type instanceof PointerType pointer) {
            return new PointerType(rewrite(pointer.pointee(), layout));
        }
        if (type instanceof ArrayType array) {
            return new ArrayType(rewrite(array.element(), layout), array.length());
        }
        if (type instanceof QualifiedType q) {
            return new QualifiedType(rewrite(q.type(), layout), q.isConst(), q.isVolatile(), q.isRestrict());
        }
        if (type instanceof FunctionType function) {
            return new FunctionType(
                    rewrite(function.result(), layout),
                    function.parameters().stream()
                            .map(p -> new Parameter(p.name(), rewrite(p.type(), layout)))
                            .toList(),
                    function.variadic());
        }
        return type;
    }
}
