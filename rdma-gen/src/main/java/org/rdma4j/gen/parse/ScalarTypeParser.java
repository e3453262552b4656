package org.rdma4j.gen.parse;

import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclSpecifier;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.VoidType;
import org.rdma4j.gen.preprocess.CToken;

/** Arithmetic types from keywords and machine modes. */
final class ScalarTypeParser {

    /** Keywords of which a type has at most one. */
    private static final Set<String> TYPES = Set.of("void", "_Bool", "char", "int", "float", "double");

    private ScalarTypeParser() {}

    /** Returns the type of a sequence of keywords in any order. */
    static CType of(IASTSimpleDeclSpecifier s) {
        if (s.isComplex() || s.isImaginary()) {
            throw new UnsupportedConstructException(s, "a complex type");
        }
        if (!isType(s)) {
            throw new UnsupportedConstructException(s, "not a C type: " + s.getRawSignature());
        }
        return switch (s.getType()) {
            case IASTSimpleDeclSpecifier.t_void -> new VoidType();
            case IASTSimpleDeclSpecifier.t_bool -> ScalarType.BOOL;
            case IASTSimpleDeclSpecifier.t_char ->
                s.isUnsigned() ? ScalarType.UNSIGNED_CHAR : s.isSigned() ? ScalarType.SIGNED_CHAR : ScalarType.CHAR;
            case IASTSimpleDeclSpecifier.t_float -> ScalarType.FLOAT;
            case IASTSimpleDeclSpecifier.t_double -> s.isLong() ? ScalarType.LONG_DOUBLE : ScalarType.DOUBLE;
            case IASTSimpleDeclSpecifier.t_float128 -> ScalarType.FLOAT128;
            case IASTSimpleDeclSpecifier.t_int128 -> s.isUnsigned() ? ScalarType.UNSIGNED_INT128 : ScalarType.INT128;
            case IASTSimpleDeclSpecifier.t_int -> integer(s);
            case IASTSimpleDeclSpecifier.t_unspecified -> {
                if (!s.isShort() && !s.isLong() && !s.isLongLong() && !s.isSigned() && !s.isUnsigned()) {
                    throw new UnsupportedConstructException(
                            s,
                            s.getStorageClass() == IASTDeclSpecifier.sc_auto
                                    ? "a type inferred by auto"
                                    : "declaration without a type");
                }
                yield integer(s);
            }
            default -> throw new UnsupportedConstructException(s, "type " + s.getRawSignature());
        };
    }

    /**
     * Returns {@code true} if the combination of keywords is valid. The parser accepts any combination, and the
     * compiler does not see expansions of macros.
     */
    private static boolean isType(IASTSimpleDeclSpecifier s) {
        boolean sized = s.isShort() || s.isLong() || s.isLongLong();
        boolean signed = s.isSigned() || s.isUnsigned();
        if (s.isSigned() && s.isUnsigned() || s.isShort() && (s.isLong() || s.isLongLong())) {
            return false;
        }
        return types(s) <= 1
                && switch (s.getType()) {
                    case IASTSimpleDeclSpecifier.t_void,
                            IASTSimpleDeclSpecifier.t_bool,
                            IASTSimpleDeclSpecifier.t_float -> !sized && !signed;
                    case IASTSimpleDeclSpecifier.t_char -> !sized;
                    case IASTSimpleDeclSpecifier.t_double -> !signed && !s.isShort() && !s.isLongLong();
                    default -> true;
                };
    }

    private static int types(IASTSimpleDeclSpecifier s) {
        int types = 0;
        int brackets = 0;
        for (CToken token : NodeLocations.tokens(s)) {
            // operands of _Alignas are in parentheses
            brackets += token.nesting();
            types += brackets == 0 && TYPES.contains(token.text()) ? 1 : 0;
        }
        return types;
    }

    private static ScalarType integer(IASTSimpleDeclSpecifier s) {
        boolean unsigned = s.isUnsigned();
        if (s.isShort()) {
            return unsigned ? ScalarType.UNSIGNED_SHORT : ScalarType.SHORT;
        }
        if (s.isLongLong()) {
            return unsigned ? ScalarType.UNSIGNED_LONG_LONG : ScalarType.LONG_LONG;
        }
        if (s.isLong()) {
            return unsigned ? ScalarType.UNSIGNED_LONG : ScalarType.LONG;
        }
        return unsigned ? ScalarType.UNSIGNED_INT : ScalarType.INT;
    }

    /** Returns the type of a machine mode with the signedness of the given type. */
    static ScalarType ofMode(ScalarType scalar, String mode, IASTNode node) {
        if (scalar == ScalarType.CHAR) {
            throw new UnsupportedConstructException(node, "mode " + mode + " on plain char");
        }
        boolean unsigned = scalar.isUnsigned(Target.ALL.get(0));
        return switch (mode) {
            case "QI", "byte" -> unsigned ? ScalarType.UNSIGNED_CHAR : ScalarType.SIGNED_CHAR;
            case "HI" -> unsigned ? ScalarType.UNSIGNED_SHORT : ScalarType.SHORT;
            case "SI" -> unsigned ? ScalarType.UNSIGNED_INT : ScalarType.INT;
            case "DI", "word", "pointer" -> unsigned ? ScalarType.UNSIGNED_LONG : ScalarType.LONG;
            case "TI" -> unsigned ? ScalarType.UNSIGNED_INT128 : ScalarType.INT128;
            case "SF" -> ScalarType.FLOAT;
            case "DF" -> ScalarType.DOUBLE;
            default -> throw new UnsupportedConstructException(node, "mode " + mode + " is not supported");
        };
    }
}
