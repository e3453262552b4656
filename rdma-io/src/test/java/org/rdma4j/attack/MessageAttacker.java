package org.rdma4j.attack;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.event.EventLoop;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.Request;
import org.rdma4j.verbs.MemoryRegion;

/** A thread that uses the message connections of a world in random ways, also at the end of its stack. */
final class MessageAttacker implements Runnable {
    /** Difference of the lanes of a thread and of its tasks. */
    private static final int TASK_LANES = 100;

    private static final int MAX_FRAMES_LEFT = 400;
    /** Maximum number of small objects for which an action has memory that is to run out of it. */
    private static final int MAX_OBJECTS = 60;

    private static final Ballast BALLAST = new Ballast();
    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(5);

    private final MessageWorld world;
    private final Findings findings;
    private final RandomGenerator random;
    private final int lane;
    private final boolean overflows;
    private final boolean starves;
    private final BooleanSupplier ended;
    private final List<Thread> threads;
    private boolean dived;

    /**
     * @param overflows whether some actions are to end in a StackOverflowError
     * @param starves whether some actions run while the heap is full
     */
    MessageAttacker(
            MessageWorld world,
            int lane,
            long seed,
            boolean overflows,
            boolean starves,
            BooleanSupplier ended,
            List<Thread> threads) {
        this.world = world;
        this.findings = world.findings;
        this.lane = lane;
        this.random = new SplittableRandom(seed);
        this.overflows = overflows;
        this.starves = starves;
        this.ended = ended;
        this.threads = threads;
    }

    @Override
    public void run() {
        while (!ended.getAsBoolean()) {
            MessageAction action = MessageAction.random(random);
            try {
                int choice = random.nextInt(40);
                if (overflows && choice < 2) {
                    dived = false;
                    dive(action);
                } else if (starves && choice == 2) {
                    starve(action);
                } else {
                    act(action);
                }
                findings.messageAction(action, true);
            } catch (CancellationException | RejectedExecutionException e) {
                findings.messageAction(action, false);
            } catch (Throwable e) {
                findings.messageAction(action, false);
                findings.thrown(action, e);
            }
        }
    }

    /** Runs an action while the heap is full, or nearly so. */
    private void starve(MessageAction action) throws Exception {
        if (!BALLAST.fill(random.nextInt(MAX_OBJECTS))) {
            return;
        }
        try {
            act(action);
        } finally {
            BALLAST.drop();
        }
    }

    /** Runs an action a random number of frames before the end of the stack. Returns the number of frames still to leave. */
    private int dive(MessageAction action) throws Exception {
        int left;
        try {
            left = dive(action);
        } catch (StackOverflowError e) {
            if (dived) {
                throw e;
            }
            left = random.nextInt(MAX_FRAMES_LEFT);
        }
        if (left == 0) {
            dived = true;
            act(action);
        }
        return left - 1;
    }

    private Duration limit() {
        return Duration.ofMillis(random.nextInt(8) == 0 ? 200 : random.nextInt(10));
    }

    private int size() {
        return switch (random.nextInt(8)) {
            case 0 -> random.nextInt(MessageWorld.MAX_MESSAGE + 1);
            case 1 -> 3000;
            case 2 -> 1000 + random.nextInt(50);
            default -> random.nextInt(200);
        };
    }

    private void act(MessageAction action) throws Exception {
        int slot = random.nextInt(MessageWorld.CONNECTIONS);
        MessageWorld.Client client = world.clients.get(slot);
        if (client == null || !client.connection().isOpen() && random.nextInt(4) != 0) {
            connect(slot, client);
            return;
        }
        MessageConnection to = client.connection();
        MessageSide side = client.side();
        switch (action) {
            case SEND -> {
                byte[] bytes = side.out.next(lane, size());
                to.send(bytes, limit());
                side.out.sent(bytes);
            }
            case TRY_SEND -> {
                byte[] bytes = side.out.next(lane, size());
                if (to.trySend(bytes)) {
                    side.out.sent(bytes);
                }
            }
            case SEND_ASYNC -> sendAsync(to, side, lane);
            case SEND_CANCELED -> sendAsync(to, side, lane).cancel(true);
            case SEND_REGISTERED -> registered(to, side);
            case SEND_BURST ->
                to.loop().execute(() -> {
                    for (int i = random.nextInt(20); i >= 0; i--) {
                        sendAsync(to, side, lane + TASK_LANES);
                    }
                });
            case SEND_IN_STAGE -> sendAgain(to, side, random.nextInt(30));
            case REQUEST -> {
                byte[] bytes = side.out.next(lane, size());
                try (Message answer = to.request(bytes, limit())) {
                    check(answer, bytes);
                }
            }
            case REQUEST_ASYNC -> request(to, side);
            case REQUEST_CANCELED -> request(to, side).cancel(true);
            case RECEIVE -> {
                if (!client.handled()) {
                    to.receive(limit()).ifPresent(message -> take(side, message));
                }
            }
            case RECEIVE_CANCELED -> {
                if (!client.handled()) {
                    CompletableFuture<?> next = world.watch("receive", to.receiveAsync());
                    if (!next.cancel(true) && next.join() instanceof java.util.Optional<?> taken) {
                        taken.ifPresent(message -> take(side, (Message) message));
                    }
                }
            }
            case ANSWER -> {
                Message next = world.retained.poll();
                if (next instanceof Request request && random.nextBoolean()) {
                    request.answer(request.memory());
                }
                if (next != null) {
                    next.close();
                }
            }
            case SHUTDOWN -> to.shutdownOutput();
            case CLOSE -> {
                side.discards = true;
                to.close();
            }
            case CLOSE_ASYNC -> side.close(to);
            case ABORT -> side.abort(to);
            case STATE -> {
                to.statistics();
                to.toString();
                to.attachment();
                to.peerAddress();
            }
            case TIMER -> to.loop().schedule(() -> {}, limit()).cancel(random.nextBoolean());
            case ROUND -> world.loop(MessageWorld.UNDRIVEN).runOnce(Duration.ZERO);
            case AWAIT -> to.loop().await(new CompletableFuture<>(), limit());
            case SERVER ->
                world.server.connections().forEach(each -> {
                    if (random.nextInt(20) == 0) {
                        each.abort();
                    } else if (random.nextInt(10) == 0) {
                        each.shutdownOutput();
                    }
                });
            case CLOSE_LOOP -> world.closeLoop(random.nextInt(MessageWorld.LOOPS));
            case INTERRUPT -> threads.get(random.nextInt(threads.size())).interrupt();
        }
    }

