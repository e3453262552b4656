/**
 * Pages of 4 KiB that live at other nodes. A node registers pages and publishes itself with a coordinator; others connect
 * to it and read its pages by RDMA READ, without its program noticing.
 *
 * {@snippet lang=java :
 * try (PageTransport b = PageTransport.builder("b", coordinator).open()) {
 *     b.registerPages(10_000, pages -> pages.fill((byte) 7));
 *     // They can be read until it is closed.
 * }
 *
 * try (PageTransport a = PageTransport.builder("a", coordinator).readAhead(8).open();
 *         Page page = a.fetchRemotePage("b", 17)) {
 *     byte first = page.memory().get(JAVA_BYTE, 0);
 * }
 * }
 *
 * <p>{@link org.rdma4j.examples.pager.PageTransport} is the one interface of all modes: RDMA, TCP for machines without a
 * device, and a stub that answers every call with an exception, for programs under development. {@link
 * org.rdma4j.examples.pager.Coordinator} is the server, {@link org.rdma4j.examples.pager.Pager} the command line.
 *
 * <h2>What it is modelled on</h2>
 *
 * A transport for a remote pager in Rust, of which the FFI layer was finished (phase 4) and the rest planned. What its parts
 * are here:
 *
 * <table>
 * <caption>There and here</caption>
 * <tr><th>There</th><th>Here</th></tr>
 * <tr><td>transport manager</td><td>{@code PageTransport}; {@code ConnectedTransport} and {@code StubTransport}</td></tr>
 * <tr><td>{@code rdma::device}: open, port and attribute query, protection domain</td><td>{@code RdmaDevice}: also which
 *     device, and whether its port is active</td></tr>
 * <tr><td>{@code rdma::connection}: queue pair, INIT, RTR, RTS, RDMA READ and WRITE, polling for completions</td><td>{@code
 *     RdmaLink} on {@link org.rdma4j.channel.Channel}; no WRITE, because pages are fetched</td></tr>
 * <tr><td>access of a page: local write, remote read and write</td><td>remote read only</td></tr>
 * <tr><td>remote page registration</td><td>{@code registerPages}, {@code withdrawPages}</td></tr>
 * <tr><td>{@code QpEndpoint}, planned exchange over {@code /nodes/{id}/rdma/endpoint}</td><td>{@link
 *     org.rdma4j.verbs.Endpoint}, {@code Coordinator}; {@code HandServer} answers, {@code ManagedServer} where only the
 *     connection manager connects (iWARP)</td></tr>
 * <tr><td>planned {@code fetch_remote_page()} with latency tracking</td><td>{@code fetchRemotePage}, {@code
 *     Latencies}</td></tr>
 * <tr><td>stub mode, chosen when it is compiled</td><td>{@code Mode.STUB}, chosen when it is opened</td></tr>
 * <tr><td>–</td><td>batches and read-ahead ({@code RemoteNode}), TCP ({@code TcpLink}, {@code TcpServer}), deadlines,
 *     reconnection</td></tr>
 * </table>
 *
 * <h2>How a page travels</h2>
 *
 * {@code RemoteNode} has one {@code PageLink} to a node, and makes another when that breaks. Before it makes one it asks the
 * coordinator what the node has published: pages, address, key, and how it is connected to. On InfiniBand and RoCE the two
 * sides prepare a channel each and exchange endpoints through the coordinator; the side that has the pages hears of it in the
 * answer to the question that it asks the coordinator once a second, which also tells that it lives.
 */
@NullMarked
package org.rdma4j.examples.pager;

import org.jspecify.annotations.NullMarked;
