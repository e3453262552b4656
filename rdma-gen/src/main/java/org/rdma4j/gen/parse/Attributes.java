package org.rdma4j.gen.parse;

import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTAttribute;
import org.eclipse.cdt.core.dom.ast.IASTAttributeOwner;
import org.eclipse.cdt.core.dom.ast.IASTAttributeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTToken;
import org.eclipse.cdt.core.dom.ast.IASTTokenList;
import org.eclipse.cdt.core.dom.ast.gnu.IGCCASTAttributeList;

/**
 * What the GNU attributes on a declaration mean for its layout.
 *
 * @param packed {@code packed}
 * @param aligned the bytes of {@code aligned}; 0 for none
 * @param mode the machine mode of {@code mode}, as in {@code TI}
 */
record Attributes(boolean packed, int aligned, Optional<String> mode) {

    static final Attributes NONE = new Attributes(false, 0, Optional.empty());

    /** {@code aligned} without a number asks for the largest alignment that any scalar type has. */
    private static final int LARGEST_ALIGNMENT = 16;

    /** Evaluates the argument of an attribute, given as text. */
    interface ArgumentEvaluator {
        int evaluate(IASTAttribute attribute, String text);
    }

    /** The attributes that stand on one node. */
    static Attributes of(IASTAttributeOwner owner, ArgumentEvaluator arguments) {
        Attributes result = NONE;
        for (IASTAttributeSpecifier specifier : owner.getAttributeSpecifiers()) {
            if (specifier instanceof IGCCASTAttributeList list) {
                for (IASTAttribute attribute : list.getAttributes()) {
                    result = result.and(of(attribute, arguments));
                }
            }
        }
        return result;
    }

    /** Both sets of attributes; of two alignments the larger counts. */
    Attributes and(Attributes other) {
        return new Attributes(
                packed || other.packed, Math.max(aligned, other.aligned), mode.isPresent() ? mode : other.mode);
    }

    private static Attributes of(IASTAttribute attribute, ArgumentEvaluator arguments) {
        String name = String.valueOf(attribute.getName());
        if (name.startsWith("__") && name.endsWith("__") && name.length() > 4) {
            name = name.substring(2, name.length() - 2);
        }
        String argument = text(attribute.getArgumentClause());
        return switch (name) {
            case "packed" -> new Attributes(true, 0, Optional.empty());
            case "aligned" ->
                new Attributes(
                        false,
                        argument.isEmpty() ? LARGEST_ALIGNMENT : arguments.evaluate(attribute, argument),
                        Optional.empty());
            case "mode" -> new Attributes(false, 0, Optional.of(argument.replace("_", "")));
            case "vector_size", "scalar_storage_order", "ms_struct", "transparent_union", "address_space" ->
                throw new UnsupportedConstructException(attribute, "attribute " + name);
            default -> NONE;
        };
    }

    private static String text(IASTToken token) {
        if (token == null) {
            return "";
        }
        if (token instanceof IASTTokenList list) {
            StringBuilder text = new StringBuilder();
            for (IASTToken part : list.getTokens()) {
                text.append(text.isEmpty() ? "" : " ").append(text(part));
            }
            return text.toString();
        }
        return String.valueOf(token.getTokenCharImage());
    }
}
