package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.SendRequest;

/** System calls with which a loop arms its completion queues before it sleeps. */
@Timeout(60)
class RegisteredQueueWakeUpTest extends RegisteredQueueFixture {
    private static final int TASKS = 20;

    @BeforeAll
    static void install() {
        LoopManager.install();
    }

    /** Runs tasks, before each of which the loop sleeps. */
    private void wakeUpByTasks() throws Exception {
        for (int i = 0; i < TASKS; i++) {
            Thread.sleep(2);
            inLoop(() -> {});
        }
    }

    @Test
    void queuesWithoutCompletionsStayArmed() throws Exception {
        registerBoth();
        wakeUpByTasks();
        long before = LoopControl.eventReads();
        wakeUpByTasks();
        assertThat(LoopControl.eventReads()).as("attempts to take an event").isEqualTo(before);
    }

    @Test
    void aCompletionIsHandledAfterWakeUpsByTasks() throws Exception {
        registerBoth();
        receive(queuePair, 0).post();
        queuePair.release();
        wakeUpByTasks();
        get(loop.submit(send(peer, 8)));
        EventLoopFixture.await(() -> handled.size() == 1);
    }

    /** A resized queue may no longer be armed. */
    @Test
    void aCompletionIsHandledAfterAResize() throws Exception {
        registerBoth();
        receive(queuePair, 0).post();
        queuePair.release();
        inLoop(() -> queue.resize(512));
        wakeUpByTasks();
        get(loop.submit(send(peer, 8)));
        EventLoopFixture.await(() -> handled.size() == 1);
    }

    /** A handler that arms the queue itself consumes the event. */
    @Test
    void aCompletionIsHandledAfterAHandlerHasArmedTheQueue() throws Exception {
        registerBoth();
        for (int i = 0; i < 2; i++) {
            receive(queuePair, i).post();
        }
        queuePair.release();
        SendRequest send = send(peer, 8);
        get(loop.submit(send));
        EventLoopFixture.await(() -> handled.size() == 1);
        inLoop(() -> {
            queue.arm();
            queue.arm();
        });
        wakeUpByTasks();
        get(loop.submit(send));
        EventLoopFixture.await(() -> handled.size() == 2);
    }
}
