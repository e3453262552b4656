package org.rdma4j.attack;

import static org.rdma4j.attack.World.Kind.ADDRESS_HANDLE;
import static org.rdma4j.attack.World.Kind.COMPLETIONS;
import static org.rdma4j.attack.World.Kind.CONTEXT;
import static org.rdma4j.attack.World.Kind.DEVICE_MEMORY;
import static org.rdma4j.attack.World.Kind.DOMAIN;
import static org.rdma4j.attack.World.Kind.LEASE;
import static org.rdma4j.attack.World.Kind.LINK;
import static org.rdma4j.attack.World.Kind.POOL;
import static org.rdma4j.attack.World.Kind.QUEUE;
import static org.rdma4j.attack.World.Kind.QUEUE_PAIR;
import static org.rdma4j.attack.World.Kind.REGION;
import static org.rdma4j.attack.World.Kind.SHARED_RECEIVES;
import static org.rdma4j.attack.World.Kind.WINDOW;
import static org.rdma4j.attack.World.Kind.WORK;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.event.EventLoop;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.DeviceMemory;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MemoryWindow;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkScope;

/** An action of an attacker on random objects of its world. Any exception of the API may be the result. */
enum Action {
    OPEN_DEVICE(1, a -> a.make(CONTEXT, () -> a.target.open())),
    CREATE_DOMAIN(2, a -> a.make(DOMAIN, () -> ProtectionDomain.allocate(a.pick(CONTEXT, Context.class)))),
    CREATE_QUEUE(
            4,
            a -> a.make(
                    QUEUE,
                    () -> a.random.nextBoolean()
                            ? CompletionQueue.create(a.pick(CONTEXT, Context.class), 256)
                            : CompletionQueue.createWithEvents(a.pick(CONTEXT, Context.class), 256))),
    CREATE_PAIR(20, a -> a.make(QUEUE_PAIR, () -> queuePair(a))),
    CREATE_DATAGRAMS(
            3,
            a -> a.make(
                    QUEUE_PAIR,
                    () -> QueuePair.builder(a.domain(), QueuePairType.UD)
                            .completions(a.pick(QUEUE, CompletionQueue.class))
                            .create())),
    START_DATAGRAMS(3, a -> a.queuePair().startDatagrams(Attacker.QKEY)),
    ALLOCATE_REGION(6, a -> a.make(REGION, () -> MemoryRegion.allocate(a.domain(), a.bytes(), a.access()))),
    REGISTER_REGION(
            6,
            a -> a.make(
                    REGION,
                    () -> MemoryRegion.register(a.domain(), Arena.ofAuto().allocate(a.bytes()), a.access()))),
    CREATE_POOL(3, a -> a.make(POOL, () -> BufferPool.create(a.domain(), 1 + a.random.nextInt(8192), 4, 3))),
    CREATE_WINDOW(
            3,
            a -> a.make(
                    WINDOW,
                    () -> MemoryWindow.allocate(
                            a.domain(), a.random.nextBoolean() ? MemoryWindow.Type.TYPE_1 : MemoryWindow.Type.TYPE_2))),
    CREATE_HANDLE(
            4,
            a -> a.make(
                    ADDRESS_HANDLE,
                    () -> AddressHandle.create(a.domain(), a.queuePair().endpoint()))),
    CREATE_SHARED(2, a -> a.make(SHARED_RECEIVES, () -> SharedReceiveQueue.create(a.domain(), 8, 2))),
    CREATE_DEVICE_MEMORY(
            1, a -> a.make(DEVICE_MEMORY, () -> DeviceMemory.allocate(a.pick(CONTEXT, Context.class), 64, 0))),
    LEASE_BUFFER(
            30,
            a -> a.make(
                    LEASE,
                    () -> a.random.nextBoolean()
                            ? a.pick(POOL, BufferPool.class).tryLease()
                            : a.pick(POOL, BufferPool.class).lease(a.limit()))),
    CONNECT(10, a -> a.target.connect(a.queuePair(), a.queuePair())),
    RESET(4, a -> reset(a.queuePair())),
    CONNECT_AGAIN(20, a -> {
        QueuePair one = a.queuePair();
        QueuePair other = a.queuePair();
        reset(one);
        reset(other);
        a.target.connect(one, other);
    }),
    ABORT(4, a -> a.queuePair().abort()),
    LINK_PAIRS(4, Attacker::link),
    PREPARE_ON_LINK(40, a -> a.make(WORK, () -> onLink(a.pick(LINK, Link.class), a.random))),
    PREPARE_SEND(40, a -> a.make(WORK, () -> send(a))),
    PREPARE_RECEIVE(
            20,
            a -> a.make(
                    WORK,
                    () -> a.random.nextInt(4) == 0
                            ? a.pick(SHARED_RECEIVES, SharedReceiveQueue.class).prepareReceive(a.memory())
                            : a.queuePair().prepareReceive(a.buffers()))),
    PREPARE_WINDOW(
            8,
            a -> a.make(
                    WORK,
                    () -> a.random.nextBoolean()
                            ? a.queuePair().prepareBind(a.window(), a.memory(), a.access())
                            : a.queuePair().prepareInvalidate(a.window()))),
    CHAIN(
            8,
            a -> a.make(
                    WORK,
                    () -> a.work() instanceof SendRequest first && a.work() instanceof SendRequest second
                            ? WorkChain.of(first, second)
                            : null)),
    CHANGE_REQUEST(40, Action::change),
    POST(80, a -> a.work().post()),
    POST_AND_WAIT_FOR_ROOM(10, a -> a.work().post(a.limit())),
    COMPLETE(40, a -> a.work().complete(a.limit())),
    AWAIT(20, a -> a.work().await(a.limit())),
    TRY_AWAIT(20, a -> a.work().tryAwait(a.limit())),
    SCOPE(20, Action::scope),
    FUTURES(2, Action::futures),
    POLL(
            40,
            a -> a.make(
                    COMPLETIONS,
                    () -> a.random.nextBoolean()
                            ? a.pick(QUEUE, CompletionQueue.class).poll()
                            : a.pick(QUEUE, CompletionQueue.class).poll(a.limit()))),
    TAKE_COMPLETION(60, a -> {
        Completions done = a.pick(COMPLETIONS, Completions.class);
        if (done.next()) {
            done.request().checkSuccess();
        }
    }),
    READ_RESULT(20, a -> {
        if (a.work() instanceof ReceiveRequest receive) {
            receive.message().asByteBuffer();
            receive.senderHandle(a.domain()).close();
        } else if (a.work() instanceof WorkRequest<?> request) {
            QueuePair.of(request.attach(request.status())).query();
        }
    }),
    WAKE_UP(5, a -> a.pick(QUEUE, CompletionQueue.class).wakeup()),
    RESIZE_QUEUE(4, a -> a.pick(QUEUE, CompletionQueue.class).resize(1 + a.random.nextInt(400))),
    RESIZE_SHARED(2, a -> a.pick(SHARED_RECEIVES, SharedReceiveQueue.class).resize(1 + a.random.nextInt(16))),
    RELEASE(30, a -> a.world.release()),
    CLEAR_INTERRUPT(20, a -> Thread.interrupted()),
    GUARD(1, a -> {
        if (a.random.nextBoolean()) {
            a.queuePair().guardedBy(a.world.lock);
        } else {
            a.pick(QUEUE, CompletionQueue.class).guardedBy(a.world.lock);
        }
    }),
    CHANGE_MEMORY(
            4,
            a -> a.pick(REGION, MemoryRegion.class).changeMemory(Arena.ofAuto().allocate(a.bytes()))),
    CHANGE_ACCESS(4, a -> a.pick(REGION, MemoryRegion.class).changeAccess(a.access())),
    TOUCH_MEMORY(20, a -> a.memory().memory().fill((byte) 7)),
    DEVICE_MEMORY_ACCESS(2, a -> {
        DeviceMemory memory = a.pick(DEVICE_MEMORY, DeviceMemory.class);
        memory.write(a.random.nextInt(70), MemorySegment.ofArray(new byte[8]));
        memory.read(a.random.nextInt(70), MemorySegment.ofArray(new byte[8]));
    }),
    TRUNCATE_FILE(2, a -> TruncatedFile.send(a)),
    DROP_WORK(1, a -> a.world.dropWork()),
    INTERRUPT(5, Attacker::interruptAnother),
    CLOSE_LEASE(30, a -> {
        Lease lease = a.pick(LEASE, Lease.class);
        lease.close();
        a.world.forget(lease);
        if (a.random.nextInt(8) == 0) {
            lease.close();
        }
    }),
    CLOSE_PAIR(8, a -> a.close(a.queuePair())),
    CLOSE_ANY(8, a -> a.close(a.pick(a.closeable(), Resource.class))),
    CLOSE_LINK(2, a -> {
        Link link = a.pick(LINK, Link.class);
        if (a.random.nextBoolean()) {
            link.abort();
        }
        link.close();
    });

