package org.rdma4j.verbs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** The thread that something belongs to: the first that uses it, until it lets go or ends; or whichever holds a lock. */
final class Owner {
    private static final VarHandle HOLDER;

    static {
        try {
            HOLDER = MethodHandles.lookup().findVarHandle(Owner.class, "holder", Object.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Object what;
    /** A {@link Thread}, or the {@link ReentrantLock} that its owner holds. */
    private @Nullable Object holder;

    private volatile boolean retired;

    Owner(Object what) {
        this.what = what;
    }

    /** Makes the current thread the owner where there is none, and refuses it where there is another. */
    void check() {
        // Without an acquire: a thread finds itself only where it has put itself, or before whose start handTo() did.
        if (holder != Thread.currentThread() && !tryClaim()) {
            throw refused();
        }
    }

    private RuntimeException refused() {
        if (retired) {
            return new IllegalStateException(what + " is closed");
        }
        Object now = HOLDER.getAcquire(this);
        return new WrongThreadException(
                now instanceof ReentrantLock
                        ? what + " is guarded by " + now + "; this thread has to lock that first"
                        : what + " is used by " + now + "; that thread has to release() it first");
    }

    /** Whether the current thread is the owner, which it becomes where there is none. */
    boolean tryClaim() {
        Object now = HOLDER.getAcquire(this);
        if (now instanceof ReentrantLock lock) {
            return lock.isHeldByCurrentThread();
        }
        Thread current = Thread.currentThread();
        return now == current
                || !retired
                        && (now == null || now instanceof Thread owner && !owner.isAlive())
                        && HOLDER.compareAndSet(this, now, current);
    }

    /** As {@link #check}; gives whether the current thread was not the owner before. */
    boolean take() {
        boolean others = !isMine();
        check();
        return others;
    }

    /** Whether the current thread is the owner. */
    boolean isMine() {
        Object now = HOLDER.getAcquire(this);
        return now == Thread.currentThread() || now instanceof ReentrantLock lock && lock.isHeldByCurrentThread();
    }

    /** Nobody owns it any more, or will. */
    void retire() {
        retired = true;
        HOLDER.setRelease(this, null);
    }

    /** Has the next that uses it own it; what a lock guards stays the lock's, for good. */
    void release() {
        check();
        if (!(holder instanceof ReentrantLock)) {
            HOLDER.setRelease(this, null);
        }
    }

    /** Gives it to another thread, which is started afterwards. */
    void handTo(Thread next) {
        check();
        if (holder instanceof ReentrantLock) {
            throw new IllegalStateException(what + " is guarded by " + holder + ", and cannot be given to a thread");
        }
        HOLDER.setRelease(this, next);
    }

    /** From now on whoever holds the lock owns it: first this thread, so that the next sees what it has done. */
    void guardedBy(ReentrantLock lock) {
        Objects.requireNonNull(lock);
        if (!lock.isHeldByCurrentThread()) {
            throw new IllegalStateException("the lock that is to guard " + what + " is not held by this thread");
        }
        check();
        HOLDER.setRelease(this, lock);
    }
}
