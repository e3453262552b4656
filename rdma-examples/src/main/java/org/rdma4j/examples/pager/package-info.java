/**
 * Remote pages: nodes read pages of 4 KiB from each other's memory. A node registers pages and publishes itself with a
 * coordinator. Other nodes connect to it and read its pages by RDMA READ, without involving its program.
 *
 * {@snippet lang=java :
 * try (PageTransport b = PageTransport.builder("b", coordinator).open()) {
 *     b.registerPages(10_000, pages -> pages.fill((byte) 7));
 *     // Other nodes can read the pages until the transport is closed.
 * }
 *
 * try (PageTransport a = PageTransport.builder("a", coordinator).readAhead(8).open();
 *         Page page = a.fetchRemotePage("b", 17)) {
 *     byte first = page.memory().get(JAVA_BYTE, 0);
 * }
 * }
 *
 * <p>{@link org.rdma4j.examples.pager.PageTransport} is the common interface of all modes: RDMA, TCP for hosts without
 * a device, and a stub whose calls all throw an exception, for programs under development. {@link
 * org.rdma4j.examples.pager.Coordinator} is the server, and {@link org.rdma4j.examples.pager.Pager} is the command
 * line.
 *
 * <h2>Origin</h2>
 *
 * The package is modelled on a remote pager in Rust, whose FFI layer was finished (phase 4), while the other layers
 * were planned. The table lists the classes of this package that correspond to its parts:
 *
 * <table>
 * <caption>Corresponding parts</caption>
 * <tr><th>Rust</th><th>This package</th></tr>
 * <tr><td>transport manager</td><td>{@code PageTransport}; {@code ConnectedTransport} and {@code
 * StubTransport}</td></tr>
 * <tr><td>{@code rdma::device}: open, port and attribute query, protection domain</td><td>{@code RdmaDevice}, which
 * also selects the device and checks that its port is active</td></tr>
 * <tr><td>{@code rdma::connection}: queue pair, INIT, RTR, RTS, RDMA READ and WRITE, polling for
 * completions</td><td>{@code RdmaLink} on {@link org.rdma4j.channel.Channel}; no WRITE, because pages are only
 * read</td></tr>
 * <tr><td>access of a page: local write, remote read and write</td><td>remote read only</td></tr>
 * <tr><td>remote page registration</td><td>{@code registerPages}, {@code withdrawPages}</td></tr>
 * <tr><td>{@code QpEndpoint}, planned exchange over {@code /nodes/{id}/rdma/endpoint}</td><td>{@link
 * org.rdma4j.verbs.Endpoint}, {@code Coordinator}, {@code EndpointExchangeServer}; {@code CmServer} for iWARP, which
 * requires the connection manager</td></tr>
 * <tr><td>planned {@code fetch_remote_page()} with latency tracking</td><td>{@code fetchRemotePage}, {@code
 * LatencyHistogram}</td></tr>
 * <tr><td>stub mode, selected at compile time</td><td>{@code Mode.STUB}, selected when the transport is
 * opened</td></tr>
 * <tr><td>–</td><td>batches and read-ahead ({@code RemoteNode}), TCP ({@code TcpLink}, {@code TcpServer}), deadlines,
 * reconnection</td></tr>
 * </table>
 *
 * <h2>Connections</h2>
 *
 * A {@code RemoteNode} has one {@code PageLink} to a node, and replaces it when it breaks. Before it creates a link, it
 * requests the description that the node has published: the number of its pages, their address and key, and how to
 * connect. On InfiniBand and RoCE, each side prepares a channel, and they exchange endpoints through the coordinator.
 * The node that owns the pages learns of the request from the response to its heartbeat, which it sends to the
 * coordinator once a second.
 */
@NullMarked
package org.rdma4j.examples.pager;

import org.jspecify.annotations.NullMarked;
