package org.rdma4j.gen.parse;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorPragmaStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.problem.ProblemException;

/** The {@code #pragma pack} in force along a translation unit; the parser reads over these lines. */
final class PragmaPack {

    private static final Pattern FORM = Pattern.compile(
            "pack\\s*\\(\\s*(?:(push|pop)\\s*)?(?:,\\s*[A-Za-z_]\\w*\\s*)?,?\\s*(\\d+)?\\s*\\).*", Pattern.DOTALL);

    private final NavigableMap<Integer, Integer> changes = new TreeMap<>();

    PragmaPack(IASTTranslationUnit unit) {
        Deque<Integer> stack = new ArrayDeque<>();
        int current = 0;
        for (IASTPreprocessorStatement statement : unit.getAllPreprocessorStatements()) {
            if (!(statement instanceof IASTPreprocessorPragmaStatement pragma) || !pragma.isActive()) {
                continue;
            }
            String text = String.valueOf(pragma.getMessage()).strip();
            if (!text.startsWith("pack")) {
                continue;
            }
            Matcher form = FORM.matcher(text);
            if (!form.matches()) {
                throw ProblemException.badInput(
                        Locations.of(statement), "#pragma " + text + " is not understood", "use push, pop or a number");
            }
            if ("pop".equals(form.group(1))) {
                current = stack.isEmpty() ? 0 : stack.pop();
            } else {
                if ("push".equals(form.group(1))) {
                    stack.push(current);
                }
                boolean keeps = form.group(1) != null && form.group(2) == null;
                current = keeps ? current : form.group(2) == null ? 0 : Integer.parseInt(form.group(2));
            }
            changes.put(Locations.sequence(statement), current);
        }
    }

    /** The number in force where the node stands; 0 for none. */
    int at(IASTNode node) {
        var change = changes.floorEntry(Locations.sequence(node));
        return change == null ? 0 : change.getValue();
    }
}
