package org.rdma4j.gen.dump;

import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;

/** {@code enum}, and {@code enumerator}: those of unnamed enums too, wherever in a type they are written. */
final class EnumRows {

    private final Rows rows;

    private EnumRows(Rows rows) {
        this.rows = rows;
    }

    static void addAll(Rows rows, Partition partition, Target target) {
        EnumRows visitor = new EnumRows(rows);
        for (EnumDecl declaration : partition.enums()) {
            if (!declaration.isUnnamed()) {
                String sign = declaration.underlying().isUnsigned(target) ? "unsigned" : "signed";
                rows.add(
                        "enum",
                        declaration.name(),
                        "size=" + declaration.underlying().size() + " " + sign);
            }
            visitor.enumerators(declaration);
        }
        partition.records().forEach(visitor::visit);
        partition.functions().forEach(function -> visitor.visit(function.type()));
        partition.typedefs().forEach(typedef -> visitor.visit(typedef.type()));
        partition.constants().forEach(constant -> visitor.visit(constant.type()));
    }

    private void enumerators(EnumDecl declaration) {
        declaration
                .enumerators()
                .forEach(e -> rows.add("enumerator", e.name(), e.value().toString()));
    }

    private void visit(RecordDecl record) {
        record.fields().forEach(field -> visit(field.type()));
    }

    private void visit(CType type) {
        if (type instanceof UnnamedEnum unnamed) {
            enumerators(unnamed.declaration());
        } else if (type instanceof UnnamedRecord unnamed) {
            visit(unnamed.record());
        } else if (type instanceof PointerType pointer) {
            visit(pointer.pointee());
        } else if (type instanceof ArrayType array) {
            visit(array.element());
        } else if (type instanceof QualifiedType qualified) {
            visit(qualified.type());
        } else if (type instanceof FunctionType function) {
            visit(function.result());
            function.parameters().forEach(parameter -> visit(parameter.type()));
        }
    }
}
