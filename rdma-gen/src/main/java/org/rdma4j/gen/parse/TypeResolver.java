package org.rdma4j.gen.parse;

import java.util.Optional;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedEnum;

/** Looks through qualifiers, typedefs and enums to the type behind them. */
final class TypeResolver {

    private final DeclarationScope scope;
    private final TypeSizes sizes;

    TypeResolver(DeclarationScope scope, TypeSizes sizes) {
        this.scope = scope;
        this.sizes = sizes;
    }

    /** Returns the type without qualifiers and typedefs, and the integer type of an enum. */
    CType resolve(CType type) {
        CType current = type;
        while (true) {
            if (current instanceof QualifiedType qualified) {
                current = qualified.type();
            } else if (current instanceof UnnamedEnum unnamed) {
                return sizes.underlying(unnamed.declaration());
            } else if (current instanceof NamedType named) {
                Optional<Declaration> declaration = scope.type(named);
                if (declaration.isEmpty()) {
                    return current;
                }
                if (declaration.get() instanceof TypedefDecl typedef) {
                    current = typedef.type();
                } else if (declaration.get() instanceof EnumDecl enumeration) {
                    return sizes.underlying(enumeration);
                } else {
                    return current;
                }
            } else {
                return current;
            }
        }
    }
}
