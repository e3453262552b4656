package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.ChildJvm;

class HostReleaseTest {
    @TempDir
    Path folder;

    private static List<String> release(Path library) {
        return ChildJvm.run(LoadProbe.class, List.of("-Dorg.rdma4j.ibverbs.path=" + library), "release")
                .expectOk()
                .lines();
    }

    @Test
    void releaseIsReadFromTheFileName() {
        HostRelease host = HostRelease.current();
        assertThat(host.exact()).isTrue();
        assertThat(host.file()).endsWith("." + host.major() + "." + host.minor());
        assertThat(host).hasToString(host.major() + "." + host.minor());
        assertThat(host.number()).isEqualTo(host.major() * 100 + host.minor());
        assertThat(host.isAtLeast(host.number())).isTrue();
        assertThat(host.isAtLeast(host.number() + 1)).isFalse();
    }

    @Test
    void linksAreResolved() throws IOException {
        Path verbs = Path.of(NativeLibrary.IBVERBS.location().orElseThrow());
        Path link = Files.createSymbolicLink(folder.resolve("verbs.so"), verbs);
        List<String> lines = release(link);
        Files.delete(link);
        assertThat(lines.get(0)).isEqualTo("release " + HostRelease.current() + " true " + verbs);
    }

    @Test
    void releaseIsDeterminedFromExports() throws IOException {
        Path verbs = Path.of(NativeLibrary.IBVERBS.location().orElseThrow());
        Path copy = Files.copy(verbs, folder.resolve("verbs.so")).toRealPath();
        List<String> lines = release(copy);
        assertThat(lines.get(0)).matches("release \\d+\\.0 or newer false " + copy);
        assertThat(lines.get(1))
                .startsWith(
                        "refused ibv_of_tomorrow needs rdma-core 99.1 or newer; this host is too old, or its library does"
                                + " not state its release: it has rdma-core ")
                .endsWith(" or newer (" + copy + ").");
        assertThat(lines.get(2)).isEqualTo("allowed");
        int major = Integer.parseInt(lines.get(0).replaceAll("release (\\d+).*", "$1"));
        assertThat(major).isBetween(20, HostRelease.current().major());
    }

    @Test
    void tooOldHostIsReportedWithTheRequiredRelease() {
        HostRelease host = HostRelease.current();
        HostRelease.require("ibv_qp_ex.wr_start", host.number());
        assertThatThrownBy(() -> HostRelease.require("ibv_qp_ex.wr_tomorrow", host.number() + 1))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("ibv_qp_ex.wr_tomorrow needs rdma-core " + host.major() + "." + (host.minor() + 1)
                        + " or newer; this host is too old: it has rdma-core " + host + " (" + host.file() + ").");
    }

    @Test
    void olderReleaseIsRecognizedByMissingVersions() {
        Path old = C.library("old_verbs", "-Wl,--version-script=src/test/c/old_verbs.map");
        assertThat(release(old).get(0)).startsWith("release 28.0 or newer false ");
    }
}
