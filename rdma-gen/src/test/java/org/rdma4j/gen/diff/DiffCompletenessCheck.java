package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.diff.Change.Action;
import org.rdma4j.gen.dump.Dump;
import org.rdma4j.gen.dump.DumpRow;
import org.rdma4j.gen.model.Metadata;

/**
 * Compares a report with the two dumps: each line that differs is explained by exactly one change, and each change
 * explains a line.
 */
final class DiffCompletenessCheck {

    private DiffCompletenessCheck() {}

    /** Compares two releases, checks the report, and returns it. */
    static DiffReport check(Metadata before, Metadata after, RecordAllocation facts) {
        DiffReport report = Diff.compare(before, after, facts);
        check(report, before, after);
        return report;
    }

    /** Checks a report on two releases. */
    static void check(DiffReport report, Metadata before, Metadata after) {
        for (Metadata old : before.each()) {
            after.on(old.target()).ifPresent(now -> checkOne(report, old, now));
        }
        assertThat(report.changes()).doesNotHaveDuplicates().allSatisfy(DiffCompletenessCheck::assertNotEmpty);
    }

    /** Checks the changes for a single target. */
    private static void checkOne(DiffReport whole, Metadata before, Metadata after) {
        List<Change> report = whole.changes().stream()
                .filter(c -> c.isOn(before.target().triple()))
                .toList();
        List<String> oldLines = new ArrayList<>(Dump.lines(before));
        List<String> newLines = new ArrayList<>(Dump.lines(after));
        List<String> gone = new ArrayList<>(oldLines);
        gone.removeAll(new HashSet<>(newLines));
        List<String> come = new ArrayList<>(newLines);
        come.removeAll(new HashSet<>(oldLines));
        assertThat(lines(report, true)).as("removed lines").containsExactlyInAnyOrderElementsOf(gone);
        assertThat(lines(report, false)).as("added lines").containsExactlyInAnyOrderElementsOf(come);
    }

    private static List<String> lines(List<Change> report, boolean removed) {
        List<String> lines = new ArrayList<>();
        for (Change change : report) {
            for (DumpRow row : removed ? change.removed() : change.added()) {
                lines.add(String.join("\t", change.namespace(), row.kind(), row.name(), row.value()));
            }
        }
        Collections.sort(lines);
        return lines;
    }

    /**
     * Fails if a change says nothing. A dump has no lines for headers, macros that shadow functions, spellings of tags,
     * the order of the members of a union, whether a member is a bit-field, and file names of libraries.
     */
    private static void assertNotEmpty(Change change) {
        boolean rows = !change.removed().isEmpty() || !change.added().isEmpty();
        boolean unseen = change.action() == Action.MOVED
                || change.action() == Action.CHANGED
                        && List.of(
                                        ChangeKind.FUNCTION,
                                        ChangeKind.RECORD,
                                        ChangeKind.FIELD,
                                        ChangeKind.ENUM,
                                        ChangeKind.LIBRARY)
                                .contains(change.kind());
        assertThat(rows || unseen && !change.before().equals(change.after()))
                .as("%s", change)
                .isTrue();
        assertThat(change.reason()).isNotBlank();
    }
}
