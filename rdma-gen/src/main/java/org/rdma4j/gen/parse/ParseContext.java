package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.problem.Location;

/** What the builders of one extraction share. */
final class ParseContext {

    /** What nearly every attribute has as its argument; no parser is needed for it. */
    private static final Pattern DECIMAL = Pattern.compile("[1-9]\\d{0,8}");

    private final Scope scope = new Scope();
    private final HeaderNames headerNames;
    private final FrontEnd frontEnd;
    private final TypeBuilder types;
    private final TypeSizes sizes;
    private final ConstantEvaluator constants;
    private final RecordBuilder records;
    private final EnumBuilder enums;
    private final List<Detached> detached = new ArrayList<>();
    private PragmaPack pragmaPack;

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
    }

    Scope scope() {
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

    PragmaPack pragmaPack() {
        return pragmaPack;
    }

    void pragmaPack(PragmaPack inForce) {
        pragmaPack = inForce;
    }

    /** The expressions of macros and attributes that were evaluated. */
    List<Detached> detached() {
        return detached;
    }

    /** Evaluates the argument of an attribute, which the parser leaves as tokens. */
    Attributes.ArgumentEvaluator attributeArguments() {
        return (attribute, text) -> {
            if (DECIMAL.matcher(text).matches()) {
                return Integer.parseInt(text);
            }
            TypedValue value;
            try {
                IASTExpression expression = frontEnd.expression(text, scope.typedefNames());
                detached.add(new Detached(Locations.of(attribute), expression));
                value = constants.integer(expression);
            } catch (UnsupportedConstructException e) {
                throw new UnsupportedConstructException(attribute, "attribute argument " + text);
            }
            if (value.integer().bitLength() >= Integer.SIZE) {
                throw new UnsupportedConstructException(attribute, "attribute argument " + text);
            }
            return value.integer().intValueExact();
        };
    }
}
