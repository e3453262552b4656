/**
 * Reliable, ordered messages with flow control, and requests with answers, between a server and its clients.
 *
 * <p>Most programs should start with this package. Programs that access the memory of other machines directly, or that
 * need other operations of the device, use {@link org.rdma4j.channel} or {@link org.rdma4j.verbs}.
 *
 * <p>A server that answers every request:
 *
 * {@snippet lang=java :
 * try (MessageServer server = MessageServer.on(address)
 *         .onRequest((client, request) -> request.answer(request.memory()))
 *         .start()) {
 *     server.awaitClose();
 * }
 * }
 *
 * A client that sends a request and prints the answer:
 *
 * {@snippet lang=java :
 * try (MessageConnection server = MessageConnection.to(address, TIMEOUT);
 *         Message answer = server.request("hello".getBytes(UTF_8), TIMEOUT)) {
 *     System.out.println(answer.text());
 * }
 * }
 *
 * <h2>Life cycle</h2>
 *
 * A connection is open after {@link org.rdma4j.message.MessageConnection#to}, or when a server calls {@link
 * org.rdma4j.message.MessageHandler#onOpen}. Both sides send messages and requests until they {@linkplain
 * org.rdma4j.message.MessageConnection#shutdownOutput shut down their output} or {@linkplain
 * org.rdma4j.message.MessageConnection#close close} the connection. When both sides have received all messages, the
 * connection ends without a cause. If the peer terminates or the network fails, the connection ends with a cause, and
 * each outstanding operation fails with that cause.
 *
 * <h2>Flow control</h2>
 *
 * Each side can send as many messages as the peer has free slots. The total number of these slots is the peer's
 * {@linkplain org.rdma4j.message.MessageOptions#withWindow window}. A slot becomes free when the peer's handler
 * returns, or when the peer's program closes the message. If the peer has no free slot, {@link
 * org.rdma4j.message.MessageSender#trySend(byte[]) trySend} returns {@code false}, {@link
 * org.rdma4j.message.MessageSender#send(byte[], java.time.Duration) send} waits, and {@link
 * org.rdma4j.message.MessageSender#sendAsync(byte[]) sendAsync} returns a future that is completed later.
 *
 * <p>A side that sends a request reserves a slot for the answer, so the peer can send the answer even when it cannot
 * send other messages. The number of unanswered requests is {@linkplain org.rdma4j.message.MessageOptions#withRequests
 * limited}; further requests wait.
 *
 * <h2>Large messages</h2>
 *
 * If a message does not fit into a {@linkplain org.rdma4j.message.MessageOptions#withSlotSize slot}, the receiver reads
 * it from the sender's memory with RDMA READ. The order of messages is preserved. A message in {@link
 * org.rdma4j.verbs.LocalMemory} is sent without a copy; all other messages are copied once.
 *
 * <h2>Threads</h2>
 *
 * Each connection belongs to an {@link org.rdma4j.event.EventLoop}, whose driving thread calls the handlers and does
 * all other work of the connection. The methods of connections, messages and requests may be called from any thread,
 * including virtual threads, which park while they wait. Methods that wait must not be called in a handler.
 *
 * @see "docs/guide/messages.md"
 */
@org.jspecify.annotations.NullMarked
package org.rdma4j.message;
