package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.CodeBlock;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.value.JavaValue;

/** Accessors of a number, a truth value, a pointer, or of what is handed out as a slice: a record, or a whole array. */
final class ValueAccessors {

    private ValueAccessors() {}

    /** Adds getters and setters, and for a {@code const char *} the getters of its text. */
    static void add(RecordSpace space, Member member, JavaValue value) {
        CodeBlock access = RecordSpace.access(value);
        for (RecordPlace place : RecordPlace.BOTH) {
            CodeBlock offset = place.offset(space.offset(member));
            CodeBlock get = CodeBlock.of("$N.get($L, $L)", place.segment(), access, offset);
            space.add(place.getter(member.name(), value.apiType())
                    .addJavadoc("$L", doc(space, member, place, byteOrder(value)))
                    .addStatement("return $L", value.toApi(get)));
            if (value instanceof JavaValue.Pointer pointer && pointer.string()) {
                space.add(place.getter(JavaNames.text(member.name()), RuntimeClasses.STRING)
                        .addJavadoc(
                                "The text that $L points to; {@code null} for NULL.\n", member.cName() + place.ofWhat())
                        .addStatement("return $T.string($L)", space.context().runtime().cStrings, get));
            }
            space.add(place.setter(member.name())
                    .addParameter(value.apiType(), "value")
                    .addJavadoc("Sets $L.\n", member.cName() + place.ofWhat())
                    .addStatement(
                            "$N.set($L, $L, $L)",
                            place.segment(),
                            access,
                            offset,
                            value.toCarrier(CodeBlock.of("value"))));
        }
    }

    /** Adds getters that give a slice, and setters that copy into it. */
    static void addSlice(RecordSpace space, Member member) {
        for (RecordPlace place : RecordPlace.BOTH) {
            CodeBlock offset = place.offset(space.offset(member));
            space.add(place.getter(member.name(), RuntimeClasses.MEMORY_SEGMENT)
                    .addJavadoc("$L", doc(space, member, place, ", as a slice"))
                    .addStatement("return $N.asSlice($L, $L)", place.segment(), offset, space.size(member)));
            space.add(place.setter(member.name())
                    .addParameter(RuntimeClasses.MEMORY_SEGMENT, "value")
                    .addJavadoc(
                            "Copies the $L of $L from {@code value}.\n",
                            member.byteSize().words(" bytes", space.context().targets()),
                            member.cName() + place.ofWhat())
                    .addStatement(
                            "$T.copy(value, 0L, $N, $L, $L)",
                            RuntimeClasses.MEMORY_SEGMENT,
                            place.segment(),
                            offset,
                            space.size(member)));
        }
    }

    /** The C declaration; where it lies and where to read on are said once, at the accessor of a single record. */
    private static String doc(RecordSpace space, Member member, RecordPlace place, String what) {
        String declared = member.declared() + place.ofWhat();
        return place.indexed()
                ? declared + what + ".\n"
                : declared + ", at byte "
                        + member.byteOffset().words("", space.context().targets()) + what
                        + space.context()
                                .world()
                                .related(member.type())
                                .map(c -> "; see {@link " + c.canonicalName() + " " + c.simpleName() + "}")
                                .orElse("")
                        + ".\n";
    }

    /** What Javadoc says of a big-endian number. */
    static String byteOrder(JavaValue value) {
        return value instanceof JavaValue.Scalar scalar && scalar.bigEndian()
                ? "; big-endian in memory, a host value here: do not swap"
                : "";
    }
}
