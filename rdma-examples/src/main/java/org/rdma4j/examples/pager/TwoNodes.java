package org.rdma4j.examples.pager;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;

/**
 * Two nodes in one process, one of which reads a page of the other: {@code TwoNodes [ADDRESS]}. ADDRESS is a local
 * address (default 127.0.0.1). The nodes use the RDMA device that has the address, or TCP if there is none.
 */
public final class TwoNodes {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    private TwoNodes() {}

    public static void main(String[] arguments) throws IOException {
        run(InetAddress.getByName(arguments.length == 0 ? "127.0.0.1" : arguments[0]), System.out);
    }

    /** Runs the example at a local address. */
    public static void run(InetAddress local, PrintStream out) throws IOException {
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(local, 0));
                PageTransport b = PageTransport.builder("b", coordinator.uri())
                        .address(local)
                        .timeout(TIMEOUT)
                        .open()) {
            MemorySegment pages = b.registerPages(1000, memory -> memory.setString(17 * PageTransport.PAGE, "page 17"));
            try (PageTransport a = PageTransport.builder("a", coordinator.uri())
                            .address(local)
                            .timeout(TIMEOUT)
                            .open();
                    Page page = a.fetchRemotePage("b", 17)) {
                out.println(a.mode() + ": " + page.memory().getString(0));

                pages.setString(17 * PageTransport.PAGE, "changed");
                out.println("fetched before the change: " + page.memory().getString(0));
            }
            b.withdrawPages();
        }
    }
}
