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
 * @param text complete lines of C
 */
record RandomDeclaration(String text) {

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_]\\w*");

    /** Returns the text of a header with these declarations. */
    static String text(List<RandomDeclaration> draws) {
        StringBuilder text = new StringBuilder();
        draws.forEach(draw -> text.append(draw.text));
        return text.toString();
    }

    /** Returns the identifiers in the text, including keywords. */
    Set<String> identifiers() {
        Set<String> found = new LinkedHashSet<>();
        // A line continuation may split a name.
        Matcher matcher = IDENTIFIER.matcher(text.replace("\\\n", ""));
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }

    /** Returns the identifiers that some declaration of the header introduces, recognized by their form. */
    Set<String> names() {
        Set<String> names = identifiers();
        names.removeIf(name -> !name.matches("[a-zA-Z]+\\d+\\w*"));
        return names;
    }

    /**
     * Returns the index of the declaration at a line of the header, counted from 1; the last index for a line beyond
     * the end.
     */
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

    /**
     * Returns the declaration at an index and the earlier ones on which it depends, in order: a header with these alone
     * is complete.
     */
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
