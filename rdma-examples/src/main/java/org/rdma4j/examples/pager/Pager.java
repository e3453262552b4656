package org.rdma4j.examples.pager;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.rdma4j.examples.pager.PageTransport.Mode;
import org.rdma4j.examples.util.Options;

/**
 * Command line of the remote pager: runs a coordinator, a node with pages, or a node that fetches pages. See {@code
 * --help}.
 */
public final class Pager {
    private static final String HELP = """
            Reads pages of 4 KiB from the memory of other processes by RDMA READ.

              Pager coordinator [-p PORT]            runs the coordinator, through which nodes find each other
              Pager node NAME [options] [-n PAGES]   runs a node with pages until Ctrl-C
              Pager fetch NAME [options] [-n PAGES]  fetches and verifies the pages of a node, and prints latencies
                                                     (waits up to 5 s for the node to register its pages)

            Example, in three shells on one host or on several:

              Pager coordinator
              Pager node b -c http://127.0.0.1:7480 -n 10000
              Pager fetch b -c http://127.0.0.1:7480 -n 10000 -b 32

              -c URL      address of the coordinator (default http://127.0.0.1:7480)
              -m MODE     auto (default), rdma, tcp, or stub, in which all calls fail with "no RDMA here"
              -d DEVICE   RDMA device, such as rxe0 (default: that of the interface with ADDRESS)
              -a ADDRESS  address at which other nodes reach this one (default: local address of the route to URL)
              -i TOKEN    incarnation: with the same one, a node that was killed can return immediately
              -n PAGES    number of pages to register or fetch (default 1000)
              -b BATCH    number of pages per call (default 1)
              -r PAGES    number of pages to read ahead, at most 16 (default 0)
              -t SECONDS  timeout of each call (default 30)
              -p PORT     port of the coordinator (default 7480)
            """;

    private static final int PORT = 7480;
    private static final int WORDS = PageTransport.PAGE / Long.BYTES;
    private static final double NANOSECONDS = 1e9;
    /** Maximum time in which a node registers its pages after it has been started, in nanoseconds. */
    private static final long START_NANOS = 5_000_000_000L;

    private Pager() {}

    public static void main(String[] arguments) throws InterruptedException {
        int code = run(System.out, System.err, arguments);
        if (code >= 0) {
            System.exit(code);
        }
        Thread.currentThread().join();
    }

    /**
     * Runs a command.
     *
     * @return the exit code; -1 if the command continues in the background until the process ends
     */
    public static int run(PrintStream out, PrintStream err, String... arguments) {
        List<String> words = List.of(arguments);
        if (words.isEmpty() || words.contains("--help") || words.contains("-h")) {
            (words.isEmpty() ? err : out).print(HELP);
            return words.isEmpty() ? 2 : 0;
        }
        try {
            Options options = Options.parse(arguments, "c:m:d:a:i:n:b:r:t:p:");
            String role = String.join(" ", options.words()).replaceFirst(" .*", "");
            boolean hasName = options.words().size() == 2;
            if (role.equals("coordinator") && options.words().size() == 1) {
                Coordinator coordinator = Coordinator.on(new InetSocketAddress(options.number('p', PORT)));
                out.println(
                        "coordinator listening on port " + coordinator.address().getPort());
                return -1;
            } else if (role.equals("node") && hasName) {
                return node(out, options, options.words().get(1));
            } else if (role.equals("fetch") && hasName) {
                return fetch(out, options, options.words().get(1));
            }
            err.println("usage: Pager coordinator, Pager node NAME or Pager fetch NAME; see Pager --help");
            return 2;
        } catch (IllegalArgumentException e) {
            err.println("error: " + e.getMessage() + "; see Pager --help");
            return 2;
        } catch (IOException | RuntimeException e) {
            err.println("error: " + e.getMessage());
            return 1;
        }
    }

