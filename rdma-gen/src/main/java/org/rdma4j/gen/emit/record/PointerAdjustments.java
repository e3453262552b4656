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
                + JavadocText.paragraph("<p>New fields of it go before all others, and C reaches it from "
                        + JavadocText.code(anchor(record).name())
                        + ", its last: where it begins depends on the release. A"
                        + " segment here begins where the newest release's would; what an older library's record does not"
                        + " have throws {@link UnsupportedOperationException}. Pointers that functions here hand out and"
                        + " take are adjusted already.");
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
                        "The record, from a pointer to where it begins by the wrapper library's headers; NULL stays NULL.\n")
                .addStatement("return $T.fromC(pointer, $N.SHIFT, SIZE)", runtime.frontGrowth, start)
                .build());
        type.addMethod(method(JavaValue.TO_C, "segment")
                .addJavadoc(
                        "The pointer for C code of the wrapper library's headers; the opposite of {@code $L}.\n",
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
