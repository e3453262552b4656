package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;

/** Additional headers, included in every way that C offers. Headers named {@code out…} are not traversed. */
final class RandomInclusions {

    private final RandomChoices dice;
    private final Snippets snippets;
    private final RandomConditions conditions;

    /** Headers with an include guard, which may be included repeatedly. */
    private final List<String> again = new ArrayList<>();

    RandomInclusions(RandomChoices dice, Snippets snippets, RandomConditions conditions) {
        this.dice = dice;
        this.snippets = snippets;
        this.conditions = conditions;
    }

    String inclusion() {
        if (!again.isEmpty() && dice.oneIn(4)) {
            return include(dice.of(again));
        }
        return switch (dice.below(9)) {
            case 0 -> list();
            case 1 -> template();
            case 2 -> inside();
            case 3 -> next();
            case 4 -> foreign();
            case 5 -> split();
            case 6 -> itself();
            case 7 -> dice.of("#include <stddef.h>\n", "#include <stdint.h>\n", "#include <stdbool.h>\n");
            default -> guarded();
        };
    }

    /** Returns the text of an additional file, between the marks of {@link SourceFiles}. */
    private String file(String name, String text) {
        return "//@ " + name + (dice.oneIn(6) ? " open" : "") + "\n" + text + "//@\n";
    }

    private String include(String name) {
        String macro = dice.name("H");
        return switch (dice.below(9)) {
            case 0 -> conditions.directive("include", "<" + name + ">");
            case 1 -> "#define " + macro + " \"" + name + "\"\n" + conditions.directive("include", macro);
            case 2 -> "#define " + macro + " <" + name + ">\n#include " + macro + "\n";
            case 3 -> "#define " + macro + "(x) #x\n#include " + macro + "(" + name + ")\n";
            case 4 ->
                "#if __has_include(" + dice.of("\"" + name + "\"", "<" + name + ">") + ")\n#include \"" + name
                        + "\"\n#else\n#error not found\n#endif\n";
            case 5 -> "#define " + macro + "(x) <x>\n#include " + macro + "(" + name + ")\n";
            case 6 -> "#import \"" + name + "\"\n";
            case 7 ->
                "#ifdef __has_include\n# if defined(__has_include) && __has_include(<" + name + ">)\n#  include <"
                        + name + ">\n# endif\n#endif\n";
            default -> conditions.directive("include", "\"" + name + "\"");
        };
    }

    private String content() {
        StringBuilder text = new StringBuilder();
        for (int i = dice.below(3); i >= 0; i--) {
            text.append(dice.oneIn(4) ? conditions.declarations() : snippets.declaration());
        }
        return text.toString();
    }

    private String guarded() {
        String name = dice.name("layout") + ".h";
        String guard = dice.name("G");
        String content = content();
        String text = switch (dice.below(6)) {
            case 0 -> "#pragma once\n" + content;
            case 1 -> "_Pragma(\"once\")\n" + content;
            case 2 -> "#if !defined(" + guard + ")\n#define " + guard + " 1\n" + content + "#endif /* said */\n";
            case 3 -> "#ifdef " + guard + "\n#else\n#define " + guard + "\n" + content + "#endif\n";
            default -> "#ifndef " + guard + "\n#define " + guard + "\n" + content + "#endif\n";
        };
        again.add(name);
        return file(name, text) + include(name) + (dice.oneIn(3) ? include(name) : "");
    }

    /** Returns an X-macro list, and code that includes it twice with different definitions of the macro. */
    private String list() {
        boolean foreign = dice.oneIn(3);
        String name = dice.name(foreign ? "out" : "layout") + ".h";
        String each = dice.name("X");
        StringBuilder items = new StringBuilder();
        for (int i = dice.below(3); i >= 0; i--) {
            items.append(each)
                    .append('(')
                    .append(dice.name(foreign ? "xo" : "x"))
                    .append(", ")
                    .append(i)
                    .append(")\n");
        }
        return file(name, items.toString())
                + "#define " + each + "(n, v) n##_e = v,\nenum " + dice.name("e") + " {\n#include \"" + name + "\"\n"
                + dice.name("E") + " };\n#undef " + each + "\n"
                + "#define " + each + "(n, v) int n##_f(int (*a)[v + 1]);\n" + include(name) + "#undef " + each + "\n";
    }

