package org.rdma4j.examples.pager;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.verbs.RemoteMemory;

/**
 * What a node publishes of itself: the body of {@code POST /nodes/{id}/rdma/endpoint}.
 *
 * @param incarnation tells the node from another one of its name
 * @param pages how many it has; 0 if none are registered
 * @param tcp where it serves them over TCP
 * @param rdma how queue pairs are connected to it: {@link #BY_HAND}, {@link #NONE}, or the address of its listener
 * @param address of its first page, for RDMA READ
 * @param rkey the key of its pages
 */
record PublishedNode(String incarnation, int pages, String tcp, String rdma, long address, int rkey) {
    static final String BY_HAND = "by hand";
    static final String NONE = "none";

    PublishedNode {
        Names.checked(incarnation);
        if (pages < 0) {
            throw new IllegalArgumentException("a node has 0 pages or more, and not " + pages);
        }
        Names.address(tcp);
        if (!rdma.equals(BY_HAND) && !rdma.equals(NONE)) {
            Names.address(rdma);
        }
    }

    /** @throws IllegalArgumentException if it is no text of {@link #toString} */
    static PublishedNode parse(String text) {
        Map<String, String> members = FlatJson.parse(text);
        for (String name : new String[] {"incarnation", "pages", "tcp", "rdma", "address", "rkey"}) {
            if (!members.containsKey(name)) {
                throw new IllegalArgumentException(
                        "'" + PrintableText.shortened(text.strip()) + "' has no member '" + name + "'");
            }
        }
        return new PublishedNode(
                members.get("incarnation"),
                Integer.parseInt(members.get("pages")),
                members.get("tcp"),
                members.get("rdma"),
                Long.parseLong(members.get("address")),
                Integer.parseInt(members.get("rkey")));
    }

    /** Whether its queue pairs are connected with endpoints that are exchanged through the coordinator. */
    boolean isByHand() {
        return rdma.equals(BY_HAND);
    }

    boolean hasRdma() {
        return !rdma.equals(NONE);
    }

    /** Where its listener for the connection manager is, if it has one. */
    Optional<InetSocketAddress> listener() {
        return isByHand() || !hasRdma() ? Optional.empty() : Optional.of(Names.address(rdma));
    }

    RemoteMemory memory() {
        return new RemoteMemory(address, (long) pages * PageTransport.PAGE, rkey);
    }

    @Override
    public String toString() {
        return FlatJson.object(
                "incarnation", incarnation, "pages", pages, "tcp", tcp, "rdma", rdma, "address", address, "rkey", rkey);
    }
}
