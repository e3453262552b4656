package org.rdma4j.tests.vm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * The pages contain only existing names, and the checks of the table detect errors. {@link GuestTests} checks that the
 * tests ran.
 */
class FeatureTableTest {
    private static final String RUN = "org.rdma4j.tests.guest.io.MemoryRegionsTest";
    private static final String ROW =
            "| dma-buf | I · · · · | `MemoryRegion` | `MemoryRegionsTest.hugePages` | rxe, refused by siw |";

    @Test
    void pagesContainExistingNames() throws IOException {
        FeatureTable page = FeatureTable.ofPages(Vm.root());
        assertThat(page.wrongNames()).isEmpty();
        assertThat(page.size()).isGreaterThan(105);
    }

    private static FeatureTable table(String... rows) {
        List<String> lines = new ArrayList<>(
                List.of("words", "| Capability | Peers | Here | Tests | Devices |", "|---|---|---|---|---|"));
        lines.addAll(List.of(rows));
        lines.addAll(List.of("", "| Another | table |"));
        return FeatureTable.of(lines);
    }

    @Test
    void validRow() {
        assertThat(table(ROW).wrongNames()).isEmpty();
        assertThat(table(
                                "| x | I · · · · | `QueuePairBuilder.inline`, `Access.ON_DEMAND`, `SendRequest.post`, `Listener` |"
                                        + " `MemoryRegionsTest.hugePages` | siw |")
                        .wrongNames())
                .isEmpty();
        FeatureTable ofHost =
                table("| x | · · · · · | `BarrierException.origin` | `BarrierTest.invalidGroups` | host |");
        assertThat(ofHost.wrongNames()).isEmpty();
        assertThat(ofHost.notShown(List.of())).isEmpty();
        assertThat(table("| x | · S · · · | not here: soon | – | – |").wrongNames())
                .isEmpty();
    }

    @Test
    void nonexistentNames() {
        assertThat(table(
                                ROW.replace("`MemoryRegion`", "`MemoryRegion.gone`"),
                                ROW.replace("`MemoryRegion`", "`NoSuchClass`"),
                                // A class that is not public.
                                ROW.replace("`MemoryRegion`", "`WorkQueue`"),
                                ROW.replace("`MemoryRegion`", "`QueuePairBuilder.gone`"),
                                ROW.replace("hugePages", "gone"),
                                ROW.replace("MemoryRegionsTest.hugePages", "BarrierTest.gone"),
                                // A method that is not a test.
                                ROW.replace("hugePages", "expectRefused"))
                        .wrongNames())
                .hasSize(7)
                .allMatch(problem -> problem.startsWith("dma-buf: "));
    }

    @Test
    void emptyCells() {
        assertThat(table(
                                ROW.replace("`MemoryRegion`", "–"),
                                ROW.replace("`MemoryRegionsTest.hugePages`", "–"),
                                ROW.replace("rxe, refused by siw", "–"),
                                ROW.replace("rxe, refused", "mlx5, refused"),
                                ROW.replace("I · · · ·", "I"),
                                ROW.replace("`MemoryRegion`", "not here"))
                        .wrongNames())
                .hasSize(6);
    }

    private static List<GuestReport> ran(GuestReport.Case... cases) {
        return List.of(new GuestReport(RUN, List.of(cases)));
    }

    private static GuestReport.Case passed(String name, String... opened) {
        return new GuestReport.Case(name, Optional.empty(), Optional.empty(), Optional.empty(), Set.of(opened));
    }

    @Test
    void demonstratedByOpenedOrNamedDevices() {
        assertThat(table(ROW).notShown(ran(passed("hugePages()", "rxe0", "siw0"))))
                .isEmpty();
        assertThat(table(ROW).notShown(ran(passed("hugePages(Device): rxe0"), passed("hugePages(Device): siw0"))))
                .isEmpty();
    }

    @Test
    void testDidNotRunOnTheDevice() {
        assertThat(table(ROW).notShown(List.of())).hasSize(3).anyMatch(problem -> problem.contains("did not run"));
        assertThat(table(ROW).notShown(ran(passed("hugePagesOfAnotherKind()", "rxe0", "siw0"))))
                .hasSize(3);
        assertThat(table(ROW).notShown(ran(passed("hugePages()", "rxe0"))))
                .containsExactly("dma-buf: none of `MemoryRegionsTest.hugePages` used siw0");
    }

    @Test
    void skippedOrFailedTest() {
        GuestReport.Case skipped = new GuestReport.Case(
                "hugePages()", Optional.empty(), Optional.of("no pages"), Optional.empty(), Set.of("rxe0", "siw0"));
        assertThat(table(ROW).notShown(ran(skipped)))
                .containsExactly("dma-buf: MemoryRegionsTest.hugePages was skipped: no pages");
        GuestReport.Case failed = new GuestReport.Case(
                "hugePages()", Optional.of("trace"), Optional.empty(), Optional.empty(), Set.of("rxe0", "siw0"));
        assertThat(table(ROW).notShown(ran(failed))).containsExactly("dma-buf: MemoryRegionsTest.hugePages failed");
    }

    @Test
    void subsetOfTheTests() {
        FeatureTable both = table(ROW, ROW.replace("MemoryRegionsTest.hugePages", "BufferPoolTest.capacity"));
        assertThat(both.onlyOf(ran(passed("hugePages()"))).size()).isEqualTo(1);
        assertThat(both.onlyOf(List.of()).size()).isZero();
    }
}
