package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;

/**
 * A wrapper library does not compile if its records differ from those of the bindings, and is not loaded if it belongs
 * to other bindings.
 */
class LayoutCheckTest {
    private static final String VERBS = "infiniband/verbs.h";

    @TempDir
    Path folder;

    private WrapperBuilder builder() {
        return new WrapperBuilder(folder);
    }

    private static String load(Path wrapper) {
        return ChildJvm.run(WrapperProbe.class, List.of("-Dorg.rdma4j.wrapper.path=" + wrapper))
                .expectOk()
                .out();
    }

    @Test
    void movedFieldIsReported() {
        Run run = builder()
                .withHeaders(
                        VERBS, "struct ibv_wc {\n\tuint64_t\t\twr_id;", "struct ibv_wc {\n\tuint64_t\t\twr_id, more;");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .contains("struct ibv_wc is larger than in the bindings")
                .contains("struct ibv_wc.status has another offset than in the bindings")
                .contains("wrapper.c does not compile against rdma-core ")
                .doesNotContain("ibv_wc.wr_id");
    }

    @Test
    void grownRecordOfCallersIsRejected() {
        Run run = builder()
                .withHeaders(
                        VERBS, "uint8_t\t\t\tdlid_path_bits;\n};", "uint8_t\t\t\tdlid_path_bits;\n uint64_t more;\n};");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .contains("struct ibv_wc is larger than in the bindings")
                .doesNotContain("elsewhere than");
    }

    @Test
    void shrunkRecordOfCallersIsAccepted() {
        Path wrapper = builder()
                .withHeader(
                        VERBS,
                        "uint8_t\t\t\tdlid_path_bits;\n};",
                        "uint8_t\t\t\tdlid_path_bits;\n} __attribute__((packed));");
        assertThat(load(wrapper)).startsWith("open");
    }

    @Test
    void grownRecordOfTheLibraryIsAccepted() {
        Path wrapper = builder().withHeader(VERBS, "\tint\t\t\trefcnt;\n};", "\tint\t\t\trefcnt;\n\tlong more[8];\n};");
        assertThat(load(wrapper)).startsWith("open");
    }

    @Test
    void recordThatGrowsAtItsFrontIsAccepted() {
        Path wrapper =
                builder().withHeader(VERBS, "struct verbs_context {\n", "struct verbs_context {\n\tvoid *more[3];\n");
        assertThat(load(wrapper)).startsWith("open");
        Run run = new WrapperBuilder(folder.resolve("second"))
                .withHeaders(VERBS, "\tstruct verbs_ex_private *priv;", "\tstruct verbs_ex_private *priv, *more;");
        assertThat(run.err())
                .contains("struct verbs_context.query_port has another offset from context than in the bindings");
    }

    @Test
    void libraryOfAnotherBuildIsRejected() {
        Path wrapper = builder().withSource("rdma_wrap_build_", "rdma_wrap_build_0");
        assertThat(load(wrapper))
                .contains("problem Cannot use librdma_wrapper.so")
                .contains(wrapper + ", compiled with the headers of rdma-core ")
                .contains("it is from a different build than these bindings")
                .contains("Remove -Dorg.rdma4j.wrapper.path to use the wrapper in the jar of rdma-sys")
                .contains("release OptionalInt.empty");
    }
}
