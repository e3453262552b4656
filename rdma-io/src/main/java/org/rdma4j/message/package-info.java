/**
 * Messages with flow control: reliable, ordered messages, requests and answers between a server and its clients.
 *
 * <p>This is the package to begin with. Programs that place data into the memory of other machines, or that need the
 * operations of the device, use {@link org.rdma4j.channel} or {@link org.rdma4j.verbs}.
 *
 * <p>A server with an answer to every request:
 *
 * {@snippet lang=java :
 * try (MessageServer server = MessageServer.on(address)
 *         .onRequest((client, request) -> request.answer(request.memory()))
 *         .start()) {
 *     server.awaitClose();
 * }
 * }
 *
 * and a client:
 *
 * {@snippet lang=java :
 * try (MessageConnection server = MessageConnection.to(address, LIMIT);
 *         Message answer = server.request("hello".getBytes(UTF_8), LIMIT)) {
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
 * connection ends without a cause. If the peer terminates or the network fails, it ends with a cause, and everything that is
 * outstanding fails with it, once.
 *
 * <h2>Flow control</h2>
 *
 * Each side can send as many messages as the peer has free slots; this number is the peer's {@linkplain
 * org.rdma4j.message.MessageOptions#withWindow window}. A slot becomes free when the peer's handler has returned, or
 * the peer's program has closed the message. If the peer has no free slot, {@link
 * org.rdma4j.message.MessageSender#trySend(byte[]) trySend} returns {@code false}, {@link
 * org.rdma4j.message.MessageSender#send(byte[], java.time.Duration) send} waits, and {@link
 * org.rdma4j.message.MessageSender#sendAsync(byte[]) sendAsync} returns a future that is completed later.
 *
 * <p>A side that sends a request reserves a slot for the answer, so that the peer can answer even if it cannot send
 * other messages. The number of unanswered requests is {@linkplain org.rdma4j.message.MessageOptions#withRequests
 * limited}; further requests wait.
 *
 * <h2>Large messages</h2>
 *
 * The receiver reads a message that does not fit into a {@linkplain org.rdma4j.message.MessageOptions#withSlotSize
 * slot} from the sender's memory, with RDMA READ. The order of messages is preserved. A message in {@link
 * org.rdma4j.verbs.LocalMemory} is sent without a copy; all others are copied once.
 *
 * <h2>Threads</h2>
 *
 * Each connection belongs to an {@link org.rdma4j.event.EventLoop}, whose thread calls the handlers and does all the work of
 * the connection. The methods of connections, messages and requests may be called from any thread, including virtual
 * threads, which park while they wait. Methods that wait must not be called in a handler.
 */
@org.jspecify.annotations.NullMarked
package org.rdma4j.message;
