package org.rdma4j.verbs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/** The thread that something belongs to: the first that uses it, until it lets go or ends. */
final class Owner {
    private static final VarHandle THREAD;

    static {
        try {
            THREAD = MethodHandles.lookup().findVarHandle(Owner.class, "thread", Thread.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Object what;
    private @Nullable Thread thread;
    private volatile boolean retired;

    Owner(Object what) {
        this.what = what;
    }

    /** Makes the current thread the owner where there is none, and refuses it where there is another. */
    void check() {
        // Without an acquire: a thread finds itself only where it has put itself, or before whose start handTo() did.
        if (thread != Thread.currentThread() && !tryClaim()) {
            if (retired) {
                throw new IllegalStateException(what + " is closed");
            }
            throw new WrongThreadException(
                    what + " is used by " + THREAD.getAcquire(this) + "; that thread has to release() it first");
        }
    }

    /** Whether the current thread is the owner, which it becomes where there is none. */
    boolean tryClaim() {
        Thread current = Thread.currentThread();
        Thread owner = (Thread) THREAD.getAcquire(this);
        return owner == current
                || !retired && (owner == null || !owner.isAlive()) && THREAD.compareAndSet(this, owner, current);
    }

    /** As {@link #check}; gives whether the current thread was not the owner before. */
    boolean take() {
        boolean others = !isMine();
        check();
        return others;
    }

    /** Whether the current thread is the owner. */
    boolean isMine() {
        return THREAD.getAcquire(this) == Thread.currentThread();
    }

    /** Nobody owns it any more, or will. */
    void retire() {
        retired = true;
        THREAD.setRelease(this, null);
    }

    void release() {
        handTo(null);
    }

    /** Gives it to another thread, which is started afterwards, or to whoever uses it next. */
    void handTo(@Nullable Thread next) {
        check();
        THREAD.setRelease(this, next);
    }
}
