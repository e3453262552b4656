package org.rdma4j.verbs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The thread that owns a resource: the first that uses it, until it releases the resource or terminates. The owner of a
 * <i>guarded</i> resource is the thread that holds the lock. A <i>retired</i> resource is closed and never has an owner again.
 */
final class Owner {
    private static final VarHandle HOLDER;

    static {
        try {
            HOLDER = MethodHandles.lookup().findVarHandle(Owner.class, "holder", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** The resource, named in messages. */
    private final Object resource;

    /**
     * The {@link Thread} that owns the resource, or the {@link ReentrantLock} that guards it; null if there is no owner.
     * Written with release semantics, so that the next owner sees the writes of the previous one.
     */
    private @Nullable Object holder;

    /** Whether the resource is closed. */
    private volatile boolean retired;

    /** @param resource the resource, named in messages */
    Owner(Object resource) {
        this.resource = resource;
    }

    /**
     * Makes the current thread the owner if there is none.
     *
     * @throws WrongThreadException if another thread is the owner, or the current thread does not hold the lock
     * @throws IllegalStateException if the resource is closed
     */
    void check() {
        // A plain read suffices: it returns the current thread only if that thread has written it, or was started after
        // transferTo() wrote it.
        if (holder != Thread.currentThread() && !tryClaim()) {
            throw notOwner();
        }
    }

    private RuntimeException notOwner() {
        if (retired) {
            return new IllegalStateException(resource + " is closed");
        }
        Object current = HOLDER.getAcquire(this);
        return new WrongThreadException(
                current instanceof ReentrantLock
                        ? resource + " is guarded by " + current + "; lock it first"
                        : resource + " is used by " + current + "; call release() on that thread first");
    }

    /** Makes the current thread the owner if there is none. Returns {@code true} if the current thread is the owner. */
    boolean tryClaim() {
        Object current = HOLDER.getAcquire(this);
        if (current instanceof ReentrantLock lock) {
            return lock.isHeldByCurrentThread();
        }
        Thread caller = Thread.currentThread();
        return current == caller
                || !retired
                        && (current == null || current instanceof Thread owner && !owner.isAlive())
                        && HOLDER.compareAndSet(this, current, caller);
    }

    /** Performs {@link #check}. Returns {@code true} if the current thread was not the owner before. */
    boolean claim() {
        boolean claimed = !isHeldByCurrentThread();
        check();
        return claimed;
    }

    /** Returns {@code true} if the current thread is the owner. */
    boolean isHeldByCurrentThread() {
        Object current = HOLDER.getAcquire(this);
        return current == Thread.currentThread()
                || current instanceof ReentrantLock lock && lock.isHeldByCurrentThread();
    }

    /** Removes the owner permanently. Called when the resource is closed. */
    void retire() {
        retired = true;
        HOLDER.setRelease(this, null);
    }

    /** Releases ownership, so that another thread may become the owner. A guarded resource remains guarded. */
    void release() {
        check();
        if (!(holder instanceof ReentrantLock)) {
            HOLDER.setRelease(this, null);
        }
    }

    /**
     * Makes another thread the owner. The caller starts that thread afterwards.
     *
     * @throws IllegalStateException if the resource is guarded
     */
    void transferTo(Thread next) {
        check();
        if (holder instanceof ReentrantLock) {
            throw new IllegalStateException(
                    resource + " is guarded by " + holder + " and cannot be handed to a thread");
        }
        HOLDER.setRelease(this, next);
    }

    /**
     * Makes the resource guarded by a lock, which the current thread holds.
     *
     * @throws IllegalStateException if the current thread does not hold the lock
     */
    void guardedBy(ReentrantLock lock) {
        Objects.requireNonNull(lock);
        if (!lock.isHeldByCurrentThread()) {
            throw new IllegalStateException(
                    "the lock to guard " + resource + " is not held by this thread; lock it first");
        }
        check();
        HOLDER.setRelease(this, lock);
    }
}
