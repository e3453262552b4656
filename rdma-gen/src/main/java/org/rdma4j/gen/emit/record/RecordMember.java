package org.rdma4j.gen.emit.record;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.value.PerTargetNumber;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.PlacedMember;

/**
 * A member as it is reached from the record's own class.
 *
 * @param name the accessor's name
 * @param path as C spells it from the record, as in {@code wr.rdma.rkey}
 * @param forms the declaration as each target has it
 * @param offset in bits from the start of the record
 */
record RecordMember(String name, String path, List<FieldDecl> forms, PerTargetNumber offset) {

    /**
     * What is reached from a record, in C's order: its members, and those of unnamed types inside it, under joined names.
     */
    static List<RecordMember> of(RecordContext space) {
        JavaNames names = space.context().names();
        List<List<PlacedMember>> placed =
                space.forms().stream().map(PlacedMember::of).toList();
        Map<String, String> pathByName = new HashMap<>();
        List<RecordMember> members = new ArrayList<>();
        for (int i = 0; i < placed.get(0).size(); i++) {
            int position = i;
            List<PlacedMember> forms =
                    placed.stream().map(form -> form.get(position)).toList();
            String path = forms.get(0).path();
            String name = names.member(space.key(), path, path.replace('.', '_'));
            String other = pathByName.put(name, path);
            if (other != null) {
                throw space.site()
                        .refuse(
                                "members " + other + " and " + path + " would both be called " + name,
                                "give one another name: rename." + "\"" + space.key() + "." + path + "\"");
            }
            List<FieldDecl> fields = forms.stream().map(PlacedMember::field).toList();
            members.add(new RecordMember(name, path, fields, PerTargetNumber.of(forms, PlacedMember::offset)));
        }
        return List.copyOf(members);
    }

    /** The declaration. */
    FieldDecl field() {
        return forms.get(0);
    }

    /** Its C type. */
    CType type() {
        return field().type();
    }

    /** Its offset in bytes; for a bit-field that of the byte that holds its first bit. */
    PerTargetNumber byteOffset() {
        return offset.map(bits -> bits / Byte.SIZE);
    }

    /** Its size in bytes; not for bit-fields. */
    PerTargetNumber byteSize() {
        return PerTargetNumber.of(forms, form -> form.width() / Byte.SIZE);
    }

    /** Its C name, for Javadoc. */
    String cName() {
        return JavadocText.code(path);
    }

    /** Its C declaration, for Javadoc. */
    String declared() {
        return JavadocText.declaration(type(), path);
    }
}
