package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Changes of the owner of a resource. */
class OwnerTest {
    private final Owner owner = new Owner("resource");

    private boolean anotherThreadCanClaim() throws InterruptedException {
        boolean[] claimed = new boolean[1];
        Thread other = new Thread(() -> claimed[0] = owner.tryClaim());
        other.start();
        other.join();
        return claimed[0];
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aThreadOwnsTheResourceUntilItTerminates(boolean virtual) throws InterruptedException {
        CountDownLatch claimed = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        Runnable task = () -> {
            try {
                owner.check();
                claimed.countDown();
                end.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };
        Thread first = (virtual ? Thread.ofVirtual() : Thread.ofPlatform()).start(task);
        claimed.await();
        assertThat(anotherThreadCanClaim()).as("while the thread is alive").isFalse();
        end.countDown();
        first.join();
        assertThat(anotherThreadCanClaim()).as("after the end").isTrue();
    }

    @Test
    void aResourceThatIsNoLongerGuarded() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        owner.guardedBy(lock);
        assertThat(anotherThreadCanClaim()).isFalse();
        owner.unguard();
        assertThat(anotherThreadCanClaim()).isTrue();
        owner.guardedBy(lock);
        lock.unlock();
        assertThatExceptionOfType(WrongThreadException.class).isThrownBy(owner::unguard);
    }

    @Test
    void theStateThatASubclassOfThreadReportsDoesNotEndItsOwnership() throws InterruptedException {
        CountDownLatch claimed = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        Thread lying = new Thread() {
            @Override
            public State getState() {
                return State.TERMINATED;
            }

            @Override
            public void run() {
                owner.check();
                claimed.countDown();
                try {
                    end.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        };
        lying.start();
        claimed.await();
        assertThatExceptionOfType(WrongThreadException.class).isThrownBy(owner::check);
        end.countDown();
        lying.join();
        owner.check();
    }

    @Test
    void aSubclassOfReentrantLockCannotGuard() {
        ReentrantLock subclass = new ReentrantLock() {
            private static final long serialVersionUID = 1;
        };
        subclass.lock();
        assertThatIllegalArgumentException().isThrownBy(() -> owner.guardedBy(subclass));
        ReentrantLock lock = new ReentrantLock();
        assertThatIllegalStateException().isThrownBy(() -> owner.guardedBy(lock));
        lock.lock();
        owner.guardedBy(lock);
        lock.unlock();
        assertThatExceptionOfType(WrongThreadException.class).isThrownBy(owner::check);
    }
}
