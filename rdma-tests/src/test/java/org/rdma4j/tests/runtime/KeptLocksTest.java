package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rdma4j.tests.support.C;

/** A lock that a driver keeps between two calls, a critical call that waits for it, and a collection of garbage. */
class KeptLocksTest {

    @TempDir
    private Path folder;

    /** What the bindings keep from happening; a JVM that stands still cannot even be asked what it does. */
    @Test
    void withoutTheSwitchTheJvmStandsStill() throws Exception {
        Process process = start("-Dorg.rdma4j.critical=always");
        while (!output().contains("rounds begin")) {
            assertThat(process.isAlive()).isTrue();
            Thread.sleep(100);
        }
        assertThat(process.waitFor(15, TimeUnit.SECONDS)).isFalse();
        process.destroyForcibly().waitFor();
        assertThat(output()).doesNotContain("all rounds");
    }

    @Test
    void aCallThatKeepsALockMakesTheOthersOrdinary() throws Exception {
        goesThrough();
    }

    @Test
    void ordinaryCallsAreNeverInTheWay() throws Exception {
        goesThrough("-Dorg.rdma4j.critical=false");
    }

    @Test
    void interpretedTooItGoesThrough() throws Exception {
        goesThrough("-Xint");
    }

    private void goesThrough(String... options) throws Exception {
        Process process = start(options);
        boolean ended = process.waitFor(120, TimeUnit.SECONDS);
        process.destroyForcibly().waitFor();
        assertThat(output()).contains("posted", "all rounds");
        assertThat(ended).isTrue();
    }

    private Process start(String... options) throws IOException {
        Path device = C.library("locking_device");
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")));
        builder.command().addAll(List.of(options));
        builder.command().addAll(List.of(KeptLockProbe.class.getName(), device.toString()));
        return builder.redirectErrorStream(true)
                .redirectOutput(folder.resolve("output").toFile())
                .start();
    }

    private String output() throws IOException {
        return Files.readString(folder.resolve("output"));
    }
}
