package org.rdma4j.gen.parse;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.rdma4j.gen.config.PartitionConfig;

/** Selects the headers and names that a partition binds. */
final class PartitionFilter {

    private final List<Pattern> traverse;
    private final boolean all;
    /** Entries without wildcards, which are the most common. */
    private final Set<String> names = new HashSet<>();

    private final Map<String, Pattern> globs = new LinkedHashMap<>();
    private final Set<String> unmatched = new LinkedHashSet<>();

    PartitionFilter(PartitionConfig partition) {
        this.traverse = partition.traverse().stream().map(PartitionFilter::glob).toList();
        all = partition.bind().isEmpty();
        for (String entry : partition.bind()) {
            if (entry.indexOf('*') >= 0 || entry.indexOf('?') >= 0) {
                globs.put(entry, glob(entry));
            } else {
                names.add(entry);
            }
        }
        unmatched.addAll(partition.bind());
    }

    /** Returns the index of the first {@code traverse} entry that matches the header, or -1. */
    int rank(String header) {
        for (int i = 0; i < traverse.size(); i++) {
            if (traverse.get(i).matcher(header).matches()) {
                return i;
            }
        }
        return -1;
    }

    /** Returns {@code true} if the partition binds the name, and records the entries that match. */
    boolean binds(String name) {
        if (all) {
            return true;
        }
        boolean bound = names.contains(name);
        if (bound) {
            unmatched.remove(name);
        }
        for (Map.Entry<String, Pattern> glob : globs.entrySet()) {
            if (glob.getValue().matcher(name).matches()) {
                unmatched.remove(glob.getKey());
                bound = true;
            }
        }
        return bound;
    }

    /** Returns the entries of {@code bind} that have not matched. */
    List<String> unmatched() {
        return List.copyOf(unmatched);
    }

    /**
     * Converts a glob: {@code *} matches any characters except {@code /}, {@code **} any characters, {@code ?} a
     * character.
     */
    static Pattern glob(String glob) {
        StringBuilder regex = new StringBuilder();
        int i = 0;
        while (i < glob.length()) {
            char c = glob.charAt(i);
            if (c == '*') {
                boolean any = i + 1 < glob.length() && glob.charAt(i + 1) == '*';
                regex.append(any ? ".*" : "[^/]*");
                i += any ? 2 : 1;
            } else {
                regex.append(c == '?' ? "[^/]" : Pattern.quote(String.valueOf(c)));
                i++;
            }
        }
        return Pattern.compile(regex.toString());
    }
}