    private void connect(int slot, MessageWorld.@Nullable Client before) throws IOException {
        EventLoop loop = world.loop(random.nextInt(MessageWorld.LOOPS));
        boolean handled = random.nextBoolean();
        MessageSide side = handled ? world.side() : new MessageSide(world);
        MessageConnection made;
        try {
            made = connect(loop, handled ? side : null);
        } catch (RejectedExecutionException e) {
            findings.find("a connect threw " + e, e);
            return;
        }
        MessageWorld.Client client = new MessageWorld.Client(made, side, handled);
        if (!world.clients.compareAndSet(slot, before, client)) {
            side.abort(made);
        }
        if (before != null) {
            before.side().abort(before.connection());
        }
    }

    private MessageConnection connect(EventLoop loop, @Nullable MessageSide side) throws IOException {
        if (side == null) {
            return MessageConnection.to(loop, world.server.address(), world.options, CONNECT_LIMIT);
        }
        CompletableFuture<MessageConnection> connecting = world.watch(
                "connect", MessageConnection.toAsync(loop, world.server.address(), world.options, CONNECT_LIMIT, side));
        if (random.nextInt(8) == 0) {
            connecting.cancel(true);
        }
        return loop.await(connecting, CONNECT_LIMIT);
    }

    private void check(Message answer, byte[] request) {
        if (!java.util.Arrays.equals(answer.toByteArray(), request)) {
            findings.find(
                    "the answer has " + answer.length() + " bytes, the request " + request.length, new Throwable());
        }
    }

    private void take(MessageSide side, Message message) {
        try (message) {
            side.received(message, false);
            if (message instanceof Request request && random.nextBoolean()) {
                request.answer(request.memory());
            }
        }
    }

    private CompletableFuture<Void> sendAsync(MessageConnection to, MessageSide side, int ofLane) {
        byte[] bytes = side.out.next(ofLane, size());
        CompletableFuture<Void> sent = world.watch("send", to.sendAsync(bytes));
        sent.thenRun(() -> side.out.sent(bytes));
        return sent;
    }

    private void sendAgain(MessageConnection to, MessageSide side, int left) {
        byte[] bytes = new byte[20];
        byte[] next = side.out.next(lane + 2 * TASK_LANES + (int) (random.nextLong() & 0xffff) * 1000, bytes.length);
        world.watch("send in a stage", to.sendAsync(next)).thenRun(() -> {
            side.out.sent(next);
            if (left > 0) {
                sendAgain(to, side, left - 1);
            }
        });
    }

    private CompletableFuture<Message> request(MessageConnection to, MessageSide side) {
        byte[] bytes = side.out.next(lane, size());
        CompletableFuture<Message> answer = world.watch("request", to.requestAsync(bytes, limit()));
        answer.thenAccept(message -> {
            try (message) {
                check(message, bytes);
            }
        });
        return answer;
    }

    private void registered(MessageConnection to, MessageSide side) throws IOException {
        byte[] bytes = side.out.next(lane, size());
        MemoryRegion region = to.allocate(bytes.length);
        region.memory().asByteBuffer().put(bytes);
        CompletableFuture<Void> sent = world.watch("send of registered memory", to.sendAsync(region));
        sent.whenComplete((result, e) -> {
            if (e == null) {
                side.out.sent(bytes);
            }
            try {
                region.close();
            } catch (IOException | RuntimeException failure) {
                // It has been closed with its connection.
            }
        });
    }
}
