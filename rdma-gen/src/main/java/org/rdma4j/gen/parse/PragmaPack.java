package org.rdma4j.gen.parse;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorPragmaStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.problem.ProblemException;

/**
 * The {@code #pragma pack} in force along a translation unit, {@code _Pragma("pack(...)")} included; the parser reads over
 * both.
 */
final class PragmaPack {

    private static final Pattern FORM = Pattern.compile(
            "pack\\s*\\(\\s*(push|pop)?\\s*,?\\s*([A-Za-z_]\\w*)?\\s*,?\\s*(\\d+)?\\s*\\).*", Pattern.DOTALL);

    /** The alignment that a {@code push} kept, with the name that it gave it; empty for none. */
    private record Pushed(String name, int alignment) {}

    private final NavigableMap<Integer, Integer> changes = new TreeMap<>();
    private final Deque<Pushed> stack = new ArrayDeque<>();
    private int current;

    PragmaPack(IASTTranslationUnit unit) {
        PragmaOperators operators = new PragmaOperators();
        for (IASTPreprocessorStatement statement : unit.getAllPreprocessorStatements()) {
            operators.define(statement);
            if (statement instanceof IASTPreprocessorPragmaStatement pragma && pragma.isActive()) {
                List<String> texts = pragma.isPragmaOperator()
                        ? operators.texts(pragma)
                        : List.of(String.valueOf(pragma.getMessage()).strip());
                texts.stream().filter(text -> text.startsWith("pack")).forEach(text -> apply(text, statement));
                changes.put(Locations.sequence(statement), current);
            }
        }
    }

    private void apply(String text, IASTPreprocessorStatement statement) {
        Matcher form = FORM.matcher(text);
        String name = "";
        int number = 0;
        boolean understood = form.matches();
        if (understood) {
            name = form.group(2) == null ? "" : form.group(2);
            number = form.group(3) == null ? 0 : Integer.parseInt(form.group(3));
            understood = number <= 16 && Integer.bitCount(number) <= 1;
        }
        if (!understood) {
            throw ProblemException.badInput(
                    Locations.of(statement), "#pragma " + text + " is not understood", "use push, pop or a number");
        }
        if ("pop".equals(form.group(1))) {
            pop(name);
        } else if ("push".equals(form.group(1))) {
            stack.push(new Pushed(name, current));
            current = form.group(3) == null ? current : number;
        } else {
            current = number;
        }
    }

    /** Takes everything off down to the name; to gcc a pop without its push means nothing. */
    private void pop(String name) {
        if (!name.isEmpty() && stack.stream().noneMatch(p -> p.name().equals(name))) {
            return;
        }
        boolean done = stack.isEmpty();
        while (!done) {
            Pushed pushed = stack.pop();
            current = pushed.alignment();
            done = name.isEmpty() || pushed.name().equals(name);
        }
    }

    /** The number in force where the node stands; 0 for none. */
    int at(IASTNode node) {
        var change = changes.floorEntry(Locations.sequence(node));
        return change == null ? 0 : change.getValue();
    }
}
