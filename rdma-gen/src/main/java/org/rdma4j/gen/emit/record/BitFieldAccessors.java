package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.PerTargetNumber;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;

/**
 * Generates accessors of bit-fields, which shift and mask the smallest integer inside the record that contains the
 * bit-field, or single bytes if there is none. Setters preserve adjacent bits.
 */
final class BitFieldAccessors {

    private BitFieldAccessors() {}

    /**
     * A part of a bit-field within one memory access.
     *
     * @param offset offset of the access in bytes
     * @param size size of the access in bytes
     * @param low lowest bit of the part within the access
     * @param width number of bits
     * @param shift lowest bit of the part within the value
     */
    private record Chunk(PerTargetNumber offset, int size, int low, int width, int shift) {

        long mask() {
            return width == Long.SIZE ? -1L : (1L << width) - 1;
        }
    }

    /** Adds getters and setters. */
    static void add(RecordContext space, RecordMember member, JavaValue.Scalar value) {
        List<Chunk> chunks = chunks(space, member);
        space.add(getter(space, member, value, chunks));
        space.add(setter(space, member, value, chunks));
    }

    private static List<Chunk> chunks(RecordContext space, RecordMember member) {
        int width = member.field().bits();
        long bit = member.offset().first();
        if (!member.offset().all(other -> other % Byte.SIZE == bit % Byte.SIZE)) {
            throw space.site().at(member.path()).refuse("a bit-field occupies different bits on another target");
        }
        PerTargetNumber moved = member.offset().map(other -> (other - bit) / Byte.SIZE);
        long first = bit / Byte.SIZE;
        long last = (bit + width - 1) / Byte.SIZE;
        for (int size = 1; size <= Long.BYTES; size *= 2) {
            long aligned = first - first % size;
            for (long start : new long[] {aligned, first, space.size().first() - size}) {
                if (start <= first && last < start + size && lies(space, moved, start, size)) {
                    int low = (int) (bit - start * Byte.SIZE);
                    return List.of(new Chunk(moved.map(by -> start + by), size, low, width, 0));
                }
            }
        }
        List<Chunk> bytes = new ArrayList<>();
        int done = 0;
        for (long at = first; at <= last; at++) {
            int low = at == first ? (int) (bit % Byte.SIZE) : 0;
            int part = Math.min(Byte.SIZE - low, width - done);
            long here = at;
            bytes.add(new Chunk(moved.map(by -> here + by), 1, low, part, done));
            done += part;
        }
        return bytes;
    }

    /** Returns {@code true} if an access at {@code start} on the first target is inside the record on all targets. */
    private static boolean lies(RecordContext space, PerTargetNumber moved, long start, int size) {
        return moved.all(by -> start + by >= 0)
                && moved.with(space.size(), (by, end) -> end - (start + by + size))
                        .all(left -> left >= 0);
    }

    private static CodeBlock offset(RecordContext space, RecordMember member, Chunk chunk) {
        String part = chunk.shift() == 0 ? "" : String.valueOf(chunk.shift());
        return space.number(chunk.offset(), member.name() + "$BITS" + part);
    }

    private static CodeBlock read(RecordContext space, RecordMember member, Chunk chunk) {
        return CodeBlock.of(
                "segment.get($L, $L)", RecordContext.access(access(chunk.size())), offset(space, member, chunk));
    }

    private static JavaValue.Scalar access(int size) {
        ScalarType type = switch (size) {
            case 1 -> ScalarType.SIGNED_CHAR;
            case 2 -> ScalarType.SHORT;
            case 4 -> ScalarType.INT;
            default -> ScalarType.LONG;
        };
        return new JavaValue.Scalar(type, false);
    }

