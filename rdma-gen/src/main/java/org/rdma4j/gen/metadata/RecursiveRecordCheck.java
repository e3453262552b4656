package org.rdma4j.gen.metadata;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Rejects records that contain themselves by value. Only a file edited by hand has them. */
final class RecursiveRecordCheck {

    private final String fileName;
    private final TypeIndex types;
    private final Set<NamedType> open = new LinkedHashSet<>();
    private final Set<NamedType> done = new HashSet<>();

    private RecursiveRecordCheck(String fileName, TypeIndex types) {
        this.fileName = fileName;
        this.types = types;
    }

    static void check(String fileName, Metadata metadata, TypeIndex types) {
        RecursiveRecordCheck check = new RecursiveRecordCheck(fileName, types);
        metadata.partitions().forEach(p -> p.records().forEach(r -> check.named(r.type())));
    }

    private void named(NamedType type) {
        Optional<RecordDecl> record = types.record(type);
        if (record.isEmpty() || done.contains(type)) {
            return;
        }
        if (!open.add(type)) {
            throw ProblemException.badInput(
                    Location.of(fileName), type.spelling() + " contains itself by value", "extract it again");
        }
        members(record.get());
        open.remove(type);
        done.add(type);
    }

    private void members(RecordDecl record) {
        for (FieldDecl field : record.fields()) {
            CType type = types.resolve(types.element(field.type()));
            if (type instanceof UnnamedRecord unnamed) {
                members(unnamed.record());
            } else if (type instanceof NamedType named) {
                named(named);
            }
        }
    }
}
