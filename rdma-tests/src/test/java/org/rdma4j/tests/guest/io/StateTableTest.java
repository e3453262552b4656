package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_STATE;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mtu;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Transitions;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttribute;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.VerbsException;

/**
 * The table of required and optional attributes for each state transition of a queue pair, tested with one attribute
 * added or removed at a time. Expected results come from rdma-io and from the kernel when it is called without rdma-io.
 */
@InGuest
@Timeout(240)
class StateTableTest {
    /** SQE is omitted, because no call moves a queue pair to that state. */
    private static final List<QueuePairState> BEGINNINGS = List.of(
            QueuePairState.RESET,
            QueuePairState.INIT,
            QueuePairState.RTR,
            QueuePairState.RTS,
            QueuePairState.SQD,
            QueuePairState.ERR);

    private static final Set<QueuePairAttribute> NONE = EnumSet.noneOf(QueuePairAttribute.class);
    private static final Set<QueuePairAttribute> ALL = EnumSet.allOf(QueuePairAttribute.class);
    private static final Pattern NEEDS = Pattern.compile("it requires \\[([A-Z_, ]+)]");
    private static final Pattern FOREIGN = Pattern.compile("it does not allow \\[([A-Z_, ]+)]");

    @ParameterizedTest
    @EnumSource
    @Shows({Capability.PKEY, Capability.STATE_CHANGE_ERRORS, Capability.QUERIED_STATE})
    void tableAgreesWithTheKernel(QueuePairType type) throws IOException {
        List<String> wrong = new ArrayList<>();
        for (QueuePairState from : BEGINNINGS) {
            for (QueuePairState to : QueuePairState.values()) {
                try (Transition bench = new Transition(type, from, to)) {
                    wrong.addAll(bench.differences());
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    @Shows(Capability.STATE_CHANGE_ERRORS)
    void valueOutOfRangeIsExplained() throws IOException {
        try (Transition bench = new Transition(QueuePairType.RC, QueuePairState.RESET, QueuePairState.INIT)) {
            QueuePair queuePair = bench.queuePair();
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> queuePair.init(9))
                    .matches(e -> e.errno() == Errno.EINVAL)
                    .withMessageContaining("from RESET to INIT")
                    .withMessageContaining("the attributes [ACCESS_FLAGS, PKEY_INDEX, PORT] are set")
                    .withMessageContaining("requires [ACCESS_FLAGS, PKEY_INDEX, PORT] and allows []")
                    .withMessageContaining("a value");
            assertThat(queuePair.state()).isEqualTo(QueuePairState.RESET);
            queuePair.init();
            QueuePairAttributes attributes = QueuePairAttributes.of(
                    bench.attributes(queuePair.number(), QueuePairState.RTR),
                    mask(EnumSet.of(
                            QueuePairAttribute.AV,
                            QueuePairAttribute.PATH_MTU,
                            QueuePairAttribute.DEST_QPN,
                            QueuePairAttribute.RQ_PSN,
                            QueuePairAttribute.MAX_DEST_RD_ATOMIC,
                            QueuePairAttribute.MIN_RNR_TIMER)));
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> queuePair.modify(attributes.path(1, 200, queuePair.endpoint())))
                    .withMessageContaining("from INIT to RTR")
                    .withMessageContaining("and allows [ACCESS_FLAGS, PKEY_INDEX, ALT_PATH]");
        }
    }

    private static int mask(Set<QueuePairAttribute> attributes) {
        return attributes.stream().mapToInt(StateTableTest::flag).reduce(IBV_QP_STATE, (a, b) -> a | b);
    }

    private static int flag(QueuePairAttribute attribute) {
        try {
            return ibv_qp_attr_mask.class.getField("IBV_QP_" + attribute).getInt(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** The response of rdma-io to a set of attributes. */
    private record Verdict(boolean possible, Set<QueuePairAttribute> missing, Set<QueuePairAttribute> foreign) {
        private static Verdict of(RuntimeException e) {
            return new Verdict(
                    e instanceof IllegalArgumentException,
                    named(NEEDS, e.getMessage()),
                    named(FOREIGN, e.getMessage()));
        }

        private static Set<QueuePairAttribute> named(Pattern pattern, String message) {
            Matcher found = pattern.matcher(message);
            return found.find()
                    ? Pattern.compile(", ")
                            .splitAsStream(found.group(1))
                            .map(QueuePairAttribute::valueOf)
                            .collect(Collectors.toCollection(() -> EnumSet.noneOf(QueuePairAttribute.class)))
                    : NONE;
        }
    }

    /** One transition, performed by rdma-io and by the kernel directly. */
    private static final class Transition implements AutoCloseable {
        private final QueuePairType type;
        private final QueuePairState from;
        private final QueuePairState to;
        private final Arena arena = Arena.ofConfined();
        private final Context context = org.rdma4j.verbs.Device.named("rxe0").open();
        private final ProtectionDomain domain = ProtectionDomain.allocate(context);
        private final CompletionQueue completions = CompletionQueue.create(context, 64);
        private final List<QueuePair> queuePairs = new ArrayList<>();
        private final Node node = Node.open(Device.RXE);
        private final MemorySegment cq = node.cq(64);

        Transition(QueuePairType type, QueuePairState from, QueuePairState to) throws IOException {
            this.type = type;
            this.from = from;
            this.to = to;
        }

        List<String> differences() throws IOException {
            List<String> wrong = new ArrayList<>();
            MemorySegment asked = raw();
            Optional<Verdict> bare = ours(NONE);
            if (bare.isPresent() && !bare.get().possible()) {
                for (Set<QueuePairAttribute> set : List.of(NONE, needsElsewhere(to))) {
                    expect(wrong, false, kernel(raw(), set), "unsupported transition, with " + set);
                }
                return wrong;
            }
            Set<QueuePairAttribute> needs = bare.map(Verdict::missing).orElse(NONE);
            Set<QueuePairAttribute> foreign = ours(ALL).orElseThrow().foreign();
            for (QueuePairAttribute attribute : QueuePairAttribute.values()) {
                Set<QueuePairAttribute> set = EnumSet.noneOf(QueuePairAttribute.class);
                set.addAll(needs);
                if (needs.contains(attribute)) {
                    set.remove(attribute);
                    expect(wrong, new Verdict(true, EnumSet.of(attribute), NONE), ours(set), "without " + attribute);
                    expect(wrong, false, kernel(asked, set), "without " + attribute);
                } else if (foreign.contains(attribute)) {
                    set.add(attribute);
                    expect(wrong, new Verdict(true, NONE, EnumSet.of(attribute)), ours(set), "with " + attribute);
                    expect(wrong, false, kernel(asked, set), "with " + attribute);
                } else if (attribute != QueuePairAttribute.ALT_PATH) {
                    // The kernel supports alternate paths on InfiniBand only, whatever the transition.
                    set.add(attribute);
                    expect(wrong, null, ours(set), "with " + attribute);
                    expect(wrong, true, kernel(raw(), set), "with " + attribute);
                }
            }
            expect(wrong, null, ours(needs), "with the required attributes");
            expect(wrong, true, kernel(asked, needs), "with the required attributes, after rejections");
            return wrong;
        }

        /** Returns attributes that some transition of this type of queue pair requires. */
        private Set<QueuePairAttribute> needsElsewhere(QueuePairState state) {
            return state == QueuePairState.INIT
                    ? EnumSet.of(
                            QueuePairAttribute.PKEY_INDEX,
                            QueuePairAttribute.PORT,
                            type == QueuePairType.UD ? QueuePairAttribute.QKEY : QueuePairAttribute.ACCESS_FLAGS)
                    : EnumSet.of(QueuePairAttribute.SQ_PSN);
        }

        private void expect(List<String> wrong, boolean taken, int code, String what) {
            if (taken != (code == 0) || code != 0 && code != Errno.EINVAL) {
                wrong.add(this + ": the kernel, " + what + ": " + Call.error(code));
            }
        }

        private void expect(List<String> wrong, Verdict expected, Optional<Verdict> verdict, String what) {
            if (!verdict.equals(Optional.ofNullable(expected))) {
                wrong.add(this + ": rdma-io, " + what + ": " + verdict);
            }
        }

        /** Returns the response of rdma-io; empty if the call reached the driver and succeeded. */
        private Optional<Verdict> ours(Set<QueuePairAttribute> attributes) throws IOException {
            QueuePair queuePair = queuePair();
            try {
                queuePair.modify(QueuePairAttributes.of(attributes(queuePair.number(), to), mask(attributes)));
                assertThat(queuePair.state()).isEqualTo(to);
                return Optional.empty();
            } catch (IllegalArgumentException | IllegalStateException e) {
                assertThat(e).hasMessageContaining("from " + from + " to " + to);
                assertThat(queuePair.queryState()).isEqualTo(from);
                return Optional.of(Verdict.of(e));
            } catch (VerbsException e) {
                // rdma-io passed the call on to the driver, which rejected it.
                return Optional.of(new Verdict(true, NONE, NONE));
            }
        }

        QueuePair queuePair() throws IOException {
            for (QueuePair earlier : queuePairs) {
                earlier.close();
            }
            queuePairs.clear();
            QueuePair queuePair = QueuePair.builder(domain, type)
                    .completions(completions)
                    .sendRequests(4)
                    .receiveRequests(4)
                    .create();
            queuePairs.add(queuePair);
            if (from != QueuePairState.RESET) {
                step(queuePair, QueuePairState.INIT, needsElsewhere(QueuePairState.INIT));
            }
            if (BEGINNINGS.indexOf(from) >= 2 && from != QueuePairState.ERR) {
                Set<QueuePairAttribute> set = type == QueuePairType.UD
                        ? NONE
                        : EnumSet.of(
                                QueuePairAttribute.AV,
                                QueuePairAttribute.PATH_MTU,
                                QueuePairAttribute.DEST_QPN,
                                QueuePairAttribute.RQ_PSN);
                if (type == QueuePairType.RC) {
                    set.add(QueuePairAttribute.MAX_DEST_RD_ATOMIC);
                    set.add(QueuePairAttribute.MIN_RNR_TIMER);
                }
                step(queuePair, QueuePairState.RTR, set);
            }
            if (from == QueuePairState.RTS || from == QueuePairState.SQD) {
                Set<QueuePairAttribute> set = EnumSet.of(QueuePairAttribute.SQ_PSN);
                if (type == QueuePairType.RC) {
                    set.add(QueuePairAttribute.TIMEOUT);
                    set.add(QueuePairAttribute.RETRY_CNT);
                    set.add(QueuePairAttribute.RNR_RETRY);
                    set.add(QueuePairAttribute.MAX_QP_RD_ATOMIC);
                }
                step(queuePair, QueuePairState.RTS, set);
            }
            if (from == QueuePairState.SQD || from == QueuePairState.ERR) {
                queuePair.modify(new QueuePairAttributes().state(from));
                while (queuePair.query(QueuePairAttribute.CUR_STATE).draining()) {
                    Thread.onSpinWait();
                }
            }
            assertThat(queuePair.state()).isEqualTo(from);
            return queuePair;
        }

        private void step(QueuePair queuePair, QueuePairState state, Set<QueuePairAttribute> set) throws IOException {
            queuePair.modify(QueuePairAttributes.of(attributes(queuePair.number(), state), mask(set)));
        }

        private MemorySegment raw() {
            int value = type == QueuePairType.RC
                    ? ibv_qp_type.IBV_QPT_RC
                    : type == QueuePairType.UC ? ibv_qp_type.IBV_QPT_UC : ibv_qp_type.IBV_QPT_UD;
            MemorySegment qp = node.qp(QpSpec.of(value, cq).depth(4, 4));
            Transitions way = new Transitions(node, Transitions.Tuning.PATIENT);
            if (from != QueuePairState.RESET) {
                way.init(qp);
            }
            if (BEGINNINGS.indexOf(from) >= 2 && from != QueuePairState.ERR) {
                way.rtr(qp, ibv_qp.qp_num(qp));
            }
            if (from == QueuePairState.RTS || from == QueuePairState.SQD) {
                way.rts(qp);
            }
            if (from == QueuePairState.SQD || from == QueuePairState.ERR) {
                assertThat(Ibverbs.ibv_modify_qp(qp, attributes(0, from), IBV_QP_STATE))
                        .isZero();
                way.awaitDrained(qp);
            }
            return qp;
        }

        private int kernel(MemorySegment qp, Set<QueuePairAttribute> attributes) {
            return Ibverbs.ibv_modify_qp(qp, attributes(ibv_qp.qp_num(qp), to), mask(attributes));
        }

        /** Returns valid values for all fields, so that only the mask can be wrong. */
        MemorySegment attributes(int peer, QueuePairState state) {
            MemorySegment attributes = ibv_qp_attr.allocate(arena);
            ibv_qp_attr.qp_state(attributes, state.ordinal());
            ibv_qp_attr.cur_qp_state(attributes, from.ordinal());
            ibv_qp_attr.path_mtu(attributes, ibv_mtu.IBV_MTU_1024);
            ibv_qp_attr.dest_qp_num(attributes, peer);
            ibv_qp_attr.qkey(attributes, Transitions.QKEY);
            ibv_qp_attr.port_num(attributes, 1);
            ibv_qp_attr.alt_port_num(attributes, 1);
            node.fillOwnAddress(ibv_qp_attr.ah_attr(attributes));
            node.fillOwnAddress(ibv_qp_attr.alt_ah_attr(attributes));
            return attributes;
        }

        @Override
        public String toString() {
            return type + " " + from + " to " + to;
        }

        @Override
        public void close() throws IOException {
            for (QueuePair queuePair : queuePairs) {
                queuePair.close();
            }
            completions.close();
            domain.close();
            context.close();
            node.close();
            arena.close();
        }
    }
}