    private static MethodSpec.Builder getter(
            RecordContext space, RecordMember member, JavaValue.Scalar value, List<Chunk> chunks) {
        int width = member.field().bits();
        List<CodeBlock> parts = new ArrayList<>();
        for (Chunk chunk : chunks) {
            CodeBlock bits = read(space, member, chunk);
            bits = chunk.low() == 0 ? bits : CodeBlock.of("$L >>> $L", bits, chunk.low());
            bits = CodeBlock.of("($L & $L)", bits, mask(chunk.mask()));
            parts.add(chunk.shift() == 0 ? bits : CodeBlock.of("($L << $L)", bits, chunk.shift()));
        }
        CodeBlock all = parts.size() == 1 ? parts.get(0) : CodeBlock.join(parts, "\n| ");
        MethodSpec.Builder method = RecordContext.getter(member.name(), value.apiType())
                .addJavadoc(
                        "$L, $L.\n$L",
                        member.declared(),
                        width == 1 ? "1 bit" : width + " bits",
                        space.documentation(member))
                .addStatement("long bits = $L", all);
        if (value.type() == ScalarType.BOOL) {
            return method.addStatement("return bits != 0");
        }
        boolean signed = isSigned(space, member, value);
        int spare = Long.SIZE - width;
        CodeBlock extended =
                signed && spare > 0 ? CodeBlock.of("bits << $L >> $L", spare, spare) : CodeBlock.of("bits");
        if (value.apiType().equals(TypeName.LONG)) {
            return method.addStatement("return $L", extended);
        }
        return method.addStatement(
                signed && spare > 0 ? "return ($T) ($L)" : "return ($T) $L", value.apiType(), extended);
    }

    private static MethodSpec.Builder setter(
            RecordContext space, RecordMember member, JavaValue.Scalar value, List<Chunk> chunks) {
        int width = member.field().bits();
        MethodSpec.Builder method = RecordContext.setter(member.name())
                .addParameter(value.apiType(), "value")
                .addJavadoc("Sets $L.\n$L", member.cName(), space.documentation(member));
        if (value.type() == ScalarType.BOOL) {
            method.addStatement("long bits = value ? 1L : 0L");
        } else if (width == value.apiBits()) {
            method.addStatement("long bits = value");
        } else {
            boolean signed = isSigned(space, member, value);
            String range = signed
                    ? "from -" + (1L << width - 1) + " to " + ((1L << width - 1) - 1)
                    : "from 0 to " + ((1L << width) - 1);
            method.addJavadoc("$L", ValueAccessors.refused(range))
                    .addStatement(
                            "long bits = $T.$L(value, $L)",
                            space.context().runtime().ranges,
                            signed ? "signedBits" : "bits",
                            width);
        }
        for (Chunk chunk : chunks) {
            CodeBlock bits = chunk.shift() == 0 ? CodeBlock.of("bits") : CodeBlock.of("bits >>> $L", chunk.shift());
            bits = CodeBlock.of("($L & $L)", bits, mask(chunk.mask()));
            bits = chunk.low() == 0 ? bits : CodeBlock.of("$L << $L", bits, chunk.low());
            long hole = ~(chunk.mask() << chunk.low());
            CodeBlock merged = CodeBlock.of("$L & $L | $L", read(space, member, chunk), mask(hole), bits);
            CodeBlock stored = chunk.size() == Long.BYTES
                    ? merged
                    : CodeBlock.of("($T) ($L)", JavaValue.Scalar.integer(chunk.size()), merged);
            method.addStatement(
                    "segment.set($L, $L, $L)",
                    RecordContext.access(access(chunk.size())),
                    offset(space, member, chunk),
                    stored);
        }
        return method;
    }

    private static boolean isSigned(RecordContext space, RecordMember member, JavaValue.Scalar value) {
        List<Target> targets = space.context().targets();
        boolean signed = !value.type().isUnsigned(targets.get(0));
        if (targets.stream().anyMatch(target -> value.type().isUnsigned(target) == signed)) {
            throw space.site()
                    .at(member.path())
                    .refuse("a bit-field of type char is signed on one target and unsigned on another");
        }
        return signed;
    }

    private static CodeBlock mask(long mask) {
        return CodeBlock.of("0x$LL", Long.toHexString(mask));
    }
}
