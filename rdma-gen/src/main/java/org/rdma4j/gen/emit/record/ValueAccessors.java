package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.value.JavaValue;

/** Generates accessors of numbers, booleans and pointers, and of records and arrays, which are returned as slices. */
final class ValueAccessors {

    private ValueAccessors() {}

    /** Adds a getter and a setter, and for a {@code const char *} a getter of the string. */
    static void add(RecordContext space, RecordMember member, JavaValue value) {
        CodeBlock access = RecordContext.access(value);
        CodeBlock offset = space.offset(member);
        CodeBlock get = CodeBlock.of("segment.get($L, $L)", access, offset);
        space.add(RecordContext.getter(member.name(), value.apiType())
                .addJavadoc("$L", doc(space, member, byteOrder(value)))
                .addStatement("return $L", value.toApi(get)));
        if (value instanceof JavaValue.Pointer pointer && pointer.string()) {
            space.add(RecordContext.getter(JavaNames.text(member.name()), RuntimeClasses.STRING)
                    .addJavadoc("Returns the string that $L points to, or {@code null} for NULL.\n", member.cName())
                    .addStatement("return $T.string($L)", space.context().runtime().cStrings, get));
        }
        MethodSpec.Builder setter = RecordContext.setter(member.name())
                .addParameter(value.apiType(), "value")
                .addJavadoc("Sets $L.\n$L", member.cName(), space.documentation(member));
        value.range().ifPresent(range -> setter.addJavadoc("$L", refused(range)));
        space.add(setter.addStatement(
                "segment.set($L, $L, $L)",
                access,
                offset,
                value.toCarrier(CodeBlock.of("value"), space.context().runtime())));
    }

    /** Adds a getter that returns a slice, and a setter that copies into it. */
    static void addSlice(RecordContext space, RecordMember member) {
        CodeBlock offset = space.offset(member);
        space.add(RecordContext.getter(member.name(), RuntimeClasses.MEMORY_SEGMENT)
                .addJavadoc("$L", doc(space, member, ", as a slice"))
                .addStatement("return segment.asSlice($L, $L)", offset, space.size(member)));
        space.add(RecordContext.setter(member.name())
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, "value")
                .addJavadoc(
                        "Copies the $L of $L from {@code value}.\n",
                        member.byteSize().words(" bytes", space.context().targets()),
                        member.cName())
                .addStatement(
                        "$T.copy(value, 0L, segment, $L, $L)",
                        RuntimeClasses.MEMORY_SEGMENT,
                        offset,
                        space.size(member)));
    }

    /** Returns Javadoc with the C declaration, the offset and links. */
    private static String doc(RecordContext space, RecordMember member, String what) {
        return member.declared() + ", at byte "
                + member.byteOffset().words("", space.context().targets()) + what
                + space.context()
                        .world()
                        .related(member.type())
                        .map(c -> "; see {@link " + c.canonicalName() + " " + c.simpleName() + "}")
                        .orElse("")
                + ".\n"
                + space.documentation(member);
    }

    /** Returns the Javadoc of the exception for values out of range. */
    static String refused(String range) {
        return "\n@throws IllegalArgumentException if {@code value} is not " + range + "\n";
    }

    /** Returns the Javadoc about the byte order; empty unless the number is big-endian. */
    static String byteOrder(JavaValue value) {
        return value instanceof JavaValue.Scalar scalar && scalar.bigEndian()
                ? "; big-endian in memory, converted to native byte order"
                : "";
    }
}
