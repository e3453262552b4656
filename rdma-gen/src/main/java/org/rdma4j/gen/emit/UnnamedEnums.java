package org.rdma4j.gen.emit;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;

/** Finds the enums without a name: their enumerators become constants of the partition. */
final class UnnamedEnums {

    private final List<EnumDecl> found = new ArrayList<>();

    private UnnamedEnums() {}

    /** Those at file scope, then those written inside records and typedefs. */
    static List<EnumDecl> in(Partition partition) {
        UnnamedEnums search = new UnnamedEnums();
        partition.enums().stream().filter(EnumDecl::isUnnamed).forEach(search.found::add);
        partition.records().forEach(search::members);
        partition.typedefs().forEach(t -> search.type(t.type()));
        return search.found;
    }

    private void members(RecordDecl record) {
        record.fields().stream().map(FieldDecl::type).forEach(this::type);
    }

    private void type(CType type) {
        if (type instanceof UnnamedEnum unnamed) {
            found.add(unnamed.declaration());
        } else if (type instanceof UnnamedRecord unnamed) {
            members(unnamed.record());
        } else if (type instanceof QualifiedType qualified) {
            type(qualified.type());
        } else if (type instanceof PointerType pointer) {
            type(pointer.pointee());
        } else if (type instanceof ArrayType array) {
            type(array.element());
        }
    }
}
