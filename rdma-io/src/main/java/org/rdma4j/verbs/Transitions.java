package org.rdma4j.verbs;

import static org.rdma4j.verbs.QueuePairAttribute.ACCESS_FLAGS;
import static org.rdma4j.verbs.QueuePairAttribute.ALT_PATH;
import static org.rdma4j.verbs.QueuePairAttribute.AV;
import static org.rdma4j.verbs.QueuePairAttribute.CUR_STATE;
import static org.rdma4j.verbs.QueuePairAttribute.DEST_QPN;
import static org.rdma4j.verbs.QueuePairAttribute.EN_SQD_ASYNC_NOTIFY;
import static org.rdma4j.verbs.QueuePairAttribute.MAX_DEST_RD_ATOMIC;
import static org.rdma4j.verbs.QueuePairAttribute.MAX_QP_RD_ATOMIC;
import static org.rdma4j.verbs.QueuePairAttribute.MIN_RNR_TIMER;
import static org.rdma4j.verbs.QueuePairAttribute.PATH_MIG_STATE;
import static org.rdma4j.verbs.QueuePairAttribute.PATH_MTU;
import static org.rdma4j.verbs.QueuePairAttribute.PKEY_INDEX;
import static org.rdma4j.verbs.QueuePairAttribute.PORT;
import static org.rdma4j.verbs.QueuePairAttribute.QKEY;
import static org.rdma4j.verbs.QueuePairAttribute.RETRY_CNT;
import static org.rdma4j.verbs.QueuePairAttribute.RNR_RETRY;
import static org.rdma4j.verbs.QueuePairAttribute.RQ_PSN;
import static org.rdma4j.verbs.QueuePairAttribute.SQ_PSN;
import static org.rdma4j.verbs.QueuePairAttribute.TIMEOUT;
import static org.rdma4j.verbs.QueuePairState.ERR;
import static org.rdma4j.verbs.QueuePairState.INIT;
import static org.rdma4j.verbs.QueuePairState.RESET;
import static org.rdma4j.verbs.QueuePairState.RTR;
import static org.rdma4j.verbs.QueuePairState.RTS;
import static org.rdma4j.verbs.QueuePairState.SQD;
import static org.rdma4j.verbs.QueuePairState.SQE;
import static org.rdma4j.verbs.QueuePairType.RC;
import static org.rdma4j.verbs.QueuePairType.UC;
import static org.rdma4j.verbs.QueuePairType.UD;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which attributes each change of a queue pair's state needs, and which it may have besides: the InfiniBand
 * specification's table of the modify-queue-pair verb (volume 1, 11.2.5.2), as Linux has it.
 */
final class Transitions {
    private static final Map<Step, Rule> RULES = new HashMap<>();

    private record Step(QueuePairType type, QueuePairState from, QueuePairState to) {}

    /**
     * @param required all of which have to be given
     * @param optional what else may be given
     */
    record Rule(Set<QueuePairAttribute> required, Set<QueuePairAttribute> optional) {
        Set<QueuePairAttribute> missing(Set<QueuePairAttribute> given) {
            Set<QueuePairAttribute> missing = EnumSet.copyOf(required);
            missing.removeAll(given);
            return missing;
        }

        Set<QueuePairAttribute> foreign(Set<QueuePairAttribute> given) {
            Set<QueuePairAttribute> foreign = EnumSet.noneOf(QueuePairAttribute.class);
            foreign.addAll(given);
            foreign.removeAll(required);
            foreign.removeAll(optional);
            return foreign;
        }
    }

