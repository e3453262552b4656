package org.rdma4j.tests.real;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.KnownTargets;
import org.rdma4j.tests.support.Run;
import tools.jackson.databind.JsonNode;

/**
 * Every emitted layout, size and offset equals that of the metadata, on each target. The architecture is set with a
 * property of the JVM. The command verify compares the metadata with the C compilers.
 */
class LayoutsTest {

    private static final Pattern SUMMARY =
            Pattern.compile("(\\d+) records, (\\d+) members, (\\d+) offsets, (\\d+) differences, wr_id at (\\d+)\\s*");

    /**
     * Returns each target by its name in the JVM. For the first two architectures, the expected offset of a data path
     * field is given.
     */
    static Stream<Arguments> targets() {
        return KnownTargets.triples().stream()
                .map(triple -> Arguments.of(
                        KnownTargets.property(triple, "jvm"),
                        triple.startsWith("x86_64")
                                ? OptionalInt.of(168)
                                : triple.startsWith("aarch64") ? OptionalInt.of(176) : OptionalInt.empty()));
    }

    @ParameterizedTest
    @MethodSource("targets")
    void layoutsAreThoseOfTheMetadata(String machine, OptionalInt workRequestId) {
        Run run = on(machine, LayoutComparison.class, EmittedBindings.newest().toString());
        Matcher summary = SUMMARY.matcher(run.out());
        assertThat(summary.matches()).as("%s%s", run.out(), run.err()).isTrue();
        assertThat(Integer.parseInt(summary.group(1))).isGreaterThan(230);
        assertThat(Integer.parseInt(summary.group(2))).isGreaterThan(1200);
        assertThat(Integer.parseInt(summary.group(3))).isGreaterThan(1000);
        assertThat(summary.group(4)).isEqualTo("0");
        workRequestId.ifPresent(id -> assertThat(summary.group(5)).isEqualTo(String.valueOf(id)));
    }

    @Test
    void unknownMachineSupportsCommonLayoutsOnly() {
        Run run = on("s390x", OtherMachineProbe.class);
        assertThat(run.out().lines())
                .containsExactly(
                        "ibv_wc: 48",
                        "ibv_qp_ex: java.lang.LinkageError",
                        "it names those that it knows, and s390x: true",
                        "again: java.lang.NoClassDefFoundError, because of the same: true");
    }

    /** A record of an older release is a prefix of that of the newest release, or a suffix if it grows at its front. */
    @Test
    void offsetsAreValidForEveryRelease() throws ReflectiveOperationException {
        Set<String> moved = new TreeSet<>();
        Set<String> grown = new TreeSet<>();
        for (List<JsonNode> release : EmittedBindings.releases()) {
            for (JsonNode partition : release) {
                for (JsonNode record : partition.path("records")) {
                    String name = record.path(LayoutComparison.kind(record)).asString();
                    Class<?> type =
                            Class.forName("org.rdma4j.sys." + EmittedBindings.packageName(partition) + "." + name);
                    long size = (long) type.getMethod("sizeof").invoke(null);
                    long more = size - LayoutComparison.number(record.path("size"));
                    if (more != 0) {
                        grown.add(name);
                    }
                    assertThat(more).as(name).isNotNegative();
                    Map<String, LayoutComparison.Described> described = new TreeMap<>();
                    LayoutComparison.describe(record, 0, described);
                    for (Map.Entry<String, LayoutComparison.Described> member : described.entrySet()) {
                        if (!member.getValue().field().has("bits")) {
                            String method = member.getKey() + "$offset";
                            long offset = (long) type.getMethod(method).invoke(null);
                            if (offset != member.getValue().offset() / Byte.SIZE) {
                                moved.add(name);
                                assertThat(offset - member.getValue().offset() / Byte.SIZE)
                                        .as("%s.%s", name, member.getKey())
                                        .isEqualTo(more);
                            }
                        }
                    }
                }
            }
        }
        int releases = EmittedBindings.releases().size();
        assertThat(moved).isEqualTo(releases == 1 ? Set.of() : Set.of("verbs_context"));
        assertThat(grown)
                .isEqualTo(
                        releases == 1
                                ? Set.of()
                                : Set.of("verbs_context", "ibv_port_attr", "ibv_qp_ex", "ibv_cq_init_attr_ex"));
    }

    private static Run on(String machine, Class<?> main, String... arguments) {
        return ChildJvm.start(main, List.of("-Dos.arch=" + machine), arguments);
    }
}
