package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.preprocess.MacroTable;
import org.rdma4j.gen.problem.Location;

/** What the builders of one extraction share. */
final class ParseContext {

    private final DeclarationScope scope = new DeclarationScope();
    private final HeaderNames headerNames;
    private final FrontEnd frontEnd;
    private final TypeBuilder types;
    private final TypeSizes sizes;
    private final ConstantEvaluator constants;
    private final RecordBuilder records;
    private final EnumBuilder enums;
    private final List<Detached> detached = new ArrayList<>();
    private final AttributeReader attributes;
    private RecordPragmas pragmas;
    private MacroTable macros;

    /** An expression that was parsed by itself, with the place where it stands in a header. */
    record Detached(Location location, IASTExpression expression) {}

    ParseContext(
            Target target,
            HeaderNames headerNames,
            FrontEnd frontEnd,
            Function<Function<NamedType, Optional<? extends Declaration>>, ? extends TypeSizes> sizes) {
        this.headerNames = headerNames;
        this.frontEnd = frontEnd;
        this.types = new TypeBuilder(this);
        this.sizes = sizes.apply(scope::type);
        this.constants = new ConstantEvaluator(target, scope, types, this.sizes);
        this.records = new RecordBuilder(this);
        this.enums = new EnumBuilder(this);
        this.attributes = new AttributeReader(this);
    }

    DeclarationScope scope() {
        return scope;
    }

    FrontEnd frontEnd() {
        return frontEnd;
    }

    HeaderNames headerNames() {
        return headerNames;
    }

    TypeBuilder types() {
        return types;
    }

    TypeSizes sizes() {
        return sizes;
    }

    ConstantEvaluator constants() {
        return constants;
    }

    RecordBuilder records() {
        return records;
    }

    EnumBuilder enums() {
        return enums;
    }

    AttributeReader attributes() {
        return attributes;
    }

    /** The expressions of macros and attributes that were evaluated. */
    List<Detached> detached() {
        return detached;
    }

    RecordPragmas pragmas() {
        return pragmas;
    }

    void pragmas(RecordPragmas inForce) {
        pragmas = inForce;
    }

    /** The macros that whoever includes the headers finds behind them. */
    MacroTable macros() {
        return macros;
    }

    void macros(MacroTable defined) {
        macros = defined;
    }
}
