package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.preprocess.MacroTable;
import org.rdma4j.gen.problem.Location;

/** State of one extraction, shared by the builders. */
final class ParseContext {

    private final Target target;
    private final DeclarationScope scope = new DeclarationScope();
    private final HeaderNames headerNames;
    private final CdtParser parser;
    private final TypeSizes sizes;
    private final List<Detached> detached = new ArrayList<>();
    private RecordPragmas pragmas;
    private MacroTable macros;

    /** An expression that was parsed on its own, and its location in a header. */
    record Detached(Location location, IASTExpression expression) {}

    ParseContext(
            Target target,
            HeaderNames headerNames,
            CdtParser parser,
            Function<Function<NamedType, Optional<? extends Declaration>>, ? extends TypeSizes> sizes) {
        this.target = target;
        this.headerNames = headerNames;
        this.parser = parser;
        this.sizes = sizes.apply(scope::type);
    }

    Target target() {
        return target;
    }

    DeclarationScope scope() {
        return scope;
    }

    CdtParser parser() {
        return parser;
    }

    HeaderNames headerNames() {
        return headerNames;
    }

    TypeSizes sizes() {
        return sizes;
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

    /** Returns the expressions of macros and attributes evaluated so far. */
    List<Detached> detached() {
        return detached;
    }

    /** Returns the pragmas of the translation unit. */
    RecordPragmas pragmas() {
        return pragmas;
    }

    void pragmas(RecordPragmas inForce) {
        pragmas = inForce;
    }

    /** Returns the macros that are defined at the end of the headers. */
    MacroTable macros() {
        return macros;
    }

    void macros(MacroTable defined) {
        macros = defined;
    }
}
