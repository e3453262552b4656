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
 * Determines the macros that are defined at the end of a unit for gcc. gcc's own list ({@code -dM}) cannot be used: for
 * it, gcc does not expand the text, so that the operator {@code _Pragma} neither saves nor restores macros, and
 * conditions may have other results. The directives in the text ({@code -dD}) are those that were executed. They
 * contain the {@code #undef} of a {@code pop_macro}, but not the restored definition. If the last directive for a macro
 * is {@code #undef}, gcc is therefore run to determine whether the macro is defined, and as which of its definitions.
 */
final class FinalMacros {

    private static final String PLACE = "rdma4j_macros";
    private static final Pattern REDEFINED = Pattern.compile("(?m)^" + PLACE + ":(\\d+):.*redefined");

    /** Number of lines for each definition. */
    private static final int LINES = 6;

    private FinalMacros() {}

    /**
     * Returns the definitions by name.
     *
     * @param directives directives of the text
     * @param behind preprocesses lines after the unit, with warnings
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

    /** Returns the current definition of each defined macro. */
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
