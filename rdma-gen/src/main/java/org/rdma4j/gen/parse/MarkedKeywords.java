package org.rdma4j.gen.parse;

import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTAttribute;
import org.eclipse.cdt.core.dom.ast.IASTAttributeOwner;
import org.eclipse.cdt.core.dom.ast.IASTAttributeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.gnu.IGCCASTAttributeList;

/**
 * Keywords of which CDT knows nothing and which make a type of their own: {@code _Atomic}, {@code _Float32}. They are
 * read as attributes, so that headers that use them somewhere can be parsed; a declaration whose type they are part of
 * cannot be described.
 */
final class MarkedKeywords {

    private static final String MARK = "rdma4j_keyword_";

    /** The form of {@code _Atomic} with a type in brackets. */
    private static final Pattern WITH_TYPE = Pattern.compile("\\b_Atomic[ \\t]*\\(");

    /** The macros that stand for the keywords. */
    static final Map<String, String> MACROS = Map.of(
            "_Atomic", mark("Atomic"),
            "_Float32", mark("Float32") + " float",
            "_Float32x", mark("Float32x") + " double",
            "_Float64", mark("Float64") + " double",
            "_Float64x", mark("Float64x") + " long double");

    private MarkedKeywords() {}

    private static String mark(String keyword) {
        return "__attribute__((" + MARK + keyword + "))";
    }

    /** The text with {@code _Atomic(type)} as {@code _Atomic __typeof__(type)}; lines stay what they are. */
    static String readable(String text) {
        return text.contains("_Atomic") ? WITH_TYPE.matcher(text).replaceAll("_Atomic __typeof__(") : text;
    }

    /** Refuses a specifier that one of the keywords stands on. */
    static void refuse(IASTAttributeOwner owner) {
        for (IASTAttributeSpecifier specifier : owner.getAttributeSpecifiers()) {
            if (specifier instanceof IGCCASTAttributeList list) {
                refuse(list);
            }
        }
    }

    /** Refuses a pointer that is atomic itself: CDT drops attributes behind an asterisk, so that only the text tells. */
    static void refusePointers(IASTDeclarator declarator) {
        boolean pointer = declarator.getPointerOperators().length > 0;
        if (pointer && declarator.getRawSignature().contains("_Atomic")) {
            throw new UnsupportedConstructException(declarator, "type _Atomic");
        }
    }

    private static void refuse(IGCCASTAttributeList list) {
        for (IASTAttribute attribute : list.getAttributes()) {
            String name = String.valueOf(attribute.getName());
            if (name.startsWith(MARK)) {
                throw new UnsupportedConstructException(attribute, "type _" + name.substring(MARK.length()));
            }
        }
    }
}
