package org.rdma4j.gen.preprocess;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.gen.process.Command;

/**
 * The words that compilers reserve, and their spelling for the parser. Whether a compiler reserves a word
 * depends on its version, on the language mode and on flags: {@code bool} is a keyword in C23 and a name before,
 * {@code typeof} a name in strict C11, {@code _Float32} a keyword of gcc's and a typedef's name to older clangs.
 */
final class Keywords {

    /** Reserved by every compiler in every mode. */
    static final Set<String> KEYWORDS = Set.of(
            ("auto break case char const continue default do double else enum extern float for goto if int long register"
                            + " return short signed sizeof static struct switch typedef union unsigned void volatile while")
                    .split(" "));

    /** Keywords that the parser knows, by the spellings that compilers have for them. */
    static final Map<String, String> SPELLINGS = spellings(
            "inline __inline __inline__",
            "restrict __restrict __restrict__",
            "typeof __typeof __typeof__",
            "const __const __const__",
            "volatile __volatile __volatile__",
            "signed __signed __signed__",
            "__alignof__ _Alignof alignof __alignof",
            "_Alignas alignas",
            "_Bool bool",
            "_Complex __complex __complex__",
            "_Imaginary _Imaginary",
            "__float128 _Float128",
            "__int128 __int128_t",
            "_Decimal32 _Decimal32",
            "_Decimal64 _Decimal64",
            "_Decimal128 _Decimal128");

    /** Types that the parser does not know, with one that it does. */
    static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("_Float16", "float"),
            Map.entry("_Float32", "float"),
            Map.entry("_Float32x", "double"),
            Map.entry("_Float64", "double"),
            Map.entry("_Float64x", "double"),
            Map.entry("__float80", "double"),
            Map.entry("__bf16", "float"),
            Map.entry("__fp16", "float"),
            Map.entry("__ibm128", "double"),
            Map.entry("_Sat", "int"),
            Map.entry("_Fract", "int"),
            Map.entry("_Accum", "int"),
            Map.entry("__auto_type", "int"));

    /** Keywords that change nothing that is described, or stand on objects, which are not described. */
    static final Set<String> WITHOUT_EFFECT = Set.of(
            "__extension__",
            "_Noreturn",
            "_Thread_local",
            "thread_local",
            "__thread",
            "_Nonnull",
            "_Nullable",
            "_Null_unspecified",
            "_Nullable_result");

    /** Types that are typedefs to gcc, declared before the first line. */
    static final Set<String> PREDECLARED =
            Set.of("__float128", "__float80", "__int128_t", "__uint128_t", "__ibm128", "__bf16", "__fp16");

    /** Keywords that stand alone and change a type. */
    static final Set<String> MARKED = Set.of("constexpr", "__seg_fs", "__seg_gs", "__block", "__kindof");

    /** The rest of the words that are adapted where the compiler reserves them. */
    private static final Set<String> CONSTRUCTS = Set.of(
            "__attribute",
            "__attribute__",
            "__declspec",
            "asm",
            "__asm",
            "__asm__",
            "_Static_assert",
            "static_assert",
            "_Atomic",
            "_BitInt",
            "typeof_unqual",
            "__typeof_unqual__",
            "__typeof_unqual",
            "__uint128_t",
            "nullptr",
            "true",
            "false",
            "__builtin_offsetof");

    private static final String UNIT = "<stdin>";
    private static final Pattern ERROR = Pattern.compile(UNIT + ":(\\d+):.*error: .*");

    private Keywords() {}

    private static Map<String, String> spellings(String... rows) {
        Map<String, String> spellings = new HashMap<>();
        for (String row : rows) {
            String[] words = row.split(" ");
            for (String word : words) {
                spellings.put(word, words[0]);
            }
        }
        return spellings;
    }

    /** Returns the words of which a compiler is asked whether it reserves them. */
    static List<String> words() {
        return Stream.of(SPELLINGS.keySet(), TYPES.keySet(), WITHOUT_EFFECT, MARKED, CONSTRUCTS)
                .flatMap(Set::stream)
                .filter(word -> !KEYWORDS.contains(word))
                .distinct()
                .sorted()
                .toList();
    }

    /**
     * The reserved words and the prefixes of literals of a compiler in its language mode.
     *
     * @param reserved those of {@link #words()} that cannot be names
     * @param prefixes those of {@link Lexer#PREFIXES} that begin a literal
     */
    record Answer(Set<String> reserved, Set<String> prefixes) {}

    /**
     * Asks a compiler, in one run.
     *
     * @param command the compiler and its flags
     * @param clang whether it is clang
     */
    static Answer ask(List<String> command, boolean clang) {
        List<String> words = words();
        StringBuilder text = new StringBuilder();
        words.forEach(word -> text.append("extern int *").append(word).append(";\n"));
        for (String prefix : Lexer.PREFIXES) {
            String content = prefix.contains("R") ? "(a)" : "a";
            String literal = prefix + content + prefix.charAt(prefix.length() - 1);
            text.append("extern char rdma4j_literal[sizeof(" + literal + ") > 0];\n");
        }
        Set<Integer> rejected = rejected(command, clang, text.toString());
        Set<String> reserved = new HashSet<>();
        Set<String> prefixes = new HashSet<>();
        for (int i = 0; i < words.size(); i++) {
            if (rejected.contains(i + 1)) {
                reserved.add(words.get(i));
            }
        }
        for (int i = 0; i < Lexer.PREFIXES.size(); i++) {
            if (!rejected.contains(words.size() + i + 1)) {
                prefixes.add(Lexer.PREFIXES.get(i));
            }
        }
        return new Answer(reserved, prefixes);
    }

    /** Returns the numbers of the lines that have an error. */
    private static Set<Integer> rejected(List<String> command, boolean clang, String text) {
        List<String> arguments = new ArrayList<>(command);
        arguments.addAll(List.of("-fsyntax-only", "-w", clang ? "-ferror-limit=0" : "-fmax-errors=0", "-x", "c", "-"));
        return Command.of(arguments)
                .input(text)
                .run()
                .err()
                .lines()
                .map(ERROR::matcher)
                .filter(Matcher::matches)
                .map(error -> Integer.parseInt(error.group(1)))
                .collect(Collectors.toSet());
    }
}
