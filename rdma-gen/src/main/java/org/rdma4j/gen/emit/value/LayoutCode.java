package org.rdma4j.gen.emit.value;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.refusal.Site;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * Code for memory layouts. Bit-fields and gaps become padding; in packed records members get the alignment that their
 * place allows; big-endian members say so, unless the layout is for a call, where the linker takes native order only.
 */
public final class LayoutCode {

    /** Code with the alignment of the layout that it builds. */
    private record Part(CodeBlock code, long alignment) {}

    private final BoundMetadata world;
    private final Set<String> bigEndian;
    private final boolean forCall;
    private final Site site;

    /**
     * A builder of layouts.
     *
     * @param world where the record's types are found
     * @param bigEndian the configuration's big-endian fields, as {@code record.field}
     * @param forCall whether the linker is to take the layout
     */
    public LayoutCode(BoundMetadata world, Set<String> bigEndian, boolean forCall, Site site) {
        this.world = world;
        this.bigEndian = bigEndian;
        this.forCall = forCall;
        this.site = site;
    }

    /** The layout of a record; {@code key} is how the configuration names it. */
    public CodeBlock of(RecordDecl record, String key) {
        CodeBlock code = group(record, key + ".", record.alignment()).code();
        return record.isUnnamed() ? code : CodeBlock.of("$L\n$>$>.withName($S)$<$<", code, record.name());
    }

    /**
     * A struct or union.
     *
     * @param prefix what stands before a member's name in the configuration
     * @param cap the greatest alignment that the layout may have
     */
    private Part group(RecordDecl record, String prefix, long cap) {
        boolean union = record.kind() == RecordDecl.Kind.UNION;
        List<CodeBlock> parts = new ArrayList<>();
        long limit = Math.min(cap, record.alignment());
        long alignment = 1;
        long end = 0;
        for (FieldDecl field : record.fields()) {
            if (field.isBitField()) {
                continue;
            }
            long offset = field.offset() / Byte.SIZE;
            if (!union && offset > end) {
                parts.add(padding(offset - end));
            }
            // What the offset promises: its lowest bit, or anything at offset 0.
            long place = offset == 0 ? limit : Math.min(limit, Long.lowestOneBit(offset));
            Part part = type(field.type(), prefix + field.name(), place);
            alignment = Math.max(alignment, part.alignment());
            parts.add(
                    field.name().isEmpty() ? part.code() : CodeBlock.of("$L.withName($S)", part.code(), field.name()));
            end = union ? Math.max(end, field.width() / Byte.SIZE) : offset + field.width() / Byte.SIZE;
        }
        if (record.size() > end) {
            parts.add(padding(union ? record.size() : record.size() - end));
        }
        CodeBlock group = CodeBlock.of(
                "$T.$L($L)",
                RuntimeClasses.MEMORY_LAYOUT,
                union ? "unionLayout" : "structLayout",
                parts.isEmpty() ? CodeBlock.of("") : lines(parts));
        if (alignment != limit) {
            group = CodeBlock.of("$L.withByteAlignment($LL)", group, limit);
        }
        return new Part(group, limit);
    }

    private static CodeBlock lines(List<CodeBlock> parts) {
        return CodeBlock.builder()
                .add("\n$>$>")
                .add(CodeBlock.join(parts, ",\n"))
                .add("$<$<")
                .build();
    }

    private static CodeBlock padding(long bytes) {
        return CodeBlock.of("$T.paddingLayout($LL)", RuntimeClasses.MEMORY_LAYOUT, bytes);
    }

    /** The layout of a member or element at a place whose alignment is at least {@code place}. */
    private Part type(CType type, String path, long place) {
        CType resolved = world.index().resolve(type);
        if (resolved instanceof ArrayType array) {
            Part element = type(array.element(), path, place);
            CodeBlock code = CodeBlock.of(
                    "$T.sequenceLayout($LL, $L)",
                    RuntimeClasses.MEMORY_LAYOUT,
                    Math.max(0, array.length()),
                    element.code());
            return new Part(code, element.alignment());
        }
        Optional<ScalarType> scalar = world.index().scalar(type);
        if (scalar.isPresent()) {
            if (scalar.get().size() > Long.BYTES && !forCall) {
                // No layout of Java's has such a number; its bytes keep what follows in its place.
                return bytes(scalar.get().size(), Math.min(scalar.get().size(), place));
            }
            boolean swapped = bigEndian.contains(path) || world.index().isBigEndian(type);
            return scalar(ValueMapper.scalar(scalar.get(), swapped, site), place);
        }
        if (resolved instanceof PointerType) {
            return value(CodeBlock.of("$T.ADDRESS", RuntimeClasses.VALUE_LAYOUT), Long.BYTES, place);
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

    private Part scalar(JavaValue.Scalar scalar, long place) {
        CodeBlock code = CodeBlock.of("$T.$L", RuntimeClasses.VALUE_LAYOUT, scalar.layout());
        if (scalar.bigEndian() && !forCall) {
            code = CodeBlock.of("$L.withOrder($T.BIG_ENDIAN)", code, RuntimeClasses.BYTE_ORDER);
        }
        return value(code, scalar.type().size(), place);
    }

    private static Part value(CodeBlock code, long natural, long place) {
        if (place >= natural) {
            return new Part(code, natural);
        }
        return new Part(CodeBlock.of("$L.withByteAlignment($LL)", code, place), place);
    }

    private Part record(RecordRef record, long place) {
        // The record is that of one target's own world, which knows no others.
        long alignment = record.alignment().first();
        boolean inline = alignment > place || forCall;
        if (record.className().isPresent() && !inline) {
            return new Part(CodeBlock.of("$T.layout()", record.className().get()), alignment);
        }
        if (record.declaration().isPresent()) {
            LayoutCode inside = new LayoutCode(record.home(), bigEndian, forCall, site);
            return inside.group(record.declaration().get(), record.name() + ".", place);
        }
        return bytes(record.size().first(), Math.min(alignment, place));
    }

    private static Part bytes(long size, long alignment) {
        CodeBlock bytes = CodeBlock.of(
                "$T.sequenceLayout($LL, $T.JAVA_BYTE)",
                RuntimeClasses.MEMORY_LAYOUT,
                size,
                RuntimeClasses.VALUE_LAYOUT);
        return new Part(
                alignment == 1 ? bytes : CodeBlock.of("$L.withByteAlignment($LL)", bytes, alignment), alignment);
    }
}
