package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.process.Command;

/**
 * Bindings of several releases: documentation of the release that introduced an element, and the errors on an older
 * host.
 */
class SinceEmissionTest {

    private static final String VERBS = "org.rdma4j.ibverbs.path";

    @TempDir
    Path folder;

    @AfterEach
    void resetTheHostRelease() {
        System.clearProperty(VERBS);
    }

    @Test
    void recordsDocumentAndCheckTheRelease() {
        Map<String, String> files = SinceFixture.shop().emit();
        ExpectedSources.assertReviewed("since_queue", files.get("org/example/shop/queue.java"));
        ExpectedSources.assertReviewed("since_front", files.get("org/example/shop/front.java"));
    }

    @Test
    void functionsAndConstantsDocumentTheRelease() {
        Map<String, String> files = SinceFixture.shop().emit();
        ExpectedSources.assertReviewed("since_Shop", files.get("org/example/shop/Shop.java"));
        ExpectedSources.assertReviewed("since_Wrapper", files.get("org/example/wrapper/Wrapper.java"));
        ExpectedSources.assertReviewed("since_shop_op", files.get("org/example/shop/shop_op.java"));
    }

    /**
     * Kernel headers are independent of the library's release: an old release may be installed with new kernel headers.
     */
    @Test
    void kernelDeclarationsDocumentTheKernelVersion() {
        EmitFixture fixture = SinceFixture.shop();
        fixture.suppliers.put(EmitFixture.HEADER, "linux");
        fixture.history = new History(
                fixture.history.releases(),
                fixture.history.spans(),
                kernels("33.2", "5.10", "44.0", "6.1", "65.0", "7.2"));
        Map<String, String> files = fixture.emit();
        assertThat(files.get("org/example/shop/shop_op.java"))
                .contains("Since the headers of Linux 7.2 or a version before it (not in 6.1).")
                .contains("@deprecated Last contained in the headers of Linux 5.10; not in 6.1.")
                .doesNotContain("shop 65.0")
                .doesNotContain("shop 33.2");
        assertThat(String.join("\n", files.values())).doesNotContain("release before it (not in");
    }

    /**
     * If all releases were read with the same kernel headers, the documentation names no kernel that lacks the element.
     */
    @Test
    void sameKernelIsNotNamedAsLackingADeclaration() {
        EmitFixture fixture = SinceFixture.shop();
        fixture.suppliers.put(EmitFixture.HEADER, "linux");
        fixture.history = new History(
                fixture.history.releases(),
                fixture.history.spans(),
                kernels("33.2", "6.1", "44.0", "6.1", "65.0", "6.1"));
        assertThat(fixture.emit().get("org/example/shop/shop_op.java"))
                .contains("Since the headers of Linux 6.1 or a version before it.\n")
                .contains("Last contained in the headers of Linux 6.1.\n");
    }

    private static TreeMap<String, SortedMap<String, String>> kernels(String... releasesAndKernels) {
        TreeMap<String, SortedMap<String, String>> versions = new TreeMap<>();
        for (int i = 0; i < releasesAndKernels.length; i += 2) {
            versions.put(releasesAndKernels[i], new TreeMap<>(Map.of("linux", releasesAndKernels[i + 1])));
        }
        return versions;
    }

    @Test
    void handlesContainTheRelease() {
        Map<String, String> files = SinceFixture.shop().emit();
        assertThat(files.get("org/example/shop/ShopHandles.java"))
                .contains("downcall(LIBRARY, \"shop_open\", \"SHOP_1.0\",\n")
                .contains("downcall(LIBRARY, \"shop_name\", \"SHOP_1.0\", 6500,\n");
        assertThat(files.get("org/example/wrapper/WrapperHandles.java"))
                .contains("downcall(LIBRARY, \"wrap_shop_flush\", \"SHOP_1.0\", 4500,\n")
                .contains("downcall(LIBRARY, \"wrap_shop_front\", \"SHOP_1.0\",\n");
    }

    @Test
    void membersIntroducedWithTheirTypeHaveNoReleaseOfTheirOwn() {
        Map<String, String> files = SinceFixture.shop().emit();
        assertThat(files.get("org/example/shop/shop_new.java"))
                .containsOnlyOnce("Since shop 45.0.")
                .doesNotContain("65.0");
        assertThat(files.get("org/example/shop/late.java"))
                .containsOnlyOnce("Since shop 45.0.")
                .doesNotContain("HostRelease");
        assertThat(files.get("org/example/shop/till.java")).contains("<p>Since shop 45.0.");
        assertThat(files.get("org/example/shop/shop_cb.java")).contains("<p>Since shop 45.0.");
    }

