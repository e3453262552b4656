package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.model.RecordDecl;

/**
 * The record class that accessors are being added to.
 *
 * @param forms its members, as each target has them
 * @param key how the configuration names it, as in {@code ibv_send_wr}
 * @param className its class
 * @param type the class under construction
 * @param nested the names of nested classes that are taken, those of the enclosing classes among them
 * @param aligned the alignment that its addresses have
 * @param site the declaration
 * @param runtime what chooses between targets
 */
record RecordSpace(
        List<RecordDecl> forms,
        String key,
        ClassName className,
        TypeSpec.Builder type,
        Scope nested,
        ByTarget aligned,
        Site site,
        Runtime runtime) {

    /** Its size in bytes. */
    ByTarget size() {
        return ByTarget.of(forms, RecordDecl::size);
    }

    /**
     * Code for a number: a literal, or a constant of the class where targets differ.
     *
     * @param name the constant's name
     */
    CodeBlock number(ByTarget number, String name) {
        if (number.agrees()) {
            return number.code(runtime);
        }
        boolean known =
                type.build().fieldSpecs().stream().anyMatch(f -> f.name().equals(name));
        if (!known) {
            type.addField(FieldSpec.builder(TypeName.LONG, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                    .initializer(number.code(runtime))
                    .build());
        }
        return CodeBlock.of("$N", name);
    }

    /** Code for where a member lies. */
    CodeBlock offset(Member member) {
        return number(member.byteOffset(), member.name() + "$OFFSET");
    }

    /** Code for how many bytes a member has. */
    CodeBlock size(Member member) {
        return number(member.byteSize(), member.name() + "$SIZE");
    }

    /** The same, with accessors going to another class under construction. */
    RecordSpace into(TypeSpec.Builder other) {
        return new RecordSpace(forms, key, className, other, nested, aligned, site, runtime);
    }

    /** Code for the layout that a carrier is moved with at an offset; unaligned where the address may be. */
    CodeBlock access(Value value, ByTarget offset) {
        String layout = value instanceof Value.Scalar scalar ? scalar.layout() : "ADDRESS";
        long size = value instanceof Value.Scalar scalar ? scalar.type().size() : Long.BYTES;
        boolean fits = size == 1 || (aligned.all(a -> a % size == 0) && offset.all(o -> o % size == 0));
        return CodeBlock.of("$T.$L", Runtime.VALUE_LAYOUT, fits ? layout : layout + "_UNALIGNED");
    }
}