    private static PageTransport.Builder builder(Options options, String name) throws IOException {
        PageTransport.Builder builder = PageTransport.builder(
                        name, coordinator(options.text('c', "http://127.0.0.1:" + PORT)))
                .mode(mode(options.text('m', "auto")))
                .readAhead(options.number('r', 0))
                .timeout(Duration.ofSeconds(options.number('t', 30)))
                .frames(Math.clamp(2L * options.number('b', 1), 256, Integer.MAX_VALUE));
        if (options.has('d')) {
            builder.device(options.text('d', ""));
        }
        if (options.has('a')) {
            builder.address(InetAddress.getByName(options.text('a', "")));
        }
        if (options.has('i')) {
            builder.incarnation(options.text('i', ""));
        }
        return builder;
    }

    private static URI coordinator(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            throw new IllegalArgumentException(
                    "the address of the coordinator must be http://HOST:PORT, but is " + text, e);
        }
    }

    private static Mode mode(String text) {
        return Arrays.stream(Mode.values())
                .filter(mode -> mode.name().equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "the mode must be auto, rdma, tcp or stub, but is '" + text + "'"));
    }

    private static int node(PrintStream out, Options options, String name) throws IOException {
        PageTransport node = builder(options, name).open();
        boolean registered = false;
        try {
            node.registerPages(options.number('n', 1000), Pager::fill);
            registered = true;
        } finally {
            if (!registered) {
                close(node);
            }
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node)));
        out.println(
                "node " + name + " has " + options.number('n', 1000) + " pages, " + node.mode() + ": " + node.reason());
        return -1;
    }

    private static void close(PageTransport node) {
        try {
            node.close();
        } catch (IOException e) {
            System.err.println("error: " + e.getMessage());
        }
    }

    private static int fetch(PrintStream out, Options options, String name) throws IOException {
        int count = options.number('n', 1000);
        int batch = options.number('b', 1);
        if (count < 1 || batch < 1) {
            throw new IllegalArgumentException("-n and -b must be at least 1");
        }
        String self = "fetch-" + ProcessHandle.current().pid();
        int wrong = 0;
        try (PageTransport transport = builder(options, self).open()) {
            out.println(transport.mode() + ": " + transport.reason());
            long start = System.nanoTime();
            for (int page = 0; page < count; page += batch) {
                int[] numbers =
                        IntStream.range(page, Math.min(count, page + batch)).toArray();
                List<Page> pages = page == 0 ? first(transport, name, numbers) : next(transport, name, numbers);
                for (Page each : pages) {
                    wrong += isIntact(each) ? 0 : 1;
                    each.close();
                }
            }
            double seconds = (System.nanoTime() - start) / NANOSECONDS;
            out.printf(Locale.ROOT, "%d pages, %d wrong, %.0f pages/s%n", count, wrong, count / seconds);
            if (batch == 1) {
                out.println(transport.latencies());
            }
        }
        return wrong == 0 ? 0 : 1;
    }

    private static List<Page> next(PageTransport transport, String name, int... pages) throws IOException {
        return pages.length == 1
                ? List.of(transport.fetchRemotePage(name, pages[0]))
                : transport.fetchRemotePages(name, pages);
    }

    /** Waits for a node that has just been started to register its pages. */
    private static List<Page> first(PageTransport transport, String name, int... pages) throws IOException {
        long start = System.nanoTime();
        while (true) {
            try {
                return next(transport, name, pages);
            } catch (PagerException e) {
                if (System.nanoTime() - start > START_NANOS) {
                    throw e;
                }
                LockSupport.parkNanos(START_NANOS / 50);
            }
        }
    }

    /**
     * Fills pages with a pattern that {@link #isIntact} verifies, and that depends on the page and the position in it.
     */
    public static void fill(MemorySegment pages) {
        for (int page = 0; page < pages.byteSize() / PageTransport.PAGE; page++) {
            MemorySegment.copy(pattern(page), 0, pages, ValueLayout.JAVA_LONG, (long) page * PageTransport.PAGE, WORDS);
        }
    }

    private static long[] pattern(int page) {
        long[] words = new long[WORDS];
        for (int i = 0; i < WORDS; i++) {
            words[i] = ((long) page * WORDS + i + 1) * 0x9E3779B97F4A7C15L;
        }
        return words;
    }

    /** Returns {@code true} if a page contains the pattern of {@link #fill}. */
    public static boolean isIntact(Page page) {
        return Arrays.equals(page.memory().toArray(ValueLayout.JAVA_LONG), pattern(page.number()));
    }
}
