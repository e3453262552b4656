package org.rdma4j.bench.vm;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import org.rdma4j.channel.Channel;
import org.rdma4j.examples.pager.Coordinator;
import org.rdma4j.examples.pager.Page;
import org.rdma4j.examples.pager.PageTransport;
import org.rdma4j.examples.pager.PageTransport.Mode;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AckTimeout;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.RnrTimer;
import org.rdma4j.verbs.SendRequest;

/**
 * Measures the cost of reading a page: with a plain READ on rdma-io, without and with the minimum that a multithreaded
 * reader needs; with the pager, in batches and with read-ahead; and over TCP. The variants take turns of ten thousand
 * pages each, in one process.
 *
 * <p>{@code PageReads ADDRESS WARM_UP ROUNDS [VARIANT...]}: the address of an InfiniBand or RoCE interface, the number
 * of warm-up rounds, the number of measured rounds, and the names of the variants as they are printed (default all).
 */
public final class PageReads {
    private static final int FIXED_ARGUMENTS = 3;
    private static final int PAGES = 1000;
    /**
     * Number of passes over all pages in a turn. The kernel reports user time in steps of 4 ms, in which some thousand
     * pages are read.
     */
    private static final int PASSES = 10;

    private static final int READS = PASSES * PAGES;
    private static final int BATCH = 50;
    private static final int READ_AHEAD = 16;
    private static final Duration LIMIT = Duration.ofMinutes(5);
    private static final double MICROSECONDS = 1e6;

    private PageReads() {}

    private interface Reader {
        void read() throws IOException;
    }

    public static void main(String... arguments) throws IOException {
        InetAddress address = InetAddress.getByName(arguments[0]);
        int warmUp = Integer.parseInt(arguments[1]);
        int rounds = Integer.parseInt(arguments[2]);
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                DirectReads direct = new DirectReads(Device.towards(address));
                PageTransport b = node("b", coordinator, address, Mode.RDMA, 0);
                PageTransport single = node("single", coordinator, address, Mode.RDMA, 0);
                PageTransport ahead = node("ahead", coordinator, address, Mode.RDMA, READ_AHEAD);
                PageTransport tcp = node("tcp", coordinator, address, Mode.TCP, 0)) {
            b.registerPages(PAGES);
            Map<String, Reader> readers = new LinkedHashMap<>();
            readers.put("a plain READ on rdma-io", direct::read);
            readers.put("a plain READ, locked and timed", direct::readLocked);
            readers.put("fetchRemotePage", () -> one(single));
            readers.put("fetchRemotePage, read-ahead of 16", () -> one(ahead));
            readers.put("fetchRemotePages, 50", () -> batches(single));
            readers.put("fetchRemotePage, TCP", () -> one(tcp));
            readers.put("fetchRemotePages, 50, TCP", () -> batches(tcp));
            if (arguments.length > FIXED_ARGUMENTS) {
                readers.keySet().retainAll(List.of(arguments).subList(FIXED_ARGUMENTS, arguments.length));
            }
            measure(readers, warmUp, rounds);
            System.out.println("RDMA, one by one: " + single.latencies());
            System.out.println("RDMA, read ahead: " + ahead.latencies());
            System.out.println("TCP, one by one: " + tcp.latencies());
        }
    }

    private static PageTransport node(
            String name, Coordinator coordinator, InetAddress address, Mode mode, int readAhead) throws IOException {
        return PageTransport.builder(name, coordinator.uri())
                .mode(mode)
                .address(address)
                .readAhead(readAhead)
                .timeout(LIMIT)
                .open();
    }

    private static void one(PageTransport from) throws IOException {
        for (int page = 0; page < PAGES; page++) {
            from.fetchRemotePage("b", page).close();
        }
    }

    private static void batches(PageTransport from) throws IOException {
        for (int page = 0; page < PAGES; page += BATCH) {
            from.fetchRemotePages("b", IntStream.range(page, page + BATCH).toArray())
                    .forEach(Page::close);
        }
    }

    private static void measure(Map<String, Reader> readers, int warmUp, int rounds) throws IOException {
        ProcessorTimes times = new ProcessorTimes(ProcessorTimes.INTERVAL * readers.size() * (warmUp + rounds));
        for (int i = 0; i < warmUp + rounds; i++) {
            for (Reader reader : readers.values()) {
                for (int pass = 0; pass < PASSES; pass++) {
                    reader.read();
                }
                times.accept(0);
            }
        }
        List<String> names = List.copyOf(readers.keySet());
        double reference = 0;
        for (int variant = 0; variant < names.size(); variant++) {
            List<double[]> costs = new ArrayList<>();
            for (int i = warmUp; i < warmUp + rounds; i++) {
                costs.add(times.thread(i * names.size() + variant));
            }
            double user = mean(costs, 0);
            reference = variant == 0 ? user : reference;
            System.out.printf(
                    Locale.ROOT,
                    "%-32s user %.1f µs (%.2f), kernel %.1f µs, wall %.1f µs%n",
                    names.get(variant),
                    user,
                    user / reference,
                    mean(costs, 1),
                    mean(costs, 2));
        }
    }

    /** Returns the mean cost of a page, in microseconds. */
    private static double mean(List<double[]> costs, int which) {
        return costs.stream().mapToDouble(cost -> cost[which]).average().orElseThrow() / READS * MICROSECONDS;
    }

    /** Reads over a channel that is connected to itself, with one prepared READ. */
    private static final class DirectReads implements Closeable {
        private final Context context;
        private final ProtectionDomain domain;
        private final Channel channel;
        private final MemoryRegion pages;
        private final MemoryRegion frame;
        private final SendRequest read;
        private final ReentrantLock lock = new ReentrantLock();
        private final AtomicLong reservedFrames = new AtomicLong();
        private final AtomicLongArray latencies = new AtomicLongArray(Long.SIZE + 1);

        DirectReads(Device device) throws IOException {
            context = device.open();
            domain = ProtectionDomain.allocate(context);
            channel = Channel.builder(domain)
                    .retries(new RetryPolicy(new AckTimeout(14), 6, 6, new RnrTimer(12)))
                    .create();
            channel.connect(channel.endpoint());
            pages = MemoryRegion.allocate(domain, (long) PAGES * PageTransport.PAGE, Access.REMOTE_READ);
            frame = MemoryRegion.allocate(domain, PageTransport.PAGE);
            read = channel.prepareRead(pages.remoteMemory(), frame);
        }

        void read() throws IOException {
            for (int page = 0; page < PAGES; page++) {
                read.remoteOffset((long) page * PageTransport.PAGE).complete(LIMIT);
            }
        }

        /**
         * Reads with the minimum that pages of several threads need: a lock, the reservation of a frame, and a
         * histogram.
         */
        void readLocked() throws IOException {
            for (int page = 0; page < PAGES; page++) {
                long start = System.nanoTime();
                lock.lock();
                try {
                    reservedFrames.compareAndSet(0, 1);
                    read.remoteOffset((long) page * PageTransport.PAGE).complete(LIMIT);
                } finally {
                    lock.unlock();
                }
                latencies.getAndIncrement(Long.numberOfLeadingZeros(System.nanoTime() - start));
                reservedFrames.compareAndSet(1, 0);
            }
        }

        @Override
        public void close() throws IOException {
            channel.close();
            pages.close();
            frame.close();
            domain.close();
            context.close();
        }
    }
}
