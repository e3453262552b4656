package org.rdma4j.gen.parse;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.rdma4j.gen.config.PartitionConfig;

/** Which headers a partition takes declarations from, and which of their names it binds. */
final class PartitionFilter {

    private final List<Pattern> traverse;
    private final boolean all;
    /** Entries that are plain names, which most are: there are hundreds of them and thousands of macros. */
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

    /** The place of the first {@code traverse} entry that matches the header; -1 when none does. */
    int rank(String header) {
        for (int i = 0; i < traverse.size(); i++) {
            if (traverse.get(i).matcher(header).matches()) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the name is to be bound; remembers which entries were of use. */
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

    /** The entries of {@code bind} that no declaration had. */
    List<String> unmatched() {
        return List.copyOf(unmatched);
    }

    /**
     * {@code *} stands for anything within a name or a folder, {@code **} for anything, {@code ?} for one character.
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
