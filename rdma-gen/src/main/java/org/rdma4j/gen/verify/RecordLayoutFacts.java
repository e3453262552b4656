package org.rdma4j.gen.verify;

import java.math.BigInteger;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.symbols.LinkNames;
import org.rdma4j.gen.verify.Fact.Measure;

/** Creates the facts of a record: its size and alignment, and the offset, width and type of each field. */
final class RecordLayoutFacts {

    private final FactList facts;
    private final TypeIndex index;
    private final Target target;
    private final EnumFacts enums;

    RecordLayoutFacts(FactList facts, TypeIndex index, Target target, EnumFacts enums) {
        this.facts = facts;
        this.index = index;
        this.target = target;
        this.enums = enums;
    }

    void add(RecordDecl record) {
        String spelling = record.type().spelling();
        facts.about(record.header(), spelling);
        record(record, spelling, record.name());
        // An injected type has a size and no members.
        if (!record.fields().isEmpty() || record.size() == 0) {
            printed(record, record.name() + " as described");
        }
    }

    private void record(RecordDecl record, String spelling, String name) {
        facts.add(
                FactKind.SIZE,
                name,
                Long.toString(record.size()),
                Measure.NUMBER,
                undefined(record),
                "sizeof(" + spelling + ")");
        facts.number(FactKind.ALIGNMENT, name, BigInteger.valueOf(record.alignment()), "_Alignof(" + spelling + ")");
        members(record, spelling, name, 0);
    }

    /**
     * Returns {@code #undef} directives for macros with the name of a member, such as {@code si_pid} for
     * {@code _sifields._kill.si_pid}: the probe spells the whole path.
     */
    private String undefined(RecordDecl record) {
        StringBuilder text = new StringBuilder();
        for (FieldDecl field : record.fields()) {
            if (!field.name().isEmpty() && !field.name().equals(LinkNames.NO_MACRO)) {
                text.append("#undef ").append(field.name()).append('\n');
            }
            if (TypeIndex.unqualified(field.type()) instanceof UnnamedRecord unnamed) {
                text.append(undefined(unnamed.record()));
            }
        }
        return text.toString();
    }

    /**
     * Adds the members of a record.
     *
     * @param outer the C spelling of the record through which the members are reached
     * @param base the offset in {@code outer}, in bits, of a record that is an unnamed member; otherwise 0
     */
    private void members(RecordDecl record, String outer, String name, long base) {
        for (FieldDecl field : record.fields()) {
            if (!field.name().isEmpty()) {
                member(field, outer, name + "." + field.name(), base);
            } else if (TypeIndex.unqualified(field.type()) instanceof UnnamedRecord unnamed) {
                nameless(unnamed.record(), field.width(), name);
                members(seen(unnamed, field.type()), outer, name, base + field.offset());
            } else {
                // Padding: the offsets of the following members depend on it.
                facts.unmeasured("unnamed bit-fields");
            }
        }
    }

    private void member(FieldDecl field, String outer, String name, long base) {
        String lvalue = "((" + outer + " *)0)->" + field.name();
        long offset = base + field.offset();
        String place = offset + "+" + field.width();
        if (field.isBitField()) {
            bitField(field, outer, name, place);
            return;
        }
        facts.add(
                FactKind.FIELD,
                name,
                place,
                Measure.PLACE,
                "",
                "8 * (long long)__builtin_offsetof(" + outer + ", " + field.name() + "), " + width(field, lvalue));
        if (isFlexible(field)) {
            facts.add(FactKind.TYPE, name + " size", "none", Measure.REFUSED, "", "sizeof(" + lvalue + ")");
        }
        if (!UnnamedTypes.within(field.type())) {
            facts.pointee(FactKind.TYPE, name, field.type(), "&" + lvalue);
        } else {
            unnamed(field.type(), lvalue, name);
        }
    }

