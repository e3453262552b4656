package org.rdma4j.examples.pager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.pager.PageTransport.Mode;

/** Tests of the command line, the selection of the mode, and the histogram. */
@Timeout(60)
class PagerTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(String... words) {
        return Pager.run(new PrintStream(out, true), new PrintStream(err, true), words);
    }

    private String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void helpTeaches() {
        assertThat(run("--help")).isZero();
        assertThat(out()).contains("Pager coordinator", "Pager node NAME", "Pager fetch NAME", "three shells");
        assertThat(run()).isEqualTo(2);
        assertThat(run("dance")).isEqualTo(2);
        assertThat(run("node")).isEqualTo(2);
        assertThat(run("node", "b", "-x")).isEqualTo(2);
        assertThat(run("node", "b", "-m", "pigeon")).isEqualTo(2);
        assertThat(run("node", "b", "-c", "nonsense")).isEqualTo(2);
        assertThat(run("node", "b", "-c", "127.0.0.1:7480")).isEqualTo(2);
        assertThat(run("node", "b", "-c", "localhost:7480")).isEqualTo(2);
        assertThat(run("fetch", "b", "-b", "300000")).isEqualTo(2);
        assertThat(run("fetch", "b", "-b", "2147483647")).isEqualTo(2);
        assertThat(err())
                .contains(
                        "the number of frames must be 1 to 524287, but is 600000",
                        "but is 2147483647;",
                        "unknown option -x",
                        "but is 'pigeon'",
                        "must be http://HOST:PORT, but is nonsense",
                        "but is 127.0.0.1:7480",
                        "but is localhost:7480");
    }

    @Test
    void pagesAreFetched() throws IOException {
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                PageTransport b = PageTransport.builder("b", coordinator.uri())
                        .mode(Mode.AUTO)
                        .open()) {
            Pager.fill(b.registerPages(50));
            String uri = coordinator.uri().toString();
            assertThat(run("fetch", "b", "-c", uri, "-n", "50")).as(err()).isZero();
            assertThat(out()).contains("50 pages, 0 wrong", "median");
            assertThat(run("fetch", "b", "-c", uri, "-n", "50", "-b", "16", "-m", "tcp"))
                    .isZero();
            assertThat(run("fetch", "b", "-c", uri, "-n", "51")).isEqualTo(1);
            assertThat(err()).contains("node 'b' has no page 50: it has 50 pages, counted from 0");
            run("fetch", "b", "-c", uri, "-m", "rdma", "-n", "50");
            assertThat(err().split("ibv_get_device_list").length - 1)
                    .as("how often it says why there is no device: %s", err())
                    .isLessThan(2);
            assertThat(run("fetch", "b", "-c", uri, "-m", "stub")).isEqualTo(1);
            assertThat(err()).contains("no RDMA here");
            Pager.fill(b.registerPages(1).fill((byte) 1).asSlice(0, 0));
            assertThat(run("fetch", "b", "-c", uri, "-n", "1")).isEqualTo(1);
            assertThat(out()).contains("1 pages, 1 wrong");
        }
    }

    /** A fetch may be started before its node has registered pages. */
    @Test
    void fetchWaitsForPages() throws Exception {
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                PageTransport b = PageTransport.builder("b", coordinator.uri())
                        .mode(Mode.TCP)
                        .open()) {
            CompletableFuture<Integer> fetch = CompletableFuture.supplyAsync(
                    () -> run("fetch", "b", "-c", coordinator.uri().toString(), "-m", "tcp", "-n", "10"));
            // Without the wait, the fetch would fail in this time.
            assertThatExceptionOfType(TimeoutException.class).isThrownBy(() -> fetch.get(1, TimeUnit.SECONDS));
            Pager.fill(b.registerPages(10));
            assertThat(fetch.get(20, TimeUnit.SECONDS)).as(err()).isZero();
            assertThat(out()).contains("10 pages, 0 wrong");
        }
    }

    @Test
    void percentiles() {
        LatencyHistogram latencies = new LatencyHistogram();
        assertThat(latencies.percentile(50)).isZero();
        LongStream.rangeClosed(1, 100_000).forEach(latencies::add);
        assertThat(latencies.count()).isEqualTo(100_000);
        assertThat(latencies.percentile(0)).isEqualTo(1);
        for (double percent : new double[] {0.5, 1, 50, 90, 99, 99.9, 100}) {
            long exact = Math.round(1000 * percent);
            assertThat(latencies.percentile(percent)).isBetween(exact, exact + exact / 16 + 1);
        }
        latencies.add(Long.MAX_VALUE);
        latencies.add(-5);
        assertThat(latencies.percentile(100)).isEqualTo(Long.MAX_VALUE);
        assertThat(latencies.percentile(0)).isZero();
        assertThatIllegalArgumentException().isThrownBy(() -> latencies.percentile(101));
    }

    /** A node that fails to start is not published, and its threads end. */
    @Test
    void aNodeThatCannotHaveItsPages() throws IOException {
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))) {
            String uri = coordinator.uri().toString();
            assertThat(run("node", "b", "-c", uri, "-m", "tcp", "-n", "0")).isEqualTo(2);
            assertThat(err()).contains("the number of pages must be at least 1, but is 0");
            try (PageTransport b =
                    PageTransport.builder("b", coordinator.uri()).mode(Mode.TCP).open()) {
                assertThat(b.registerPages(1).byteSize()).isEqualTo(PageTransport.PAGE);
            }
        }
    }
}
