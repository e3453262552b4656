package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.ClassName;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.emit.value.ByTarget;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Target;

/**
 * A member as it is reached from the record's own class.
 *
 * @param name the accessor's name
 * @param path as C spells it from the record, as in {@code wr.rdma.rkey}
 * @param field the declaration
 * @param forms the declaration as each target has it, {@code field} first
 * @param targets those of the forms
 * @param offset in bits from the start of the record
 * @param bigEndian whether the configuration says that it is big-endian
 * @param related the class of the type that it has, holds or points to, where one is emitted
 */
record Member(
        String name,
        String path,
        FieldDecl field,
        List<FieldDecl> forms,
        List<Target> targets,
        ByTarget offset,
        boolean bigEndian,
        Optional<ClassName> related) {

    /** Its C type. */
    CType type() {
        return field.type();
    }

    /** Its offset in bytes; for a bit-field that of the byte that holds its first bit. */
    ByTarget byteOffset() {
        return offset.map(bits -> bits / Byte.SIZE);
    }

    /** Its size in bytes; not for bit-fields. */
    ByTarget byteSize() {
        return ByTarget.of(forms, form -> form.width() / Byte.SIZE);
    }
}