    /** Implementation of an action. */
    interface Body {
        void run(Attacker attacker) throws Exception;
    }

    private final int weight;
    private final Body body;

    /** @param weight how often the action is chosen, relative to the others */
    Action(int weight, Body body) {
        this.weight = weight;
        this.body = body;
    }

    /** Returns all actions, each as often as its weight. */
    static Action[] weighted() {
        return List.of(values()).stream()
                .flatMap(action -> java.util.Collections.nCopies(action.weight, action).stream())
                .toArray(Action[]::new);
    }

    void run(Attacker attacker) throws Exception {
        body.run(attacker);
    }

    private static void reset(QueuePair queuePair) throws Exception {
        queuePair.modify(new QueuePairAttributes().state(QueuePairState.RESET));
    }

    private static QueuePair queuePair(Attacker a) throws Exception {
        var builder = QueuePair.builder(a.domain(), a.random.nextInt(6) == 0 ? QueuePairType.UC : QueuePairType.RC)
                .sendCompletions(a.pick(QUEUE, CompletionQueue.class))
                .receiveCompletions(a.pick(QUEUE, CompletionQueue.class))
                .sendRequests(8)
                .receiveRequests(8)
                .elements(2)
                .inline(64);
        if (a.random.nextInt(3) == 0) {
            builder.receives(a.pick(SHARED_RECEIVES, SharedReceiveQueue.class));
        }
        return builder.create();
    }

