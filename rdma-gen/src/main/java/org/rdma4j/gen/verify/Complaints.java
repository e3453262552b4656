package org.rdma4j.gen.verify;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a compiler says about facts. */
final class Complaints {

    private static final Pattern ERROR =
            Pattern.compile(ProbeSource.FACTS + ":(\\d+):(?:\\d+:)? (?:fatal )?error: (.*)");
    private static final Pattern TYPE = Pattern.compile(
            ProbeSource.FACTS + ":(\\d+):(?:\\d+:)? (?:error|warning): .*(?: from| expression of type) '([^']*)'.*");

    private Complaints() {}

    /** The first error for each fact that has one. */
    static Map<Integer, String> errors(String text) {
        return matches(ERROR, text);
    }

    /** For facts that were made to be complained about: the type that the compiler names. */
    static Map<Integer, String> types(String text) {
        return matches(TYPE, text);
    }

    private static Map<Integer, String> matches(Pattern pattern, String text) {
        Map<Integer, String> found = new LinkedHashMap<>();
        text.lines().forEach(line -> {
            Matcher matcher = pattern.matcher(line);
            if (matcher.matches()) {
                found.putIfAbsent(Integer.valueOf(matcher.group(1)), matcher.group(2));
            }
        });
        return found;
    }
}
