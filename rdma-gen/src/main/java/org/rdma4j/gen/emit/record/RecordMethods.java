package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.emit.value.PerTargetNumber;
import org.rdma4j.gen.model.RecordDecl;

/** Generates the methods of all record classes: layout, size and allocation. */
final class RecordMethods {

    private static final AnnotationSpec RESTRICTED = AnnotationSpec.builder(SuppressWarnings.class)
            .addMember("value", "$S", "restricted")
            .build();

    private RecordMethods() {}

    /** Adds the methods. */
    static void add(RecordContext space, CodeBlock layout) {
        TypeSpec.Builder type = space.type();
        type.addField(FieldSpec.builder(TypeName.LONG, "SIZE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(space.size().code(space.context().runtime()))
                .build());
        CodeBlock alignment = space.number(PerTargetNumber.of(space.forms(), RecordDecl::alignment), "ALIGNMENT");
        type.addType(SpecBuilders.holder("Layout", "LAYOUT", RuntimeClasses.GROUP_LAYOUT, layout, Modifier.PRIVATE)
                .build());
        type.addMethod(method("layout", RuntimeClasses.GROUP_LAYOUT, "The layout, with C's names and offsets.")
                .addStatement("return Layout.LAYOUT")
                .build());
        type.addMethod(method("sizeof", TypeName.LONG, "The size in bytes.")
                .addStatement("return SIZE")
                .build());
        type.addMethod(
                segment("allocate", "Memory for one record. It is zeroed if the allocator zeroes it, as an arena does.")
                        .addParameter(RuntimeClasses.SEGMENT_ALLOCATOR, "allocator")
                        .addStatement("return allocator.allocate(SIZE, $L)", alignment)
                        .build());
        type.addMethod(segment("allocateArray", "Memory for {@code count} records, one after the other.")
                .addParameter(TypeName.LONG, "count")
                .addParameter(RuntimeClasses.SEGMENT_ALLOCATOR, "allocator")
                .addStatement(
                        "return allocator.allocate($T.multiplyExact(count, SIZE), $L)",
                        ClassName.get(Math.class),
                        alignment)
                .build());
        type.addMethod(segment("asSlice", "Element {@code index} of an array.")
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, "array")
                .addParameter(TypeName.LONG, "index")
                .addStatement("return array.asSlice(index * SIZE, SIZE)")
                .build());
        type.addMethod(segment(
                        "ofAddress",
                        "The record at an address, for inner loops: reaching its fields costs what it costs in C. Create it in\n"
                                + "the loop that uses it; kept across native calls, it becomes an object. Nothing checks that the\n"
                                + "memory is still there.")
                .addAnnotation(RESTRICTED)
                .addParameter(TypeName.LONG, "address")
                .addStatement("return $T.ofAddress(address).reinterpret(SIZE)", RuntimeClasses.MEMORY_SEGMENT)
                .build());
        addReinterpret(type);
    }

    private static void addReinterpret(TypeSpec.Builder type) {
        type.addMethod(segment("reinterpret", "The segment with the size of one record.")
                .addAnnotation(RESTRICTED)
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, "segment")
                .addStatement("return segment.reinterpret(SIZE)")
                .build());
        type.addMethod(segment("reinterpret", "The segment with the size of {@code count} records.")
                .addAnnotation(RESTRICTED)
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, "segment")
                .addParameter(TypeName.LONG, "count")
                .addStatement("return segment.reinterpret($T.multiplyExact(count, SIZE))", ClassName.get(Math.class))
                .build());
        type.addMethod(segment(
                        "reinterpret",
                        "The segment with the size of one record, alive until the arena closes, which calls {@code cleanup}.")
                .addAnnotation(RESTRICTED)
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, "segment")
                .addParameter(RuntimeClasses.ARENA, "arena")
                .addParameter(
                        ParameterizedTypeName.get(RuntimeClasses.CONSUMER, RuntimeClasses.MEMORY_SEGMENT), "cleanup")
                .addStatement("return segment.reinterpret(SIZE, arena, cleanup)")
                .build());
    }

    private static MethodSpec.Builder segment(String name, String doc) {
        return method(name, RuntimeClasses.MEMORY_SEGMENT, doc);
    }

    private static MethodSpec.Builder method(String name, TypeName type, String doc) {
        return SpecBuilders.method(name, type).addJavadoc("$L\n", doc);
    }
}
