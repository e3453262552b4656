package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.support.ChildJvm;

/** A wrapper library that was compiled with records that are not those of the bindings is not used. */
class LayoutCheckTest {
    private static final String VERBS = "infiniband/verbs.h";

    @TempDir
    Path folder;

    private WrapperBuilder builder() {
        return new WrapperBuilder(folder);
    }

    private static List<String> load(Path wrapper, String... arguments) {
        return ChildJvm.run(WrapperProbe.class, List.of("-Dorg.rdma4j.wrapper.path=" + wrapper), arguments)
                .expectOk()
                .lines();
    }

    @Test
    void aMovedFieldIsRefusedByName() {
        Path wrapper = builder()
                .withHeader(
                        VERBS, "struct ibv_wc {\n\tuint64_t\t\twr_id;", "struct ibv_wc {\n\tuint64_t\t\twr_id, more;");
        assertThat(String.join("\n", load(wrapper, "ibv_wc.status")))
                .contains("problem Cannot use librdma_wrapper.so")
                .contains(wrapper + ", compiled with the headers of rdma-core ")
                .contains("\n  ibv_wc, which callers allocate, has 56 bytes there and 48 here\n")
                .contains("\n  ibv_wc.status is at byte 16 there and at 8 here\n")
                .doesNotContain("ibv_wc.wr_id")
                .contains("\n  and 9 more\n")
                .contains("scripts/build-wrapper")
                .contains("release OptionalInt.empty")
                .contains("ibv_wc.status at -1");
    }

    @Test
    void aRecordOfCallersThatHasGrownIsRefused() {
        Path wrapper = builder()
                .withHeader(
                        VERBS, "uint8_t\t\t\tdlid_path_bits;\n};", "uint8_t\t\t\tdlid_path_bits;\n uint64_t more;\n};");
        assertThat(String.join("\n", load(wrapper)))
                .contains("\n  ibv_wc, which callers allocate, has 56 bytes there and 48 here\n  Compile ");
    }

    @Test
    void aRecordOfCallersThatHasShrunkIsAllowed() {
        Path wrapper = builder()
                .withHeader(
                        VERBS,
                        "uint8_t\t\t\tdlid_path_bits;\n};",
                        "uint8_t\t\t\tdlid_path_bits;\n} __attribute__((packed));");
        assertThat(load(wrapper)).startsWith("open");
    }

    @Test
    void aRecordOfTheLibrarysThatHasGrownIsAllowed() {
        Path wrapper = builder().withHeader(VERBS, "\tint\t\t\trefcnt;\n};", "\tint\t\t\trefcnt;\n\tlong more[8];\n};");
        assertThat(load(wrapper)).startsWith("open");
    }

    @Test
    void aRecordThatGrowsAtItsFrontIsReachedFromItsLastMember() {
        Path wrapper =
                builder().withHeader(VERBS, "struct verbs_context {\n", "struct verbs_context {\n\tvoid *more[3];\n");
        assertThat(load(wrapper)).startsWith("open");
        wrapper = new WrapperBuilder(folder.resolve("second"))
                .withHeader(VERBS, "\tstruct verbs_ex_private *priv;", "\tstruct verbs_ex_private *priv, *more;");
        assertThat(String.join("\n", load(wrapper)))
                .contains("\n  verbs_context.query_port is 328 bytes before context there and 320 here\n");
    }

    @Test
    void anotherOrderOfTheTableIsOfAnotherBuild() {
        Path wrapper = builder()
                .withSource(
                        "const uint32_t rdma_wrap_layout[] = {\n    1, ",
                        "const uint32_t rdma_wrap_layout[] = {\n    2, ");
        assertThat(String.join("\n", load(wrapper)))
                .contains("it is of another build than these bindings")
                .contains("leave -Dorg.rdma4j.wrapper.path out");
    }

    @Test
    void aLibraryWithoutTheTableIsOfAnotherBuild() {
        Path wrapper = builder().withSource("rdma_wrap_layout", "rdma_wrap_table");
        assertThat(String.join("\n", load(wrapper))).contains("it is of another build than these bindings");
    }
}
