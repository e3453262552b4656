package org.rdma4j.gen.emit.function;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.VoidType;

/** Parses the C types of variable arguments in the configuration. */
final class VariadicFormReader {

    /** Types that C promotes when they are passed as variable arguments. */
    private static final Set<ScalarType> PROMOTED = Set.of(
            ScalarType.BOOL,
            ScalarType.CHAR,
            ScalarType.SIGNED_CHAR,
            ScalarType.UNSIGNED_CHAR,
            ScalarType.SHORT,
            ScalarType.UNSIGNED_SHORT,
            ScalarType.FLOAT);

    private final TypeIndex index;

    VariadicFormReader(TypeIndex index) {
        this.index = index;
    }

    /** Returns the parameters for a list of types. */
    List<Parameter> form(List<String> types, DeclarationPart site) {
        List<Parameter> parameters = new ArrayList<>();
        for (String text : types) {
            CType type = parse(text.strip(), site);
            if (index.scalar(type).filter(PROMOTED::contains).isPresent()) {
                throw site.refuse(
                        "C does not pass " + text + " to a variadic function",
                        "write the promoted type under variadic");
            }
            parameters.add(new Parameter("", type));
        }
        return parameters;
    }

    private CType parse(String text, DeclarationPart site) {
        if (text.endsWith("*")) {
            return new PointerType(parse(text.substring(0, text.length() - 1).strip(), site));
        }
        if (text.startsWith("const ")) {
            return new QualifiedType(parse(text.substring("const ".length()).strip(), site), true, false, false);
        }
        if (text.equals("void")) {
            return new VoidType();
        }
        Optional<ScalarType> scalar = ScalarType.of(text);
        if (scalar.isPresent()) {
            return scalar.get();
        }
        NamedType named = NamedType.parse(text);
        boolean known = index.record(named).isPresent()
                || index.enumeration(named).isPresent()
                || index.typedef(named).isPresent()
                || index.opaque(named).isPresent()
                || index.foreign(named).isPresent();
        if (!known) {
            throw site.refuse("variadic contains an unknown type: " + text, "correct it");
        }
        return named;
    }
}
