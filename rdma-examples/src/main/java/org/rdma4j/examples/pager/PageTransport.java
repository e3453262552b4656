package org.rdma4j.examples.pager;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A node of a group whose members read each other's pages. It registers its own pages, publishes them with the
 * coordinator, and fetches pages of other nodes. The modes differ only in how pages are transferred.
 *
 * <p>A transport is thread-safe. One thread at a time fetches pages from a given node; other threads wait. Pages of
 * different nodes are fetched concurrently. A thread that needs many pages should fetch them in one batch.
 */
public interface PageTransport extends Closeable {
    /** Size of a page in bytes. */
    int PAGE = 4096;

    /** How pages are transferred. */
    enum Mode {
        /** {@link #RDMA} if this host has a usable device, otherwise {@link #TCP}. */
        AUTO,
        /** By RDMA READ, without involving the program of the other node. */
        RDMA,
        /** Over TCP connections. */
        TCP,
        /** No transfer: all calls throw a {@link NoRdmaException}. For programs under development. */
        STUB
    }

    /**
     * Returns a builder for a transport.
     *
     * @param node name of the node: 1 to 64 letters, digits, dots, dashes and underscores; unique at the coordinator
     * @param coordinator address of the coordinator, such as {@code http://10.0.0.1:7480}
     */
    static Builder builder(String node, URI coordinator) {
        return new Builder(node, coordinator);
    }

    /** Returns the mode in which this transport works, which is never {@link Mode#AUTO}. */
    Mode mode();

    /** Returns the reason why this transport has its mode, as text for users. */
    String reason();

    /**
     * Registers pages, and publishes them. From then on, other nodes may read them at any time, even while this node
     * writes to them. Withdraws previously registered pages.
     *
     * @param count number of pages, at least 1
     * @param fill fills the pages before other nodes can read them; the memory is contiguous and initially zero
     * @return the memory of the pages, which remains valid as long as it is referenced
     * @throws PagerException if the coordinator cannot be reached, or rejects the node
     */
    MemorySegment registerPages(int count, Consumer<MemorySegment> fill) throws PagerException;

    /** Registers pages that are initially zero. See {@link #registerPages(int, Consumer)}. */
    default MemorySegment registerPages(int count) throws PagerException {
        return registerPages(count, pages -> {});
    }

    /** Withdraws the pages. Later reads by other nodes fail. */
    void withdrawPages() throws PagerException;

    /**
     * Reads a page of another node. The caller must close the page when its bytes are no longer needed.
     *
     * @param node name of the other node
     * @param page number of the page, counted from 0
     * @throws IllegalArgumentException if the name is that of this node
     * @throws IndexOutOfBoundsException if the node has no such page
     * @throws IllegalStateException if all frames are in use, or this transport is closed
     * @throws PagerException if the node is unknown, has withdrawn its pages, or does not answer within the timeout;
     *     the message names the node
     */
    Page fetchRemotePage(String node, int page) throws PagerException;

    /**
     * Reads several pages of another node, with many reads in flight. If one of them fails, no page is returned.
     *
     * @param pages numbers of the pages, in any order
     * @return the pages in the same order, each of which the caller must close
     * @throws IllegalArgumentException if there are more pages than {@link Builder#frames}, or the name is that of this
     *     node
     * @throws IndexOutOfBoundsException if the node does not have one of the pages
     * @throws IllegalStateException if too few frames are free, or this transport is closed
     * @throws PagerException under the same conditions as {@link #fetchRemotePage}
     */
    List<Page> fetchRemotePages(String node, int... pages) throws PagerException;

    /** Returns the latencies of {@link #fetchRemotePage}. */
    LatencyHistogram latencies();

    /**
     * Leaves the group, and releases all resources. Pages that were fetched remain readable. Waits, uninterruptibly,
     * for calls in progress, which end within their timeout. Later calls throw an IllegalStateException.
     *
     * @throws IOException if the driver cannot release a resource; the method may then be called again
     */
    @Override
    void close() throws IOException;

    /** Builder of transports. */
    final class Builder {
        private static final int MAX_FRAMES = Integer.MAX_VALUE / PAGE;

        final String node;
        final URI coordinator;
        Mode mode = Mode.AUTO;
        Duration timeout = Duration.ofSeconds(5);
        int frames = 256;
        int readAhead;
        String incarnation = UUID.randomUUID().toString();

        @Nullable
        String device;

        @Nullable
        InetAddress address;

        private Builder(String node, URI coordinator) {
            this.node = NodeNames.checked(node);
            if (!"http".equals(coordinator.getScheme()) || coordinator.getHost() == null) {
                throw new IllegalArgumentException(
                        "the address of the coordinator must be http://HOST:PORT, but is " + coordinator);
            }
            this.coordinator = coordinator;
        }

        /** Sets the mode (default {@link Mode#AUTO}). */
        public Builder mode(Mode newMode) {
            mode = Objects.requireNonNull(newMode);
            return this;
        }

        /** Sets the timeout of each call, from a millisecond to a day (default 5 s). */
        public Builder timeout(Duration time) {
            if (time.compareTo(Duration.ofMillis(1)) < 0 || time.compareTo(Duration.ofDays(1)) > 0) {
                throw new IllegalArgumentException("the timeout must be 1 ms to 1 day, but is " + time);
            }
            timeout = time;
            return this;
        }

        /**
         * Sets the number of frames (default 256), which is the maximum number of fetched pages that have not been
         * closed, including pages that were read ahead. The frames must have less than 2^31 bytes, the maximum of a
         * scatter/gather element.
         */
        public Builder frames(int count) {
            if (count < 1 || count > MAX_FRAMES) {
                throw new IllegalArgumentException(
                        "the number of frames must be 1 to " + MAX_FRAMES + ", but is " + count);
            }
            frames = count;
            return this;
        }

        /**
         * Sets the number of pages to read ahead (0 to 16, default 0) after two consecutive fetches of the respective
         * next page. Limited by the number of free frames. A page that was read ahead has its content at the time of
         * the read, not at the time of the call that fetches it.
         */
        public Builder readAhead(int pages) {
            if (pages < 0 || pages > PageLink.GROUP) {
                throw new IllegalArgumentException(
                        "the read-ahead must be 0 to " + PageLink.GROUP + " pages, but is " + pages);
            }
            readAhead = pages;
            return this;
        }

        /**
         * Sets the incarnation, which distinguishes nodes of the same name (random by default). A node that terminated
         * without closing its transport can return immediately with the same incarnation; with another one, only after
         * the coordinator has received nothing from it for three seconds.
         */
        public Builder incarnation(String token) {
            incarnation = NodeNames.checked(token);
            return this;
        }

        /** Sets the RDMA device (by default, that of the network interface with {@link #address}). */
        public Builder device(String name) {
            device = Objects.requireNonNull(name);
            return this;
        }

        /**
         * Sets the address at which other nodes reach this node (by default, the local address of the route to the
         * coordinator).
         */
        public Builder address(InetAddress local) {
            address = Objects.requireNonNull(local);
            return this;
        }

        /**
         * Opens the transport, and publishes the node with the coordinator.
         *
         * @throws PagerException if the coordinator does not answer within the timeout, or knows another node of that
         *     name, or if the mode is RDMA and no device is usable
         */
        public PageTransport open() throws PagerException {
            return mode == Mode.STUB ? new StubTransport() : ConnectedTransport.open(this);
        }
    }
}
