package org.rdma4j.gen.emit.call;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.refusal.Site;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.LayoutCode;
import org.rdma4j.gen.emit.value.RecordRef;
import org.rdma4j.gen.emit.value.ValueMapper;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** Code for function descriptors: plain addresses without target layouts, so that few shapes are linked. */
public final class Descriptors {

    private final Set<String> bigEndian;

    private final LinkedCalls linked;

    /** @param linked receives what the linker will be asked for */
    public Descriptors(Set<String> bigEndian, LinkedCalls linked) {
        this.bigEndian = bigEndian;
        this.linked = linked;
    }

    /** The descriptor of a function that is linked; see {@link LinkedCalls#downcall}. */
    public CodeBlock downcall(Signature signature, LinkedCall.Way way, OptionalInt firstVariadic) {
        CodeBlock code = of(signature);
        linked.downcall(signature, way, firstVariadic);
        return code;
    }

    /** The descriptor of a callback; see {@link LinkedCalls#callback}. */
    public CodeBlock callback(Signature signature, ClassName type, String adapter, ClassName function) {
        CodeBlock code = of(signature);
        linked.callback(signature, type, adapter, function);
        return code;
    }

    /** The descriptor of a signature. */
    public CodeBlock of(Signature signature) {
        List<CodeBlock> layouts = new ArrayList<>();
        boolean nothing = signature.result() instanceof JavaValue.Nothing;
        if (!nothing) {
            layouts.add(layout(signature.result(), signature.site().at("result")));
        }
        for (Signature.Parameter parameter : signature.parameters()) {
            layouts.add(layout(parameter.value(), signature.site().at("parameter " + parameter.name())));
        }
        return CodeBlock.of(
                "$T.$L($L)",
                RuntimeClasses.FUNCTION_DESCRIPTOR,
                nothing ? "ofVoid" : "of",
                CodeBlock.join(layouts, ", "));
    }

    private CodeBlock layout(JavaValue value, Site site) {
        if (value instanceof JavaValue.Scalar scalar) {
            return CodeBlock.of("$T.$L", RuntimeClasses.VALUE_LAYOUT, scalar.layout());
        }
        if (value instanceof JavaValue.Address) {
            return CodeBlock.of("$T.JAVA_LONG", RuntimeClasses.VALUE_LAYOUT);
        }
        if (value instanceof JavaValue.Aggregate aggregate) {
            return record(aggregate.record(), site);
        }
        return CodeBlock.of("$T.ADDRESS", RuntimeClasses.VALUE_LAYOUT);
    }

    private CodeBlock record(RecordRef record, Site site) {
        RecordDecl declaration = record.declaration()
                .orElseThrow(() -> site.refuse(record.name() + " is passed by value, and its members are not known"));
        boolean swapped = checkPassable(declaration, record.home(), record.name() + ".", site);
        if (record.className().isPresent() && !swapped) {
            return CodeBlock.of("$T.layout()", record.className().get());
        }
        if (!record.size().agrees()) {
            throw site.refuse(record.name() + " is passed by value, and its layout differs between targets");
        }
        // The linker takes native byte order only; how the bytes are passed does not depend on it.
        return new LayoutCode(record.home(), bigEndian, true, site).of(declaration, record.name());
    }

    /** Refuses what the linker cannot pass; tells whether something in the record is big-endian. */
    private boolean checkPassable(RecordDecl record, BoundMetadata home, String prefix, Site site) {
        if (!record.packing().equals(Packing.NONE)) {
            throw site.refuse("a record with packing or alignment of its own cannot be passed by value");
        }
        boolean swapped = false;
        for (FieldDecl field : record.fields()) {
            if (field.isBitField()) {
                throw site.refuse("a record with bit-fields cannot be passed by value");
            }
            if (!field.packing().equals(Packing.NONE) || field.width() == 0) {
                throw site.refuse("a record with members of length 0, or packed ones, cannot be passed by value");
            }
            swapped |= checkPassable(field.type(), home, prefix + field.name(), site);
        }
        return swapped;
    }

    private boolean checkPassable(CType type, BoundMetadata home, String path, Site site) {
        CType resolved = home.index().resolve(type);
        if (resolved instanceof ArrayType array) {
            return checkPassable(array.element(), home, path, site);
        }
        if (resolved instanceof UnnamedRecord unnamed) {
            return checkPassable(unnamed.record(), home, path.endsWith(".") ? path : path + ".", site);
        }
        home.index().scalar(type).ifPresent(scalar -> ValueMapper.scalar(scalar, false, site));
        boolean swapped = bigEndian.contains(path) || home.index().isBigEndian(type);
        if (resolved instanceof NamedType named && home.index().scalar(type).isEmpty()) {
            RecordRef inner = home.record(named)
                    .orElseThrow(() -> site.refuse("the size of " + named.spelling() + " is not known"));
            RecordDecl declaration = inner.declaration()
                    .orElseThrow(
                            () -> site.refuse(inner.name() + " is passed by value, and its members are not known"));
            return checkPassable(declaration, inner.home(), inner.name() + ".", site);
        }
        return swapped;
    }
}
