package org.rdma4j.gen.preprocess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.rdma4j.gen.process.CommandResult;

/**
 * Finds the macros that gcc has defined at the end of a unit. gcc's list of them ({@code -dM}) is of no use: gcc reads
 * the unit for it without expanding the text, so that the operator {@code _Pragma} saves and restores no macro, and
 * conditions may hold that do not hold otherwise. The directives of the text ({@code -dD}) are those that were
 * executed, an {@code #undef} of {@code pop_macro} among them, but not the definition that this brings back: gcc is
 * asked whether a macro that was undefined last is defined, and which of its definitions it takes for the same.
 */
final class FinalMacros {

    private static final String PLACE = "rdma4j_macros";
    private static final Pattern REDEFINED = Pattern.compile("(?m)^" + PLACE + ":(\\d+):.*redefined");

    /** Lines that ask about one definition. */
    private static final int LINES = 6;

    private FinalMacros() {}

    /**
     * Returns the definitions by name.
     *
     * @param directives those of the text
     * @param behind preprocesses lines behind the unit, with warnings
     */
    static Map<String, String> of(List<Directive> directives, Function<String, CommandResult> behind) {
        Map<String, String> macros = new LinkedHashMap<>();
        Map<String, Set<String>> candidates = new LinkedHashMap<>();
        for (Directive directive : directives) {
            String name = MacroTable.nameOf(directive.text());
            if (directive.kind() == Directive.Kind.DEFINE) {
                macros.put(name, directive.text());
                candidates.computeIfAbsent(name, n -> new LinkedHashSet<>()).add(directive.text());
            } else if (directive.kind() == Directive.Kind.UNDEF) {
                macros.remove(name);
            }
        }
        candidates.keySet().removeAll(macros.keySet());
        if (!candidates.isEmpty()) {
            macros.putAll(defined(candidates, behind));
        }
        return macros;
    }

    /** Returns the definition that holds, of each macro that is defined: one that the compiler takes for the same. */
    private static Map<String, String> defined(
            Map<String, Set<String>> candidates, Function<String, CommandResult> behind) {
        StringBuilder text = new StringBuilder("#line 1 \"" + PLACE + "\"\n");
        List<String> lines = new ArrayList<>();
        candidates.forEach((name, definitions) -> definitions.forEach(definition -> {
            text.append("#ifdef " + name + "\n" + PLACE + lines.size() + "\n#pragma push_macro(\"" + name
                    + "\")\n#define " + definition + "\n#pragma pop_macro(\"" + name + "\")\n#endif\n");
            lines.add(definition);
        }));
        CommandResult result = behind.apply(text.toString());
        Set<String> defined = new HashSet<>(Arrays.asList(result.out().split("\\s+")));
        REDEFINED
                .matcher(result.err())
                .results()
                .map(warning -> Integer.parseInt(warning.group(1)))
                .forEach(line -> defined.remove(PLACE + line / LINES));
        Map<String, String> macros = new LinkedHashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            if (defined.contains(PLACE + i)) {
                macros.put(MacroTable.nameOf(lines.get(i)), lines.get(i));
            }
        }
        return macros;
    }
}
