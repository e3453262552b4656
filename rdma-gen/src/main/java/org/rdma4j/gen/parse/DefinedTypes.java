package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTEnumerationSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTStatement;

/**
 * The structs, unions and enums that a declaration defines, at any depth outside of function bodies.
 *
 * @param tags tags of the named types
 * @param enumerators enumerators of the enums
 */
record DefinedTypes(List<String> tags, List<String> enumerators) {

    /** Reason for rejecting a declaration that defines a type in its parameter list. */
    static final String IN_PARAMETERS = "a type defined in a parameter list, not visible outside it";

    static DefinedTypes in(IASTNode declaration) {
        return in(declaration, specifier -> false);
    }

    /** @param excluded matches types to exclude, together with the types defined in them */
    static DefinedTypes in(IASTNode declaration, Predicate<IASTDeclSpecifier> excluded) {
        DefinedTypes found = new DefinedTypes(new ArrayList<>(), new ArrayList<>());
        declaration.accept(new ASTVisitor() {
            {
                shouldVisitDeclSpecifiers = true;
                shouldVisitStatements = true;
            }

            @Override
            public int visit(IASTStatement statement) {
                return PROCESS_SKIP;
            }

            @Override
            public int visit(IASTDeclSpecifier specifier) {
                if (excluded.test(specifier)) {
                    return PROCESS_SKIP;
                }
                found.add(specifier);
                return PROCESS_CONTINUE;
            }
        });
        return found;
    }

    private void add(IASTDeclSpecifier specifier) {
        String tag = tag(specifier);
        if (!tag.isEmpty()) {
            tags.add(tag);
        }
        if (specifier instanceof IASTEnumerationSpecifier enumeration) {
            Arrays.stream(enumeration.getEnumerators())
                    .filter(e -> !SyntaxNodes.isFixedType(e))
                    .forEach(e -> enumerators.add(e.getName().toString()));
        }
    }

    /** Returns the tag of the type that the specifier defines; empty for an unnamed type and for other specifiers. */
    static String tag(IASTDeclSpecifier specifier) {
        if (specifier instanceof IASTCompositeTypeSpecifier composite) {
            return composite.getName().toString();
        }
        return specifier instanceof IASTEnumerationSpecifier enumeration
                ? enumeration.getName().toString()
                : "";
    }

    boolean isEmpty() {
        return tags.isEmpty() && enumerators.isEmpty();
    }
}
