package org.rdma4j.tests.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A class loader releases its native libraries and memory when it is unloaded, as containers require. */
class RedeployTest {
    private static final int OFTEN = 50;
    /**
     * Maximum growth over all redeployments. A JVM alone grows by about 1000 KiB; each class loader that is not
     * unloaded adds more than that.
     */
    private static final int FLAT_KIB = 3_000;

    @TempDir
    static Path directory;

    /** Returns the output for each class loader. */
    private static List<String> redeploy(int times) {
        Bench bench = Bench.in(Host.directory(directory.toAbsolutePath(), ""));
        return bench
                .java("-XX:+UseSerialGC", "-Xms64m", "-Xmx64m", "-XX:+AlwaysPreTouch")
                .start(
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        bench.jar().toString(),
                        RedeployProbe.class.getName(),
                        bench.jar().toString(),
                        String.valueOf(times))
                .expectOk()
                .lines()
                .stream()
                .filter(line -> line.startsWith("used"))
                .toList();
    }

    @Test
    void unloadsTheLibraries() {
        assertThat(redeploy(5)).hasSize(5).allMatch(line -> line.startsWith("used true, mapped 0, KiB "));
    }

    @Test
    void memoryDoesNotGrow() {
        List<Long> resident = redeploy(OFTEN).stream()
                .map(line -> Long.parseLong(line.replaceAll(".*KiB ", "")))
                .toList();
        assertThat(resident).hasSize(OFTEN);
        assertThat(resident.get(OFTEN - 1) - resident.get(OFTEN / 5))
                .as("KiB from one redeployment to the next: %s", resident)
                .isLessThan(FLAT_KIB);
    }
}
