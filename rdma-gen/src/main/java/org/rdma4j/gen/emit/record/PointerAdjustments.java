package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.PerTargetNumber;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;

/** Generates conversions of pointers to a record that grows at the front, whose start differs between releases. */
final class PointerAdjustments {

    private static final String START = "Start";

    private PointerAdjustments() {}

    /** Returns the Javadoc. */
    static String doc(RecordDecl record) {
        return "\n"
                + JavadocText.paragraph("<p>The record grows at the front: C accesses it from its last member, "
                        + JavadocText.code(anchor(record).name())
                        + ", and its start depends on the release. Segments start where the record of the newest release"
                        + " does. Accessors of fields that the record of an older library lacks throw {@link"
                        + " UnsupportedOperationException}. Functions of this package adjust pointers that they take and"
                        + " return.");
    }

    /** Adds the conversions, and a class that holds the offset between the releases. */
    static void add(RecordContext space) {
        TypeSpec.Builder type = space.type();
        RuntimeClasses runtime = space.context().runtime();
        RecordDecl record = space.forms().get(0);
        FieldDecl anchor = anchor(record);
        String start = space.nested().take(START);
        type.addMethod(method(JavaValue.FROM_C, "pointer")
                .addJavadoc(
                        "Returns the record for a pointer from C code that was compiled with the headers of the wrapper\nlibrary. NULL remains NULL.\n")
                .addStatement("return $T.fromC(pointer, $N.SHIFT, SIZE)", runtime.frontGrowth, start)
                .build());
        type.addMethod(method(JavaValue.TO_C, "segment")
                .addJavadoc(
                        "Returns the pointer for C code that was compiled with the headers of the wrapper library; the\ninverse of {@code $L}.\n",
                        JavaValue.FROM_C)
                .addStatement("return $T.toC(segment, $N.SHIFT)", runtime.frontGrowth, start)
                .build());
        CodeBlock shift = CodeBlock.of(
                "$T.shift($S, $L)",
                runtime.frontGrowth,
                record.name() + "." + anchor.name(),
                PerTargetNumber.of(space.forms(), form -> anchor(form).offset() / Byte.SIZE)
                        .code(runtime));
        type.addType(SpecBuilders.holder(start, "SHIFT", TypeName.LONG, shift, Modifier.PRIVATE)
                .build());
    }

    private static FieldDecl anchor(RecordDecl record) {
        return record.fields().get(record.fields().size() - 1);
    }

    private static MethodSpec.Builder method(String name, String parameter) {
        return SpecBuilders.method(name, RuntimeClasses.MEMORY_SEGMENT)
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, parameter);
    }
}
