package org.rdma4j.gen.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.RecordAllocation;

/**
 * A change to a C header: one case of a table in {@code src/test/releases}.
 *
 * <p>A table is a text file. {@code === NAME} begins a case, {@code --- PART} one of its parts. {@code before} and
 * {@code after} are the header in two releases. {@code library} is the C source of the library, compiled with each
 * header; {@code library before} and {@code library after} replace it if they differ. {@code map before} and
 * {@code map after} contain the versions of symbols, {@code skip after} the names skipped in the later release,
 * {@code config after} further lines of its configuration. Other parts are the expectations of tests. All cases of a
 * table are read together, so a name may be declared in one of them only.
 *
 * @param name the name of the case
 * @param parts the texts by part
 */
public record ReleaseCase(String name, Map<String, String> parts) {

    /** Returns the cases of a table in order. */
    public static List<ReleaseCase> table(String file) {
        List<ReleaseCase> cases = new ArrayList<>();
        for (String line :
                read(Path.of("src", "test", "releases", file)).lines().toList()) {
            if (line.startsWith("=== ")) {
                cases.add(new ReleaseCase(line.substring(4), new LinkedHashMap<>()));
            } else if (line.startsWith("--- ")) {
                cases.get(cases.size() - 1).parts().put(line.substring(4), "");
            } else if (!cases.isEmpty()) {
                Map<String, String> parts = cases.get(cases.size() - 1).parts();
                String last = List.copyOf(parts.keySet()).get(parts.size() - 1);
                parts.merge(last, line + "\n", String::concat);
            }
        }
        return cases;
    }

    /** Returns the text of a part; empty if the case does not have it. */
    public String part(String part) {
        return parts.getOrDefault(part, "");
    }

    /** Returns the lines of a part. */
    public List<String> lines(String part) {
        return part(part).lines().filter(line -> !line.isBlank()).toList();
    }

    /** Returns all words of the headers, and the skipped names. */
    public Set<String> names() {
        return Pattern.compile("\\w+")
                .matcher(part("before") + part("after") + part("skip before") + part("skip after"))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
    }

    @Override
    public String toString() {
        return name;
    }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns facts about records, which follow from a prefix of their names: who allocates each. */
    public static RecordAllocation recordFacts(List<ReleaseCase> cases) {
        Set<String> names = new HashSet<>();
        cases.forEach(one -> names.addAll(one.names()));
        Set<String> front = startingWith(names, "front_");
        Set<String> theirs = startingWith(names, "theirs_");
        theirs.addAll(front);
        return new RecordAllocation(theirs, startingWith(names, "sized_"), front);
    }

    private static Set<String> startingWith(Set<String> names, String start) {
        Set<String> found = new HashSet<>(names);
        found.removeIf(name -> !name.startsWith(start));
        return found;
    }
}
