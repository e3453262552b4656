package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;

/** The order in which a state machine calls the driver and its target, without a device. */
class QueuePairStateMachineTest {
    private static final RdmaException FIRST = new RdmaTimeoutException("first");
    private static final RdmaException SECOND = new RdmaTimeoutException("second");

    /** Records the calls, each with the state at that time. */
    private static final class Recorder implements QueuePairStateMachine.Target {
        private final List<String> calls = new ArrayList<>();
        private QueuePairStateMachine stateMachine;
        private boolean rejects;

        private void add(String call) {
            calls.add(call + " in " + stateMachine.state());
        }

        @Override
        public void run(Consumer<MemorySegment> call) throws VerbsException {
            add("native");
            if (rejects) {
                throw VerbsException.of(new ErrnoException("ibv_modify_qp", Errno.EINVAL));
            }
        }

        @Override
        public void modified(QueuePairAttributes attributes) {
            add("modified");
        }

        @Override
        public void abandonInFlight() {
            add("abandon");
        }

        @Override
        public void recheckState() {
            add("recheck");
        }
    }

    private final Recorder target = new Recorder();

    private QueuePairStateMachine machine(boolean kernelManaged, QueuePairState state) {
        QueuePairStateMachine machine =
                new QueuePairStateMachine("the queue pair", QueuePairType.RC, kernelManaged, target);
        target.stateMachine = machine;
        machine.enter(state);
        target.calls.clear();
        return machine;
    }

    private static QueuePairAttributes to(QueuePairState state) {
        return new QueuePairAttributes().state(state);
    }

    @Test
    void aChangeIsPublishedAfterItsAttributes() throws VerbsException {
        machine(false, QueuePairState.RESET)
                .modify(to(QueuePairState.INIT).pkeyIndex(0).port(1).access(new Access[0]));
        assertThat(target.calls).containsExactly("native in RESET", "modified in RESET", "recheck in INIT");
    }

    @Test
    void aResetIsPublishedAfterTheWorkIsAbandoned() throws VerbsException {
        QueuePairStateMachine machine = machine(false, QueuePairState.ERR);
        machine.workFailed(FIRST);
        target.calls.clear();
        machine.modify(to(QueuePairState.RESET));
        assertThat(target.calls)
                .containsExactly("native in ERR", "modified in ERR", "abandon in ERR", "recheck in RESET");
        assertThat(machine.firstFailure()).isNull();
    }

    @Test
    void aRejectedChangeLeavesTheState() {
        QueuePairStateMachine machine = machine(false, QueuePairState.INIT);
        target.rejects = true;
        assertThatThrownBy(() -> machine.modify(to(QueuePairState.RESET))).isInstanceOf(VerbsException.class);
        assertThat(machine.state()).isEqualTo(QueuePairState.INIT);
        assertThatThrownBy(() -> machine.modify(to(QueuePairState.RTS)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("the queue pair from INIT to RTS");
        assertThat(target.calls).containsExactly("native in INIT");
    }

    @Test
    void theKernelManagesIwarp() throws VerbsException {
        QueuePairStateMachine machine = machine(true, QueuePairState.INIT);
        machine.modify(to(QueuePairState.RTS));
        machine.disconnected(FIRST);
        assertThat(target.calls)
                .containsExactly("native in INIT", "modified in INIT", "recheck in RTS", "recheck in ERR");
        assertThat(machine.firstFailure()).isSameAs(FIRST);
    }

    @Test
    void theFirstKnownReasonIsKept() {
        QueuePairStateMachine machine = machine(false, QueuePairState.RTS);
        machine.workFailed(null);
        assertThat(machine.isFailed()).isTrue();
        assertThat(machine.firstFailure()).isNull();
        machine.disconnected(FIRST);
        machine.fail(SECOND);
        machine.workFailed(SECOND);
        assertThat(machine.firstFailure()).isSameAs(FIRST);
    }

    @Test
    void failingIsNotPreventedByTheDriver() {
        QueuePairStateMachine machine = machine(false, QueuePairState.RTS);
        target.rejects = true;
        machine.fail(FIRST);
        assertThat(target.calls).containsExactly("native in RTS", "recheck in ERR");
        assertThat(machine.firstFailure()).isSameAs(FIRST);
    }

    @Test
    void anAbortReportsWhetherTheDriverHasEndedTheWork() {
        QueuePairStateMachine machine = machine(false, QueuePairState.RTS);
        assertThat(machine.abort(FIRST)).isTrue();
        assertThat(machine.abort(SECOND)).isTrue();
        assertThat(machine.firstFailure()).isSameAs(FIRST);
        QueuePairStateMachine rejected = machine(false, QueuePairState.RTS);
        target.rejects = true;
        assertThat(rejected.abort(null)).isFalse();
        assertThat(rejected.isFailed()).isTrue();
        assertThat(rejected.firstFailure()).isNull();
    }

    @Test
    void anAbortDoesNotChangeAResetQueuePair() {
        QueuePairStateMachine machine = machine(false, QueuePairState.RESET);
        assertThat(machine.abort(FIRST)).isTrue();
        assertThat(machine.state()).isEqualTo(QueuePairState.RESET);
        assertThat(machine.firstFailure()).isNull();
        assertThat(target.calls).isEmpty();
    }
}
