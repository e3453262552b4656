package org.rdma4j.bench.waiting;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The system calls of the program {@link WakeUps}, counted in the output of {@code strace -f -o FILE}. */
final class SystemCalls {
    private static final Pattern CALL = Pattern.compile("^(\\d+) +(\\w+)\\(.*");
    private static final Pattern MARK = Pattern.compile(".*\"" + WakeUps.MARK + "(\\w+)/(begin|end)\".*");

    /** Numbers of calls, by kind of wake-up, thread identifier, and name of the call. */
    private final Map<String, Map<Integer, Map<String, Integer>>> counts = new HashMap<>();

    /** Counts the calls between the marks of each kind. */
    SystemCalls(Iterable<String> trace) {
        String kind = "";
        for (String line : trace) {
            Matcher mark = MARK.matcher(line);
            Matcher call = CALL.matcher(line);
            if (mark.matches()) {
                kind = mark.group(2).equals("begin") ? mark.group(1) : "";
            } else if (!kind.isEmpty() && call.matches()) {
                counts.computeIfAbsent(kind, any -> new HashMap<>())
                        .computeIfAbsent(Integer.valueOf(call.group(1)), any -> new TreeMap<>())
                        .merge(call.group(2), 1, Integer::sum);
            }
        }
    }

    /** Returns the calls of a thread, by name, while the wake-ups of a kind were measured. */
    Map<String, Integer> of(String kind, int thread) {
        return counts.getOrDefault(kind, Map.of()).getOrDefault(thread, Map.of());
    }
}
