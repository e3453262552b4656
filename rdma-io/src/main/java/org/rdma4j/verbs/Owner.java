package org.rdma4j.verbs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Tracks the owner of a resource: the first thread to use the resource, until that thread releases the resource or
 * terminates. The owner of a <i>guarded</i> resource is the thread that holds its lock. A <i>retired</i> resource is
 * closed and never has an owner again.
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

    /** The resource, for exception messages. */
    private final Object resource;

    /**
     * The {@link Thread} that owns the resource, or the {@link ReentrantLock} that guards it; {@code null} if there is
     * no owner. Written with release semantics, so that the next owner sees the writes of the previous owner.
     */
    private @Nullable Object holder;

    /** Whether the resource is retired. */
    private volatile boolean retired;

    /**
     * Creates the owner state of a resource, which has no owner at first.
     *
     * @param resource the resource, for exception messages
     */
    Owner(Object resource) {
        this.resource = resource;
    }

    /**
     * Checks that the current thread is the owner. If there is no owner, the current thread becomes the owner.
     *
     * @throws WrongThreadException if another thread is the owner, or the current thread does not hold the lock
     * @throws IllegalStateException if the resource is closed
     */
    void check() {
        if (!isOwnedNow() && !tryClaim()) {
            throw notOwner();
        }
    }

    /**
     * Fast path: returns {@code true} if the current thread is the owner. A plain read is sufficient. It returns the
     * current thread only if that thread wrote it; and a lock that the current thread holds is replaced only by a thread
     * that holds the same lock.
     */
    private boolean isOwnedNow() {
        Object current = holder;
        return current == Thread.currentThread()
                || current instanceof ReentrantLock lock && lock.isHeldByCurrentThread();
    }

    /** Performs {@link #check}, but returns {@code false} if the resource is closed. */
    boolean checkUnlessClosed() {
        if (isOwnedNow() || tryClaim()) {
            return true;
        }
        if (retired) {
            return false;
        }
        throw notOwner();
    }

    private RuntimeException notOwner() {
        if (retired) {
            return new IllegalStateException(resource + " is closed");
        }
        Object current = HOLDER.getAcquire(this);
        return new WrongThreadException(
                current instanceof ReentrantLock
                        ? resource + " is guarded by " + current + "; lock it first"
                        : resource + " is owned by " + current + "; call release() on that thread first");
    }

    /**
     * Makes the current thread the owner if there is none. Returns {@code true} if the current thread is the owner
     * afterwards.
     */
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

    /** Removes the owner, and the lock if the resource is guarded, so that any thread may become the owner. */
    void unguard() {
        check();
        HOLDER.setRelease(this, null);
    }

    /**
     * Guards the resource with the given lock.
     *
     * @param lock a lock held by the current thread
     * @throws IllegalArgumentException if the lock is of a subclass of {@link ReentrantLock}, whose methods could run code
     *     of the program between a check of the owner and a native call
     * @throws IllegalStateException if the current thread does not hold the lock
     */
    void guardedBy(ReentrantLock lock) {
        if (lock.getClass() != ReentrantLock.class) {
            throw new IllegalArgumentException("Cannot guard " + resource + " with a "
                    + lock.getClass().getName() + "; pass a ReentrantLock, not a subclass");
        }
        if (!lock.isHeldByCurrentThread()) {
            throw new IllegalStateException(
                    "Cannot guard " + resource + " with a lock that is not held by this thread; lock it first");
        }
        check();
        HOLDER.setRelease(this, lock);
    }
}
