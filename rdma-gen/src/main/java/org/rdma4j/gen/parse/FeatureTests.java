package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorMacroDefinition;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;

/**
 * {@code __has_attribute} and its like, which CDT does not know and headers choose declarations by. The compiler answers,
 * and its answers become macros. The usual questions are asked at once; one that was not asked divides by zero where a
 * header has it, and so cannot be overlooked: its names are asked then, and the headers are read again.
 */
final class FeatureTests {

    /** Before an answer, which is the value and one, so that it is never zero. */
    private static final String ANSWER = "__rdma4j_has_";

    private static final List<String> KINDS = List.of(
            "attribute", "builtin", "c_attribute", "cpp_attribute", "declspec_attribute", "extension", "feature");

    /** Besides 0 and 1, the dates that attributes came into a standard. */
    private static final List<Integer> VALUES = List.of(
            0, 1, 200809, 201309, 201603, 201803, 201904, 201907, 201910, 202002, 202003, 202106, 202207, 202306,
            202311);

    private static final List<String> ATTRIBUTES = words(
            "access alias aligned alloc_align alloc_size always_inline artificial assume_aligned cleanup cold const",
            "constructor copy counted_by deprecated designated_init destructor enable_if error fallthrough flag_enum",
            "format format_arg gnu_inline hot ifunc leaf malloc may_alias mode ms_abi ms_struct no_icf no_sanitize",
            "no_sanitize_address no_sanitize_thread noclone noinline nonnull nonstring noreturn nothrow objc_bridge optimize overloadable",
            "packed pass_object_size pure returns_nonnull returns_twice scalar_storage_order section sentinel swift_name",
            "swift_private symver target tls_model transparent_union unavailable unused used vector_size visibility",
            "warn_unused_result warning weak");

    private static final List<String> BUILTINS = words(
            "__builtin_add_overflow __builtin_alloca __builtin_assume __builtin_assume_aligned __builtin_bswap16",
            "__builtin_bswap32 __builtin_bswap64 __builtin_choose_expr __builtin_clz __builtin_clzll",
            "__builtin_constant_p __builtin_ctz __builtin_ctzll __builtin_dynamic_object_size __builtin_expect",
            "__builtin_fclose __builtin_ffs __builtin_free __builtin_memcpy __builtin_mul_overflow",
            "__builtin_object_size __builtin_offsetof",
            "__builtin_popcount __builtin_prefetch __builtin_sub_overflow __builtin_trap",
            "__builtin_types_compatible_p __builtin_unreachable __sync_synchronize");

    private static final List<String> STANDARD =
            words("deprecated fallthrough maybe_unused nodiscard noreturn reproducible unsequenced");

    private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");

    private FeatureTests() {}

    private static List<String> words(String... lines) {
        return List.of(String.join(" ", lines).split(" "));
    }

    /** The usual questions, as a text for the compiler's preprocessor; {@link #macros} understands the answers. */
    static String questions() {
        return ask("attribute", spellings(ATTRIBUTES))
                + ask("builtin", BUILTINS)
                + ask("c_attribute", spellings(STANDARD));
    }

    /** The questions with each of these names. */
    static String questions(Collection<String> names) {
        StringBuilder text = new StringBuilder();
        KINDS.forEach(kind -> text.append(ask(kind, names)));
        return text.toString();
    }

    /** Each name, and with underscores around it. */
    private static List<String> spellings(List<String> names) {
        List<String> spellings = new ArrayList<>(names);
        names.forEach(name -> spellings.add("__" + name + "__"));
        return spellings;
    }

    private static String ask(String kind, Collection<String> names) {
        StringBuilder text = new StringBuilder("#ifdef __has_" + kind + '\n');
        for (String name : names) {
            String word = "#if";
            for (int value : VALUES) {
                text.append(word + " __has_" + kind + '(' + name + ") == " + value + '\n');
                text.append("#define " + ANSWER + kind + '_' + name + ' ' + (value + 1) + '\n');
                word = "#elif";
            }
            text.append("#endif\n");
        }
        return text.append("#endif\n").toString();
    }

    /** Tells by the macro of that name which kinds of questions the compiler knows. */
    static String kinds() {
        StringBuilder text = new StringBuilder();
        KINDS.forEach(kind -> text.append("#ifdef __has_" + kind + "\n#define " + ANSWER + kind + "\n#endif\n"));
        return text.toString();
    }

    /** The compiler's macros, the answers among them, with those that look the answers up. */
    static Map<String, String> macros(Map<String, String> compilers) {
        Map<String, String> macros = new LinkedHashMap<>(compilers);
        for (String kind : KINDS) {
            if (macros.remove(ANSWER + kind) != null) {
                String answer = ANSWER + kind + "_##x";
                macros.put("__has_" + kind + "(x)", "(0 / " + answer + " + " + answer + " - 1)");
            }
        }
        return macros;
    }

    /** The answers alone. */
    static Map<String, String> answers(Map<String, String> compilers) {
        Map<String, String> answers = new LinkedHashMap<>(compilers);
        answers.keySet().removeIf(name -> !name.startsWith(ANSWER));
        return answers;
    }

    /** Every name that a condition may ask about: its own, and those of the macros that it uses. */
    static Set<String> names(IASTTranslationUnit unit, Collection<String> conditions) {
        Map<String, String> definitions = new HashMap<>();
        for (IASTPreprocessorStatement statement : unit.getAllPreprocessorStatements()) {
            if (statement instanceof IASTPreprocessorMacroDefinition macro) {
                definitions.merge(macro.getName().toString(), macro.getExpansion(), (one, other) -> one + ' ' + other);
            }
        }
        Set<String> names = new LinkedHashSet<>();
        List<String> open = new ArrayList<>(conditions);
        while (!open.isEmpty()) {
            WORD.matcher(open.remove(open.size() - 1))
                    .results()
                    .map(MatchResult::group)
                    .filter(names::add)
                    .forEach(name -> open.add(definitions.getOrDefault(name, "")));
        }
        names.removeAll(definitions.keySet());
        return names;
    }
}
