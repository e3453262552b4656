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

/** Types as C spells them. */
public final class CSpelling {

    /** Stands for the members of an unnamed record, which have rows of their own. */
    private static final String MEMBERS = "{...}";

    private CSpelling() {}

    /** The type alone. */
    public static String of(CType type) {
        return CPrinter.declaration(type, "");
    }

    /** What a typedef names, with its alignment. */
    public static String of(TypedefDecl typedef) {
        String aligned = typedef.aligned() > 0 ? " __attribute__((aligned(" + typedef.aligned() + ")))" : "";
        return of(typedef.type()) + aligned;
    }

    /** The C keyword, {@code typedef} for an ordinary name. */
    public static String of(Tag tag) {
        return tag.name().toLowerCase(Locale.ROOT);
    }

    /** The type of a member; of one whose own members follow, no more than struct or union. */
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
