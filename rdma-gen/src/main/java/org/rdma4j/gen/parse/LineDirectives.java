package org.rdma4j.gen.parse;

import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorPragmaStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.problem.ProblemException;

/**
 * {@code #line}, after which a compiler says that declarations come from elsewhere. Which header a declaration belongs to
 * decides whether it is bound. The parser reads over the directive without a word, and so it is shown a pragma in its
 * place, which it reports where {@code #if} does not leave it out.
 */
final class LineDirectives {

    private static final String MARK = "__rdma4j_line";

    /** The standard's form, and the one that a preprocessor writes. */
    private static final Pattern DIRECTIVE =
            Pattern.compile("^[ \\t]*#[ \\t]*(?=line\\b|\\d+[ \\t]+\")", Pattern.MULTILINE);

    private LineDirectives() {}

    /** The text with a pragma before each directive's words, on the same line. */
    static String marked(String text) {
        return DIRECTIVE.matcher(text).replaceAll("#pragma " + MARK + " ");
    }

    /** Refuses a unit that has one. */
    static void refuse(IASTTranslationUnit unit) {
        for (IASTPreprocessorStatement statement : unit.getAllPreprocessorStatements()) {
            if (statement instanceof IASTPreprocessorPragmaStatement pragma
                    && pragma.isActive()
                    && String.valueOf(pragma.getMessage()).strip().startsWith(MARK)) {
                throw ProblemException.badInput(
                        Locations.of(pragma),
                        "#line says that what follows is in another place",
                        "give the header that it was made from, or remove the directive");
            }
        }
    }
}
