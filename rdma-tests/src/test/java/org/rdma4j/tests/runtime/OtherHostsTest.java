package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.ChildJvm;

/**
 * Wrapper functions on hosts of other releases, simulated by small libibverbs libraries with the release in
 * their file names.
 */
class OtherHostsTest {
    /** A function in every wrapper. A call that is not rejected would crash or return. */
    private static final String THERE = "rdma_wrap_ibv_flow_label_to_udp_sport";

    private static final String NOT_THERE = "rdma_wrap_ibv_of_tomorrow";

    private static List<String> ask(String host, String symbol, String release) {
        Path library = C.library("old_verbs", "-Wl,--version-script=src/test/c/old_verbs.map");
        Path named = library.resolveSibling("libibverbs.so.1.14." + host);
        C.copy(library, named);
        return ChildJvm.run(ReleaseProbe.class, List.of("-Dorg.rdma4j.ibverbs.path=" + named), symbol, release)
                .expectOk()
                .lines();
    }

    private static String refused(String what) {
        return "java.lang.UnsupportedOperationException: " + what;
    }

    @Test
    void inlineFunctionNewerThanTheHostIsNotCalled() {
        List<String> lines = ask("33.2", THERE, "4500");
        String problem =
                "ibv_flow_label_to_udp_sport needs rdma-core 45.0 or newer; this host is too old: it has rdma-core 33.2 (";
        assertThat(lines.get(0)).startsWith("call threw " + refused(problem));
        assertThat(lines.get(1)).startsWith("problem " + problem);
    }

    @Test
    void inlineFunctionOfTheHostIsCalled() {
        assertThat(ask("45.0", THERE, "4500")).containsExactly("call returned 49152", "no problem");
        assertThat(ask("33.2", THERE, "0")).containsExactly("call returned 49152", "no problem");
    }

    @Test
    void wrapperOlderThanTheFunctionIsReported() {
        String built = "; the wrapper is too old: it was built against rdma-core " + HostRelease.current()
                + ", and ibv_of_tomorrow needs 98.0 or newer";
        List<String> lines = ask("99.0", NOT_THERE, "9800");
        assertThat(lines.get(0))
                .startsWith("call threw " + refused(NOT_THERE + " is not in "))
                .contains(built);
        assertThat(lines.get(1))
                .startsWith("problem " + NOT_THERE + " is not in ")
                .contains(built);
    }

    @Test
    void incompleteWrapperIsFromAnotherBuild() {
        assertThat(ask("99.0", NOT_THERE, "0").get(1))
                .contains("the wrapper and the bindings are from different builds");
    }
}
