package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.CodeBlock;
import org.rdma4j.gen.emit.name.RuntimeClasses;

/** Accessors of a member that is handed out as a slice: a record, or an array as a whole. */
final class SliceAccessors {

    /** Adds getters that give the slice, and setters that copy into it. */
    void add(RecordSpace space, Member member) {
        for (RecordPlace place : RecordPlace.BOTH) {
            CodeBlock offset = place.offset(space.offset(member));
            space.type()
                    .addMethod(place.getter(member.name(), RuntimeClasses.MEMORY_SEGMENT)
                            .addJavadoc("$L", FieldDocs.slice(member, place))
                            .addStatement("return $N.asSlice($L, $L)", place.segment(), offset, space.size(member))
                            .build());
            space.type()
                    .addMethod(place.setter(member.name())
                            .addParameter(RuntimeClasses.MEMORY_SEGMENT, "value")
                            .addJavadoc("$L", FieldDocs.copy(member, place))
                            .addStatement(
                                    "$T.copy(value, 0L, $N, $L, $L)",
                                    RuntimeClasses.MEMORY_SEGMENT,
                                    place.segment(),
                                    offset,
                                    space.size(member))
                            .build());
        }
    }

    /** Adds the getter of an array without a length: all that follows in the segment. */
    void addTail(RecordSpace space, Member member) {
        space.type()
                .addMethod(RecordPlace.SINGLE
                        .getter(member.name(), RuntimeClasses.MEMORY_SEGMENT)
                        .addJavadoc("$L", FieldDocs.tail(member))
                        .addStatement("return segment.asSlice($L)", space.offset(member))
                        .build());
    }
}
