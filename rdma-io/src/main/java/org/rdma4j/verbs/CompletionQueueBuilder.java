package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_cq_init_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_cq_init_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_create_cq_attr_flags;

/**
 * Builder of a {@link CompletionQueue}; see {@link CompletionQueue#builder}.
 *
 * {@snippet lang=java :
 * CompletionQueue completions = CompletionQueue.builder(context, 1024)
 *         .events()
 *         .vector(1)
 *         .timestamps()
 *         .create();
 * }
 *
 * <p>A builder may create several queues, which the caller closes. It is not safe for use by several threads.
 *
 * @see "docs/reference/tuning.md"
 */
public final class CompletionQueueBuilder {
    private final Context context;
    private final int entries;

    /** Whether the queue has events. */
    private boolean events;

    /** Whether polls arm the queue for solicited messages and failures only. */
    private boolean solicitedOnly;

    private int vector;

    /** Fields of a completion beyond {@code struct ibv_wc}, bits of {@code enum ibv_create_cq_wc_flags}. */
    private long fields;

    /** Whether the driver's lock on the queue is disabled. */
    private boolean singleThreaded;

    CompletionQueueBuilder(Context context, int entries) {
        this.context = context;
        this.entries = entries;
    }

    /** Creates the queue with its own completion channel. Waiting threads then sleep until an event occurs. */
    public CompletionQueueBuilder events() {
        events = true;
        return this;
    }

    /**
     * Creates the queue with its own completion channel, and with events only for solicited messages ({@link
     * SendRequest#solicited SendRequest.solicited}) and failures. Other completions do not wake up {@link
     * CompletionQueue#poll(java.time.Duration)}, which returns them after the next event. Suitable for completion
     * queues of receives: a send generates such an event only if it fails. A wait for a single request is woken up by
     * any completion. soft-iWARP does not generate solicited events.
     */
    public CompletionQueueBuilder solicitedEvents() {
        solicitedOnly = true;
        return events();
    }

    /**
     * Sets the completion vector ({@code comp_vector}, default 0). The vector selects the interrupt that signals the events of
     * the queue, and therefore the processor that handles it.
     *
     * @param number 0 to {@link Context#completionVectors} - 1
     */
    public CompletionQueueBuilder vector(int number) {
        vector = number;
        return this;
    }

    /**
     * Records the device timestamp of each completion: {@link Completions#timestamp}. Polling such a queue is slower, because
     * the driver reads each field with a separate function. A poll is still a single native call.
     *
     * <p>{@link #create} throws a {@link VerbsException} if the device does not support timestamps. Check first that {@link
     * DeviceAttributes#timestampMask} is not 0.
     */
    public CompletionQueueBuilder timestamps() {
        fields |= ExtendedPoll.DEVICE_TIME;
        return this;
    }

    /**
     * Records the wall-clock time of each completion: {@link Completions#wallClock}. Costs and restrictions are those of
     * {@link #timestamps}.
     */
    public CompletionQueueBuilder wallClock() {
        fields |= ExtendedPoll.WALL_CLOCK;
        return this;
    }

    /**
     * Disables the driver's lock on the queue, if the driver supports that; otherwise the lock remains. In either case, only
     * the owner of the completion queue may reset or close its queue pairs; any other thread gets a {@link
     * WrongThreadException}.
     */
    public CompletionQueueBuilder singleThreaded() {
        singleThreaded = true;
        return this;
    }

    /**
     * Creates the queue: {@code ibv_create_cq_ex} if an option requires it, otherwise {@code ibv_create_cq}.
     *
     * @throws IllegalArgumentException if the number of entries or the completion vector is out of range for the device
     * @throws VerbsException if the driver rejects the call
     */
    public CompletionQueue create() throws VerbsException {
        checkEntries(context, entries);
        if (vector != 0 && (vector < 0 || vector >= context.completionVectors())) {
            throw new IllegalArgumentException("The completion vector is " + vector + ", but " + context
                    + " has the vectors 0 to " + (context.completionVectors() - 1));
        }
        CompletionChannel channel = events ? CompletionChannel.create(context) : null;
        boolean created = false;
        try {
            CompletionQueue queue = Resource.open(new CompletionQueue(this, channel));
            created = true;
            return queue;
        } catch (VerbsException e) {
            throw explained(e);
        } finally {
            if (!created && channel != null) {
                channel.abandon();
            }
        }
    }

    /** Throws if the device does not support a completion queue of this capacity. */
    static void checkEntries(Context context, int entries) {
        int max = context.attributes().maxCompletions();
        if (entries < 1 || entries > max) {
            throw new IllegalArgumentException("Cannot create a completion queue of " + entries + " entries: " + context
                    + " supports 1 to " + max);
        }
    }

    private VerbsException explained(VerbsException failure) {
        return fields != 0 && isUnsupported(failure.errno())
                ? failure.explained(context + " does not support the requested timestamps of completions; see"
                        + " timestampMask() of its attributes")
                : context.explained(failure);
    }

    private static boolean isUnsupported(int errno) {
        return errno == Errno.EOPNOTSUPP || errno == Errno.ENOSYS || errno == Errno.EINVAL;
    }

    /** Creates the {@code struct ibv_cq}. */
    MemorySegment createNative(@Nullable CompletionChannel channel) {
        MemorySegment eventChannel = channel == null ? MemorySegment.NULL : channel.handle();
        if (fields != 0 || singleThreaded) {
            MemorySegment queue = createExtended(eventChannel);
            if (queue.address() != 0) {
                return queue;
            }
            int errno = Errno.last();
            if (fields != 0 || !isUnsupported(errno)) {
                throw new ErrnoException("ibv_create_cq_ex", errno);
            }
        }
        context.clearErrno();
        return Ibverbs.ibv_create_cqChecked(context.handle(), entries, MemorySegment.NULL, eventChannel, vector);
    }

    private MemorySegment createExtended(MemorySegment eventChannel) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_cq_init_attr_ex.allocate(arena);
            ibv_cq_init_attr_ex.cqe(attr, entries);
            ibv_cq_init_attr_ex.channel(attr, eventChannel);
            ibv_cq_init_attr_ex.comp_vector(attr, vector);
            ibv_cq_init_attr_ex.wc_flags(attr, ExtendedPoll.STANDARD | fields);
            if (singleThreaded) {
                ibv_cq_init_attr_ex.comp_mask(attr, ibv_cq_init_attr_mask.IBV_CQ_INIT_ATTR_MASK_FLAGS);
                ibv_cq_init_attr_ex.flags(attr, ibv_create_cq_attr_flags.IBV_CREATE_CQ_ATTR_SINGLE_THREADED);
            }
            MemorySegment queue = Ibverbs.ibv_create_cq_ex(context.handle(), attr);
            return queue.address() == 0 ? queue : Ibverbs.ibv_cq_ex_to_cq(queue);
        }
    }

    Context context() {
        return context;
    }

    boolean isSolicitedOnly() {
        return solicitedOnly;
    }

    long fields() {
        return fields;
    }

    boolean isSingleThreaded() {
        return singleThreaded;
    }
}
