package org.rdma4j.gen.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;

/** Accessors of an array: the whole as a slice, its elements by index, and the text of a {@code char} array. */
final class ArrayAccessors {

    private final TypeIndex index;
    private final Runtime runtime;
    private final SliceAccessors slices = new SliceAccessors();

    ArrayAccessors(TypeIndex index, Runtime runtime) {
        this.index = index;
        this.runtime = runtime;
    }

    /** The lengths of the dimensions, the outermost first; none for what is no array. */
    List<Long> dimensions(CType type) {
        List<Long> lengths = new ArrayList<>();
        CType current = index.resolve(type);
        while (current instanceof ArrayType array) {
            lengths.add(array.length());
            current = index.resolve(array.element());
        }
        return lengths;
    }

    /** The type of what lies in the array at last. */
    CType element(CType type) {
        CType current = type;
        while (index.resolve(current) instanceof ArrayType array) {
            current = array.element();
        }
        return current;
    }

    /**
     * Adds the accessors.
     *
     * @param element an element's value; an aggregate's is a slice
     * @param elementSize in bytes
     */
    void add(RecordSpace space, Member member, Value element, long elementSize) {
        List<Long> lengths = dimensions(member.type());
        boolean tail = lengths.get(0) <= 0;
        if (tail) {
            slices.addTail(space, member);
        } else {
            slices.add(space, member);
            if (lengths.size() == 1 && element instanceof Value.Scalar scalar && scalar.type() == ScalarType.CHAR) {
                addText(space, member);
            }
        }
        if (elementSize > 0 && lengths.stream().skip(1).allMatch(n -> n > 0)) {
            addElements(space, member, element, elementSize, lengths);
        }
    }

    private void addText(RecordSpace space, Member member) {
        for (Place place : Place.BOTH) {
            CodeBlock offset = place.offset(member.byteOffset());
            space.type()
                    .addMethod(place.getter(member.name() + "String", Runtime.STRING)
                            .addJavadoc("$L", FieldDocs.text(member, place))
                            .addStatement(
                                    "return $T.get($N, $L, $LL)",
                                    runtime.cStrings,
                                    place.segment(),
                                    offset,
                                    member.byteSize())
                            .build());
            space.type()
                    .addMethod(place.setter(member.name() + "String")
                            .addParameter(Runtime.STRING, "value")
                            .addJavadoc("$L", FieldDocs.setText(member, place))
                            .addStatement(
                                    "$T.set($N, $L, $LL, value)",
                                    runtime.cStrings,
                                    place.segment(),
                                    offset,
                                    member.byteSize())
                            .build());
        }
    }

    private void addElements(RecordSpace space, Member member, Value element, long elementSize, List<Long> lengths) {
        CodeBlock offset = elementOffset(member.byteOffset(), elementSize, lengths);
        MethodSpec.Builder getter = withIndices(Place.SINGLE.getter(member.name() + "$at", element.apiType()), lengths);
        MethodSpec.Builder setter = withIndices(Place.SINGLE.setter(member.name() + "$at"), lengths)
                .addParameter(element.apiType(), "value");
        if (element instanceof Value.Aggregate) {
            getter.addStatement("return segment.asSlice($L, $LL)", offset, elementSize);
            setter.addStatement("$T.copy(value, 0L, segment, $L, $LL)", Runtime.MEMORY_SEGMENT, offset, elementSize);
        } else {
            CodeBlock access = space.access(element, member.byteOffset());
            getter.addStatement("return $L", element.toApi(CodeBlock.of("segment.get($L, $L)", access, offset)));
            setter.addStatement("segment.set($L, $L, $L)", access, offset, element.toCarrier(CodeBlock.of("value")));
        }
        getter.addJavadoc("$L", FieldDocs.element(member, element));
        setter.addJavadoc("$L", FieldDocs.setElement(member));
        space.type().addMethod(getter.build()).addMethod(setter.build());
    }

    private static MethodSpec.Builder withIndices(MethodSpec.Builder method, List<Long> lengths) {
        for (int i = 0; i < lengths.size(); i++) {
            method.addParameter(TypeName.LONG, indexName(i));
        }
        return method;
    }

    private static String indexName(int dimension) {
        return dimension == 0 ? "index" : "index" + (dimension + 1);
    }

    /** The element's offset; an index outside its dimension would reach a neighbour, and throws. */
    private static CodeBlock elementOffset(long base, long elementSize, List<Long> lengths) {
        CodeBlock.Builder code = CodeBlock.builder().add("$LL", base);
        long stride = elementSize;
        for (int i = 1; i < lengths.size(); i++) {
            stride *= lengths.get(i);
        }
        for (int i = 0; i < lengths.size(); i++) {
            CodeBlock checked = lengths.get(i) > 0
                    ? CodeBlock.of("$T.checkIndex($L, $LL)", Runtime.OBJECTS, indexName(i), lengths.get(i))
                    : CodeBlock.of("$T.checkIndex($L, $T.MAX_VALUE)", Runtime.OBJECTS, indexName(i), Long.class);
            code.add(stride == 1 ? CodeBlock.of(" + $L", checked) : CodeBlock.of(" + $L * $LL", checked, stride));
            stride = i + 1 < lengths.size() ? stride / lengths.get(i + 1) : stride;
        }
        return code.build();
    }
}
