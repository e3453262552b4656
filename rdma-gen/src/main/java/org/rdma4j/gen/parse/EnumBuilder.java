package org.rdma4j.gen.parse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier.IASTEnumerator;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.problem.Location;

/** Builds enums and their enumerators. */
final class EnumBuilder {

    private final ParseContext context;
    private final TypeBuilder types;

    EnumBuilder(ParseContext context, TypeBuilder types) {
        this.context = context;
        this.types = types;
    }

    /** Builds an enum, and defines its enumerators and, if it has a tag, the enum. On failure, nothing is defined. */
    EnumDecl build(IASTEnumerationSpecifier specifier) {
        try {
            return describe(specifier);
        } catch (UnsupportedConstructException e) {
            // the type of the enumerators, that of the enum, is unknown
            for (IASTEnumerator enumerator : specifier.getEnumerators()) {
                context.scope().removeEnumerator(enumerator.getName().toString());
            }
            throw e;
        }
    }

    private EnumDecl describe(IASTEnumerationSpecifier specifier) {
        String tag = specifier.getName().toString();
        Location location = NodeLocations.of(specifier);
        List<Enumerator> enumerators = new ArrayList<>();
        Optional<ScalarType> fixed = fixedType(specifier);
        TypedValue next = new TypedValue(fixed.orElse(ScalarType.INT), new IntegerValue(BigInteger.ZERO));
        for (IASTEnumerator enumerator : specifier.getEnumerators()) {
            if (SyntaxNodes.isFixedType(enumerator)) {
                continue;
            }
            if (enumerator.getValue() != null) {
                next = types.constants().integer(enumerator.getValue());
            }
            BigInteger value = next.integer();
            if (value.bitLength() > (value.signum() < 0 ? 63 : 64)) {
                throw new UnsupportedConstructException(enumerator, "an enumerator of more than 64 bits");
            }
            String name = enumerator.getName().toString();
            enumerators.add(new Enumerator(name, value));
            ScalarType type = fixed.isPresent() ? fixed.get() : typeInside(next);
            context.scope().define(name, new TypedValue(type, new IntegerValue(value)));
            next = new TypedValue(type, new IntegerValue(value.add(BigInteger.ONE)));
        }
        boolean anyNegative = enumerators.stream().anyMatch(e -> e.value().signum() < 0);
        if (anyNegative && enumerators.stream().anyMatch(e -> e.value().bitLength() > 63)) {
            throw new UnsupportedConstructException(specifier, "enum whose values do not fit in a 64-bit integer type");
        }
        LayoutAttributes attributes = types.attributes().onType(specifier);
        types.attributes().onEnumerators(specifier);
        if (attributes.aligned() > 0 || attributes.mode().isPresent()) {
            throw new UnsupportedConstructException(
                    specifier, "attribute " + (attributes.aligned() > 0 ? "aligned" : "mode") + " on an enum");
        }
        EnumDecl declaration = new EnumDecl(
                tag,
                false,
                attributes.packed(),
                fixed.isPresent(),
                fixed.orElse(ScalarType.UNSIGNED_INT),
                enumerators,
                context.headerNames().of(location));
        if (fixed.isEmpty()) {
            ScalarType wide = TypedValue.promoted(context.sizes().underlying(declaration));
            enumerators.stream()
                    .filter(e -> !fitsInt(e.value()))
                    .forEach(e -> context.scope().define(e.name(), new TypedValue(wide, new IntegerValue(e.value()))));
        }
        if (!tag.isEmpty()) {
            context.scope().define(declaration.type(), declaration, location);
        }
        return declaration;
    }

    /** Returns the fixed integer type of the enum, if the header specifies one. */
    private Optional<ScalarType> fixedType(IASTEnumerationSpecifier specifier) {
        IASTEnumerator[] enumerators = specifier.getEnumerators();
        if (enumerators.length == 0 || !SyntaxNodes.isFixedType(enumerators[0])) {
            return Optional.empty();
        }
        CType type = null;
        if (enumerators[0].getValue() instanceof IASTTypeIdExpression typeId) {
            type = context.resolve(types.typeId(typeId.getTypeId()));
        } else if (enumerators[0].getValue() instanceof IASTUnaryExpression unary
                && SyntaxNodes.withoutBrackets(unary.getOperand()) instanceof IASTIdExpression id) {
            type = context.resolve(
                    new NamedType(NamedType.Tag.TYPEDEF, id.getName().toString()));
        }
        if (type instanceof ScalarType scalar && !scalar.isFloating() && scalar.size() <= Long.BYTES) {
            return Optional.of(scalar);
        }
        throw new UnsupportedConstructException(
                specifier, "an enum whose underlying type is not an integer of at most 64 bits");
    }

    /**
     * Returns the type of an enumerator within the braces: int if it can hold the value, otherwise the type of the
     * expression or of the previous enumerator. After the closing brace, it has the integer type of the enum.
     */
    private static ScalarType typeInside(TypedValue value) {
        if (fitsInt(value.integer())) {
            return ScalarType.INT;
        }
        ScalarType type = TypedValue.promoted(value.scalar());
        boolean unsigned = type == ScalarType.UNSIGNED_INT
                || type == ScalarType.UNSIGNED_LONG
                || type == ScalarType.UNSIGNED_LONG_LONG
                || type == ScalarType.UNSIGNED_INT128;
        if (type.size() == ScalarType.INT.size() && value.integer().bitLength() <= Integer.SIZE - (unsigned ? 0 : 1)) {
            return type;
        }
        return unsigned || value.integer().bitLength() > Long.SIZE - 1 ? ScalarType.UNSIGNED_LONG : ScalarType.LONG;
    }

    private static boolean fitsInt(BigInteger value) {
        return value.bitLength() < Integer.SIZE;
    }
}
