package org.rdma4j.gen.verify;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.Location;

/** Reads the macros, and where each was defined last, from what {@code cc -dD -E} prints. */
final class Macros {

    private static final Pattern MARKER = Pattern.compile("#(?:line)? (\\d+) \"(.*)\".*");
    private static final Pattern DEFINE =
            Pattern.compile("#define ([\\w$]+)(\\(?)(.*)", Pattern.UNICODE_CHARACTER_CLASS);
    private static final Pattern UNDEF = Pattern.compile("#undef ([\\w$]+).*", Pattern.UNICODE_CHARACTER_CLASS);

    private Macros() {}

    /**
     * A macro in force at the end.
     *
     * @param functionLike whether it takes arguments
     * @param body what it stands for; empty for an include guard and the like
     * @param file where it was defined
     * @param line where in it
     */
    record Macro(boolean functionLike, String body, String file, int line) {

        /** The place, under the header's name. */
        Location where(String header) {
            return new Location(header, line);
        }
    }

    /** The macros in force at the end, by name. */
    static Map<String, Macro> of(String text) {
        Map<String, Macro> macros = new LinkedHashMap<>();
        String file = "";
        int number = 0;
        for (String line : text.split("\n", -1)) {
            if (line.startsWith("#")) {
                Matcher marker = MARKER.matcher(line);
                Matcher define = DEFINE.matcher(line);
                Matcher undef = UNDEF.matcher(line);
                if (marker.matches()) {
                    file = marker.group(2);
                    number = Integer.parseInt(marker.group(1));
                    continue;
                }
                if (define.matches()) {
                    macros.remove(define.group(1));
                    boolean functionLike = define.group(2).equals("(");
                    String body = functionLike ? "" : define.group(3).strip();
                    macros.put(define.group(1), new Macro(functionLike, body, file, number));
                } else if (undef.matches()) {
                    macros.remove(undef.group(1));
                }
            }
            number++;
        }
        return macros;
    }
}
