package org.rdma4j.gen.verify;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the prototypes that {@code gcc -aux-info} writes, because debugging information lacks unused functions. */
final class AuxInfoReader {

    private static final Pattern LINE = Pattern.compile("/\\* (.*):(\\d+):[A-Z]{2} \\*/ (.*)");

    /** C allows {@code $} in names, though {@code \w} does not match it. */
    private static final String NAME = "(?<![\\w$])([\\w$&&\\D][\\w$]*)";

    /** A function that returns a pointer to a function or array: the name is inside parentheses. */
    private static final Pattern INSIDE = pattern("\\((?:\\* ?(?:const |volatile )*)+" + NAME + " \\(");

    private static final Pattern PLAIN = pattern(NAME + " \\(");

    /** A function that is declared by a typedef of a function type. */
    private static final Pattern TYPEDEFED = pattern("[^({]*" + NAME + ";.*");

    private AuxInfoReader() {}

    /** Compiles a pattern for C names, which may have the letters of any language. */
    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.UNICODE_CHARACTER_CLASS);
    }

    /** Returns the functions in the order of their declarations. */
    static List<CompilerNode> read(Stream<String> lines) {
        return lines.map(LINE::matcher)
                .filter(Matcher::matches)
                .map(line -> {
                    CompilerNode function = new CompilerNode("function", "");
                    function.name = name(line.group(3));
                    function.file = line.group(1);
                    function.line = Integer.parseInt(line.group(2));
                    function.isStatic = line.group(3).startsWith("static ");
                    return function;
                })
                .toList();
    }

    private static String name(String declaration) {
        Matcher plain = PLAIN.matcher(declaration);
        Matcher typedefed = TYPEDEFED.matcher(declaration);
        if (typedefed.matches()) {
            return typedefed.group(1);
        }
        int firstBracket = declaration.indexOf('(');
        if (firstBracket + 1 < declaration.length() && declaration.charAt(firstBracket + 1) == '*') {
            Matcher inside = INSIDE.matcher(declaration);
            if (inside.find(firstBracket)) {
                return inside.group(1);
            }
        }
        if (plain.find()) {
            return plain.group(1);
        }
        throw new IllegalStateException("no function's name in '" + declaration + "'");
    }
}
