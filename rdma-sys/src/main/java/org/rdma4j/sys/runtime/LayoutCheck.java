package org.rdma4j.sys.runtime;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Holds the headers that a wrapper library was compiled with against those that the bindings were emitted from: programs
 * would read and write other bytes than the library does.
 *
 * <p>Headers of another release may lack records and fields, and have records that end earlier. They may have larger ones
 * where the library allocates them. They may not have a field at another place.
 *
 * <p>The headers of a known release are known by the checksum of their numbers, in less than a millisecond; only others are
 * compared number by number, for the names of what differs.
 */
final class LayoutCheck {
    private static final int SHOWN = 5;
    private static final int MINORS = 100;

    private final LayoutText text;
    private final WrapperTable table;
    private final List<String> differences = new ArrayList<>();
    /** Of the number in the table that is to be compared next. */
    private int index;

    private LayoutCheck(LayoutText text, WrapperTable table) {
        this.text = text;
        this.table = table;
    }

    /**
     * The same, or a failure where it is a wrapper library that does not fit these bindings.
     *
     * @param facts of the library
     * @param loaded what came of opening it
     * @param known as {@link Library#knownBy} has it
     */
    static Loaded checked(LibraryFacts facts, Loaded loaded, String known) {
        if (!(loaded instanceof OpenLibrary open)) {
            return loaded;
        }
        // No lambda: the first one in a JVM costs more than all the rest of this.
        Optional<String> problem = problem(open, known);
        return problem.isPresent() ? refused(facts, open, problem.get()) : loaded;
    }

    private static Loaded refused(LibraryFacts facts, OpenLibrary open, String problem) {
        return new Loaded.Failed(new Unavailable(
                Unavailable.Kind.LIBRARY,
                "Cannot use " + facts.soname() + ", " + facts.what() + " (" + open.location() + release(open) + "): "
                        + problem));
    }

    private static String release(OpenLibrary open) {
        OptionalInt release = WrapperTable.release(open);
        return release.isPresent()
                ? ", compiled with the headers of rdma-core " + release.getAsInt() / MINORS + "."
                        + release.getAsInt() % MINORS
                : "";
    }

    private static Optional<String> problem(OpenLibrary open, String known) {
        Optional<WrapperTable> table = WrapperTable.of(open);
        if (table.isPresent() && isKnown(table.get(), Platform.triple(), known)) {
            return Optional.empty();
        }
        LayoutText text;
        try {
            text = LayoutText.read();
        } catch (IOException e) {
            return Optional.of("the layout that it is compared with cannot be read: " + e.getMessage() + ".");
        }
        if (table.isEmpty()
                || table.get().format() != text.format()
                || table.get().fingerprint() != text.fingerprint()) {
            return Optional.of(
                    "it is of another build than these bindings. Take the one that is in the jar of rdma-sys:"
                            + " leave -Dorg.rdma4j.wrapper.path out; or compile rdma-sys/wrapper of the same sources with"
                            + " scripts/build-wrapper.");
        }
        List<String> differences = new LayoutCheck(text, table.get()).differences();
        return differences.isEmpty() ? Optional.empty() : Optional.of(words(differences));
    }

    /** Whether a table is that of a known release's headers on a target. */
    static boolean isKnown(WrapperTable table, String target, String known) {
        int start = known.indexOf(target.concat(" "));
        if (start < 0) {
            return false;
        }
        String release = Integer.toString(table.release());
        String entry = " " + release + "=" + Integer.toHexString(table.checksum());
        int at = known.indexOf(entry, start);
        int next = at + entry.length();
        return at >= 0 && at < known.indexOf(';', start) && (known.charAt(next) == ' ' || known.charAt(next) == ';');
    }

    private static String words(List<String> differences) {
        StringBuilder text = new StringBuilder("the records of those headers are not those of these bindings.");
        differences.stream()
                .limit(SHOWN)
                .forEach(d -> text.append(System.lineSeparator()).append("  ").append(d));
        if (differences.size() > SHOWN) {
            text.append(System.lineSeparator())
                    .append("  and ")
                    .append(differences.size() - SHOWN)
                    .append(" more");
        }
        return text.append(System.lineSeparator())
                .append("  Compile rdma-sys/wrapper with the headers of a release that these bindings know"
                        + " (scripts/build-wrapper), or emit the bindings from those headers as well"
                        + " (./dev generate --adopt).")
                .toString();
    }

    private List<String> differences() {
        while (text.nextRecord()) {
            long size = table.number(index++);
            if (text.who() == LayoutText.Who.CALLER && size > text.number()) {
                differences.add(text.record() + ", which callers allocate, has " + size + " bytes there and "
                        + text.number() + " here");
            }
            if (text.who() == LayoutText.Who.FRONT) {
                compareFromTheEnd();
            } else {
                compareFromTheStart();
            }
        }
        return differences;
    }

    private void compareFromTheStart() {
        while (text.nextField()) {
            long offset = table.number(index++);
            if (offset != text.number() && offset >= 0 && !text.moves()) {
                differences.add(text.record() + "." + text.path() + " is at byte " + offset + " there and at "
                        + text.number() + " here");
            }
        }
    }

    private void compareFromTheEnd() {
        int first = text.mark();
        int end = -1;
        long expectedEnd = 0;
        String last = "";
        for (int i = index; text.nextField(); i++) {
            if (text.isMember()) {
                end = i;
                expectedEnd = text.number();
                last = text.path();
            }
        }
        text.back(first);
        while (text.nextField()) {
            long offset = table.number(index++);
            long distance = table.number(end) - offset;
            long expected = expectedEnd - text.number();
            if (distance != expected && offset >= 0 && !text.moves()) {
                differences.add(text.record() + "." + text.path() + " is " + distance + " bytes before " + last
                        + " there and " + expected + " here");
            }
        }
    }
}
