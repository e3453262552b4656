package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.loop.LoopDevice;

/** The example of credits for one direction in the Javadoc of {@code org.rdma4j.cm}, with queue pairs in place of connections. */
class OneWayCreditsTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int N = 16;
    private static final int SIZE = 64;

    private static void send(QueuePair queuePair, MemoryRegion memory, int messages) throws RdmaException {
        SendRequest[] sends = new SendRequest[N];
        ReceiveRequest[] credits = new ReceiveRequest[3];
        for (int i = 0; i < N; i++) {
            sends[i] = queuePair.prepareSend(memory.slice(i * SIZE, SIZE));
        }
        for (int i = 0; i < 3; i++) {
            credits[i] = queuePair.prepareReceive(memory.slice(N * SIZE, 1)).post();
        }
        int sent = 0;
        int awaited = 0;
        boolean last;
        do {
            if (sent >= N && sent % (N / 2) == 0) {
                credits[awaited++ % 3].await(LIMIT).post();
            }
            SendRequest send = sends[sent % N].await(LIMIT);
            last = fill(memory.memory().asSlice(sent % N * SIZE, SIZE), sent, messages);
            send.post();
            sent++;
        } while (!last);
        while (awaited <= (sent - 1) / (N / 2)) {
            credits[awaited++ % 3].await(LIMIT);
        }
    }

    private static boolean fill(MemorySegment message, int number, int messages) {
        boolean last = number == messages - 1;
        message.set(JAVA_BYTE, 0, (byte) (last ? 1 : 0));
        message.set(JAVA_INT_UNALIGNED, 1, number);
        return last;
    }

    private static List<Integer> receive(QueuePair queuePair, MemoryRegion memory, ReceiveRequest[] receives)
            throws RdmaException {
        List<Integer> numbers = new ArrayList<>();
        SendRequest credit = queuePair.prepareSend(memory.slice(N * SIZE, 1));
        int received = 0;
        boolean last;
        do {
            ReceiveRequest receive = receives[received++ % N].await(LIMIT);
            last = receive.message().get(JAVA_BYTE, 0) != 0;
            numbers.add(receive.message().get(JAVA_INT_UNALIGNED, 1));
            receive.post();
            if (last || received % (N / 2) == 0) {
                credit.complete(LIMIT);
            }
        } while (!last);
        return numbers;
    }

    @ParameterizedTest
    @CsvSource({"1", "7", "8", "9", "15", "16", "17", "23", "24", "25", "32", "33", "1000", "1001"})
    void allMessagesInOrder(int messages) throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            MemoryRegion left = device.memory(N * SIZE + 1);
            MemoryRegion right = device.memory(N * SIZE + 1);
            QueuePair[] pair = device.pair(device.completions(64), device.completions(64));
            ReceiveRequest[] receives = new ReceiveRequest[N];
            for (int i = 0; i < N; i++) {
                receives[i] =
                        pair[1].prepareReceive(right.slice(i * SIZE, SIZE)).post();
            }
            pair[1].release();
            Callable<List<Integer>> receiver = () -> {
                List<Integer> numbers = receive(pair[1], right, receives);
                pair[1].release();
                pair[1].receiveCompletions().release();
                return numbers;
            };
            FutureTask<List<Integer>> task = new FutureTask<>(receiver);
            Thread.ofPlatform().start(task);
            send(pair[0], left, messages);
            List<Integer> numbers = task.get();
            assertThat(numbers).hasSize(messages);
            for (int i = 0; i < messages; i++) {
                assertThat(numbers.get(i)).isEqualTo(i);
            }
            assertThat(pair[0].state()).isEqualTo(QueuePairState.RTS);
        }
    }
}
