package org.rdma4j.gen.merge;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Key;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Collects the first and last release of each declaration. The configuration can override the first release. */
final class HistoryBuilder {

    private final Config config;
    private final List<String> releases;
    private final SortedMap<Key, Span> spans = new TreeMap<>();

    /**
     * Creates an empty builder.
     *
     * @param releases releases, oldest first
     */
    HistoryBuilder(Config config, List<String> releases) {
        this.config = config;
        this.releases = releases;
    }

    /** Adds a declaration unless all releases have it. */
    void add(Kind kind, DeclarationTimeline<?> line) {
        add(kind, line.name(), line.first(), line.last());
    }

    /** Adds a declaration by the indices of the first and last release that have it. */
    void add(Kind kind, String name, int first, int last) {
        Optional<String> since = first > 0 ? Optional.of(releases.get(first)) : Optional.empty();
        Optional<String> gone = last < releases.size() - 1 ? Optional.of(releases.get(last)) : Optional.empty();
        if (since.isPresent() || gone.isPresent()) {
            Optional<String> known = since.flatMap(s -> known(name, first));
            boolean exact = since.isEmpty() || known.isPresent();
            spans.put(new Key(kind, name), new Span(known.or(() -> since), exact, gone));
        }
    }

    private Optional<String> known(String name, int first) {
        Optional<String> known = Optional.ofNullable(config.since().get(unwrapped(name)));
        known.ifPresent(release -> {
            String before = releases.get(first - 1);
            String with = releases.get(first);
            int number = History.number(release);
            if (number <= History.number(before) || number > History.number(with)) {
                throw wrong(
                        "since.\"" + name + "\" is " + release + ", but of the given releases " + before
                                + " lacks it and " + with + " has it",
                        "correct the entry");
            }
        });
        return known;
    }

    /**
     * Returns the name of the function that a wrapper calls, or the name itself if it is not that of a wrapper. A
     * wrapper exists in the same releases as its function.
     */
    private String unwrapped(String name) {
        String prefix = config.output().wrapperPrefix();
        return !prefix.isEmpty() && name.startsWith(prefix) ? name.substring(prefix.length()) : name;
    }

    /**
     * Returns the history.
     *
     * @throws ProblemException if an entry of the configuration contradicts the releases or names an unknown
     *     declaration
     */
    History history() {
        if (releases.size() > 1) {
            config.since().forEach(this::checkUsed);
        }
        return new History(releases, spans);
    }

    private void checkUsed(String name, String release) {
        boolean used = spans.entrySet().stream()
                .anyMatch(e ->
                        e.getKey().name().equals(name) && e.getValue().since().isPresent());
        boolean later = History.number(release) > History.number(releases.get(releases.size() - 1));
        // If only some of the known releases are merged, the oldest of them may already have the declaration.
        boolean earlier = History.number(release) <= History.number(releases.get(0));
        if (!used && !later && !earlier) {
            throw wrong(
                    "since.\"" + name + "\": no declaration of this name was added after " + releases.get(0)
                            + ", the oldest given release",
                    "correct or remove the entry");
        }
    }

    private ProblemException wrong(String what, String remedy) {
        return ProblemException.badInput(Location.of(config.file().toString()), what, remedy);
    }
}
