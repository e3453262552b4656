package org.rdma4j.tests.vm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.UsesDevices;
import org.rdma4j.tests.vm.ShownCapabilities.Row;
import org.rdma4j.tests.vm.ShownCapabilities.ShowingTest;

/** Annotations are read as intended, and errors in them and in the results of a run are detected. */
class ShownCapabilitiesTest {
    private static final String OWNER = "org.rdma4j.tests.guest.io.MemoryRegionsTest";
    private static final ShowingTest TEST = new ShowingTest(OWNER, "hugePages", Set.of("rxe0", "siw0"), false);

    private static ShownCapabilities row(Capability capability, ShowingTest... tests) {
        return new ShownCapabilities(List.of(new Row(capability, List.of(tests))));
    }

    private static ShownCapabilities shown() {
        return row(Capability.HUGE_PAGES_AND_FILES, TEST);
    }

    @Test
    void devicesOfAnnotatedTests() {
        List<Row> rows = ShownCapabilities.ofTests().rows();
        Row windows = rows.get(Capability.MEMORY_WINDOWS.ordinal());
        assertThat(windows.capability()).isEqualTo(Capability.MEMORY_WINDOWS);
        assertThat(windows.tests())
                .extracting(ShowingTest::text)
                .containsExactly(
                        "MemoryWindowsTest.windowGrantsAndRevokesAccess", "MemoryWindowsTest.windowsOnSoftIwarp");
        assertThat(windows.devices(false)).containsExactly("rxe0");
        assertThat(windows.devices(true)).containsExactly("siw0");
        assertThat(rows.get(Capability.READ.ordinal()).devices(false)).containsExactly("rxe0", "siw0");
        Row host = rows.get(Capability.CONFIG_TRUNCATION.ordinal());
        assertThat(host.tests()).extracting(ShowingTest::text).containsExactly("NetworkConfigTest.truncate");
        assertThat(host.guestTests()).isEmpty();
        assertThat(new ShownCapabilities(List.of(host)).notShown(List.of())).isEmpty();
    }

    private static final class WithoutTests {
        @Shows(Capability.READ)
        void helper() {}
    }

    private static final class ContradictoryTests {
        @OnDevices
        @UsesDevices(Device.SIW)
        @ShowsRefusal(Capability.READ)
        void read(Device device) {}
    }

    @Test
    void invalidAnnotations() {
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> ShownCapabilities.of(List.of(WithoutTests.class)))
                .withMessageContaining("helper() shows capabilities, but is not a test");
        assertThatExceptionOfType(AssertionError.class)
                .isThrownBy(() -> ShownCapabilities.of(List.of(ContradictoryTests.class)))
                .withMessageContaining("@OnDevices and @UsesDevices");
    }

    @Test
    void capabilityWithoutTest() {
        assertThat(shown().errors()).isEmpty();
        assertThat(row(Capability.DMA_BUF).errors())
                .containsExactly("DMA_BUF: no test has the annotation @Shows or @ShowsRefusal");
        assertThat(row(Capability.RAW_PACKETS).errors()).isEmpty();
        assertThat(row(Capability.RAW_PACKETS, TEST).errors())
                .containsExactly("RAW_PACKETS: not provided, but shown by MemoryRegionsTest.hugePages");
    }

    @Test
    void publicNames() {
        assertThat(List.of("Listener", "QueuePairBuilder.inline", "Access.ON_DEMAND", "NetworkConfig.Builder.add"))
                .allMatch(ShownCapabilities::isPublic);
        // An inherited method.
        assertThat(ShownCapabilities.isPublic("SendRequest.post")).isTrue();
        assertThat(List.of("NoSuchClass", "MemoryRegion.gone", "QueuePairBuilder.gone", "NetworkConfig.Builder.gone"))
                .noneMatch(ShownCapabilities::isPublic);
        // A class that is not public.
        assertThat(ShownCapabilities.isPublic("WorkQueue")).isFalse();
    }

    private static List<GuestReport> ran(GuestReport.Case... cases) {
        return List.of(new GuestReport(OWNER, List.of(cases)));
    }

    private static GuestReport.Case passed(String name, String... opened) {
        return new GuestReport.Case(name, Optional.empty(), Optional.empty(), Optional.empty(), Set.of(opened));
    }

    @Test
    void shownByOpenedOrNamedDevices() {
        assertThat(shown().notShown(ran(passed("hugePages()", "rxe0", "siw0")))).isEmpty();
        assertThat(shown().notShown(ran(passed("hugePages(Device): rxe0"), passed("hugePages(Device): siw0"))))
                .isEmpty();
    }

    @Test
    void testDidNotRunOnTheDevice() {
        assertThat(shown().notShown(List.of())).hasSize(3).anyMatch(problem -> problem.contains("did not run"));
        assertThat(shown().notShown(ran(passed("hugePagesOfAnotherKind()", "rxe0", "siw0"))))
                .hasSize(3);
        assertThat(shown().notShown(ran(passed("hugePages()", "rxe0"))))
                .containsExactly("HUGE_PAGES_AND_FILES: no test used siw0");
        ShowingTest refused = new ShowingTest(OWNER, "hugePages", Set.of("siw0"), true);
        assertThat(row(Capability.DMA_BUF, refused).notShown(ran(passed("hugePages()", "rxe0"))))
                .containsExactly("DMA_BUF: no test used siw0");
    }

    @Test
    void skippedOrFailedTest() {
        GuestReport.Case skipped = new GuestReport.Case(
                "hugePages()", Optional.empty(), Optional.of("no pages"), Optional.empty(), Set.of("rxe0", "siw0"));
        assertThat(shown().notShown(ran(skipped)))
                .containsExactly("HUGE_PAGES_AND_FILES: MemoryRegionsTest.hugePages was skipped: no pages");
        GuestReport.Case failed = new GuestReport.Case(
                "hugePages()", Optional.of("trace"), Optional.empty(), Optional.empty(), Set.of("rxe0", "siw0"));
        assertThat(shown().notShown(ran(failed)))
                .containsExactly("HUGE_PAGES_AND_FILES: MemoryRegionsTest.hugePages failed");
    }

    @Test
    void subsetOfTheTests() {
        ShowingTest other =
                new ShowingTest("org.rdma4j.tests.guest.io.BufferPoolTest", "capacity", Set.of("rxe0"), false);
        ShownCapabilities both = new ShownCapabilities(List.of(
                new Row(Capability.HUGE_PAGES_AND_FILES, List.of(TEST)),
                new Row(Capability.BUFFER_POOL, List.of(other))));
        assertThat(both.onlyOf(ran(passed("hugePages()"))).rows()).hasSize(1);
        assertThat(both.onlyOf(List.of()).rows()).isEmpty();
    }
}
