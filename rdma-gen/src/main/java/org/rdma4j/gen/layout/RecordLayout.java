package org.rdma4j.gen.layout;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.UnsizedTypeException;

/**
 * Lays out a struct or union, member by member. All numbers are in bits. As in gcc, {@code #pragma pack} limits all
 * alignments, and bit-fields within it are adjacent.
 */
final class RecordLayout {

    private static final long BYTE = 8;

    private final Layout layout;
    private final RecordDecl record;
    /** Maximum alignment by {@code #pragma pack}, in bits; 0 for none. */
    private final long cap;

    private final List<FieldDecl> placed = new ArrayList<>();
    private long alignment = BYTE;
    private long position;
    private long extent;

    RecordLayout(Layout layout, RecordDecl record) {
        this.layout = layout;
        this.record = record;
        this.cap = record.packing().pragmaPack() * BYTE;
    }

    RecordDecl complete() {
        if (record.size() != RecordDecl.UNKNOWN) {
            // an injected type, of which only the size and alignment are known
            return record;
        }
        try {
            return laidOut();
        } catch (ArithmeticException e) {
            throw UnsizedTypeException.tooLarge(record.isUnnamed() ? new UnnamedRecord(record) : record.type());
        }
    }

    /** @throws ArithmeticException if the size in bits exceeds {@link Long#MAX_VALUE} */
    private RecordDecl laidOut() {
        for (FieldDecl field : record.fields()) {
            if (record.kind() == RecordDecl.Kind.UNION) {
                position = 0;
            }
            if (field.isBitField()) {
                placeBitField(field);
            } else {
                place(field);
            }
            extent = Math.max(extent, position);
        }
        long finalAlignment = Math.max(alignment, record.packing().aligned() * BYTE);
        long size = roundUp(extent, finalAlignment) / BYTE;
        // A known alignment is that of a typedef, which affects neither the members nor the size.
        long declared = record.alignment() == RecordDecl.UNKNOWN ? finalAlignment / BYTE : record.alignment();
        return new RecordDecl(
                record.kind(),
                record.name(),
                record.typedefNamed(),
                record.packing(),
                size,
                declared,
                placed,
                record.header());
    }

    private void place(FieldDecl field) {
        long width = Math.multiplyExact(layout.sizeof(field.type()), BYTE);
        long natural = isPacked(field) ? BYTE : layout.alignof(field.type()) * BYTE;
        long wanted = capped(Math.max(natural, field.packing().aligned() * BYTE));
        alignment = Math.max(alignment, wanted);
        position = roundUp(position, wanted);
        add(field, width);
        position = Math.addExact(position, width);
    }

    private void placeBitField(FieldDecl field) {
        long unit = layout.sizeof(field.type()) * BYTE;
        long typeAlignment = layout.alignof(field.type()) * BYTE;
        boolean aligns = !field.name().isEmpty() || layout.target().unnamedBitFieldsAlign();
        if (field.bits() == 0) {
            // Independent of packed and #pragma pack, a width of 0 ends the current unit of the declared type.
            long closed = Math.max(typeAlignment, field.packing().aligned() * BYTE);
            position = roundUp(position, closed);
            alignment = aligns ? Math.max(alignment, closed) : alignment;
            add(field, 0);
            return;
        }
        long explicit = capped(field.packing().aligned() * BYTE);
        position = roundUp(position, explicit);
        boolean mayNotStraddle = !isPacked(field) && cap == 0;
        if (mayNotStraddle && straddles(position, field.bits(), typeAlignment, unit)) {
            position = roundUp(position, typeAlignment);
        }
        if (aligns) {
            alignment = Math.max(alignment, explicit);
            alignment = Math.max(alignment, isPacked(field) && cap == 0 ? BYTE : capped(typeAlignment));
            alignment = Math.max(alignment, isPacked(field) ? BYTE : capped(wholeInteger(field.bits())));
        }
        add(field, field.bits());
        position = Math.addExact(position, field.bits());
    }

    /** Returns the alignment of an integer of this width. gcc uses it even if a typedef has a smaller alignment. */
    private long wholeInteger(long bits) {
        return Long.bitCount(bits) == 1 && position % bits == 0 ? Math.max(bits, BYTE) : BYTE;
    }

    /** Returns {@code true} if the bits would span more units of the type's alignment than the type itself. */
    private static boolean straddles(long position, long bits, long typeAlignment, long unit) {
        long start = position % typeAlignment;
        return (start + bits + typeAlignment - 1) / typeAlignment > unit / typeAlignment;
    }

    private void add(FieldDecl field, long width) {
        placed.add(new FieldDecl(
                field.name(), layout.complete(field.type()), field.bits(), field.packing(), position, width));
    }

    private boolean isPacked(FieldDecl field) {
        return record.packing().packed() || field.packing().packed();
    }

    private long capped(long bits) {
        return cap == 0 ? bits : Math.min(bits, cap);
    }

    private static long roundUp(long value, long to) {
        return to == 0 ? value : Math.addExact(value, to - 1) / to * to;
    }
}