    @Test
    void recordsAllocatedByCallersAreNotChecked() {
        assertThat(SinceFixture.shop().emit().get("org/example/shop/caller.java"))
                .contains("at byte 8.\n     * Since shop 45.0.\n     */")
                .doesNotContain("require");
    }

    @Test
    void recordsWithoutASizeFieldCheckTheHostRelease() {
        EmitFixture fixture = SinceFixture.shop();
        fixture.recordFacts = new RecordAllocation(Set.of("front"), Set.of(), Set.of("front"), Map.of());
        assertThat(fixture.emit().get("org/example/shop/front.java"))
                .contains("HostRelease.require(\"front.newer\", 6500);")
                .doesNotContain("FrontGrowth.require");
    }

    @Test
    void rejectsAnInvalidSizeField() {
        assertThatThrownBy(() -> withSizeField("size").emit())
                .hasMessageContaining("records.size_in: no partition has a field front.size");
        assertThatThrownBy(() -> withSizeField("anchor").emit())
                .hasMessageContaining("records.size_in: front.anchor is not a size_t or uint64_t");
    }

    private static EmitFixture withSizeField(String field) {
        EmitFixture fixture = SinceFixture.shop();
        fixture.recordFacts = new RecordAllocation(Set.of("front"), Set.of(), Set.of("front"), Map.of("front", field));
        return fixture;
    }

    @Test
    void singleReleaseNeedsNoChecks() {
        EmitFixture fixture = SinceFixture.shop();
        fixture.history = History.NONE;
        assertThat(String.join("\n", fixture.emit().values()))
                .doesNotContain("Since shop")
                .doesNotContain("@Deprecated")
                .doesNotContain(".require(");
    }

    /** All accessors of a newer field throw; accessors of other fields and offset methods do not. */
    @Test
    void accessorsThrowOnAnOlderHost() throws IOException {
        String refused = " needs rdma-core 45.0 or newer; this host is too old: it has rdma-core 44.0 (";
        List<String> lines = run("libibverbs.so.1.14.44.0");
        List<String> guarded =
                lines.stream().filter(line -> line.contains(refused)).toList();
        assertThat(guarded).hasSize(21).allMatch(line -> line.matches("(?s)([\\w$]+) queue\\.[a-z.]+ needs .*"));
        assertThat(guarded)
                .extracting(line -> line.replaceAll(".* queue\\.([a-z.]+) needs .*", "$1"))
                .containsOnly("arg.n", "flush", "label", "on", "cells", "title", "own");
        assertThat(lines)
                .filteredOn(line -> !line.contains(refused))
                .containsExactlyInAnyOrder(
                        // toString omits the fields that the host lacks.
                        "toString ok",
                        "id ok",
                        "id ok",
                        "arg ok",
                        "arg ok",
                        "arg_id ok",
                        "arg_id ok",
                        "old ok",
                        "old ok");
    }

    @Test
    void accessorsWorkOnANewHost() throws IOException {
        assertThat(run("libibverbs.so.1.14.45.0")).hasSize(30).allMatch(line -> line.endsWith(" ok"));
    }

    @Test
    void accessorsReportAMissingLibrary() {
        System.setProperty(VERBS, folder.resolve("none.so").toString());
        assertThat(call("queues")).contains("java.lang.UnsatisfiedLinkError").contains("none.so");
    }

    @Test
    void recordsWithASizeFieldCheckTheirSize() {
        assertThat(call("fronts"))
                .isEqualTo(
                        "newer at 24: front.newer needs rdma-core 65.0 or newer; this host is too old: the record has 24"
                                + " bytes, but 32 are required for this field.\n"
                                + "older at 24: 0\nnewer at 32: 0\nnewer of the second at 32: 0\nNULL is NULL: true\n"
                                + "no wrapper: java.lang.UnsupportedOperationException\n");
    }

    @Test
    void reportsWhetherAFunctionIsAvailable() {
        assertThat(call("functions"))
                .contains("shop_open false libshop.so.1")
                .contains("shop_flush false")
                .endsWith("\"shop_close\" is not a function of this class");
    }

    /** Returns the result of each accessor of a queue on a host with this name of libibverbs. */
    private List<String> run(String libraryName) throws IOException {
        Path library = folder.resolve(libraryName);
        Path source = Files.writeString(folder.resolve("verbs.c"), "int shop_verbs;\n");
        Command.of("cc", "-shared", "-fPIC", "-o", library.toString(), source.toString())
                .run();
        System.setProperty(VERBS, library.toString());
        return new ArrayList<>(call("queues").lines().toList());
    }

    private static String call(String method) {
        Map<String, String> sources = new TreeMap<>(SinceFixture.shop().emit());
        sources.put("Driver.java", SinceDriver.SOURCE);
        return (String) new CompiledBindings(sources).call("Driver", method);
    }
}