    static {
        rule(RESET, INIT, UD, needs(PKEY_INDEX, PORT, QKEY));
        rule(RESET, INIT, UC, needs(PKEY_INDEX, PORT, ACCESS_FLAGS));
        rule(RESET, INIT, RC, needs(PKEY_INDEX, PORT, ACCESS_FLAGS));
        rule(INIT, INIT, UD, needs(), PKEY_INDEX, PORT, QKEY);
        rule(INIT, INIT, UC, needs(), PKEY_INDEX, PORT, ACCESS_FLAGS);
        rule(INIT, INIT, RC, needs(), PKEY_INDEX, PORT, ACCESS_FLAGS);
        rule(INIT, RTR, UD, needs(), PKEY_INDEX, QKEY);
        rule(INIT, RTR, UC, needs(AV, PATH_MTU, DEST_QPN, RQ_PSN), ALT_PATH, ACCESS_FLAGS, PKEY_INDEX);
        rule(
                INIT,
                RTR,
                RC,
                needs(AV, PATH_MTU, DEST_QPN, RQ_PSN, MAX_DEST_RD_ATOMIC, MIN_RNR_TIMER),
                ALT_PATH,
                ACCESS_FLAGS,
                PKEY_INDEX);
        rule(RTR, RTS, UD, needs(SQ_PSN), CUR_STATE, QKEY);
        rule(RTR, RTS, UC, needs(SQ_PSN), CUR_STATE, ALT_PATH, ACCESS_FLAGS, PATH_MIG_STATE);
        rule(
                RTR,
                RTS,
                RC,
                needs(TIMEOUT, RETRY_CNT, RNR_RETRY, SQ_PSN, MAX_QP_RD_ATOMIC),
                CUR_STATE,
                ALT_PATH,
                ACCESS_FLAGS,
                MIN_RNR_TIMER,
                PATH_MIG_STATE);
        for (QueuePairState from : new QueuePairState[] {RTS, SQD}) {
            rule(from, RTS, UD, needs(), CUR_STATE, QKEY);
            rule(from, RTS, UC, needs(), CUR_STATE, ALT_PATH, ACCESS_FLAGS, PATH_MIG_STATE);
            rule(from, RTS, RC, needs(), CUR_STATE, ALT_PATH, ACCESS_FLAGS, MIN_RNR_TIMER, PATH_MIG_STATE);
        }
        for (QueuePairType type : QueuePairType.values()) {
            rule(RTS, SQD, type, needs(), EN_SQD_ASYNC_NOTIFY);
        }
        rule(SQD, SQD, UD, needs(), PKEY_INDEX, QKEY);
        // The specification has AV as well. With it Linux sets PORT for the caller, which UC then cannot have.
        rule(SQD, SQD, UC, needs(), ALT_PATH, ACCESS_FLAGS, PKEY_INDEX, PATH_MIG_STATE);
        rule(
                SQD,
                SQD,
                RC,
                needs(),
                PORT,
                AV,
                TIMEOUT,
                RETRY_CNT,
                RNR_RETRY,
                MAX_QP_RD_ATOMIC,
                MAX_DEST_RD_ATOMIC,
                ALT_PATH,
                ACCESS_FLAGS,
                PKEY_INDEX,
                MIN_RNR_TIMER,
                PATH_MIG_STATE);
        rule(SQE, RTS, UD, needs(), CUR_STATE, QKEY);
        rule(SQE, RTS, UC, needs(), CUR_STATE, ACCESS_FLAGS);
        for (QueuePairType type : QueuePairType.values()) {
            for (QueuePairState from : QueuePairState.values()) {
                rule(from, RESET, type, needs());
                if (from != RESET) {
                    rule(from, ERR, type, needs());
                }
            }
        }
    }

    private Transitions() {}

    private static Set<QueuePairAttribute> needs(QueuePairAttribute... attributes) {
        Set<QueuePairAttribute> needs = EnumSet.noneOf(QueuePairAttribute.class);
        needs.addAll(Arrays.asList(attributes));
        return needs;
    }

    private static void rule(
            QueuePairState from,
            QueuePairState to,
            QueuePairType type,
            Set<QueuePairAttribute> required,
            QueuePairAttribute... optional) {
        RULES.put(new Step(type, from, to), new Rule(required, needs(optional)));
    }

    /** The rule of a change; empty where the specification has no such change. */
    static Optional<Rule> rule(QueuePairType type, QueuePairState from, QueuePairState to) {
        return Optional.ofNullable(RULES.get(new Step(type, from, to)));
    }

    private static QueuePairState goal(QueuePairState from, QueuePairAttributes attributes) {
        QueuePairState state = attributes.goal();
        return state == null ? from : state;
    }

    private static String change(Object queuePair, QueuePairState from, QueuePairState to) {
        return queuePair + " from " + from + " to " + to;
    }

    /** What to say when the driver refuses a change that the table has. */
    static String explanation(
            Object queuePair, QueuePairType type, QueuePairState from, QueuePairAttributes attributes) {
        QueuePairState to = goal(from, attributes);
        return rule(type, from, to)
                .map(rule -> change(queuePair, from, to) + ": given are " + attributes.set() + ", and it needs "
                        + rule.required() + " and may have " + rule.optional()
                        + "; so a value is out of range, or none that this device can do")
                .orElse("");
    }

    /**
     * Refuses what the table does not have.
     *
     * @throws IllegalArgumentException that names each missing and each foreign attribute
     * @throws IllegalStateException if there is no such change
     */
    static void check(Object queuePair, QueuePairType type, QueuePairState from, QueuePairAttributes attributes) {
        QueuePairState to = goal(from, attributes);
        String change = change(queuePair, from, to);
        Rule rule = rule(type, from, to)
                .orElseThrow(() ->
                        new IllegalStateException(change + ": the type " + type + " has no such change of state"));
        Set<QueuePairAttribute> missing = rule.missing(attributes.set());
        Set<QueuePairAttribute> foreign = rule.foreign(attributes.set());
        if (!missing.isEmpty() || !foreign.isEmpty()) {
            throw new IllegalArgumentException(change + ":"
                    + (missing.isEmpty() ? "" : " it needs " + missing)
                    + (missing.isEmpty() || foreign.isEmpty() ? "" : ", and")
                    + (foreign.isEmpty() ? "" : " it cannot have " + foreign));
        }
    }
}
