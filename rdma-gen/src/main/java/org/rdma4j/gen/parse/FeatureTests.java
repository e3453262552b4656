package org.rdma4j.gen.parse;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * {@code __has_attribute} and {@code __has_builtin}, which CDT does not know and headers choose declarations by: the
 * compiler is asked for each name in a list, and its answers become macros.
 */
final class FeatureTests {

    private static final String ANSWER = "__rdma4j_";

    private static final Set<String> ATTRIBUTES = Set.of(
            "access alias aligned alloc_align alloc_size always_inline artificial assume_aligned cleanup cold const",
            "constructor copy counted_by deprecated designated_init destructor enable_if error fallthrough flag_enum",
            "format format_arg gnu_inline hot ifunc leaf malloc may_alias mode ms_abi ms_struct no_icf no_sanitize",
            "no_sanitize_address noclone noinline nonnull nonstring noreturn nothrow objc_bridge optimize overloadable",
            "packed pass_object_size pure returns_nonnull returns_twice scalar_storage_order section sentinel swift_name",
            "swift_private symver target tls_model transparent_union unavailable unused used vector_size visibility",
            "warn_unused_result warning weak");

    private static final Set<String> BUILTINS = Set.of(
            "__builtin_add_overflow __builtin_alloca __builtin_assume __builtin_assume_aligned __builtin_bswap16",
            "__builtin_bswap32 __builtin_bswap64 __builtin_choose_expr __builtin_clz __builtin_clzll",
            "__builtin_constant_p __builtin_ctz __builtin_ctzll __builtin_dynamic_object_size __builtin_expect",
            "__builtin_fclose __builtin_ffs __builtin_free __builtin_memcpy __builtin_mul_overflow",
            "__builtin_object_size __builtin_offsetof",
            "__builtin_popcount __builtin_prefetch __builtin_sub_overflow __builtin_trap",
            "__builtin_types_compatible_p __builtin_unreachable __sync_synchronize");

    private static final Pattern USE = Pattern.compile(
            "^[ \\t]*#[ \\t]*(?:el)?if\\b.*?\\b__has_(attribute|builtin)\\s*\\(\\s*(\\w+)\\s*\\)", Pattern.MULTILINE);

    private FeatureTests() {}

    /** A text for the compiler's preprocessor, whose macros {@link #macros} understands. */
    static String questions() {
        StringBuilder text = new StringBuilder();
        ask(text, "attribute", names(ATTRIBUTES));
        ask(text, "builtin", names(BUILTINS));
        return text.toString();
    }

    private static void ask(StringBuilder text, String kind, Set<String> names) {
        text.append("#ifdef __has_").append(kind).append('\n');
        for (String name : names) {
            text.append("#if __has_").append(kind).append('(').append(name).append(")\n#define ");
            text.append(answer(kind, name)).append(" 1\n#endif\n");
        }
        text.append("#define ").append(ANSWER).append(kind).append(" 1\n#endif\n");
    }

    private static Set<String> names(Set<String> lines) {
        Set<String> names = new LinkedHashSet<>();
        lines.stream().sorted().forEach(line -> names.addAll(List.of(line.split(" "))));
        return names;
    }

    private static String answer(String kind, String name) {
        return ANSWER + kind + "_" + name;
    }

    /** The answers among the compiler's macros, with the macros that look them up; the others as they are. */
    static Map<String, String> macros(Map<String, String> compilers) {
        Map<String, String> macros = new LinkedHashMap<>(compilers);
        for (String kind : new String[] {"attribute", "builtin"}) {
            if (macros.remove(ANSWER + kind) != null) {
                macros.put("__has_" + kind + "(x)", answer(kind, "") + "##x");
            }
        }
        // __packed__ is packed.
        for (String name : names(ATTRIBUTES)) {
            if (macros.containsKey(answer("attribute", name))) {
                macros.put(answer("attribute", "__" + name + "__"), "1");
            }
        }
        return macros;
    }

    /** The first question in a header that the compiler was not asked. */
    static Optional<ProblemException> unanswered(String file, String text) {
        Matcher matcher = USE.matcher(text);
        while (matcher.find()) {
            String name = matcher.group(2);
            boolean attribute = matcher.group(1).equals("attribute");
            String plain = attribute && name.startsWith("__") && name.endsWith("__") && name.length() > 4
                    ? name.substring(2, name.length() - 2)
                    : name;
            if (!names(attribute ? ATTRIBUTES : BUILTINS).contains(plain)) {
                int line = 1
                        + (int) text.substring(0, matcher.start())
                                .chars()
                                .filter(c -> c == '\n')
                                .count();
                return Optional.of(ProblemException.badInput(
                        new Location(file, line),
                        "__has_" + matcher.group(1) + "(" + name
                                + ") is not among the questions that the compiler is asked",
                        "report it; what depends on it may be missing"));
            }
        }
        return Optional.empty();
    }
}
