package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.PerTargetNumber;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;

/**
 * Generates accessors of an array: the array as a slice, its elements by index, and a {@code char} array as a string.
 */
final class ArrayAccessors {

    private ArrayAccessors() {}

    /** Returns the lengths of the dimensions, outermost first; an empty list if the member is not an array. */
    static List<PerTargetNumber> dimensions(BoundMetadata world, RecordMember member) {
        List<TypeIndex> indices =
                world.each().stream().map(BoundMetadata::index).toList();
        List<CType> current = new ArrayList<>();
        for (int i = 0; i < indices.size(); i++) {
            current.add(indices.get(i).resolve(member.forms().get(i).type()));
        }
        List<PerTargetNumber> lengths = new ArrayList<>();
        while (current.get(0) instanceof ArrayType) {
            lengths.add(PerTargetNumber.of(current, array -> ((ArrayType) array).length()));
            for (int i = 0; i < indices.size(); i++) {
                current.set(i, indices.get(i).resolve(((ArrayType) current.get(i)).element()));
            }
        }
        return lengths;
    }

    /**
     * Adds the accessors.
     *
     * @param element value of an element; a slice for an aggregate
     * @param elementSize size of an element in bytes
     */
    static void add(RecordContext space, RecordMember member, JavaValue element, PerTargetNumber elementSize) {
        List<PerTargetNumber> lengths = dimensions(space.context().world(), member);
        if (lengths.get(0).first() <= 0) {
            space.add(RecordContext.getter(member.name(), RuntimeClasses.MEMORY_SEGMENT)
                    .addJavadoc(
                            "Returns $L: from its offset to the end of the segment.\n$L",
                            member.declared(),
                            space.documentation(member))
                    .addStatement("return segment.asSlice($L)", space.offset(member)));
        } else {
            ValueAccessors.addSlice(space, member);
            if (lengths.size() == 1 && element instanceof JavaValue.Scalar scalar && scalar.type() == ScalarType.CHAR) {
                addText(space, member);
            }
        }
        if (elementSize.all(n -> n > 0) && lengths.stream().skip(1).allMatch(each -> each.all(n -> n > 0))) {
            addElements(space, member, element, elementSize, lengths);
        }
    }

    private static void addText(RecordContext space, RecordMember member) {
        ClassName strings = space.context().runtime().cStrings;
        CodeBlock offset = space.offset(member);
        CodeBlock size = space.size(member);
        space.add(RecordContext.getter(JavaNames.text(member.name()), RuntimeClasses.STRING)
                .addJavadoc("Returns $L as a string, up to the first zero.\n", member.declared())
                .addStatement("return $T.get(segment, $L, $L)", strings, offset, size));
        space.add(RecordContext.setter(JavaNames.text(member.name()))
                .addParameter(RuntimeClasses.STRING, "value")
                .addJavadoc(
                        "Sets $L to the string and a terminating zero.\n\n"
                                + "@throws IllegalArgumentException if they do not fit into $L\n",
                        member.cName(),
                        member.byteSize().words(" bytes", space.context().targets()))
                .addStatement("$T.set(segment, $L, $L, value)", strings, offset, size));
    }

    private static void addElements(
            RecordContext space,
            RecordMember member,
            JavaValue element,
            PerTargetNumber elementSize,
            List<PerTargetNumber> lengths) {
        CodeBlock offset = elementOffset(space, member, elementSize, lengths);
        CodeBlock size = space.number(elementSize, member.name() + "$ELEMENT");
        MethodSpec.Builder getter = withIndices(RecordContext.getter(member.name(), element.apiType()), lengths);
        MethodSpec.Builder setter =
                withIndices(RecordContext.setter(member.name()), lengths).addParameter(element.apiType(), "value");
        if (element instanceof JavaValue.Aggregate) {
            getter.addStatement("return segment.asSlice($L, $L)", offset, size);
            setter.addStatement("$T.copy(value, 0L, segment, $L, $L)", RuntimeClasses.MEMORY_SEGMENT, offset, size);
        } else {
            CodeBlock access = RecordContext.access(element);
            getter.addStatement("return $L", element.toApi(CodeBlock.of("segment.get($L, $L)", access, offset)));
            setter.addStatement(
                    "segment.set($L, $L, $L)",
                    access,
                    offset,
                    element.toCarrier(CodeBlock.of("value"), space.context().runtime()));
        }
        space.add(getter.addJavadoc(
                "Returns an element of $L.\n", member.declared() + ValueAccessors.byteOrder(element)));
        setter.addJavadoc("Sets an element of $L.\n", member.cName());
        element.range().ifPresent(range -> setter.addJavadoc("$L", ValueAccessors.refused(range)));
        space.add(setter);
    }

    private static MethodSpec.Builder withIndices(MethodSpec.Builder method, List<PerTargetNumber> lengths) {
        for (int i = 0; i < lengths.size(); i++) {
            method.addParameter(TypeName.LONG, indexName(i));
        }
        return method;
    }

    private static String indexName(int dimension) {
        return "index" + suffix(dimension);
    }

    private static String suffix(int dimension) {
        return dimension == 0 ? "" : String.valueOf(dimension + 1);
    }

    /** Returns code for the offset of an element, which throws if an index is out of bounds. */
    private static CodeBlock elementOffset(
            RecordContext space, RecordMember member, PerTargetNumber elementSize, List<PerTargetNumber> lengths) {
        CodeBlock.Builder code = CodeBlock.builder().add("$L", space.offset(member));
        PerTargetNumber stride = elementSize;
        for (int i = 1; i < lengths.size(); i++) {
            stride = stride.with(lengths.get(i), (a, b) -> a * b);
        }
        for (int i = 0; i < lengths.size(); i++) {
            CodeBlock length = space.number(lengths.get(i), member.name() + "$LENGTH" + suffix(i));
            CodeBlock checked = lengths.get(i).first() > 0
                    ? CodeBlock.of("$T.checkIndex($L, $L)", RuntimeClasses.OBJECTS, indexName(i), length)
                    : CodeBlock.of("$T.checkIndex($L, $T.MAX_VALUE)", RuntimeClasses.OBJECTS, indexName(i), Long.class);
            CodeBlock step = space.number(stride, member.name() + "$STRIDE" + suffix(i));
            code.add(
                    stride.all(n -> n == 1)
                            ? CodeBlock.of(" + $L", checked)
                            : CodeBlock.of(" + $L * $L", checked, step));
            if (i + 1 < lengths.size()) {
                stride = stride.with(lengths.get(i + 1), (a, b) -> a / b);
            }
        }
        return code.build();
    }
}
