package org.rdma4j.gen.verify;

import java.util.LinkedHashSet;
import java.util.Set;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.UnnamedRecord;

/** Which named types the declarations of a partition refer to. */
final class References {

    private final Set<NamedType> found = new LinkedHashSet<>();

    private References() {}

    /** Every name in the partition's types, in order of appearance. */
    static Set<NamedType> of(Partition partition) {
        References references = new References();
        partition.records().forEach(record -> record.fields().forEach(field -> references.visit(field.type())));
        partition.functions().forEach(function -> references.visit(function.type()));
        partition.typedefs().forEach(typedef -> references.visit(typedef.type()));
        partition.constants().forEach(constant -> references.visit(constant.type()));
        partition.aliases().forEach(alias -> references.visit(alias.target()));
        return references.found;
    }

    /** Every name in this type. */
    static Set<NamedType> of(CType type) {
        References references = new References();
        references.visit(type);
        return references.found;
    }

    private void visit(CType type) {
        if (type instanceof NamedType named) {
            found.add(named);
        } else if (type instanceof PointerType pointer) {
            visit(pointer.pointee());
        } else if (type instanceof ArrayType array) {
            visit(array.element());
        } else if (type instanceof QualifiedType qualified) {
            visit(qualified.type());
        } else if (type instanceof FunctionType function) {
            visit(function.result());
            function.parameters().forEach(parameter -> visit(parameter.type()));
        } else if (type instanceof UnnamedRecord unnamed) {
            unnamed.record().fields().forEach(field -> visit(field.type()));
        }
    }
}
