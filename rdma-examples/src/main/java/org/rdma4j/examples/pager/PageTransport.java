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
 * One node of a group whose members read each other's pages. It registers pages of its own, publishes them with the
 * coordinator, and fetches pages of other nodes; the modes differ in how a page travels, and in nothing else.
 *
 * <p>Any number of threads may use it. One of them at a time fetches from a node, the others wait for it; different nodes
 * are fetched from at the same time. A thread that wants many pages asks for them in one batch.
 */
public interface PageTransport extends Closeable {
    /** The length of a page in bytes. */
    int PAGE = 4096;

    /** How pages travel. */
    enum Mode {
        /** {@link #RDMA} where this machine has a device that works, else {@link #TCP}. */
        AUTO,
        /** By RDMA READ: the node that has the page takes no part. */
        RDMA,
        /** Over TCP connections. */
        TCP,
        /** Not at all: every call throws a {@link NoRdmaException}. For programs under development. */
        STUB
    }

    /**
     * A node that is about to be opened.
     *
     * @param node its name: 1 to 64 letters, digits, dots, dashes and underscores; unique at the coordinator
     * @param coordinator such as {@code http://10.0.0.1:7480}
     */
    static Builder builder(String node, URI coordinator) {
        return new Builder(node, coordinator);
    }

    /** How its own pages travel: another mode than {@link Mode#AUTO}. */
    Mode mode();

    /** Why it has this mode, in words for a person. */
    String reason();

    /**
     * Registers pages, and publishes them. Other nodes may read them from now on, at any time, also while this one writes to
     * them. Pages that were registered before are withdrawn.
     *
     * @param count at least 1
     * @param fill fills the pages, which are one after the other and all zero, before others can read them
     * @return the same memory, which stays valid as long as it is referenced
     * @throws PagerException if the coordinator cannot be told
     */
    MemorySegment registerPages(int count, Consumer<MemorySegment> fill) throws PagerException;

    /** The same with pages that are all zero for who reads them before they are filled. */
    default MemorySegment registerPages(int count) throws PagerException {
        return registerPages(count, pages -> {});
    }

    /** Takes the pages back: who reads one from now on gets an error. */
    void withdrawPages() throws PagerException;

    /**
     * Reads a page of another node. Closed by the caller, as soon as the bytes are not needed any more.
     *
     * @param node its name
     * @param page counted from 0
     * @throws IllegalArgumentException if that is this node
     * @throws IndexOutOfBoundsException if the node has no such page; nothing was asked of it
     * @throws IllegalStateException if all frames are in use, or this is closed
     * @throws PagerException if the node is unknown, has withdrawn its pages, or did not answer within the limit; the
     *     message names it
     */
    Page fetchRemotePage(String node, int page) throws PagerException;

    /**
     * Reads several pages of one node, many of them at a time; all or none.
     *
     * @param pages their numbers, in any order
     * @return the pages in that order, each closed by the caller
     * @throws IllegalArgumentException if they are more than {@link Builder#frames}, or that is this node
     * @throws IndexOutOfBoundsException if the node lacks one of them; nothing was asked of it
     * @throws IllegalStateException if too few frames are free, or this is closed
     * @throws PagerException as {@link #fetchRemotePage}
     */
    List<Page> fetchRemotePages(String node, int... pages) throws PagerException;

    /** How long calls of {@link #fetchRemotePage} took. */
    Latencies latencies();

    /**
     * Leaves the group, and frees everything. Pages that were fetched stay readable. Waits for calls that have begun, which
     * is as long as their limit at most; those that come later are refused. An interrupt does not cut it short.
     *
     * @throws IOException if the driver refuses to free something
     */
    @Override
    void close() throws IOException;

    /** A node that is about to be opened. */
    final class Builder {
        private static final int MOST_FRAMES = Integer.MAX_VALUE / PAGE;

        final String node;
        final URI coordinator;
        Mode mode = Mode.AUTO;
        Duration limit = Duration.ofSeconds(5);
        int frames = 256;
        int readAhead;
        String incarnation = UUID.randomUUID().toString();

        @Nullable
        String device;

        @Nullable
        InetAddress address;

        private Builder(String node, URI coordinator) {
            this.node = Names.checked(node);
            if (!"http".equals(coordinator.getScheme()) || coordinator.getHost() == null) {
                throw new IllegalArgumentException("the coordinator is at http://HOST:PORT, and not at " + coordinator);
            }
            this.coordinator = coordinator;
        }

        /** How pages travel; {@link Mode#AUTO} without. */
        public Builder mode(Mode with) {
            mode = Objects.requireNonNull(with);
            return this;
        }

        /** The deadline of each call, from its beginning: a millisecond to a day, 5 s without. */
        public Builder limit(Duration each) {
            if (each.compareTo(Duration.ofMillis(1)) < 0 || each.compareTo(Duration.ofDays(1)) > 0) {
                throw new IllegalArgumentException("limit is " + each + "; it can be a millisecond to a day");
            }
            limit = each;
            return this;
        }

        /**
         * How many fetched pages there are at most that nobody has closed, those read ahead included; 256 without, and less
         * than 2^31 bytes of them, which is what an element of a request can name.
         */
        public Builder frames(int count) {
            if (count < 1 || count > MOST_FRAMES) {
                throw new IllegalArgumentException("frames is " + count + "; it can be 1 to " + MOST_FRAMES);
            }
            frames = count;
            return this;
        }

        /**
         * How many pages are read before they are asked for, once two pages in a row were fetched with the next number; 0,
         * none, without, and 16 at most; no more than frames are free. A page that was read ahead is as it was then, and
         * not as it is when it is asked for.
         */
        public Builder readAhead(int pages) {
            if (pages < 0 || pages > PageLink.GROUP) {
                throw new IllegalArgumentException("readAhead is " + pages + "; it can be 0 to " + PageLink.GROUP);
            }
            readAhead = pages;
            return this;
        }

        /**
         * What tells this node from another of the same name; random without. A node that ended without closing is
         * taken back at once if it comes with the same, else when nothing has been heard of it for three seconds.
         */
        public Builder incarnation(String token) {
            incarnation = Names.checked(token);
            return this;
        }

        /** The RDMA device by name; without, the one on the network interface that has {@link #address}. */
        public Builder device(String name) {
            device = Objects.requireNonNull(name);
            return this;
        }

        /** The address at which other nodes reach this one; without, the one that it reaches the coordinator from. */
        public Builder address(InetAddress local) {
            address = Objects.requireNonNull(local);
            return this;
        }

        /**
         * Opens it, and has the coordinator know it.
         *
         * @throws PagerException if the coordinator does not answer within the limit, knows another node of that name, or
         *     if the mode is RDMA and no device works
         */
        public PageTransport open() throws PagerException {
            return mode == Mode.STUB ? new StubTransport() : ConnectedTransport.open(this);
        }
    }
}
