package org.rdma4j.examples.pager;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.verbs.RemoteMemory;

/**
 * Description that a node publishes: the body of {@code POST /nodes/{id}/rdma/endpoint}.
 *
 * @param incarnation distinguishes nodes of the same name
 * @param pages number of registered pages
 * @param tcp address of the node's TCP server
 * @param rdma how other nodes connect queue pairs to the node: {@link #ENDPOINT_EXCHANGE}, {@link #NONE}, or the
 *     address of its listener for the connection manager
 * @param address address of the first page, for RDMA READ
 * @param rkey remote key of the pages
 */
record PublishedNode(String incarnation, int pages, String tcp, String rdma, long address, int rkey) {
    /** Queue pairs are connected by an exchange of endpoints through the coordinator. */
    static final String ENDPOINT_EXCHANGE = "by hand";

    /** The node has no RDMA device. */
    static final String NONE = "none";

    PublishedNode {
        NodeNames.checked(incarnation);
        if (pages < 0) {
            throw new IllegalArgumentException("the number of pages must not be negative, but is " + pages);
        }
        NodeNames.address(tcp);
        if (!rdma.equals(ENDPOINT_EXCHANGE) && !rdma.equals(NONE)) {
            NodeNames.address(rdma);
        }
    }

    /**
     * Parses the result of {@link #toString}.
     *
     * @throws IllegalArgumentException if a member is missing or invalid
     */
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

    /** Returns {@code true} if queue pairs are connected by an exchange of endpoints through the coordinator. */
    boolean usesEndpointExchange() {
        return rdma.equals(ENDPOINT_EXCHANGE);
    }

    /** Returns {@code true} if the node has an RDMA device. */
    boolean hasRdma() {
        return !rdma.equals(NONE);
    }

    /** Returns the address of the node's listener for the connection manager, if it has one. */
    Optional<InetSocketAddress> listener() {
        return usesEndpointExchange() || !hasRdma() ? Optional.empty() : Optional.of(NodeNames.address(rdma));
    }

    /** Returns the memory of all pages. */
    RemoteMemory memory() {
        return new RemoteMemory(address, (long) pages * PageTransport.PAGE, rkey);
    }

    @Override
    public String toString() {
        return FlatJson.object(
                "incarnation", incarnation, "pages", pages, "tcp", tcp, "rdma", rdma, "address", address, "rkey", rkey);
    }
}
