package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.name.NameScope;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.PerTargetNumber;
import org.rdma4j.gen.model.RecordDecl;

/**
 * A record class under construction.
 *
 * @param context context of all generators
 * @param forms declaration for each target
 * @param key name in the configuration, such as {@code ibv_send_wr}
 * @param className name of the class
 * @param type builder of the class
 * @param nested names of nested classes, including those of the enclosing classes
 * @param site the declaration
 */
record RecordContext(
        EmitContext context,
        List<RecordDecl> forms,
        String key,
        ClassName className,
        TypeSpec.Builder type,
        NameScope nested,
        DeclarationPart site) {

    /** Returns the size in bytes. */
    PerTargetNumber size() {
        return PerTargetNumber.of(forms, RecordDecl::size);
    }

    /**
     * Returns code for a number: a literal, or a constant of the class if targets differ.
     *
     * @param name name of the constant
     */
    CodeBlock number(PerTargetNumber number, String name) {
        if (number.agrees()) {
            return number.code(context.runtime());
        }
        boolean known =
                type.build().fieldSpecs().stream().anyMatch(f -> f.name().equals(name));
        if (!known) {
            type.addField(FieldSpec.builder(TypeName.LONG, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer(number.code(context.runtime()))
                    .build());
        }
        return CodeBlock.of("$N", name);
    }

    /** Returns the documentation of a member in the configuration. */
    String documentation(RecordMember member) {
        return context.documentation(key + "." + member.path());
    }

    /** Adds a method to the class. */
    void add(MethodSpec.Builder method) {
        type.addMethod(method.build());
    }

    /** Returns a builder of a getter. */
    static MethodSpec.Builder getter(String name, TypeName type) {
        return SpecBuilders.method(name, type).addParameter(RuntimeClasses.MEMORY_SEGMENT, "segment");
    }

    /** Returns a builder of a setter. The caller adds {@code value} as the last parameter. */
    static MethodSpec.Builder setter(String name) {
        return getter(name, TypeName.VOID);
    }

    /** Returns code for the offset of a member. */
    CodeBlock offset(RecordMember member) {
        return number(member.byteOffset(), member.name() + "$OFFSET");
    }

    /** Returns code for the size of a member. */
    CodeBlock size(RecordMember member) {
        return number(member.byteSize(), member.name() + "$SIZE");
    }

    /** Returns a copy that adds accessors to another class. */
    RecordContext into(TypeSpec.Builder other) {
        return new RecordContext(context, forms, key, className, other, nested, site);
    }

    /**
     * Returns code for the layout of a memory access. Layouts of more than one byte are always unaligned, as required
     * by members of packed records such as {@code epoll_event} on x86-64. The machine instruction is the same for an
     * aligned layout, which would add an alignment check that takes a sixth of the time of an inner loop.
     */
    static CodeBlock access(JavaValue value) {
        String layout = value instanceof JavaValue.Scalar scalar ? scalar.layout() : "ADDRESS";
        long size = value instanceof JavaValue.Scalar scalar ? scalar.type().size() : Long.BYTES;
        return CodeBlock.of("$T.$L", RuntimeClasses.VALUE_LAYOUT, size == 1 ? layout : layout + "_UNALIGNED");
    }
}
