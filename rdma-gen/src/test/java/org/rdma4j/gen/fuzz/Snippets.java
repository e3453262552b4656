package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Declarations of a line or some, in plain C: material for conditions, macros and included files. */
final class Snippets {

    /**
     * Names in one mode of C or to one compiler; keywords or macros in another. Types and address spaces that a compiler
     * declares itself, as gcc does {@code __float128} and {@code __seg_fs}, are left out: such a name may be that of a
     * member or a tag, which is not supported.
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

    /** A type that every line below can name. */
    String type() {
        return dice.of(types);
    }

    /** Another type from here on. */
    void addType(String type) {
        types.add(type);
    }

    /** A macro that may be defined. */
    String macro() {
        return dice.of(macros);
    }

    /** A new macro, which conditions ask for from here on. */
    String newMacro() {
        String name = dice.name("Q");
        macros.add(name);
        return name;
    }

    String value() {
        return dice.of("0", "1", "-1", "2", "7", "0x10", "'a'", "(1 << 4)", "3u", "4L", "(2 + 3)", "010", "1 ? 2 : 3");
    }

    /** A member, which may end without a line's end. */
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

    /** A declaration without a type that others may use, on one line. */
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

    /** A declaration on lines of its own, which every line below may use. */
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

    /** A declaration that takes a word for a name which is none in some mode. */
    String word() {
        String word = dice.of(WORDS);
        String name = dice.name("f");
        int kind = dice.below(8);
        // One meaning each: a second would be an error or none.
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
