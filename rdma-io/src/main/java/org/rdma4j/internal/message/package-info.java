/**
 * Bookkeeping for message connections, in plain Java. This package implements the protocol that {@code
 * docs/reference/message-protocol.md} specifies. It does not depend on the verbs API, on the connection manager, on threads or on
 * a clock, so that it can be tested without a device.
 *
 * <p>Each side of a connection has a {@link org.rdma4j.internal.message.MessageFlow}, which determines what may be sent
 * and checks every received header. A {@link org.rdma4j.internal.message.MessageHeader} reads and writes the header of
 * a SEND. {@link org.rdma4j.internal.message.Parameters} are the limits that the two sides exchange in the private
 * data.
 *
 * <p>Terms:
 *
 * <ul>
 *   <li><em>data message</em>: a message of type MESSAGE, REQUEST, ANSWER or FAILURE. A MESSAGE
 *       and a REQUEST consume a credit.
 *   <li><em>answer</em>: a message of type ANSWER or FAILURE. The side that sent the request reserves a receive for it.
 *   <li><em>control message</em>: a message of another type. It requires no credit.
 *   <li><em>slot</em>: a posted receive.
 *   <li><em>eager message</em>: a data message with its payload in the same SEND.
 *   <li><em>offer</em>: a data message whose payload the receiver reads by RDMA READ.
 *   <li><em>window</em>: the number of slots that a side reserves for MESSAGE and REQUEST.
 *   <li><em>outgoing</em>, <em>incoming</em>: sent by this side, received by this side.
 * </ul>
 *
 * <p>The classes of this package are thread-confined: only the thread that drives the event loop of a connection uses
 * its instances. Sending or receiving an eager message allocates nothing, unless a table of requests grows.
 */
@NullMarked
package org.rdma4j.internal.message;

import org.jspecify.annotations.NullMarked;
