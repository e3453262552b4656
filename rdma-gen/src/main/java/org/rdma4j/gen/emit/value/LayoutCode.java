package org.rdma4j.gen.emit.value;

import static java.util.stream.Collectors.joining;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * Generates memory layouts. Bit-fields and gaps become padding. Members of packed records have the alignment that their
 * offset permits. Big-endian members have big-endian layouts, except in layouts for calls: the linker requires native
 * byte order, and does not support some records.
 */
public final class LayoutCode {

    /**
     * A layout.
     *
     * @param code code that creates the layout
     * @param words the layout in GraalVM's reachability metadata: {@code struct(jbyte, padding(3), jint)}
     * @param alignment alignment in bytes
     * @param swapped whether a member is big-endian
     */
    public record Layout(CodeBlock code, String words, long alignment, boolean swapped) {

        private Layout with(CodeBlock other) {
            return new Layout(other, words, alignment, swapped);
        }
    }

    private final BoundMetadata world;
    private final Set<String> bigEndian;
    private final boolean forCall;
    private final DeclarationPart site;

    private LayoutCode(BoundMetadata world, Set<String> bigEndian, boolean forCall, DeclarationPart site) {
        this.world = world;
        this.bigEndian = bigEndian;
        this.forCall = forCall;
        this.site = site;
    }

    /**
     * Returns code for the layout of a record, named by its C name.
     *
     * @param world metadata with the types of the record
     * @param bigEndian big-endian fields in the configuration, as {@code record.field}
     * @param key name of the record in the configuration
     */
    public static CodeBlock of(
            BoundMetadata world, Set<String> bigEndian, RecordDecl record, String key, DeclarationPart site) {
        return named(
                new LayoutCode(world, bigEndian, false, site)
                        .group(record, key + ".", record.alignment())
                        .code(),
                record);
    }

    /** Returns the layout of a value in a call. Throws for a record that the linker does not support. */
    public static Layout ofCall(JavaValue value, Set<String> bigEndian, DeclarationPart site) {
        if (value instanceof JavaValue.Nothing) {
            return new Layout(CodeBlock.of(""), "void", 1, false);
        }
        if (value instanceof JavaValue.Scalar scalar) {
            return scalar(scalar, false, Long.BYTES);
        }
        if (value instanceof JavaValue.Address) {
            return scalar(new JavaValue.Scalar(ScalarType.LONG, false), false, Long.BYTES);
        }
        return value instanceof JavaValue.Aggregate aggregate
                ? recordOfCall(aggregate.record(), bigEndian, site)
                : pointer(Long.BYTES);
    }

    private static Layout recordOfCall(RecordRef record, Set<String> bigEndian, DeclarationPart site) {
        LayoutCode inside = new LayoutCode(record.home(), bigEndian, true, site);
        Layout layout = inside.record(record, Long.MAX_VALUE);
        if (record.className().isPresent() && !layout.swapped()) {
            return layout.with(CodeBlock.of("$T.layout()", record.className().get()));
        }
        if (!record.size().agrees()) {
            throw site.refuse(record.name() + " is passed by value, and its layout differs between targets");
        }
        return layout.with(named(layout.code(), record.declaration().orElseThrow()));
    }

    private static CodeBlock named(CodeBlock code, RecordDecl record) {
        return record.isUnnamed() ? code : CodeBlock.of("$L\n$>$>.withName($S)$<$<", code, record.name());
    }

    /**
     * Returns the layout of a struct or union.
     *
     * @param prefix prefix of the names of members in the configuration
     * @param cap maximum alignment of the layout
     */
    private Layout group(RecordDecl record, String prefix, long cap) {
        if (forCall && !record.packing().equals(Packing.NONE)) {
            throw site.refuse("a record with its own packing or alignment cannot be passed by value");
        }
        if (forCall && record.size() == 0) {
            throw site.refuse("a record without members cannot be passed by value");
        }
        boolean union = record.kind() == RecordDecl.Kind.UNION;
        List<Layout> parts = new ArrayList<>();
        long limit = Math.min(cap, record.alignment());
        long end = 0;
        for (FieldDecl field : record.fields()) {
            checkPassable(field);
            if (field.isBitField()) {
                continue;
            }
            long offset = field.offset() / Byte.SIZE;
            if (!union && offset > end) {
                parts.add(padding(offset - end));
            }
            // the alignment guaranteed by the offset: its lowest bit, or no limit at offset 0
            long place = offset == 0 ? limit : Math.min(limit, Long.lowestOneBit(offset));
            Layout part = type(field.type(), prefix + field.name(), place);
            parts.add(
                    field.name().isEmpty()
                            ? part
                            : part.with(CodeBlock.of("$L.withName($S)", part.code(), field.name())));
            end = union ? Math.max(end, field.width() / Byte.SIZE) : offset + field.width() / Byte.SIZE;
        }
        if (record.size() > end) {
            parts.add(padding(union ? record.size() : record.size() - end));
        }
        CodeBlock code = CodeBlock.of(
                "$T.$L($L)",
                RuntimeClasses.MEMORY_LAYOUT,
                union ? "unionLayout" : "structLayout",
                parts.isEmpty()
                        ? CodeBlock.of("")
                        : lines(parts.stream().map(Layout::code).toList()));
        long alignment = parts.stream().mapToLong(Layout::alignment).max().orElse(1);
        if (forCall && alignment != limit) {
            throw site.refuse("a record with a member whose type has its own alignment cannot be passed by value");
        }
        return new Layout(
                alignment == limit ? code : CodeBlock.of("$L.withByteAlignment($LL)", code, limit),
                parts.stream().map(Layout::words).collect(joining(", ", union ? "union(" : "struct(", ")")),
                limit,
                parts.stream().anyMatch(Layout::swapped));
    }

