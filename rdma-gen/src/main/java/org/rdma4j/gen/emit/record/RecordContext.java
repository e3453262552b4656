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
 * The record class that accessors are being added to.
 *
 * @param context what all generators share
 * @param forms its members, as each target has them
 * @param key how the configuration names it, as in {@code ibv_send_wr}
 * @param className its class
 * @param type the class under construction
 * @param nested the names of nested classes that are taken, those of the enclosing classes among them
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

    /** Its size in bytes. */
    PerTargetNumber size() {
        return PerTargetNumber.of(forms, RecordDecl::size);
    }

    /**
     * Code for a number: a literal, or a constant of the class where targets differ.
     *
     * @param name the constant's name
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

    /** What the configuration has Javadoc say of a member. */
    String documentation(RecordMember member) {
        return context.documentation(key + "." + member.path());
    }

    /** Adds a method to the class. */
    void add(MethodSpec.Builder method) {
        type.addMethod(method.build());
    }

    /** A method that reads from the record. */
    static MethodSpec.Builder getter(String name, TypeName type) {
        return SpecBuilders.method(name, type).addParameter(RuntimeClasses.MEMORY_SEGMENT, "segment");
    }

    /** A method that writes to it; what it writes is the last parameter, {@code value}, to be added after any others. */
    static MethodSpec.Builder setter(String name) {
        return getter(name, TypeName.VOID);
    }

    /** Code for where a member lies. */
    CodeBlock offset(RecordMember member) {
        return number(member.byteOffset(), member.name() + "$OFFSET");
    }

    /** Code for how many bytes a member has. */
    CodeBlock size(RecordMember member) {
        return number(member.byteSize(), member.name() + "$SIZE");
    }

    /** The same, with accessors going to another class under construction. */
    RecordContext into(TypeSpec.Builder other) {
        return new RecordContext(context, forms, key, className, other, nested, site);
    }

    /**
     * Code for the layout that a carrier is moved with. Always the unaligned one: the processor's instruction is the
     * same, and with the other a test of the address comes before it, which takes a sixth of an inner loop. Records that
     * packed ones hold below their alignment, as {@code epoll_event} does on x86-64, need it anyway.
     */
    static CodeBlock access(JavaValue value) {
        String layout = value instanceof JavaValue.Scalar scalar ? scalar.layout() : "ADDRESS";
        long size = value instanceof JavaValue.Scalar scalar ? scalar.type().size() : Long.BYTES;
        return CodeBlock.of("$T.$L", RuntimeClasses.VALUE_LAYOUT, size == 1 ? layout : layout + "_UNALIGNED");
    }
}
