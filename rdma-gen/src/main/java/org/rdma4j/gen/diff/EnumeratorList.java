package org.rdma4j.gen.diff;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;

/** All enumerators of a partition, those of enums that are written inside other types too. */
final class EnumeratorList {

    private final Set<NamedValue> found = new LinkedHashSet<>();
    private final Set<String> known = new LinkedHashSet<>();

    private EnumeratorList() {}

    static List<NamedValue> of(Partition partition) {
        EnumeratorList list = new EnumeratorList();
        partition.enums().forEach(list::add);
        partition.records().forEach(list::visit);
        partition.functions().forEach(f -> list.visit(f.type()));
        partition.typedefs().forEach(t -> list.visit(t.type()));
        partition.constants().forEach(c -> list.visit(c.type()));
        return List.copyOf(list.found);
    }

    private void add(EnumDecl declaration) {
        declaration.enumerators().forEach(e -> {
            // Two members that share an unnamed enum both hold it.
            if (known.add(e.name() + " " + e.value())) {
                found.add(new NamedValue(e.name(), e.value().toString(), declaration.name()));
            }
        });
    }

    private void visit(RecordDecl record) {
        record.fields().forEach(field -> visit(field.type()));
    }

    private void visit(CType type) {
        if (type instanceof UnnamedEnum unnamed) {
            add(unnamed.declaration());
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
