package org.rdma4j.tests.guest.pager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.examples.pager.Coordinator;
import org.rdma4j.examples.pager.Page;
import org.rdma4j.examples.pager.PageTransport;
import org.rdma4j.examples.pager.PageTransport.Mode;
import org.rdma4j.examples.pager.Pager;
import org.rdma4j.examples.pager.PagerException;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** Nodes of other processes and of other kinds: killed and come back, with a device and without. */
@InGuest
@Timeout(300)
class PagerNodesTest {
    private static final Duration LIMIT = Duration.ofSeconds(3);
    private static final int PAGES = 64;

    private static Process start(Device device, URI coordinator) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Xshare:auto",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Pager.class.getName(),
                        "node",
                        "b",
                        "-c",
                        coordinator.toString(),
                        "-a",
                        device.address(),
                        "-m",
                        "rdma",
                        "-i",
                        "token",
                        "-t",
                        "60",
                        "-n",
                        Integer.toString(PAGES))
                .redirectErrorStream(true)
                .start();
        BufferedReader lines = process.inputReader();
        assertThat(lines.readLine())
                .isEqualTo("node b has " + PAGES + " pages, RDMA: " + device.verbsName() + " works");
        return process;
    }

    private static PageTransport.Builder builder(String name, Device device, URI coordinator) throws IOException {
        return PageTransport.builder(name, coordinator)
                .mode(Mode.RDMA)
                .address(InetAddress.getByName(device.address()))
                .frames(PAGES)
                .limit(Duration.ofSeconds(30));
    }

    private static void checkAll(PageTransport from) throws IOException {
        for (Page page : from.fetchRemotePages("b", IntStream.range(0, PAGES).toArray())) {
            assertThat(Pager.isRight(page)).as("%s", page).isTrue();
            page.close();
        }
    }

    @OnDevices
    void isKilledAndComesBack(Device device) throws Exception {
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                PageTransport a = builder("a", device, coordinator.uri()).open();
                PageTransport hasty =
                        builder("hasty", device, coordinator.uri()).limit(LIMIT).open()) {
            Process killed = start(device, coordinator.uri());
            checkAll(a);
            checkAll(hasty);
            killed.destroyForcibly().waitFor();
            long start = System.nanoTime();
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() -> hasty.fetchRemotePage("b", 0))
                    .withMessageContaining("node 'b'");
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LIMIT.plusSeconds(3));
            try (PageTransport b =
                    builder("b", device, coordinator.uri()).incarnation("token").open()) {
                Pager.fill(b.registerPages(PAGES));
                checkAll(hasty);
                checkAll(a);
            }
        }
    }

    /** A node without a device reads and is read by one that has one, over TCP; one that insists on RDMA is told. */
    @OnDevices
    void mixedNodes(Device device) throws Exception {
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                PageTransport b =
                        builder("b", device, coordinator.uri()).mode(Mode.AUTO).open();
                PageTransport tcp =
                        builder("tcp", device, coordinator.uri()).mode(Mode.TCP).open();
                PageTransport rdma = builder("rdma", device, coordinator.uri()).open()) {
            assertThat(b.mode()).isEqualTo(Mode.RDMA);
            assertThat(b.reason()).isEqualTo(device.verbsName() + " works");
            Pager.fill(b.registerPages(PAGES));
            Pager.fill(tcp.registerPages(PAGES));
            checkAll(tcp);
            try (Page page = b.fetchRemotePage("tcp", 3)) {
                assertThat(Pager.isRight(page)).isTrue();
            }
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() -> rdma.fetchRemotePage("tcp", 3))
                    .withMessage("node 'tcp' cannot be read by RDMA from here (it has no device);"
                            + " open this node with AUTO or TCP");
            assertThatExceptionOfType(PagerException.class)
                    .isThrownBy(() -> builder("x", device, coordinator.uri())
                            .device("mlx5_7")
                            .open())
                    .withMessageContaining("no RDMA device mlx5_7");
        }
    }
}
