package org.rdma4j.gen.parse;

import java.util.List;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeRewriter;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.model.TypedefDecl;

/** Removes an enumerator from the enums of a declaration without changing their integer types. */
final class EnumeratorRemover extends TypeRewriter {

    private final String name;
    private final TypeSizes sizes;

    /**
     * @param name name of the enumerator
     * @param sizes returns the integer type of an enum
     */
    EnumeratorRemover(String name, TypeSizes sizes) {
        this.name = name;
        this.sizes = sizes;
    }

    /** Returns the declaration without the enumerator. */
    Declaration remove(Declaration declaration) {
        if (declaration instanceof EnumDecl enumeration) {
            return rewrite(enumeration);
        }
        if (declaration instanceof RecordDecl record) {
            return rewrite(record);
        }
        return declaration instanceof TypedefDecl typedef
                ? new TypedefDecl(typedef.name(), rewrite(typedef.type()), typedef.aligned(), typedef.header())
                : declaration;
    }

    @Override
    public EnumDecl rewrite(EnumDecl enumeration) {
        List<Enumerator> others = enumeration.enumerators().stream()
                .filter(e -> !e.name().equals(name))
                .toList();
        EnumDecl fewer = enumeration.withEnumerators(others);
        ScalarType type = sizes.underlying(enumeration);
        return sizes.underlying(fewer) == type ? fewer : fewer.withFixed(type);
    }

    @Override
    public RecordDecl rewrite(RecordDecl record) {
        return record.withFields(record.fields().stream()
                .map(field -> field.withType(rewrite(field.type())))
                .toList());
    }
}
