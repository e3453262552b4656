package org.rdma4j.gen.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.rdma4j.gen.config.ConfigReader;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.metadata.MetadataReader;
import org.rdma4j.gen.model.Metadata;

/** The breaking changes in releases of rdma-core, determined by hand from the headers and the symbol tables. */
class ReleaseVerdictTest {

    private static final Path ROOT = Path.of("..");

    private static final RecordAllocation FACTS =
            ConfigReader.read(ROOT.resolve("rdma.toml")).records();

    private static List<Change> changes(String before, String after) {
        return Diff.compare(release(before), release(after), FACTS).changes();
    }

    private static Metadata release(String release) {
        Path file = ROOT.resolve("metadata/rdma-core-" + release + ".json");
        Assumptions.assumeTrue(Files.exists(file), "metadata of " + release + " is not checked in");
        return MetadataReader.read(file);
    }

    private static List<String> breaking(List<Change> changes) {
        return changes.stream()
                .filter(c -> c.verdict() != Verdict.NEITHER)
                .map(c -> c.kind().word() + " " + c.name() + " " + c.verdict().word())
                .toList();
    }

    private static String reason(List<Change> changes, ChangeKind kind, String name) {
        return changes.stream()
                .filter(c -> c.kind() == kind && c.name().equals(name))
                .map(Change::reason)
                // One per target if the numbers differ.
                .distinct()
                .reduce((a, b) -> a + " AND " + b)
                .orElse("");
    }

    /** Two flags were removed, which changed the mask of all flags, and a pointer to a function gained parameters. */
    @Test
    void from28To33() {
        // The record's comp_mask states its extent, which the command line detects.
        RecordAllocation facts = FACTS.withSizedByCaller(Set.of("ibv_cq_init_attr_ex"));
        List<Change> changes =
                Diff.compare(release("28.0"), release("33.2"), facts).changes();
        assertThat(breaking(changes))
                .containsExactly(
                        "field ibv_context_ops._compat_query_device both",
                        "enumerator IBV_FLOW_ATTR_FLAGS_ALLOW_LOOP_BACK source",
                        "enumerator IBV_REREG_MR_FLAGS_SUPPORTED binary",
                        "enumerator IBV_REREG_MR_KEEP_VALID source");
        assertThat(reason(changes, ChangeKind.RECORD, "ibv_cq_init_attr_ex"))
                .isEqualTo("it grew by 8 bytes; callers pass its size");
    }

    /** Two names were removed from the kernel's header. */
    @Test
    void from33To44() {
        assertThat(breaking(changes("33.2", "44.0")))
                .containsExactly(
                        "enumerator IB_USER_LAST_QP_ATTR_MASK source",
                        "enumerator IB_USER_LEGACY_LAST_QP_ATTR_MASK source");
    }

    @Test
    void from50To56() {
        assertThat(changes("50.0", "56.1")).isEmpty();
    }

    /**
     * Two records gained members at the end: the library allocates the first, and an inline function passes the size of
     * the second.
     */
    @Test
    void from44To56() {
        List<Change> changes = changes("44.0", "56.1");
        assertThat(breaking(changes)).isEmpty();
        assertThat(reason(changes, ChangeKind.RECORD, "ibv_qp_ex"))
                .isEqualTo("it grew by 8 bytes; the library allocates it");
        assertThat(reason(changes, ChangeKind.RECORD, "ibv_port_attr"))
                .isEqualTo("it grew by 4 bytes; callers pass its size");
    }

    /**
     * libibverbs 65.0 lacks the version IBVERBS_PRIVATE_34: a program that calls ibv_wr_opcode_str does not start with
     * it.
     */
    @Test
    void from56To65() {
        List<Change> changes = changes("56.1", "65.0");
        assertThat(breaking(changes)).containsExactly("symbol ibv_wr_opcode_str binary");
        assertThat(reason(changes, ChangeKind.RECORD, "verbs_context"))
                .startsWith("it grows at the front; all fields keep");
        assertThat(reason(changes, ChangeKind.FIELD, "rdma_cm_event.param.arg"))
                .startsWith("a further member of a union");
    }
}