    private static Work<?> send(Attacker a) throws Exception {
        QueuePair from = a.queuePair();
        return switch (a.random.nextInt(6)) {
            case 0 -> from.prepareWrite(a.remote(), a.buffers());
            case 1 -> from.prepareRead(a.remote(), a.buffers());
            case 2 -> from.prepareFetchAndAdd(a.remote(), a.memory(), 1);
            case 3 -> from.prepareCompareAndSwap(a.remote(), a.memory(), 0, 1);
            case 4 -> from.prepareSend(a.memory()).to(a.handle(), a.queuePair().number(), Attacker.QKEY);
            default -> from.prepareSend(a.buffers());
        };
    }

    private static @Nullable Work<?> onLink(Link link, RandomGenerator random) {
        QueuePair near = link.near;
        QueuePair far = link.far;
        if (near == null || far == null) {
            return null;
        }
        long at = 8L * random.nextInt(100);
        LocalMemory local = link.nearMemory.slice(at, 8);
        return switch (random.nextInt(5)) {
            case 0 -> near.prepareSend(local);
            case 1 -> near.prepareWrite(link.farMemory.remoteMemory(), local);
            case 2 -> near.prepareRead(link.farMemory.remoteMemory(), local);
            case 3 -> near.prepareFetchAndAdd(link.farMemory.remoteMemory(), local, 1);
            default -> far.prepareReceive(link.farMemory.slice(at, 64));
        };
    }

    private static void change(Attacker a) throws Exception {
        if (a.work() instanceof SendRequest send) {
            switch (a.random.nextInt(10)) {
                case 0 -> send.range(a.random.nextInt(100), a.random.nextInt(100));
                case 1 -> send.range(1, a.random.nextInt(100), a.random.nextInt(100));
                case 2 -> send.local(a.buffers());
                case 3 -> send.local(a.memory());
                case 4 -> send.inline(a.random.nextBoolean());
                case 5 -> send.signaled(a.random.nextInt(3) != 0);
                case 6 -> send.immediate(7).solicited(true);
                case 7 -> send.remote(a.remote());
                case 8 -> send.remoteOffset(a.random.nextInt(5000));
                default -> send.withoutImmediate().fence(a.random.nextBoolean());
            }
        } else if (a.work() instanceof ReceiveRequest receive) {
            receive.local(a.buffers()).range(0, a.random.nextInt(100));
        } else if (a.work() instanceof WorkChain<?> chain) {
            chain.limit(1 + a.random.nextInt(2));
        }
    }

    private static void scope(Attacker a) throws Exception {
        if (a.random.nextBoolean()) {
            try (WorkScope scope = new WorkScope(a.limit())) {
                scope.postAll(List.of(a.work(), a.work()));
                scope.post(a.sendRequest());
            }
        } else {
            try (WorkScope scope = new WorkScope(a.limit(), a.queuePair())) {
                scope.receive(a.memory());
                LocalMemory from = a.memory();
                scope.send(from);
                scope.write(a.remote(), from);
            }
        }
    }

    private static void futures(Attacker a) throws Exception {
        try (EventLoop loop = EventLoop.start()) {
            loop.register(a.pick(QUEUE, CompletionQueue.class), request -> {});
            for (int i = 0; i < 4; i++) {
                loop.submit(a.sendRequest(), a.limit()).get(a.limit().toNanos(), TimeUnit.NANOSECONDS);
            }
        } catch (TimeoutException | ExecutionException | InterruptedException e) {
            // The work did not complete in time, or has failed, or the wait was interrupted.
        }
    }
}
