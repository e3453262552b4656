package org.rdma4j.gen.dump;

import java.util.Locale;
import org.rdma4j.gen.cprint.CPrinter;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedRecord;

/** C spelling of types. */
public final class CSpelling {

    /** Replaces the members of an unnamed record, which have rows of their own. */
    private static final String MEMBERS = "{...}";

    private CSpelling() {}

    /** Returns the spelling of a type. */
    public static String of(CType type) {
        return CPrinter.declaration(type, "");
    }

    /** Returns the spelling of the type of a typedef, including its alignment. */
    public static String of(TypedefDecl typedef) {
        String aligned = typedef.aligned() > 0 ? " __attribute__((aligned(" + typedef.aligned() + ")))" : "";
        return of(typedef.type()) + aligned;
    }

    /** Returns the keyword of a tag, or {@code typedef}. */
    public static String of(Tag tag) {
        return tag.name().toLowerCase(Locale.ROOT);
    }

    /** Returns the spelling of the type of a member, without the members of an unnamed record. */
    public static String ofMember(CType type) {
        return of(withoutMembers(type));
    }

    private static CType withoutMembers(CType type) {
        if (type instanceof QualifiedType qualified) {
            return new QualifiedType(
                    withoutMembers(qualified.type()),
                    qualified.isConst(),
                    qualified.isVolatile(),
                    qualified.isRestrict());
        }
        if (type instanceof UnnamedRecord unnamed) {
            boolean struct = unnamed.record().kind() == RecordDecl.Kind.STRUCT;
            return new NamedType(struct ? Tag.STRUCT : Tag.UNION, MEMBERS);
        }
        return type;
    }
}
