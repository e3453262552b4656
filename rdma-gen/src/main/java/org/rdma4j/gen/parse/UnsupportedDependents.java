package org.rdma4j.gen.parse;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnsizedTypeException;

/**
 * Rejects declarations that use an unsupported type by value, and transitively declarations that use them. Because the
 * compiler accepts the header, such a type is complete.
 */
final class UnsupportedDependents {

    private final DeclarationScope scope;
    private final TypeSizes sizes;

    UnsupportedDependents(ParseContext context) {
        this.scope = context.scope();
        this.sizes = context.sizes();
    }

    void refuse() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (DeclarationScope.Declared<? extends Declaration> declared : List.copyOf(scope.types())) {
                changed |= refuse(declared);
            }
        }
        for (DeclarationScope.Declared<FunctionDecl> function : List.copyOf(scope.functions())) {
            refuse(function);
        }
    }

    private boolean refuse(DeclarationScope.Declared<? extends Declaration> declared) {
        Optional<String> why = objection(declared.declaration());
        why.ifPresent(reason -> scope.refuse(declared, reason));
        return why.isPresent();
    }

    private Optional<String> objection(Declaration declaration) {
        if (declaration instanceof RecordDecl record) {
            Set<NamedType> needed = new LinkedHashSet<>();
            TypeReferences.byValue(record, needed);
            return incomplete(needed).or(() -> tooLarge(record));
        }
        if (declaration instanceof TypedefDecl typedef) {
            // a typedef does not require the size of the type
            return TypeIndex.unqualified(typedef.type()) instanceof NamedType
                    ? Optional.empty()
                    : incomplete(typedef.type());
        }
        return declaration instanceof FunctionDecl function ? incomplete(function.type()) : Optional.empty();
    }

    private Optional<String> incomplete(CType type) {
        Set<NamedType> needed = new LinkedHashSet<>();
        TypeReferences.byValue(type, needed);
        return incomplete(needed);
    }

    private Optional<String> incomplete(Set<NamedType> needed) {
        return needed.stream()
                .flatMap(type -> missing(type).stream())
                .findFirst()
                .map(type -> scope.isRefused(type)
                        ? DeclarationScope.madeOfUnsupported(type)
                        : type.spelling() + " is never defined");
    }

    /** Returns the type, or the type behind its typedefs, if the scope does not contain it. */
    private Optional<NamedType> missing(NamedType type) {
        Optional<Declaration> declaration = scope.type(type);
        if (declaration.isEmpty()) {
            return Optional.of(type);
        }
        return declaration.get() instanceof TypedefDecl typedef
                        && TypeIndex.unqualified(typedef.type()) instanceof NamedType next
                ? missing(next)
                : Optional.empty();
    }

    private Optional<String> tooLarge(RecordDecl record) {
        try {
            sizes.sizeof(record.type());
            return Optional.empty();
        } catch (UnsizedTypeException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }
}
