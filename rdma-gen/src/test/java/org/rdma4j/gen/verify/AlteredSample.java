package org.rdma4j.gen.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** Copies of the partition of {@link SampleHeader}, each with one error. */
final class AlteredSample {

    private AlteredSample() {}

    static Partition withRecordList(UnaryOperator<List<RecordDecl>> change) {
        Partition p = SampleHeader.partition();
        return of(
                change.apply(p.records()),
                p.enums(),
                p.functions(),
                p.typedefs(),
                p.constants(),
                p.aliases(),
                p.opaques(),
                p.skipped());
    }

    static Partition withEnums(UnaryOperator<List<EnumDecl>> change) {
        Partition p = SampleHeader.partition();
        return of(
                p.records(),
                change.apply(p.enums()),
                p.functions(),
                p.typedefs(),
                p.constants(),
                p.aliases(),
                p.opaques(),
                p.skipped());
    }

    static Partition withFunctions(UnaryOperator<List<FunctionDecl>> change) {
        Partition p = SampleHeader.partition();
        return of(
                p.records(),
                p.enums(),
                change.apply(p.functions()),
                p.typedefs(),
                p.constants(),
                p.aliases(),
                p.opaques(),
                p.skipped());
    }

    static Partition withTypedefs(UnaryOperator<List<TypedefDecl>> change) {
        Partition p = SampleHeader.partition();
        return of(
                p.records(),
                p.enums(),
                p.functions(),
                change.apply(p.typedefs()),
                p.constants(),
                p.aliases(),
                p.opaques(),
                p.skipped());
    }

    static Partition withConstants(UnaryOperator<List<ConstantDecl>> change) {
        Partition p = SampleHeader.partition();
        return of(
                p.records(),
                p.enums(),
                p.functions(),
                p.typedefs(),
                change.apply(p.constants()),
                p.aliases(),
                p.opaques(),
                p.skipped());
    }

    static Partition withRecords(UnaryOperator<RecordDecl> change) {
        return withRecordList(records -> records.stream().map(change).toList());
    }

    /** Returns the partition with other members in a record. */
    static Partition withFields(String record, UnaryOperator<List<FieldDecl>> change) {
        return withRecords(r -> r.name().equals(record)
                ? new RecordDecl(
                        r.kind(),
                        r.name(),
                        r.typedefNamed(),
                        r.packing(),
                        r.size(),
                        r.alignment(),
                        change.apply(r.fields()),
                        r.header())
                : r);
    }

    /** Returns the partition with another member in lab_item. */
    static Partition field(int index, FieldDecl field) {
        return withFields("lab_item", with(index, field));
    }

    /** Returns the partition with another unnamed union in lab_item. */
    static Partition choice(UnaryOperator<RecordDecl> change) {
        return withFields("lab_item", fields -> {
            FieldDecl old = fields.get(4);
            RecordDecl record = change.apply(((UnnamedRecord) old.type()).record());
            FieldDecl changed = SampleRecords.field("", new UnnamedRecord(record), old.offset(), old.width());
            return AlteredSample.<FieldDecl>with(4, changed).apply(fields);
        });
    }

    static Partition withNames(List<AliasDecl> aliases, List<OpaqueDecl> opaques, List<Skipped> skipped) {
        Partition p = SampleHeader.partition();
        return of(p.records(), p.enums(), p.functions(), p.typedefs(), p.constants(), aliases, opaques, skipped);
    }

    private static Partition of(
            List<RecordDecl> records,
            List<EnumDecl> enums,
            List<FunctionDecl> functions,
            List<TypedefDecl> typedefs,
            List<ConstantDecl> constants,
            List<AliasDecl> aliases,
            List<OpaqueDecl> opaques,
            List<Skipped> skipped) {
        Partition p = SampleHeader.partition();
        return new Partition(
                p.namespace(),
                p.library(),
                p.soname(),
                p.headers(),
                records,
                enums,
                functions,
                typedefs,
                constants,
                aliases,
                opaques,
                skipped);
    }

    static <T> UnaryOperator<List<T>> without(int index) {
        return list -> {
            List<T> shorter = new ArrayList<>(list);
            shorter.remove(index);
            return shorter;
        };
    }

    static <T> UnaryOperator<List<T>> with(int index, T element) {
        return list -> {
            List<T> changed = new ArrayList<>(list);
            changed.set(index, element);
            return changed;
        };
    }

    static <T> UnaryOperator<List<T>> plus(T element) {
        return list -> {
            List<T> longer = new ArrayList<>(list);
            longer.add(element);
            return longer;
        };
    }
}
