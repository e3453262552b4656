package org.rdma4j.gen.parse;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier.IASTEnumerator;
import org.rdma4j.gen.model.ConstantDecl.IntegerValue;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.problem.Location;

/** An enum and its constants. */
final class EnumBuilder {

    private final ParseContext context;

    EnumBuilder(ParseContext context) {
        this.context = context;
    }

    /**
     * Builds the enum, defines its constants and, when it has a tag, the enum itself.
     *
     * @param typedefName the name that a typedef gives an unnamed enum; empty for none
     */
    EnumDecl build(IASTEnumerationSpecifier specifier, String typedefName) {
        String tag = specifier.getName().toString();
        Location location = Locations.of(specifier);
        List<Enumerator> enumerators = new ArrayList<>();
        BigInteger next = BigInteger.ZERO;
        for (IASTEnumerator enumerator : specifier.getEnumerators()) {
            if (enumerator.getValue() != null) {
                next = context.constants().integer(enumerator.getValue()).integer();
            }
            if (next.bitLength() > (next.signum() < 0 ? 63 : 64)) {
                throw new UnsupportedConstructException(enumerator, "enumerator beyond 64 bits");
            }
            String name = enumerator.getName().toString();
            enumerators.add(new Enumerator(name, next));
            context.scope().define(name, new TypedValue(typeOf(next), new IntegerValue(next)));
            next = next.add(BigInteger.ONE);
        }
        boolean anyNegative = enumerators.stream().anyMatch(e -> e.value().signum() < 0);
        if (anyNegative && enumerators.stream().anyMatch(e -> e.value().bitLength() > 63)) {
            throw new UnsupportedConstructException(specifier, "enum that no integer type of 64 bits holds");
        }
        EnumDecl declaration = new EnumDecl(
                tag.isEmpty() ? typedefName : tag,
                tag.isEmpty() && !typedefName.isEmpty(),
                isPacked(specifier),
                ScalarType.UNSIGNED_INT,
                enumerators,
                context.headerNames().of(location));
        if (!tag.isEmpty()) {
            context.scope().define(declaration.type(), declaration, location);
        }
        return declaration;
    }

    /** An enumerator is an int where it fits, and otherwise as wide as it must be. */
    private static ScalarType typeOf(BigInteger value) {
        if (value.bitLength() <= 31) {
            return ScalarType.INT;
        }
        if (value.signum() >= 0 && value.bitLength() <= 32) {
            return ScalarType.UNSIGNED_INT;
        }
        return value.bitLength() <= 63 ? ScalarType.LONG : ScalarType.UNSIGNED_LONG;
    }

    private boolean isPacked(IASTEnumerationSpecifier specifier) {
        if (Attributes.of(specifier, context.attributeArguments()).packed()) {
            return true;
        }
        // The parser drops attributes between `enum` and the tag, so the text has to be looked at.
        String text = specifier.getRawSignature();
        int brace = text.indexOf('{');
        String head = brace < 0 ? text : text.substring(0, brace);
        String between = head.replaceFirst("^.*?\\benum\\b", "");
        String tag = specifier.getName().toString();
        if (!tag.isEmpty()) {
            between = between.replaceFirst("\\b" + tag + "\\b\\s*$", "").replaceFirst("\\b" + tag + "\\b", "");
        }
        between = between.strip();
        if (between.isEmpty()) {
            return false;
        }
        if (between.contains("packed")) {
            return true;
        }
        if (between.startsWith("__attribute__")) {
            return false;
        }
        throw new UnsupportedConstructException(specifier, "enum with '" + between + "' before its tag");
    }
}
