package org.rdma4j.gen.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.rdma4j.gen.cprint.CPrinter;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.TypeRewriter;

/**
 * Prints the C expression that compares two types and tells an enum from its integer type.
 *
 * <p>In C an enum is compatible with its integer type, and not with another enum. A type is therefore compared several
 * times: as it is, and with each integer in it replaced by an enum of the probe. The variant must be compatible if the
 * metadata has an integer there, and incompatible if it has an enum.
 */
final class SameTypeExpression {

    private static final Map<ScalarType, NamedType> VARIANTS = Map.of(
            ScalarType.INT, NamedType.parse("enum rdma4j_probe_int"),
            ScalarType.UNSIGNED_INT, NamedType.parse("enum rdma4j_probe_unsigned"),
            ScalarType.LONG, NamedType.parse("enum rdma4j_probe_long"),
            ScalarType.UNSIGNED_LONG, NamedType.parse("enum rdma4j_probe_unsigned_long"));

    /** Enums of the probe, one for each integer type of enums. */
    static final String DECLARATIONS = """
            enum rdma4j_probe_int { rdma4j_probe_i = -1 };
            enum rdma4j_probe_unsigned { rdma4j_probe_u = 1 };
            enum rdma4j_probe_long { rdma4j_probe_l = -1, rdma4j_probe_l2 = 1LL << 40 };
            enum rdma4j_probe_unsigned_long { rdma4j_probe_ul = 1ULL << 63 };
            """;

    private final TypeIndex index;

    SameTypeExpression(TypeIndex index) {
        this.index = index;
    }

    /** A variant of a type, and whether it must be compatible. */
    private record Variant(CType type, boolean compatible) {}

    /** Returns an expression that is 1 if the type spelled {@code actual} is {@code type}, and 0 otherwise. */
    String same(String actual, CType type) {
        StringBuilder text = new StringBuilder(compatible(actual, type));
        for (Variant variant : variants(type)) {
            text.append(variant.compatible ? " && " : " && !").append(compatible(actual, variant.type));
        }
        return text.toString();
    }

    /**
     * Returns an expression that is 1 if two types are compatible, apart from attributes of functions. To gcc the type
     * of a function with the attribute noreturn or const is qualified and thus incompatible with one without, and
     * metadata has no attributes. So a type also matches if one or two functions behind pointers in it are qualified.
     */
    static String compatible(String actual, CType type) {
        Attributed plain = new Attributed(Map.of());
        List<CType> variants = new ArrayList<>(List.of(plain.rewrite(type)));
        for (int first = 0; first < plain.functions; first++) {
            for (String one : Attributed.QUALIFIERS) {
                variants.add(new Attributed(Map.of(first, one)).rewrite(type));
                for (int second = first + 1; second < plain.functions; second++) {
                    for (String other : Attributed.QUALIFIERS) {
                        variants.add(new Attributed(Map.of(first, one, second, other)).rewrite(type));
                    }
                }
            }
        }
        return variants.stream()
                .map(variant ->
                        "__builtin_types_compatible_p(" + actual + ", " + CPrinter.declaration(variant, "") + ")")
                .collect(Collectors.joining(
                        " || ", variants.size() > 1 ? "__extension__ (" : "", variants.size() > 1 ? ")" : ""));
    }

    /** Qualifies functions behind pointers, selected by their position in the type. */
    private static final class Attributed extends TypeRewriter {

        private static final List<String> QUALIFIERS = List.of("volatile", "const", "const volatile");

        private final Map<Integer, String> qualifiers;
        private int functions;

        Attributed(Map<Integer, String> qualifiers) {
            this.qualifiers = qualifiers;
        }

        @Override
        public CType visit(PointerType pointer) {
            if (!(pointer.pointee() instanceof FunctionType function)) {
                return super.visit(pointer);
            }
            String qualifier = qualifiers.get(functions++);
            CType inner = rewrite(function);
            return new PointerType(
                    qualifier == null
                            ? inner
                            : new NamedType(
                                    NamedType.Tag.TYPEDEF,
                                    qualifier + " __typeof__(" + CPrinter.declaration(inner, "") + ")"));
        }
    }

    private List<Variant> variants(CType type) {
        List<Variant> found = new ArrayList<>();
        if (type instanceof PointerType pointer) {
            variants(pointer.pointee()).forEach(t -> found.add(new Variant(new PointerType(t.type), t.compatible)));
        } else if (type instanceof ArrayType array) {
            variants(array.element())
                    .forEach(t -> found.add(new Variant(new ArrayType(t.type, array.length()), t.compatible)));
        } else if (type instanceof QualifiedType q && q.type() instanceof PointerType) {
            // No variant for a qualified integer: a qualified enum and its qualified integer type are incompatible.
            variants(q.type())
                    .forEach(t -> found.add(new Variant(
                            new QualifiedType(t.type, q.isConst(), q.isVolatile(), q.isRestrict()), t.compatible)));
        } else if (type instanceof FunctionType function) {
            functionTwins(function, found);
        } else if (type instanceof ScalarType scalar) {
            variant(scalar, true).ifPresent(found::add);
        } else if (type instanceof NamedType named) {
            named(named).ifPresent(found::add);
        }
        return found;
    }

    private void functionTwins(FunctionType function, List<Variant> found) {
        variants(function.result())
                .forEach(t -> found.add(new Variant(
                        new FunctionType(t.type, function.parameters(), function.variadic()), t.compatible)));
        for (int i = 0; i < function.parameters().size(); i++) {
            Parameter parameter = function.parameters().get(i);
            for (Variant variant : variants(parameter.type())) {
                List<Parameter> parameters = new ArrayList<>(function.parameters());
                parameters.set(i, new Parameter(parameter.name(), variant.type));
                found.add(new Variant(
                        new FunctionType(function.result(), parameters, function.variadic()), variant.compatible));
            }
        }
    }

    /** Returns no variant for a foreign typedef: other metadata knows whether an enum is behind it. */
    private Optional<Variant> named(NamedType named) {
        CType current = named;
        for (int depth = 0; depth < 64 && current instanceof NamedType name; depth++) {
            if (index.enumeration(name).isPresent()) {
                return variant(index.enumeration(name).get().underlying(), false);
            }
            if (index.typedef(name).isEmpty()) {
                return Optional.empty();
            }
            current = index.typedef(name).get().type();
        }
        return current instanceof ScalarType scalar ? variant(scalar, true) : Optional.empty();
    }

    private static Optional<Variant> variant(ScalarType scalar, boolean compatible) {
        return Optional.ofNullable(VARIANTS.get(scalar)).map(variant -> new Variant(variant, compatible));
    }
}
