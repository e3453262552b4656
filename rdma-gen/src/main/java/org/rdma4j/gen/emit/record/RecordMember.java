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
 * A member with an accessor in the class of the record.
 *
 * @param name name of the accessor
 * @param path path in C, such as {@code wr.rdma.rkey}
 * @param forms declaration for each target
 * @param offset offset in bits from the start of the record
 */
record RecordMember(String name, String path, List<FieldDecl> forms, PerTargetNumber offset) {

    /**
     * Returns the members of a record and of unnamed types nested in it, in the order of the declaration.
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

    /** Returns the declaration for the first target. */
    FieldDecl field() {
        return forms.get(0);
    }

    /** Returns the C type. */
    CType type() {
        return field().type();
    }

    /** Returns the offset in bytes; for a bit-field, that of the byte with its first bit. */
    PerTargetNumber byteOffset() {
        return offset.map(bits -> bits / Byte.SIZE);
    }

    /** Returns the size in bytes of a member that is not a bit-field. */
    PerTargetNumber byteSize() {
        return PerTargetNumber.of(forms, form -> form.width() / Byte.SIZE);
    }

    /** Returns the C name, formatted for Javadoc. */
    String cName() {
        return JavadocText.code(path);
    }

    /** Returns the C declaration, formatted for Javadoc. */
    String declared() {
        return JavadocText.declaration(type(), path);
    }
}
