package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One random declaration, with the macros and pragmas that belong to it.
 *
 * @param text whole lines of C
 */
record RandomDeclaration(String text) {

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_]\\w*");

    /** The text of a header. */
    static String text(List<RandomDeclaration> draws) {
        StringBuilder text = new StringBuilder();
        draws.forEach(draw -> text.append(draw.text));
        return text.toString();
    }

    /** Every identifier in the text, keywords included. */
    Set<String> identifiers() {
        Set<String> found = new LinkedHashSet<>();
        // A line that is continued may break a name.
        Matcher matcher = IDENTIFIER.matcher(text.replace("\\\n", ""));
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }

    /** Every identifier that some declaration of the header gives. */
    Set<String> names() {
        Set<String> names = identifiers();
        names.removeIf(name -> !name.matches("[a-zA-Z]+\\d+\\w*"));
        return names;
    }

    /** Which of them has this line of the header's text, from 1; the last for a line behind the end. */
    static int at(List<RandomDeclaration> draws, int line) {
        int end = 0;
        for (int i = 0; i < draws.size(); i++) {
            end += (int) draws.get(i).text.chars().filter(c -> c == '\n').count();
            if (line <= end) {
                return i;
            }
        }
        return draws.size() - 1;
    }

    /** The declaration and those before it that it is made of: all that a header needs to have it. */
    static List<RandomDeclaration> closure(List<RandomDeclaration> draws, int at) {
        List<RandomDeclaration> needed = new ArrayList<>();
        Set<String> wanted = draws.get(at).names();
        needed.add(draws.get(at));
        for (int i = at - 1; i >= 0; i--) {
            Set<String> names = draws.get(i).names();
            if (names.stream().anyMatch(wanted::contains)) {
                wanted.addAll(names);
                needed.add(0, draws.get(i));
            }
        }
        return needed;
    }
}
