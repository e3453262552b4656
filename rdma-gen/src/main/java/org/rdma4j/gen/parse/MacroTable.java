package org.rdma4j.gen.parse;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorFunctionStyleMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorPragmaStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorUndefStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** The macros that are defined at the end of a translation unit, {@code #undef} and redefinition honoured. */
final class MacroTable {

    /**
     * One macro.
     *
     * @param signature its name, with parameters where it is function-like
     */
    record Macro(String name, String signature, boolean functionLike, String expansion, Location location) {}

    private static final Pattern PUSH_OR_POP = Pattern.compile("\\b(push|pop)_macro\\s*\\(\\s*\"(\\w+)\"\\s*\\)");

    /** What the compiler is asked with: nothing can be checked in a header that leaves a macro of such a name behind. */
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
            "_Static_assert",
            "__builtin_offsetof",
            "__builtin_types_compatible_p");

    private final Map<String, Macro> macros = new LinkedHashMap<>();

    MacroTable(IASTTranslationUnit unit) {
        Map<String, Deque<Optional<String>>> pushed = new HashMap<>();
        for (IASTPreprocessorStatement statement : unit.getAllPreprocessorStatements()) {
            if (statement instanceof IASTPreprocessorMacroDefinition definition && definition.isActive()) {
                Macro macro = macro(definition);
                macros.remove(macro.name());
                macros.put(macro.name(), macro);
            } else if (statement instanceof IASTPreprocessorUndefStatement undef && undef.isActive()) {
                macros.remove(undef.getMacroName().toString());
            } else if (statement instanceof IASTPreprocessorPragmaStatement pragma && pragma.isActive()) {
                pushOrPop(pragma, pushed);
            }
        }
    }

    /** Throws for a macro that hides a keyword. */
    void refuseKeywords() {
        for (Macro macro : macros.values()) {
            if (KEYWORDS.contains(macro.name()) && !bare(macro.expansion()).equals(bare(macro.name()))) {
                throw ProblemException.badInput(
                        macro.location(),
                        "macro '" + macro.name() + "' hides the keyword to the header's end, so that the C compiler"
                                + " cannot be asked what it makes of the declarations",
                        "#undef it in a header of your own that includes this one");
            }
        }
    }

    /** {@code __typeof__} is {@code typeof} in another spelling. */
    private static String bare(String word) {
        return word.replace("_", "");
    }

    /** The parser goes on with the macro as it stands, so that what follows a pop must find the same. */
    private void pushOrPop(IASTPreprocessorPragmaStatement pragma, Map<String, Deque<Optional<String>>> pushed) {
        Matcher matcher = PUSH_OR_POP.matcher(pragma.getRawSignature().replace("\\\"", "\""));
        if (!matcher.find()) {
            return;
        }
        String name = matcher.group(2);
        Deque<Optional<String>> stack = pushed.computeIfAbsent(name, key -> new ArrayDeque<>());
        Optional<String> now = get(name).map(Macro::expansion);
        if (matcher.group(1).equals("push")) {
            stack.push(now);
        } else if (!stack.isEmpty() && !stack.pop().equals(now)) {
            throw ProblemException.badInput(
                    Locations.of(pragma),
                    "#pragma pop_macro gives '" + name + "' a meaning back, which cannot be followed",
                    "write the #define again");
        }
    }

    private static Macro macro(IASTPreprocessorMacroDefinition definition) {
        String name = definition.getName().toString();
        boolean functionLike = definition instanceof IASTPreprocessorFunctionStyleMacroDefinition;
        String signature = name;
        if (definition instanceof IASTPreprocessorFunctionStyleMacroDefinition function) {
            signature += Stream.of(function.getParameters())
                    .map(p -> p.getParameter())
                    .collect(Collectors.joining(",", "(", ")"));
        }
        return new Macro(name, signature, functionLike, definition.getExpansion(), Locations.of(definition));
    }

    Optional<Macro> get(String name) {
        return Optional.ofNullable(macros.get(name));
    }

    /** Whether whoever writes this name behind the headers gets something else. */
    boolean hides(String name) {
        return get(name)
                .filter(m -> !m.functionLike() && !m.expansion().strip().equals(name))
                .isPresent();
    }

    Collection<Macro> all() {
        return macros.values();
    }

    /** Every macro in the form that predefines it for another translation unit. */
    Map<String, String> definitions() {
        Map<String, String> definitions = new LinkedHashMap<>();
        macros.values().forEach(m -> definitions.put(m.signature(), m.expansion()));
        return definitions;
    }
}