    /**
     * Returns an expression for the width of a field. In gcc, a flexible array and an array of length 0 differ only in
     * {@code sizeof}.
     */
    private String width(FieldDecl field, String lvalue) {
        if (isFlexible(field)) {
            return "__builtin_types_compatible_p(__typeof__(" + lvalue + "), __typeof__(" + lvalue
                    + "[0])[0]) ? 0 : -1";
        }
        return "8 * (long long)sizeof(" + lvalue + ")";
    }

    private static boolean isFlexible(FieldDecl field) {
        return TypeIndex.unqualified(field.type()) instanceof ArrayType array && array.isFlexible();
    }

    private void bitField(FieldDecl field, String outer, String name, String place) {
        facts.add(
                FactKind.FIELD,
                name,
                place,
                Measure.BITS,
                "",
                "const __typeof__(" + outer + ") " + Fact.object(facts.next()) + " = { ." + field.name() + " = -1 }");
        facts.unmeasured("types of bit-fields, except sign and width");
        // typeof rejects a bit-field. It accepts its value, which has the sign of the type of the field.
        facts.add(
                FactKind.TYPE,
                name + " signed",
                isUnsigned(field.type()) ? "0" : "1",
                Measure.NUMBER,
                "",
                "(__typeof__((0, ((" + outer + " *)0)->" + field.name() + ")))-1 < 0");
    }

    private boolean isUnsigned(CType type) {
        if (TypeIndex.unqualified(type) instanceof UnnamedEnum unnamed) {
            return unnamed.declaration().underlying().isUnsigned(target);
        }
        try {
            return index.scalar(type).map(scalar -> scalar.isUnsigned(target)).orElse(true);
        } catch (IllegalStateException e) {
            // An undefined typedef is reported by the check of references.
            return true;
        }
    }

    /** Adds the facts of an unnamed type, which C reaches through the member that has it. */
    private void unnamed(CType type, String lvalue, String name) {
        CType bare = TypeIndex.unqualified(type);
        if (bare instanceof ArrayType array) {
            unnamed(array.element(), lvalue + "[0]", name);
        } else if (bare instanceof PointerType pointer) {
            unnamed(pointer.pointee(), "(*" + lvalue + ")", name);
        } else if (bare instanceof UnnamedRecord unnamed) {
            record(seen(unnamed, type), "__typeof__(" + lvalue + ")", name);
        } else if (bare instanceof UnnamedEnum unnamed) {
            enums.unnamed(unnamed.declaration(), "__typeof__(" + lvalue + ")", name);
        } else {
            facts.unmeasured(UnnamedTypes.WORDS);
        }
    }

    /** Returns the record with the qualifiers of the member. */
    private static RecordDecl seen(UnnamedRecord unnamed, CType type) {
        return type instanceof QualifiedType qualified
                ? UnnamedTypes.qualified(unnamed.record(), qualified)
                : unnamed.record();
    }

    /**
     * Adds the facts of a copy of an unnamed member of an unnamed type, which C cannot reach; its members show its
     * offset.
     */
    private void nameless(RecordDecl record, long width, String name) {
        String shown = name + ".(" + record.kind().keyword() + ")";
        printed(record, shown);
        printed(record, FactKind.FIELD, shown + " width", width, "8 * sizeof");
    }

    /**
     * Adds the size and alignment of a copy of the record that is printed from the metadata, which checks its
     * attributes. The alignment of a typedef that names a record is an attribute of the typedef.
     */
    private void printed(RecordDecl record, String name) {
        printed(record, FactKind.SIZE, name, record.size(), "sizeof");
        // An alignment attribute of such a typedef applies to the typedef name, not to the record.
        if (!record.typedefNamed()) {
            printed(record, FactKind.ALIGNMENT, name, record.alignment(), "_Alignof");
        }
    }

    private void printed(RecordDecl record, FactKind kind, String name, long expected, String operator) {
        String copy = "rdma4j_probe_copy_" + facts.next();
        String measured = operator + "(" + copy + ")";
        if (record.typedefNamed() && kind == FactKind.ALIGNMENT) {
            measured = measured + " < " + expected + " ? " + expected + " : " + measured;
        }
        facts.add(kind, name, Long.toString(expected), Measure.NUMBER, UnnamedTypes.copy(record, copy), measured);
    }
}