    /** Rejects a member that the linker does not support inside a record. */
    private void checkPassable(FieldDecl field) {
        if (forCall && field.isBitField()) {
            throw site.refuse("a record with bit-fields cannot be passed by value");
        }
        if (forCall && !field.packing().equals(Packing.NONE)) {
            throw site.refuse("a record with a member that has its own packing or alignment cannot be passed by value");
        }
        if (forCall && field.width() == 0) {
            throw site.refuse("a record with a member of length 0 cannot be passed by value");
        }
    }

    /** Rejects a member that is not naturally aligned, for example because of a typedef. */
    private void checkPlace(long natural, long place) {
        if (forCall && place < natural) {
            throw site.refuse("a record with a member whose type has its own alignment cannot be passed by value");
        }
    }

    private static CodeBlock lines(List<CodeBlock> parts) {
        return CodeBlock.builder()
                .add("\n$>$>")
                .add(CodeBlock.join(parts, ",\n"))
                .add("$<$<")
                .build();
    }

    private static Layout padding(long bytes) {
        CodeBlock code = CodeBlock.of("$T.paddingLayout($LL)", RuntimeClasses.MEMORY_LAYOUT, bytes);
        return new Layout(code, "padding(" + bytes + ")", 1, false);
    }

    /** Returns the layout of a member or element whose position is aligned to at least {@code place}. */
    private Layout type(CType type, String path, long place) {
        CType resolved = world.index().resolve(type);
        if (resolved instanceof ArrayType array) {
            Layout element = type(array.element(), path, place);
            long length = Math.max(0, array.length());
            return new Layout(
                    CodeBlock.of("$T.sequenceLayout($LL, $L)", RuntimeClasses.MEMORY_LAYOUT, length, element.code()),
                    "sequence(" + length + ", " + element.words() + ")",
                    element.alignment(),
                    element.swapped());
        }
        Optional<ScalarType> scalar = world.index().scalar(type);
        if (scalar.isPresent()) {
            if (scalar.get().size() > Long.BYTES && !forCall) {
                // Java has no layout for this numeric type, so the layout is a sequence of bytes
                return bytes(scalar.get().size(), Math.min(scalar.get().size(), place));
            }
            checkPlace(scalar.get().size(), place);
            boolean swapped = bigEndian.contains(path) || world.index().isBigEndian(type);
            return scalar(ValueMapper.scalar(scalar.get(), swapped, site), !forCall, place);
        }
        if (resolved instanceof PointerType) {
            checkPlace(Long.BYTES, place);
            return pointer(place);
        }
        if (resolved instanceof UnnamedRecord unnamed) {
            return group(unnamed.record(), path.endsWith(".") ? path : path + ".", place);
        }
        if (resolved instanceof NamedType named) {
            return record(
                    world.record(named)
                            .orElseThrow(() -> site.refuse("the size of " + named.spelling() + " is not known")),
                    place);
        }
        throw site.refuse("no layout for the type of " + path);
    }

    private static Layout scalar(JavaValue.Scalar scalar, boolean ordered, long place) {
        CodeBlock code = CodeBlock.of("$T.$L", RuntimeClasses.VALUE_LAYOUT, scalar.layout());
        if (scalar.bigEndian() && ordered) {
            code = CodeBlock.of("$L.withOrder($T.BIG_ENDIAN)", code, RuntimeClasses.BYTE_ORDER);
        }
        // the JNI name of the Java type, which is the same on all platforms
        return aligned(code, "j" + scalar.carrier(), scalar.type().size(), place, scalar.bigEndian());
    }

    private static Layout pointer(long place) {
        return aligned(CodeBlock.of("$T.ADDRESS", RuntimeClasses.VALUE_LAYOUT), "void*", Long.BYTES, place, false);
    }

    /** Returns a value layout, unaligned if its position does not have the natural alignment. */
    private static Layout aligned(CodeBlock code, String words, long natural, long place, boolean swapped) {
        return place >= natural
                ? new Layout(code, words, natural, swapped)
                : new Layout(CodeBlock.of("$L.withByteAlignment($LL)", code, place), words, place, swapped);
    }

    private Layout record(RecordRef record, long place) {
        // the metadata of a single target
        long alignment = record.alignment().first();
        if (record.className().isPresent() && alignment <= place && !forCall) {
            return new Layout(CodeBlock.of("$T.layout()", record.className().get()), "", alignment, false);
        }
        if (record.declaration().isPresent()) {
            return new LayoutCode(record.home(), bigEndian, forCall, site)
                    .group(record.declaration().get(), record.name() + ".", place);
        }
        if (forCall) {
            throw site.refuse(record.name() + " is passed by value, and its members are not known");
        }
        return bytes(record.size().first(), Math.min(alignment, place));
    }

    private static Layout bytes(long size, long alignment) {
        CodeBlock bytes = CodeBlock.of(
                "$T.sequenceLayout($LL, $T.JAVA_BYTE)",
                RuntimeClasses.MEMORY_LAYOUT,
                size,
                RuntimeClasses.VALUE_LAYOUT);
        return new Layout(
                alignment == 1 ? bytes : CodeBlock.of("$L.withByteAlignment($LL)", bytes, alignment),
                "",
                alignment,
                false);
    }
}
