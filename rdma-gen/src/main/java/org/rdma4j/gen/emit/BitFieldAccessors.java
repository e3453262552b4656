package org.rdma4j.gen.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;

/**
 * Accessors of a bit-field: shift and mask within the smallest access inside the record that covers it; byte by byte
 * where none does. A setter leaves the neighbours' bits alone.
 */
final class BitFieldAccessors {

    private final Target target;

    BitFieldAccessors(Target target) {
        this.target = target;
    }

    /**
     * Some of the field's bits within one access.
     *
     * @param offset of the access, in bytes
     * @param size of the access, in bytes
     * @param low the field's lowest bit in what is accessed
     * @param width how many bits
     * @param shift which bit of the value they start at
     */
    private record Chunk(long offset, int size, int low, int width, int shift) {

        long mask() {
            return width == Long.SIZE ? -1L : (1L << width) - 1;
        }
    }

    /** Adds getters and setters. */
    void add(RecordSpace space, Member member, Value.Scalar value) {
        List<Chunk> chunks = chunks(space, member);
        for (Place place : Place.BOTH) {
            space.type().addMethod(getter(space, member, value, chunks, place));
            space.type().addMethod(setter(space, member, value, chunks, place));
        }
    }

    private static List<Chunk> chunks(RecordSpace space, Member member) {
        int width = member.field().bits();
        long first = member.offset() / Byte.SIZE;
        long last = (member.offset() + width - 1) / Byte.SIZE;
        for (int size = 1; size <= Long.BYTES; size *= 2) {
            long aligned = first - first % size;
            for (long start : new long[] {aligned, first, space.record().size() - size}) {
                if (start >= 0
                        && start <= first
                        && last < start + size
                        && start + size <= space.record().size()) {
                    int low = (int) (member.offset() - start * Byte.SIZE);
                    return List.of(new Chunk(start, size, low, width, 0));
                }
            }
        }
        List<Chunk> bytes = new ArrayList<>();
        int done = 0;
        for (long at = first; at <= last; at++) {
            int low = at == first ? (int) (member.offset() % Byte.SIZE) : 0;
            int part = Math.min(Byte.SIZE - low, width - done);
            bytes.add(new Chunk(at, 1, low, part, done));
            done += part;
        }
        return bytes;
    }

    private static CodeBlock read(RecordSpace space, Chunk chunk, Place place) {
        return CodeBlock.of(
                "$N.get($L, $L)",
                place.segment(),
                space.access(access(chunk.size()), chunk.offset()),
                place.offset(chunk.offset()));
    }

    private static Value.Scalar access(int size) {
        ScalarType type = switch (size) {
            case 1 -> ScalarType.SIGNED_CHAR;
            case 2 -> ScalarType.SHORT;
            case 4 -> ScalarType.INT;
            default -> ScalarType.LONG;
        };
        return new Value.Scalar(type, false);
    }

    private MethodSpec getter(RecordSpace space, Member member, Value.Scalar value, List<Chunk> chunks, Place place) {
        List<CodeBlock> parts = new ArrayList<>();
        for (Chunk chunk : chunks) {
            CodeBlock bits = read(space, chunk, place);
            bits = chunk.low() == 0 ? bits : CodeBlock.of("$L >>> $L", bits, chunk.low());
            bits = CodeBlock.of("($L & $L)", bits, mask(chunk.mask()));
            parts.add(chunk.shift() == 0 ? bits : CodeBlock.of("($L << $L)", bits, chunk.shift()));
        }
        CodeBlock all = parts.size() == 1 ? parts.get(0) : CodeBlock.join(parts, "\n| ");
        MethodSpec.Builder method = place.getter(member.name(), value.apiType())
                .addJavadoc("$L", FieldDocs.bitField(member, place))
                .addStatement("long bits = $L", all);
        int width = member.field().bits();
        if (value.type() == ScalarType.BOOL) {
            return method.addStatement("return bits != 0").build();
        }
        boolean signed = !value.type().isUnsigned(target);
        int spare = Long.SIZE - width;
        CodeBlock extended =
                signed && spare > 0 ? CodeBlock.of("bits << $L >> $L", spare, spare) : CodeBlock.of("bits");
        if (value.apiType().equals(TypeName.LONG)) {
            return method.addStatement("return $L", extended).build();
        }
        return method.addStatement(
                        signed && spare > 0 ? "return ($T) ($L)" : "return ($T) $L", value.apiType(), extended)
                .build();
    }

    private static MethodSpec setter(
            RecordSpace space, Member member, Value.Scalar value, List<Chunk> chunks, Place place) {
        MethodSpec.Builder method = place.setter(member.name())
                .addParameter(value.apiType(), "value")
                .addJavadoc("$L", FieldDocs.setBitField(member, place));
        method.addStatement(value.type() == ScalarType.BOOL ? "long bits = value ? 1L : 0L" : "long bits = value");
        for (Chunk chunk : chunks) {
            CodeBlock bits = chunk.shift() == 0 ? CodeBlock.of("bits") : CodeBlock.of("bits >>> $L", chunk.shift());
            bits = CodeBlock.of("($L & $L)", bits, mask(chunk.mask()));
            bits = chunk.low() == 0 ? bits : CodeBlock.of("$L << $L", bits, chunk.low());
            long hole = ~(chunk.mask() << chunk.low());
            CodeBlock merged = CodeBlock.of("$L & $L | $L", read(space, chunk, place), mask(hole), bits);
            CodeBlock stored = chunk.size() == Long.BYTES
                    ? merged
                    : CodeBlock.of("($T) ($L)", Value.Scalar.integer(chunk.size()), merged);
            method.addStatement(
                    "$N.set($L, $L, $L)",
                    place.segment(),
                    space.access(access(chunk.size()), chunk.offset()),
                    place.offset(chunk.offset()),
                    stored);
        }
        return method.build();
    }

    private static CodeBlock mask(long mask) {
        return CodeBlock.of("0x$LL", Long.toHexString(mask));
    }
}
