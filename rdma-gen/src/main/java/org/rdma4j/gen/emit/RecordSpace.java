package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeSpec;
import org.rdma4j.gen.model.RecordDecl;

/**
 * The record class that accessors are being added to.
 *
 * @param record its members
 * @param key how the configuration names it, as in {@code ibv_send_wr}
 * @param className its class
 * @param type the class under construction
 * @param nested the names of nested classes that are taken, those of the enclosing classes among them
 * @param aligned the alignment that its addresses have
 * @param site the declaration
 */
record RecordSpace(
        RecordDecl record,
        String key,
        ClassName className,
        TypeSpec.Builder type,
        Scope nested,
        long aligned,
        Site site) {

    /** The same, with accessors going to another class under construction. */
    RecordSpace into(TypeSpec.Builder other) {
        return new RecordSpace(record, key, className, other, nested, aligned, site);
    }

    /** Code for the layout that a carrier is moved with at an offset; unaligned where the address may be. */
    CodeBlock access(Value value, long offset) {
        String layout = value instanceof Value.Scalar scalar ? scalar.layout() : "ADDRESS";
        long size = value instanceof Value.Scalar scalar ? scalar.type().size() : Long.BYTES;
        boolean fits = size == 1 || (aligned % size == 0 && offset % size == 0);
        return CodeBlock.of("$T.$L", Runtime.VALUE_LAYOUT, fits ? layout : layout + "_UNALIGNED");
    }
}
