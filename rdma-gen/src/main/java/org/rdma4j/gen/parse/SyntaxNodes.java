package org.rdma4j.gen.parse;

import org.eclipse.cdt.core.dom.ast.IASTArrayDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTElaboratedTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier.IASTEnumerator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTStandardFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.preprocess.GrammarAdapter;

/** Queries on nodes of the syntax tree that need no declarations. */
final class SyntaxNodes {

    /** Reason for skipping a declaration whose name {@link #isAscii} rejects. */
    static final String BEYOND_ASCII = "a name with non-ASCII letters";

    private SyntaxNodes() {}

    /** Returns the declared name, or the empty string for an abstract declarator. */
    static String nameOf(IASTDeclarator declarator) {
        IASTDeclarator innermost = declarator;
        while (innermost.getNestedDeclarator() != null) {
            innermost = innermost.getNestedDeclarator();
        }
        return innermost.getName() == null ? "" : innermost.getName().toString();
    }

    /** Returns {@code true} for a single semicolon, which is also the remainder of a static assertion. */
    static boolean isEmpty(IASTSimpleDeclaration declaration) {
        return declaration.getDeclarators().length == 0
                && declaration.getRawSignature().strip().equals(";");
    }

    /**
     * Returns {@code true} for {@code int ;} in a record, which has neither a name nor a width. Compilers only warn.
     */
    static boolean declaresNothing(IASTDeclarator declarator) {
        return nameOf(declarator).isEmpty() && isPlain(declarator) && !(declarator instanceof IASTFieldDeclarator);
    }

    /** Returns {@code true} if the declarator is a name alone: the declared type is the base type. */
    static boolean isPlain(IASTDeclarator declarator) {
        return declarator.getPointerOperators().length == 0
                && declarator.getNestedDeclarator() == null
                && !(declarator instanceof IASTArrayDeclarator)
                && !(declarator instanceof IASTStandardFunctionDeclarator);
    }

    /** Returns the type that a specifier such as {@code struct s} names. */
    static NamedType typeOf(IASTElaboratedTypeSpecifier specifier) {
        Tag tag = switch (specifier.getKind()) {
            case IASTElaboratedTypeSpecifier.k_enum -> Tag.ENUM;
            case IASTElaboratedTypeSpecifier.k_union -> Tag.UNION;
            default -> Tag.STRUCT;
        };
        return new NamedType(tag, specifier.getName().toString());
    }

    /**
     * Returns {@code true} if the enumerator represents the fixed integer type of the enum. The grammar of the parser
     * does not support such types, so {@link GrammarAdapter} represents them as enumerators.
     */
    static boolean isFixedType(IASTEnumerator enumerator) {
        return enumerator.getName().toString().equals(GrammarAdapter.FIXED_TYPE);
    }

    /** Returns the expression inside all enclosing parentheses. */
    static IASTExpression withoutBrackets(IASTExpression expression) {
        IASTExpression inner = expression;
        while (inner instanceof IASTUnaryExpression unary
                && unary.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
            inner = unary.getOperand();
        }
        return inner;
    }

    /** Returns {@code true} if the name contains neither non-ASCII letters nor universal character names. */
    static boolean isAscii(String name) {
        return name.chars().allMatch(c -> c < 128 && c != '\\');
    }
}
