package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypedefDecl;

/** Composes the types of two declarations of the same function, as in C11 6.2.7. */
final class CompositeTypes {

    private final Function<NamedType, Optional<Declaration>> types;

    /** @param types returns the declaration of a type */
    CompositeTypes(Function<NamedType, Optional<Declaration>> types) {
        this.types = types;
    }

    /**
     * Returns the composite of two declarations of a function: the location of the first one, static if either is, and
     * the parameter names of the first one if all are present.
     */
    FunctionDecl of(FunctionDecl earlier, FunctionDecl later) {
        boolean earlierNamed =
                earlier.type().parameters().stream().map(Parameter::name).noneMatch(String::isEmpty);
        Linkage linkage = earlier.linkage() == Linkage.INLINE || later.linkage() == Linkage.INLINE
                ? Linkage.INLINE
                : Linkage.EXTERN;
        FunctionType type = earlierNamed ? of(earlier.type(), later.type()) : of(later.type(), earlier.type());
        return new FunctionDecl(earlier.name(), type, linkage, Optional.empty(), earlier.header());
    }

    /** Returns the composite type, spelled as in the first declaration where both agree. */
    FunctionType of(FunctionType preferred, FunctionType other) {
        return new FunctionType(
                of(preferred.result(), other.result()),
                parameters(preferred.parameters(), other.parameters()),
                preferred.variadic() || other.variadic());
    }

    /** Returns the parameters. A declaration without a prototype has none, and is compatible with any. */
    private List<Parameter> parameters(List<Parameter> preferred, List<Parameter> other) {
        if (preferred.size() != other.size()) {
            return preferred.isEmpty() ? other : preferred;
        }
        List<Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < preferred.size(); i++) {
            String name = preferred.get(i).name();
            parameters.add(new Parameter(
                    name.isEmpty() ? other.get(i).name() : name,
                    of(preferred.get(i).type(), other.get(i).type())));
        }
        return parameters;
    }

    private CType of(CType preferred, CType other) {
        if (preferred instanceof PointerType a && other instanceof PointerType b) {
            return new PointerType(of(a.pointee(), b.pointee()));
        }
        if (preferred instanceof ArrayType a && other instanceof ArrayType b) {
            return new ArrayType(of(a.element(), b.element()), a.isFlexible() ? b.length() : a.length());
        }
        if (preferred instanceof FunctionType a && other instanceof FunctionType b) {
            return of(a, b);
        }
        if (preferred instanceof QualifiedType a && other instanceof QualifiedType b) {
            return new QualifiedType(of(a.type(), b.type()), a.isConst(), a.isVolatile(), a.isRestrict());
        }
        return isInteger(preferred) && isEnum(other) ? other : preferred;
    }

    private boolean isInteger(CType type) {
        return type instanceof ScalarType
                || declaration(type).filter(TypedefDecl.class::isInstance).isPresent() && !isEnum(type);
    }

    private boolean isEnum(CType type) {
        Optional<Declaration> declaration = declaration(type);
        return declaration.isPresent()
                && (declaration.get() instanceof EnumDecl
                        || declaration.get() instanceof TypedefDecl typedef && isEnum(typedef.type()));
    }

    private Optional<Declaration> declaration(CType type) {
        return type instanceof NamedType named ? types.apply(named) : Optional.empty();
    }
}
