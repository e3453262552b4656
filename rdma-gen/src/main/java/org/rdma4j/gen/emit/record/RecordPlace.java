package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import org.rdma4j.gen.emit.name.ClassParts;
import org.rdma4j.gen.emit.name.RuntimeClasses;

/**
 * Where a record lies for an accessor: at the start of a segment, or at an index of an array.
 *
 * @param segment the parameter that holds it
 * @param indexed whether a parameter {@code index} follows
 */
record RecordPlace(String segment, boolean indexed) {

    /** Both forms that every accessor has. */
    static final List<RecordPlace> BOTH = List.of(new RecordPlace("segment", false), new RecordPlace("array", true));

    /** A segment that holds one record. */
    static final RecordPlace SINGLE = BOTH.get(0);

    /** The place that an accessor's first parameter holds. */
    static RecordPlace of(MethodSpec accessor) {
        String first = accessor.parameters().get(0).name();
        return BOTH.stream()
                .filter(place -> place.segment().equals(first))
                .findFirst()
                .orElseThrow();
    }

    /** Code for the offset of what lies so many bytes after the record's start. */
    CodeBlock offset(CodeBlock bytes) {
        if (!indexed) {
            return bytes;
        }
        return bytes.toString().equals("0L") ? CodeBlock.of("index * SIZE") : CodeBlock.of("index * SIZE + $L", bytes);
    }

    /** A method that reads. */
    MethodSpec.Builder getter(String name, TypeName type) {
        MethodSpec.Builder method = ClassParts.method(name, type).addParameter(RuntimeClasses.MEMORY_SEGMENT, segment);
        return indexed ? method.addParameter(TypeName.LONG, "index") : method;
    }

    /** A method that writes its last parameter, {@code value}; it is to be added after any others. */
    MethodSpec.Builder setter(String name) {
        return getter(name + "$set", TypeName.VOID);
    }

    /** How Javadoc calls the record. */
    String ofWhat() {
        return indexed ? " of element {@code index}" : "";
    }
}
