package org.rdma4j.gen.model;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * The releases in which each declaration exists.
 *
 * @param releases the compared releases, oldest first, such as {@code 44.0}; empty if none were compared
 * @param spans first and last release of each declaration that some of the releases lack
 * @param versions {@link Metadata#versions} of each release
 */
public record History(
        List<String> releases, SortedMap<Key, Span> spans, SortedMap<String, SortedMap<String, String>> versions) {

    /** History without releases: every declaration exists in all of them. */
    public static final History NONE = new History(List.of(), new TreeMap<>());

    private static final int MINORS = 100;
    private static final Pattern RELEASE = Pattern.compile("\\d{1,4}\\.\\d{1,2}");

    /** Kind of a declaration. */
    public enum Kind {
        RECORD,
        /** A field, named {@code record.path} with the path as in C. */
        FIELD,
        ENUM,
        ENUMERATOR,
        FUNCTION,
        TYPEDEF,
        CONSTANT,
        ALIAS,
        OPAQUE
    }

    /** A declaration's kind and C name. */
    public record Key(Kind kind, String name) implements Comparable<Key> {
        private static final Comparator<Key> ORDER =
                Comparator.comparing(Key::kind).thenComparing(Key::name);

        @Override
        public int compareTo(Key other) {
            return ORDER.compare(this, other);
        }
    }

    /**
     * First and last release of a declaration.
     *
     * @param since first release that has the declaration; empty if the oldest compared release has it
     * @param exact whether {@code since} is known to be the first of all releases, not only of the compared ones
     * @param last last compared release that has the declaration; empty if the newest one has it
     */
    public record Span(Optional<String> since, boolean exact, Optional<String> last) {
        /** Span of a declaration that all releases have. */
        public static final Span ALWAYS = new Span(Optional.empty(), true, Optional.empty());
    }

    public History {
        releases = List.copyOf(releases);
        spans = new TreeMap<>(spans);
        versions = new TreeMap<>(versions);
    }

    /** Creates a history of releases whose versions are unknown. */
    public History(List<String> releases, SortedMap<Key, Span> spans) {
        this(releases, spans, new TreeMap<>());
    }

    /** Returns an entry of {@link Metadata#versions} of a release. */
    public Optional<String> version(String release, String name) {
        return Optional.ofNullable(versions.get(release)).map(all -> all.get(name));
    }

    /** Returns the first and last release of a declaration. */
    public Span span(Kind kind, String name) {
        return spans.getOrDefault(new Key(kind, name), Span.ALWAYS);
    }

    /** Returns the first release that has the declaration; empty if the oldest compared release has it. */
    public Optional<String> since(Kind kind, String name) {
        return span(kind, name).since();
    }

    /** Returns the last release that has the declaration; empty if the newest release has it. */
    public Optional<String> last(Kind kind, String name) {
        return span(kind, name).last();
    }

    /** Returns {@code true} if the text is a release number, so that it can be compared with others. */
    public static boolean isRelease(String text) {
        return RELEASE.matcher(text).matches();
    }

    /** Returns a release as the number used in C conditions: major × 100 + minor, such as 4400 for {@code 44.0}. */
    public static int number(String release) {
        int dot = release.indexOf('.');
        return Integer.parseInt(release.substring(0, dot)) * MINORS + Integer.parseInt(release.substring(dot + 1));
    }
}
