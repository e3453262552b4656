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

    /** Adds the layout, size and allocation methods to a record class. */
    static void add(RecordContext space, CodeBlock layout) {
        TypeSpec.Builder type = space.type();
        type.addField(FieldSpec.builder(TypeName.LONG, "SIZE", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(space.size().code(space.context().runtime()))
                .build());
        CodeBlock alignment = space.number(PerTargetNumber.of(space.forms(), RecordDecl::alignment), "ALIGNMENT");
        type.addType(SpecBuilders.holder("Layout", "LAYOUT", RuntimeClasses.GROUP_LAYOUT, layout, Modifier.PRIVATE)
                .build());
        type.addMethod(
                method("layout", RuntimeClasses.GROUP_LAYOUT, "Returns the layout, with the names and offsets of C.")
                        .addStatement("return Layout.LAYOUT")
                        .build());
        type.addMethod(method("sizeof", TypeName.LONG, "Returns the size in bytes.")
                .addStatement("return SIZE")
                .build());
        type.addMethod(
                segment("allocate", "Allocates a record. It is zeroed if the allocator zeroes memory, as arenas do.")
                        .addParameter(RuntimeClasses.SEGMENT_ALLOCATOR, "allocator")
                        .addStatement("return allocator.allocate(SIZE, $L)", alignment)
                        .build());
        type.addMethod(segment("allocateArray", "Allocates an array of {@code count} records.")
                .addParameter(TypeName.LONG, "count")
                .addParameter(RuntimeClasses.SEGMENT_ALLOCATOR, "allocator")
                .addStatement(
                        "return allocator.allocate($T.multiplyExact(count, SIZE), $L)",
                        ClassName.get(Math.class),
                        alignment)
                .build());
        type.addMethod(segment("asSlice", "Returns the element of an array at {@code index}.")
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, "array")
                .addParameter(TypeName.LONG, "index")
                .addStatement("return array.asSlice(index * SIZE, SIZE)")
                .build());
        type.addMethod(segment(
                        "ofAddress",
                        "Returns the record at an address. In inner loops, access to its fields is as fast as in C: create the\n"
                                + "segment in the loop that uses it, because a segment that is kept across native calls is allocated\n"
                                + "on the heap. The memory is not checked to be alive.")
                .addAnnotation(RESTRICTED)
                .addParameter(TypeName.LONG, "address")
                .addStatement("return $T.ofAddress(address).reinterpret(SIZE)", RuntimeClasses.MEMORY_SEGMENT)
                .build());
        addReinterpret(type);
    }

    private static void addReinterpret(TypeSpec.Builder type) {
        type.addMethod(segment("reinterpret", "Returns the segment with the size of a record.")
                .addAnnotation(RESTRICTED)
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, "segment")
                .addStatement("return segment.reinterpret(SIZE)")
                .build());
        type.addMethod(segment("reinterpret", "Returns the segment with the size of {@code count} records.")
                .addAnnotation(RESTRICTED)
                .addParameter(RuntimeClasses.MEMORY_SEGMENT, "segment")
                .addParameter(TypeName.LONG, "count")
                .addStatement("return segment.reinterpret($T.multiplyExact(count, SIZE))", ClassName.get(Math.class))
                .build());
        type.addMethod(segment(
                        "reinterpret",
                        "Returns the segment with the size of a record and the lifetime of the arena, which calls\n{@code cleanup} when it is closed.")
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
