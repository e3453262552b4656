package org.rdma4j.gen.model;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Which of several releases have which declarations.
 *
 * @param releases the releases that were compared, oldest first, as in {@code 44.0}; empty where nothing was compared
 * @param spans for each declaration that not all of them have: from when to when it is there
 * @param versions what else the headers of each release came with, by release; see {@link Metadata#versions}
 */
public record History(
        List<String> releases, SortedMap<Key, Span> spans, SortedMap<String, SortedMap<String, String>> versions) {

    /** Nothing was compared: everything counts as always there. */
    public static final History NONE = new History(List.of(), new TreeMap<>());

    private static final int MINORS = 100;
    private static final Pattern RELEASE = Pattern.compile("\\d{1,4}\\.\\d{1,2}");

    /** What a name is the name of. */
    public enum Kind {
        RECORD,
        /** Named {@code record.path}, as C spells the path. */
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
     * From when to when a declaration is there.
     *
     * @param since the first release that has it; empty where the oldest one compared has it already
     * @param exact whether {@code since} is known to be the first of all releases, not just of those compared
     * @param last the last of the releases compared that has it; empty where the newest one has it
     */
    public record Span(Optional<String> since, boolean exact, Optional<String> last) {
        /** It is in all of the releases. */
        public static final Span ALWAYS = new Span(Optional.empty(), true, Optional.empty());
    }

    public History {
        releases = List.copyOf(releases);
        spans = new TreeMap<>(spans);
        versions = new TreeMap<>(versions);
    }

    /** Of releases of which nothing else is known. */
    public History(List<String> releases, SortedMap<Key, Span> spans) {
        this(releases, spans, new TreeMap<>());
    }

    /** The version of something else that a release's headers came with. */
    public Optional<String> version(String release, String name) {
        return Optional.ofNullable(versions.get(release)).map(all -> all.get(name));
    }

    /** The span of a declaration. */
    public Span span(Kind kind, String name) {
        return spans.getOrDefault(new Key(kind, name), Span.ALWAYS);
    }

    /** The first release that has it; empty where the oldest one compared does. */
    public Optional<String> since(Kind kind, String name) {
        return span(kind, name).since();
    }

    /** The last release that has it; empty where the newest one does. */
    public Optional<String> last(Kind kind, String name) {
        return span(kind, name).last();
    }

    /** Whether a text is a release that can be put in order with others. */
    public static boolean isRelease(String text) {
        return RELEASE.matcher(text).matches();
    }

    /** A release as C tests it: major × 100 + minor, 4400 for {@code 44.0}. */
    public static int number(String release) {
        int dot = release.indexOf('.');
        return Integer.parseInt(release.substring(0, dot)) * MINORS + Integer.parseInt(release.substring(dot + 1));
    }
}
