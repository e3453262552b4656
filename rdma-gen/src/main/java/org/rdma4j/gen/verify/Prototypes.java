package org.rdma4j.gen.verify;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.Location;

/** Reads the list of prototypes that {@code gcc -aux-info} writes. */
final class Prototypes {

    private static final Pattern LINE = Pattern.compile("/\\* (.*):(\\d+):[A-Z]{2} \\*/ (.*)");
    /** C knows {@code $} in names, which is no word's character. */
    private static final String NAME = "(?<![\\w$])([\\w$&&\\D][\\w$]*)";

    /** A function that returns a pointer to a function, or to an array: its name stands inside. */
    private static final Pattern INSIDE = pattern("\\((?:\\* ?(?:const |volatile )*)+" + NAME + " \\(");

    private static final Pattern PLAIN = pattern(NAME + " \\(");

    /** A function that a typedef of a function type declares. */
    private static final Pattern TYPEDEFED = pattern("[^({]*" + NAME + ";.*");

    /** gcc's spelling of a type that C23 gives no name. */
    private static final String NULLPTR_TYPE = "typeof (nullptr)";

    private Prototypes() {}

    /** C's names may have the letters of any language. */
    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.UNICODE_CHARACTER_CLASS);
    }

    /**
     * A function that the compiler saw.
     *
     * @param isStatic whether any of its declarations says {@code static}
     * @param where the header and the line of its first declaration
     */
    record Prototype(boolean isStatic, Location where) {}

    /** The functions of the traversed headers, by name. */
    static Map<String, Prototype> of(String text, HeaderFilter headers) {
        Map<String, Prototype> found = new LinkedHashMap<>();
        text.lines()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .forEach(line -> headers.name(line.group(1)).ifPresent(header -> {
                    String declaration = line.group(3).replace(NULLPTR_TYPE, "nullptr_t");
                    Location where = new Location(header, Integer.parseInt(line.group(2)));
                    Prototype prototype = new Prototype(declaration.startsWith("static "), where);
                    found.merge(
                            name(declaration),
                            prototype,
                            (first, next) -> new Prototype(first.isStatic || next.isStatic, first.where));
                }));
        return found;
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
