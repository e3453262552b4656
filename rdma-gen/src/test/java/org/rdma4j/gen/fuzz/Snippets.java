package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Short random declarations in plain C, as material for conditions, macros and included files. */
final class Snippets {

    /**
     * Words that are identifiers in one language mode or compiler, and keywords or macros in another. The list has no
     * types and address spaces that a compiler declares itself, such as {@code __float128} and {@code __seg_fs} of gcc:
     * a member or tag with such a name is not supported.
     */
    private static final String[] WORDS = {
        "bool",
        "true",
        "false",
        "nullptr",
        "static_assert",
        "alignas",
        "alignof",
        "thread_local",
        "constexpr",
        "typeof_unqual",
        "typeof",
        "asm",
        "inline",
        "restrict",
        "_BitInt",
        "_Float32",
        "_Float64x",
        "_Float128",
        "__fp16",
        "_Countof",
        "_Maxof",
        "char8_t",
        "countof",
        "_Decimal32",
        "__int8",
        "__int64",
        "_ExtInt",
        "__nullptr",
        "__auto_type",
        "__block",
        "__ptr32",
        "_Nonnull",
        "_Nullable",
        "_Accum",
        "_Sat",
        "_Fract",
        "__vector",
        "class",
        "template",
        "this",
        "new",
        "virtual",
        "operator",
        "namespace",
        "and",
        "or",
        "xor",
        "import",
        "module",
        "defer",
        "_Defer",
        "__null",
        "_Vector",
        "unix",
        "linux",
        "i386",
        "wchar_t",
        "noreturn",
        "complex",
        "final",
        "override",
        "once",
        "pragma",
        "define",
        "defined",
        "__typeof_unqual__",
        "__counted_by",
        "_Thread_local",
        "__thread",
        "__label__",
        "__real__",
        "__kindof",
        "__w64",
        "__declspec",
        "__GIMPLE",
        "__PHI",
        "__bdos",
        "__single",
        "__arm_streaming"
    };

    private final RandomChoices dice;
    private final List<String> types = new ArrayList<>(List.of(
            "int", "char", "unsigned", "long", "short", "unsigned char", "long long", "const char *", "void *"));
    private final List<String> macros = new ArrayList<>(List.of(
            "__GNUC__", "__clang__", "__STDC_VERSION__", "__x86_64__", "__SIZEOF_LONG__", "NEVER_0", "NEVER_1"));
    private final Set<String> used = new HashSet<>();

    Snippets(RandomChoices dice) {
        this.dice = dice;
    }

    /** Returns a type that can be used from here on. */
    String type() {
        return dice.of(types);
    }

    /** Adds a type that later declarations may use. */
    void addType(String type) {
        types.add(type);
    }

    /** Returns a macro, which may or may not be defined. */
    String macro() {
        return dice.of(macros);
    }

    /** Returns a new macro, which later conditions may test. */
    String newMacro() {
        String name = dice.name("Q");
        macros.add(name);
        return name;
    }

    String value() {
        return dice.of("0", "1", "-1", "2", "7", "0x10", "'a'", "(1 << 4)", "3u", "4L", "(2 + 3)", "010", "1 ? 2 : 3");
    }

    /** Returns a member, without a line terminator. */
    String member() {
        String name = dice.name("m");
        return switch (dice.below(7)) {
            case 0 -> "unsigned " + name + " : " + (1 + dice.below(9)) + ";";
            case 1 -> type() + " " + name + "[" + (1 + dice.below(5)) + "];";
            case 2 -> "struct { " + type() + " " + name + "; " + type() + " " + dice.name("m") + "; };";
            case 3 -> type() + " " + name + ", *" + dice.name("m") + ";";
            default -> type() + " " + name + ";";
        };
    }

    /** Returns a declaration on one line that adds no type for later declarations. */
    String leaf() {
        String name = dice.name("f");
        return switch (dice.below(8)) {
            case 0 -> "extern " + type() + " " + name + "(" + type() + ");";
            case 1 -> "struct " + dice.name("s") + " { " + member() + " " + member() + " };";
            case 2 -> "enum { " + dice.name("E") + ", " + dice.name("E") + " = " + value() + " };";
            case 3 -> "typedef " + type() + " " + dice.name("t") + ";";
            case 4 -> "union " + dice.name("s") + " { " + member() + " " + member() + " } __attribute__((packed));";
            case 5 -> "struct " + dice.name("o") + "; void " + name + "(struct " + dice.name("o") + " *p, int q);";
            case 6 -> "static __inline__ " + "int " + name + "(int a) { return a; }";
            default -> type() + " " + name + "(" + type() + " a, " + type() + " b);";
        };
    }

    /** Returns a declaration on complete lines, which later declarations may use. */
    String declaration() {
        return switch (dice.below(6)) {
            case 0 -> {
                String name = dice.name("t");
                String text = "typedef " + type() + " " + name + ";\n";
                addType(name);
                yield text;
            }
            case 1 -> {
                String name = "struct " + dice.name("s");
                String text = name + " {\n  " + member() + "\n  " + member() + "\n};\n";
                addType(name + " *");
                yield text;
            }
            case 2 -> {
                String macro = newMacro();
                yield "#define " + macro + " " + dice.of("", value(), value(), "defined", "NEVER_0") + "\n";
            }
            case 3 -> "#define " + dice.name("C") + " " + value() + "\n";
            case 4 ->
                "enum " + dice.name("e") + " { " + dice.name("E").toUpperCase(Locale.ROOT) + " = " + value() + ", "
                        + dice.name("E") + " };\n";
            default -> leaf() + "\n";
        };
    }

    /** Returns a declaration with a name that is a keyword or a macro in some language mode. */
    String word() {
        String word = dice.of(WORDS);
        String name = dice.name("f");
        int kind = dice.below(8);
        // Each word is declared once: a second declaration may conflict with the first.
        if (!used.add(kind < 4 ? word : kind + word)) {
            return leaf() + "\n";
        }
        return switch (kind) {
            case 0 -> "int " + word + "(int " + name + ");\n";
            case 1 ->
                "typedef " + dice.of("int ", "unsigned char ") + word + ";\nstruct " + dice.name("s") + " { " + word
                        + " " + dice.name("m") + "; };\n";
            case 2 -> "enum " + dice.name("e") + " { " + word + " = " + value() + ", " + dice.name("E") + " };\n";
            case 3 -> "#define " + word + " " + dice.of("int", "1", "", "_Bool") + "\nvoid " + name + "(int a);\n";
            case 4 ->
                "struct " + word + " { int " + dice.name("m") + "; };\nvoid " + name + "(struct " + word + " *p);\n";
            case 5 -> "struct " + dice.name("s") + " { int " + word + "; char " + dice.name("m") + "; };\n";
            case 6 -> "int " + name + "(int " + word + ", long " + dice.name("p") + ");\n";
            default -> "enum " + word + " { " + dice.name("E") + " };\n";
        };
    }
}
