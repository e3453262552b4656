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
 * Writes the C expression that tells whether two types are the same, an enum and its integer told apart.
 *
 * <p>To C an enum is compatible with its integer type, and with no other enum. So a type is compared once as it is, and
 * once for each integer in it with an enum of the probe's own in the integer's place: that must be compatible where the
 * metadata has an integer, and must not be where it has an enum.
 */
final class SameTypeExpression {

    private static final Map<ScalarType, NamedType> TWINS = Map.of(
            ScalarType.INT, NamedType.parse("enum rdma4j_probe_int"),
            ScalarType.UNSIGNED_INT, NamedType.parse("enum rdma4j_probe_unsigned"),
            ScalarType.LONG, NamedType.parse("enum rdma4j_probe_long"),
            ScalarType.UNSIGNED_LONG, NamedType.parse("enum rdma4j_probe_unsigned_long"));

    /** The probe's own enums, one for each integer type that the compilers choose. */
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

    /** One variant of a type. */
    private record Twin(CType type, boolean compatible) {}

    /** An expression that is 1 when the type spelled {@code actual} is {@code type}, and 0 when it is not. */
    String same(String actual, CType type) {
        StringBuilder text = new StringBuilder(compatible(actual, type));
        for (Twin twin : twins(type)) {
            text.append(twin.compatible ? " && " : " && !").append(compatible(actual, twin.type));
        }
        return text.toString();
    }

    /**
     * To gcc a function type with the attribute noreturn or const is a qualified one, which no declaration without the
     * attribute is compatible with; the metadata has no attributes. So a type also matches with one or two of the
     * functions that pointers in it point to qualified, and everything else as it is.
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

    /** Qualifies functions behind pointers, each known by its position in the type. */
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

    private List<Twin> twins(CType type) {
        List<Twin> found = new ArrayList<>();
        if (type instanceof PointerType pointer) {
            twins(pointer.pointee()).forEach(t -> found.add(new Twin(new PointerType(t.type), t.compatible)));
        } else if (type instanceof ArrayType array) {
            twins(array.element())
                    .forEach(t -> found.add(new Twin(new ArrayType(t.type, array.length()), t.compatible)));
        } else if (type instanceof QualifiedType q && q.type() instanceof PointerType) {
            // A qualified integer has no twin: qualified, an enum and its integer are not compatible to begin with.
            twins(q.type())
                    .forEach(t -> found.add(new Twin(
                            new QualifiedType(t.type, q.isConst(), q.isVolatile(), q.isRestrict()), t.compatible)));
        } else if (type instanceof FunctionType function) {
            functionTwins(function, found);
        } else if (type instanceof ScalarType scalar) {
            twin(scalar, true).ifPresent(found::add);
        } else if (type instanceof NamedType named) {
            named(named).ifPresent(found::add);
        }
        return found;
    }

    private void functionTwins(FunctionType function, List<Twin> found) {
        twins(function.result())
                .forEach(t -> found.add(
                        new Twin(new FunctionType(t.type, function.parameters(), function.variadic()), t.compatible)));
        for (int i = 0; i < function.parameters().size(); i++) {
            Parameter parameter = function.parameters().get(i);
            for (Twin twin : twins(parameter.type())) {
                List<Parameter> parameters = new ArrayList<>(function.parameters());
                parameters.set(i, new Parameter(parameter.name(), twin.type));
                found.add(new Twin(
                        new FunctionType(function.result(), parameters, function.variadic()), twin.compatible));
            }
        }
    }

    /** A foreign typedef is left as it is: metadata that is not at hand says whether an enum is behind it. */
    private Optional<Twin> named(NamedType named) {
        CType current = named;
        for (int depth = 0; depth < 64 && current instanceof NamedType name; depth++) {
            if (index.enumeration(name).isPresent()) {
                return twin(index.enumeration(name).get().underlying(), false);
            }
            if (index.typedef(name).isEmpty()) {
                return Optional.empty();
            }
            current = index.typedef(name).get().type();
        }
        return current instanceof ScalarType scalar ? twin(scalar, true) : Optional.empty();
    }

    private static Optional<Twin> twin(ScalarType scalar, boolean compatible) {
        return Optional.ofNullable(TWINS.get(scalar)).map(twin -> new Twin(twin, compatible));
    }
}
