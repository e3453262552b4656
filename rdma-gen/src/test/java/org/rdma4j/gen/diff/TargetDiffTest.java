package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.gen.diff.MetadataBuilder.integer;

import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.problem.ProblemException;

/** Releases that are described for several targets: a change on a single target is reported and judged. */
class TargetDiffTest {

    private static final String X86 = Target.X86_64.triple();
    private static final String ARM = Target.AARCH64.triple();

    private static Metadata arm(MetadataBuilder sketch, String release) {
        Metadata there = sketch.release(release);
        return new Metadata(
                there.name(), release, Target.AARCH64, new TreeMap<>(), there.partitions(), there.foreign());
    }

    /** Returns a record with a lock, whose size depends on the target, before another member. */
    private static MetadataBuilder queue(long lock) {
        return new MetadataBuilder()
                .struct(
                        "queue",
                        lock + 4,
                        MetadataBuilder.field("lock", MetadataBuilder.LONG, 0, lock),
                        integer("id", lock));
    }

    private static Metadata both(MetadataBuilder x86, MetadataBuilder arm, String release) {
        return Metadata.of(List.of(x86.release(release), arm(arm, release)));
    }

    private static DiffReport compare(Metadata before, Metadata after) {
        return DiffCompletenessCheck.check(before, after, RecordAllocation.NONE);
    }

    @Test
    void judgesAChangeOnOneTarget() {
        DiffReport report = compare(both(queue(40), queue(40), "1.0"), both(queue(40), queue(48), "2.0"));
        assertThat(report.breaks()).isTrue();
        assertThat(report.changes())
                .isNotEmpty()
                .allSatisfy(change -> assertThat(change.targets()).containsExactly(ARM));
        assertThat(report.changes())
                .filteredOn(c -> c.kind() == ChangeKind.RECORD)
                .singleElement()
                .satisfies(c -> {
                    assertThat(c.verdict()).isEqualTo(Verdict.BINARY);
                    assertThat(c.reason()).contains("id 40 → 48");
                });
        assertThat(TextReport.of(report)).contains("~ queue  [breaks binary]  on " + ARM);
        assertThat(MarkdownReport.of(report)).contains("| `queue` on " + ARM + " |");
        assertThat(JsonReport.of(report)).contains("\"name\":\"queue\"", "\"targets\":[\"" + ARM + "\"]");
    }

    @Test
    void sameChangeOnBothTargetsIsReportedOnce() {
        DiffReport report = compare(both(queue(40), queue(40), "1.0"), both(queue(48), queue(48), "2.0"));
        assertThat(report.changes())
                .isNotEmpty()
                .allSatisfy(c -> assertThat(c.targets()).isEmpty());
        assertThat(report.changes())
                .isEqualTo(compare(queue(40).release("1.0"), queue(48).release("2.0"))
                        .changes());
        assertThat(TextReport.of(report)).doesNotContain(" on ");
        assertThat(JsonReport.of(report)).contains("\"targets\":[\"" + X86 + "\",\"" + ARM + "\"]");
    }

    @Test
    void reportsDifferentChangesForEachTarget() {
        DiffReport report = compare(both(queue(8), queue(8), "1.0"), both(queue(40), queue(48), "2.0"));
        assertThat(report.changes())
                .filteredOn(c -> c.kind() == ChangeKind.RECORD)
                .extracting(c -> c.targets() + " " + c.after().replaceAll(",.*", ""))
                .containsExactly("[" + X86 + "] struct of 44 bytes", "[" + ARM + "] struct of 52 bytes");
    }

    @Test
    void reportsATargetThatIsNotCompared() {
        DiffReport report = compare(queue(8).release("1.0"), both(queue(8), queue(16), "2.0"));
        assertThat(report.changes()).isEmpty();
        assertThat(report.targets()).containsExactly(X86);
        assertThat(TextReport.of(report))
                .contains("Not compared for " + ARM + ": only one of the releases describes it.\n");
        assertThat(MarkdownReport.of(report)).contains("Not compared for " + ARM);
        assertThat(JsonReport.of(report)).contains("\"uncompared_targets\":[\"" + ARM + "\"]");
    }

    @Test
    void rejectsReleasesWithoutACommonTarget() {
        assertThatThrownBy(() -> Diff.compare(queue(8).release("1.0"), arm(queue(8), "2.0"), RecordAllocation.NONE))
                .isInstanceOf(ProblemException.class)
                .hasMessage("shop 1.0 is described for " + X86 + ", shop 2.0 for " + ARM
                        + "; compare metadata of one target");
    }

    /** The page shows the layout of each target if they differ, otherwise a common one. */
    @Test
    void pageShowsTheLayoutsOfEachTarget() {
        MetadataBuilder old = queue(8).struct("plain", 4, integer("a", 0));
        MetadataBuilder now = queue(16).struct("plain", 4, integer("a", 0));
        String page = HistoryPage.page(List.of(both(old, old, "1.0"), both(old, now, "2.0")), RecordAllocation.NONE);
        assertThat(page)
                .contains("\"a.shop queue\":", "\"a.shop queue on " + ARM + "\":", "\"a.shop plain\":")
                .contains("\"t\":\"" + ARM + "\"")
                .contains("\"target\":\"" + X86 + ", " + ARM + "\"")
                .doesNotContain("plain on ");
    }
}
