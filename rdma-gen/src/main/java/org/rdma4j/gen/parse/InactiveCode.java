package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorElifStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorElseStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorEndifStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIfStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIfdefStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIfndefStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.problem.Location;

/**
 * The lines that {@code #if} leaves out, and those that define macros. They need not be C, and yet the parser complains
 * of an odd quote in them.
 */
final class InactiveCode {

    private record Lines(int first, int last) {}

    private final Map<String, List<Lines>> byFile = new HashMap<>();

    InactiveCode(IASTTranslationUnit unit) {
        Map<String, Integer> open = new HashMap<>();
        for (IASTPreprocessorStatement statement : unit.getAllPreprocessorStatements()) {
            Location location = Locations.of(statement);
            if (statement instanceof IASTPreprocessorMacroDefinition && statement.getFileLocation() != null) {
                int last = statement.getFileLocation().getEndingLineNumber();
                byFile.computeIfAbsent(location.file(), file -> new ArrayList<>())
                        .add(new Lines(location.line() - 1, last + 1));
            }
            if (!statement.isActive() || !isConditional(statement)) {
                continue;
            }
            Integer first = open.remove(location.file());
            if (first != null) {
                byFile.computeIfAbsent(location.file(), file -> new ArrayList<>())
                        .add(new Lines(first, location.line()));
            }
            if (!taken(statement)) {
                open.put(location.file(), location.line());
            }
        }
    }

    /** Whether the node stands in such lines. */
    boolean holds(IASTNode node) {
        Location location = Locations.of(node);
        return byFile.getOrDefault(location.file(), List.of()).stream()
                .anyMatch(lines -> lines.first < location.line() && location.line() < lines.last);
    }

    private static boolean isConditional(IASTPreprocessorStatement statement) {
        return statement instanceof IASTPreprocessorIfStatement
                || statement instanceof IASTPreprocessorIfdefStatement
                || statement instanceof IASTPreprocessorIfndefStatement
                || statement instanceof IASTPreprocessorElifStatement
                || statement instanceof IASTPreprocessorElseStatement
                || statement instanceof IASTPreprocessorEndifStatement;
    }

    private static boolean taken(IASTPreprocessorStatement statement) {
        if (statement instanceof IASTPreprocessorIfStatement condition) {
            return condition.taken();
        }
        if (statement instanceof IASTPreprocessorIfdefStatement condition) {
            return condition.taken();
        }
        if (statement instanceof IASTPreprocessorIfndefStatement condition) {
            return condition.taken();
        }
        if (statement instanceof IASTPreprocessorElifStatement condition) {
            return condition.taken();
        }
        return !(statement instanceof IASTPreprocessorElseStatement condition) || condition.taken();
    }
}