    /** Returns a header that takes a type from a macro, and undefines the macro at the end. */
    private String template() {
        String name = dice.name("layout") + ".h";
        String type = dice.name("T");
        String glue = dice.name("J");
        String stem = dice.name("s");
        return "#define " + glue + "_(a, b) a##b\n#define " + glue + "(a, b) " + glue + "_(a, b)\n"
                + file(
                        name,
                        "#ifndef " + type + "\n#define " + type + " int\n#endif\nstruct " + glue + "(" + stem + "_, "
                                + type + ") { " + type + " v; int w; };\n#undef " + type + "\n")
                + "#define " + type + " char\n" + include(name) + "#define " + type + " long\n#include \"" + name
                + "\"\n#include \"" + name + "\"\n";
    }

    /** Returns a declaration, part of which is in an included file. */
    private String inside() {
        String name = dice.name(dice.of("layout", "out")) + ".h";
        return switch (dice.below(3)) {
            case 0 ->
                file(name, snippets.member() + "\n") + "struct " + dice.name("s") + " { int " + dice.name("m")
                        + ";\n#include \"" + name + "\"\n};\n";
            case 1 ->
                file(name, "int " + dice.name("p") + ",\n") + "void " + dice.name("f") + "(\n#include <" + name
                        + ">\nlong " + dice.name("p") + ");\n";
            default ->
                file(name, "(int " + dice.name("p") + ")\n") + "int " + dice.name("f") + "\n#include \"" + name
                        + "\"\n;\n";
        };
    }

    private String next() {
        String name = dice.name("layout") + ".h";
        return file("next/" + name, content()) + file(name, "#include_next <" + name + ">\n" + content()) + "#include <"
                + name + ">\n";
    }

    /** Returns a header that is not traversed, and declarations that use its type. */
    private String foreign() {
        String name = dice.name("out") + ".h";
        String type = dice.name("xo");
        String text = dice.of(
                "typedef struct " + type + " { int a; } " + type + ";\n",
                "typedef int " + type + ";\n",
                "typedef enum { " + dice.name("XO") + " } " + type + ";\n#define " + dice.name("XO") + " 4\n");
        String macro = dice.name("D");
        return file(
                        name,
                        (dice.oneIn(3) ? "#pragma GCC system_header\n" : "") + text + "#define " + macro + "(n) int n("
                                + type + " a);\nvoid " + dice.name("xo") + "(" + type + " *);\n")
                + include(name) + "struct " + dice.name("s") + " { " + type + " " + dice.name("m") + ", *"
                + dice.name("m") + "; };\n" + macro + "(" + dice.name("f") + ")\n";
    }

    /** Returns a packing pragma or a record that begins in one header and ends in another. */
    private String split() {
        String begin = dice.name("layout") + ".h";
        String end = dice.name("layout") + ".h";
        String name = dice.name("s");
        return switch (dice.below(2)) {
            case 0 ->
                file(begin, "#pragma pack(push, " + dice.power(4) + ")\n") + file(end, "#pragma pack(pop)\n")
                        + include(begin) + "struct " + name + " { char " + dice.name("m") + "; long " + dice.name("m")
                        + "; };\n#include \"" + end + "\"\n";
            default ->
                file(begin, "struct " + name + " { char " + dice.name("m") + ";\n")
                        + file(end, "int " + dice.name("m") + "; };\n") + "#include \"" + begin + "\"\n#include \""
                        + end + "\"\n";
        };
    }

    /** Returns a header that includes itself. */
    private String itself() {
        String name = dice.name("layout") + ".h";
        String once = dice.name("G");
        return file(
                        name,
                        "#ifndef " + once + "\n#define " + once + "\n#include \"" + name + "\"\n" + snippets.leaf()
                                + "\n#else\n" + snippets.leaf() + "\n#endif\n")
                + "#include \"" + name + "\"\n";
    }
}
