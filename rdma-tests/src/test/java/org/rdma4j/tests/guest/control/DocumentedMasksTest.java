package org.rdma4j.tests.guest.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_ALT_PATH;
import static org.rdma4j.sys.ibverbs.ibv_qp_attr_mask.IBV_QP_STATE;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_mtu;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Transitions;

/**
 * The kernel requires and accepts exactly the masks of ibv_modify_qp that the Javadoc documents, for each queue pair
 * type, transition and bit.
 */
@InGuest
@Timeout(300)
class DocumentedMasksTest {
    private static final Pattern LINE = Pattern.compile("^- (.*?): (.*)$");
    private static final Pattern BIT = Pattern.compile("`(IBV_QP_\\w+)`");
    private static final List<String> TYPES = List.of("RC", "UC", "UD");
    /** SQE is omitted, because no call moves a queue pair to that state. */
    private static final List<String> STATES = List.of("RESET", "INIT", "RTR", "RTS", "SQD", "ERR");

    /** Required and optional bits of a transition. */
    private record Masks(int needs, int may) {}

    @OnDevices(Device.RXE)
    void transitionsAcceptTheDocumentedMasks(Device device) throws Exception {
        Map<String, Masks> documented = documented();
        assertThat(documented).hasSize(57);
        for (String type : TYPES) {
            for (String from : STATES) {
                for (String to : STATES) {
                    try (Node node = Node.open(device)) {
                        Masks masks = documented.get(type + " " + from + " to " + to);
                        new Transition(node, type, from, to).check(masks);
                    }
                }
            }
        }
    }

    /** A transition of queue pairs of one type. */
    private record Transition(Node node, String type, String from, String to) {
        void check(Masks masks) {
            List<String> wrong = new ArrayList<>();
            MemorySegment qp = qp();
            if (masks == null) {
                expect(wrong, modify(qp, 0), false, "");
            } else {
                for (int bit : bits()) {
                    if ((masks.needs() & bit) != 0) {
                        expect(wrong, modify(qp, masks.needs() & ~bit), false, "without " + name(bit));
                    } else if ((masks.may() & bit) == 0 || bit == IBV_QP_ALT_PATH) {
                        // The kernel supports alternate paths on InfiniBand only.
                        expect(wrong, modify(qp, masks.needs() | bit), false, "with " + name(bit));
                    } else {
                        expect(wrong, modify(qp(), masks.needs() | bit), true, "with " + name(bit));
                    }
                }
                assertThat(ibv_qp_state.toString(transitions().state(qp)))
                        .as("%s: state after rejected masks", this)
                        .isEqualTo("IBV_QPS_" + from);
                expect(wrong, modify(qp, masks.needs()), true, "as documented");
            }
            assertThat(wrong).as("%s %s to %s", type, from, to).isEmpty();
        }

        private void expect(List<String> wrong, int code, boolean taken, String what) {
            if (code == 0 != taken) {
                wrong.add(what + ": " + code);
            }
        }

        /** Returns a new queue pair in the initial state of the transition. */
        private MemorySegment qp() {
            MemorySegment qp = node.qp(QpSpec.of(constant(ibv_qp_type.class, "IBV_QPT_" + type), node.cq(16)));
            Transitions way = transitions();
            int reached = STATES.indexOf(from);
            if (from.equals("ERR")) {
                way.init(qp);
                way.error(qp);
                return qp;
            }
            if (reached >= 1) {
                way.init(qp);
            }
            if (reached >= 2) {
                way.rtr(qp, ibv_qp.qp_num(qp));
            }
            if (reached >= 3) {
                way.rts(qp);
            }
            if (from.equals("SQD")) {
                MemorySegment attributes = ibv_qp_attr.allocate(node.arena());
                ibv_qp_attr.qp_state(attributes, ibv_qp_state.IBV_QPS_SQD);
                assertThat(Ibverbs.ibv_modify_qp(qp, attributes, IBV_QP_STATE)).isZero();
                transitions().awaitDrained(qp);
            }
            return qp;
        }

        private Transitions transitions() {
            return new Transitions(node, Transitions.Tuning.PATIENT);
        }

        /** Modifies a queue pair with valid values in all fields, so that only the mask can be wrong. */
        private int modify(MemorySegment qp, int mask) {
            MemorySegment attributes = ibv_qp_attr.allocate(node.arena());
            ibv_qp_attr.qp_state(attributes, constant(ibv_qp_state.class, "IBV_QPS_" + to));
            ibv_qp_attr.cur_qp_state(attributes, constant(ibv_qp_state.class, "IBV_QPS_" + from));
            ibv_qp_attr.path_mtu(attributes, ibv_mtu.IBV_MTU_1024);
            ibv_qp_attr.dest_qp_num(attributes, ibv_qp.qp_num(qp));
            ibv_qp_attr.qkey(attributes, Transitions.QKEY);
            ibv_qp_attr.port_num(attributes, 1);
            ibv_qp_attr.alt_port_num(attributes, 1);
            node.fillOwnAddress(ibv_qp_attr.ah_attr(attributes));
            node.fillOwnAddress(ibv_qp_attr.alt_ah_attr(attributes));
            assertThat(ibv_ah_attr.port_num(ibv_qp_attr.ah_attr(attributes))).isEqualTo(1);
            return Ibverbs.ibv_modify_qp(qp, attributes, mask | IBV_QP_STATE);
        }
    }

    private static Map<String, Masks> documented() throws IOException {
        String all = Files.readString(Path.of("rdma-doc/ibverbs.toml"));
        int begin = all.indexOf("\nibv_modify_qp = \"\"\"");
        String text = all.substring(begin, all.indexOf("\"\"\"\n", begin + 30));
        Map<String, Masks> result = new HashMap<>();
        for (String line : text.replaceAll("\\n  ", " ").lines().toList()) {
            LINE.matcher(line).results().forEach(match -> read(match, result));
        }
        for (String type : TYPES) {
            for (String from : STATES) {
                result.put(type + " " + from + " to RESET", new Masks(0, 0));
                if (!from.equals("RESET")) {
                    result.put(type + " " + from + " to ERR", new Masks(0, 0));
                }
            }
        }
        result.keySet().removeIf(key -> key.contains("SQE"));
        return result;
    }

    private static void read(MatchResult line, Map<String, Masks> result) {
        List<String> types = new ArrayList<>();
        List<String> transitions = new ArrayList<>();
        for (String part : line.group(1).split(", ")) {
            (TYPES.contains(part) ? types : transitions).add(part);
        }
        String[] masks = line.group(2).split("may have", 2);
        Masks read = new Masks(mask(masks[0]), masks.length == 1 ? 0 : mask(masks[1]));
        types.forEach(type -> transitions.forEach(transition -> result.put(type + " " + transition, read)));
    }

    private static int mask(String text) {
        return BIT.matcher(text)
                .results()
                .mapToInt(match -> constant(ibv_qp_attr_mask.class, match.group(1)))
                .reduce(0, (a, b) -> a | b);
    }

    private static List<Integer> bits() {
        List<Integer> bits = new ArrayList<>();
        for (int bit = IBV_QP_STATE << 1; bit <= ibv_qp_attr_mask.IBV_QP_RATE_LIMIT; bit <<= 1) {
            if (name(bit).startsWith("IBV_QP_")) {
                bits.add(bit);
            }
        }
        return bits;
    }

    private static String name(int bit) {
        return ibv_qp_attr_mask.toString(bit);
    }

    private static int constant(Class<?> of, String name) {
        try {
            return of.getField(name).getInt(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(name, e);
        }
    }
}
