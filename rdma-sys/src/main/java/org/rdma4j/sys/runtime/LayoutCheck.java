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
 */
final class LayoutCheck {
    private static final int SHOWN = 5;
    private static final int MINORS = 100;

    private final LayoutList list;
    private final WrapperTable table;
    private final List<String> differences = new ArrayList<>();

    private LayoutCheck(LayoutList list, WrapperTable table) {
        this.list = list;
        this.table = table;
    }

    /**
     * The same, or a failure where it is a wrapper library that does not fit these bindings.
     *
     * @param facts of the library
     * @param loaded what came of opening it
     */
    static Loaded checked(LibraryFacts facts, Loaded loaded) {
        if (!facts.name().equals(LibraryFacts.WRAPPER) || !(loaded instanceof Loaded.Open open)) {
            return loaded;
        }
        return problem(open)
                .<Loaded>map(words -> new Loaded.Failed(new Unavailable(
                        Unavailable.Kind.LIBRARY,
                        "Cannot use " + facts.soname() + ", " + facts.what() + " (" + open.location() + release(open)
                                + "): " + words)))
                .orElse(loaded);
    }

    private static String release(Loaded.Open open) {
        OptionalInt release = WrapperTable.release(open);
        return release.isPresent()
                ? ", compiled with the headers of rdma-core " + release.getAsInt() / MINORS + "."
                        + release.getAsInt() % MINORS
                : "";
    }

    private static Optional<String> problem(Loaded.Open open) {
        LayoutList list;
        try {
            list = LayoutList.read();
        } catch (IOException e) {
            return Optional.of("what it is to be held against cannot be read: " + e.getMessage() + ".");
        }
        Optional<WrapperTable> table = WrapperTable.of(open);
        if (table.isEmpty() || !table.get().fits(list)) {
            return Optional.of(
                    "it is of another build than these bindings. Take the one that is in the jar of rdma-sys:"
                            + " leave -Dorg.rdma4j.wrapper.path out; or compile rdma-sys/wrapper of the same sources with"
                            + " scripts/build-wrapper.");
        }
        List<String> differences = new LayoutCheck(list, table.get()).differences();
        return differences.isEmpty() ? Optional.empty() : Optional.of(words(differences));
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
        int index = 0;
        for (LayoutList.Row row : list.rows()) {
            compare(row, index);
            index += 1 + row.fields().size();
        }
        return differences;
    }

    /** @param index of the record's size */
    private void compare(LayoutList.Row row, int index) {
        long size = table.number(index);
        if (row.who() == LayoutList.Who.CALLER && size > row.size()) {
            differences.add(
                    row.name() + ", which callers allocate, has " + size + " bytes there and " + row.size() + " here");
        }
        if (row.who() == LayoutList.Who.FRONT) {
            compareFromTheEnd(row, index + 1);
        } else {
            compareFromTheStart(row, index + 1);
        }
    }

    /** @param index of the first field's offset */
    private void compareFromTheStart(LayoutList.Row row, int index) {
        for (int i = 0; i < row.fields().size(); i++) {
            LayoutList.Field field = row.fields().get(i);
            long offset = table.number(index + i);
            if (offset >= 0 && offset != field.offset() && !field.moves()) {
                differences.add(row.name() + "." + field.path() + " is at byte " + offset + " there and at "
                        + field.offset() + " here");
            }
        }
    }

    /** @param index of the first field's offset */
    private void compareFromTheEnd(LayoutList.Row row, int index) {
        int last = row.lastMember();
        LayoutList.Field end = row.fields().get(last);
        for (int i = 0; i < row.fields().size(); i++) {
            LayoutList.Field field = row.fields().get(i);
            long distance = table.number(index + last) - table.number(index + i);
            long expected = end.offset() - field.offset();
            if (table.number(index + i) >= 0 && distance != expected && !field.moves()) {
                differences.add(row.name() + "." + field.path() + " is " + distance + " bytes before " + end.path()
                        + " there and " + expected + " here");
            }
        }
    }
}
