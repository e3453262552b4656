package org.rdma4j.gen.preprocess;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** The macros that are defined at the end of a translation unit. */
public final class MacroTable {

    /**
     * A macro.
     *
     * @param name name
     * @param functionLike whether it has parameters
     * @param expansion replacement list, without expanding other macros
     * @param location location of the definition
     */
    public record Macro(String name, boolean functionLike, String expansion, Location location) {}

    private static final Pattern DEFINITION =
            Pattern.compile("([\\w$\\\\]+)(\\([^)]*\\))?\\s*(.*)", Pattern.UNICODE_CHARACTER_CLASS);

    /** Keywords that probes use, which must not be macros at the end of the headers. */
    private static final Set<String> KEYWORDS = Set.of(
            "struct",
            "union",
            "enum",
            "sizeof",
            "void",
            "char",
            "short",
            "int",
            "long",
            "signed",
            "unsigned",
            "float",
            "double",
            "__typeof__",
            "_Alignof",
            "__builtin_offsetof",
            "__builtin_types_compatible_p");

    private final Map<String, Macro> macros = new LinkedHashMap<>();

    private MacroTable() {}

    /**
     * Returns a table of definitions.
     *
     * @param defined definitions by name
     * @param text preprocessed text of the unit, with the order and locations of definitions
     */
    static MacroTable of(Map<String, String> defined, PreprocessedText text) {
        MacroTable table = new MacroTable();
        for (Directive directive : text.directives()) {
            String name = nameOf(directive.text());
            // the location of a macro restored by #pragma pop_macro is that of its original definition
            if (directive.kind() == Directive.Kind.DEFINE && directive.text().equals(defined.get(name))) {
                table.macros.remove(name);
                table.add(directive.text(), text.lines().location(directive.line()));
            }
        }
        defined.forEach((name, definition) -> {
            if (!table.macros.containsKey(name)) {
                table.add(definition, Location.of(SourceLines.BUILT_IN));
            }
        });
        return table;
    }

    private void add(String definition, Location location) {
        Matcher matcher = DEFINITION.matcher(definition);
        if (matcher.matches()) {
            boolean functionLike = matcher.group(2) != null;
            macros.put(matcher.group(1), new Macro(matcher.group(1), functionLike, matcher.group(3), location));
        }
    }

    /** Returns the name in a definition. */
    public static String nameOf(String definition) {
        Matcher matcher = DEFINITION.matcher(definition);
        return matcher.matches() ? matcher.group(1) : definition;
    }

    /**
     * Rejects macros that hide a keyword.
     *
     * @throws ProblemException if there is such a macro; the message names it
     */
    public void refuseKeywords() {
        for (Macro macro : macros.values()) {
            if (KEYWORDS.contains(macro.name()) && !bare(macro.expansion()).equals(bare(macro.name()))) {
                throw ProblemException.badInput(
                        macro.location(),
                        "macro '" + macro.name() + "' hides the keyword up to the end of the header, so the C compiler"
                                + " cannot check the declarations",
                        "#undef it in a header of your own that includes this one");
            }
        }
    }

    /** Returns the word without underscores: {@code __typeof__} is {@code typeof} in another spelling. */
    private static String bare(String word) {
        return word.replace("_", "");
    }

    /** Returns the macro of this name. */
    public Optional<Macro> get(String name) {
        return Optional.ofNullable(macros.get(name));
    }

    /** Returns {@code true} if an object-like macro replaces the name after the headers. */
    public boolean hides(String name) {
        return get(name)
                .filter(m -> !m.functionLike() && !m.expansion().strip().equals(name))
                .isPresent();
    }

    /** Returns all macros, in the order of their definitions. */
    public Collection<Macro> all() {
        return macros.values();
    }
}
