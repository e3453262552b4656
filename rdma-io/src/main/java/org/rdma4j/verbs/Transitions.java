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
 * Table of the state changes of queue pairs: the attributes that each change requires and those that it allows. This is
 * the table of the modify-queue-pair verb in the InfiniBand specification (volume 1, 11.2.5.2), as Linux implements it.
 */
final class Transitions {
    private static final Map<Change, Rule> RULES = new HashMap<>();

    private record Change(QueuePairType type, QueuePairState from, QueuePairState to) {}

    /**
     * The attributes of a state change.
     *
     * @param required attributes that must be set
     * @param optional attributes that may be set in addition
     */
    record Rule(Set<QueuePairAttribute> required, Set<QueuePairAttribute> optional) {
        Set<QueuePairAttribute> missing(Set<QueuePairAttribute> given) {
            Set<QueuePairAttribute> missing = EnumSet.copyOf(required);
            missing.removeAll(given);
            return missing;
        }

        Set<QueuePairAttribute> disallowed(Set<QueuePairAttribute> given) {
            Set<QueuePairAttribute> disallowed = EnumSet.noneOf(QueuePairAttribute.class);
            disallowed.addAll(given);
            disallowed.removeAll(required);
            disallowed.removeAll(optional);
            return disallowed;
        }
    }

    static {
        rule(RESET, INIT, UD, required(PKEY_INDEX, PORT, QKEY));
        rule(RESET, INIT, UC, required(PKEY_INDEX, PORT, ACCESS_FLAGS));
        rule(RESET, INIT, RC, required(PKEY_INDEX, PORT, ACCESS_FLAGS));
        rule(INIT, INIT, UD, required(), PKEY_INDEX, PORT, QKEY);
        rule(INIT, INIT, UC, required(), PKEY_INDEX, PORT, ACCESS_FLAGS);
        rule(INIT, INIT, RC, required(), PKEY_INDEX, PORT, ACCESS_FLAGS);
        rule(INIT, RTR, UD, required(), PKEY_INDEX, QKEY);
        rule(INIT, RTR, UC, required(AV, PATH_MTU, DEST_QPN, RQ_PSN), ALT_PATH, ACCESS_FLAGS, PKEY_INDEX);
        rule(
                INIT,
                RTR,
                RC,
                required(AV, PATH_MTU, DEST_QPN, RQ_PSN, MAX_DEST_RD_ATOMIC, MIN_RNR_TIMER),
                ALT_PATH,
                ACCESS_FLAGS,
                PKEY_INDEX);
        rule(RTR, RTS, UD, required(SQ_PSN), CUR_STATE, QKEY);
        rule(RTR, RTS, UC, required(SQ_PSN), CUR_STATE, ALT_PATH, ACCESS_FLAGS, PATH_MIG_STATE);
        rule(
                RTR,
                RTS,
                RC,
                required(TIMEOUT, RETRY_CNT, RNR_RETRY, SQ_PSN, MAX_QP_RD_ATOMIC),
                CUR_STATE,
                ALT_PATH,
                ACCESS_FLAGS,
                MIN_RNR_TIMER,
                PATH_MIG_STATE);
        for (QueuePairState from : new QueuePairState[] {RTS, SQD}) {
            rule(from, RTS, UD, required(), CUR_STATE, QKEY);
            rule(from, RTS, UC, required(), CUR_STATE, ALT_PATH, ACCESS_FLAGS, PATH_MIG_STATE);
            rule(from, RTS, RC, required(), CUR_STATE, ALT_PATH, ACCESS_FLAGS, MIN_RNR_TIMER, PATH_MIG_STATE);
        }
        for (QueuePairType type : QueuePairType.values()) {
            rule(RTS, SQD, type, required(), EN_SQD_ASYNC_NOTIFY);
        }
        rule(SQD, SQD, UD, required(), PKEY_INDEX, QKEY);
        // The specification also allows AV. If AV is set, Linux sets PORT too, which it then rejects for UC.
        rule(SQD, SQD, UC, required(), ALT_PATH, ACCESS_FLAGS, PKEY_INDEX, PATH_MIG_STATE);
        rule(
                SQD,
                SQD,
                RC,
                required(),
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
        rule(SQE, RTS, UD, required(), CUR_STATE, QKEY);
        rule(SQE, RTS, UC, required(), CUR_STATE, ACCESS_FLAGS);
        for (QueuePairType type : QueuePairType.values()) {
            for (QueuePairState from : QueuePairState.values()) {
                rule(from, RESET, type, required());
                if (from != RESET) {
                    rule(from, ERR, type, required());
                }
            }
        }
    }

    private Transitions() {}

    private static Set<QueuePairAttribute> required(QueuePairAttribute... attributes) {
        return setOf(attributes);
    }

    private static Set<QueuePairAttribute> setOf(QueuePairAttribute... attributes) {
        Set<QueuePairAttribute> set = EnumSet.noneOf(QueuePairAttribute.class);
        set.addAll(Arrays.asList(attributes));
        return set;
    }

    private static void rule(
            QueuePairState from,
            QueuePairState to,
            QueuePairType type,
            Set<QueuePairAttribute> required,
            QueuePairAttribute... optional) {
        RULES.put(new Change(type, from, to), new Rule(required, setOf(optional)));
    }

    /** Returns the rule for the given state change; empty if the specification does not define this change. */
    static Optional<Rule> rule(QueuePairType type, QueuePairState from, QueuePairState to) {
        return Optional.ofNullable(RULES.get(new Change(type, from, to)));
    }

    private static QueuePairState target(QueuePairState from, QueuePairAttributes attributes) {
        QueuePairState state = attributes.targetState();
        return state == null ? from : state;
    }

    private static String describe(Object queuePair, QueuePairState from, QueuePairState to) {
        return queuePair + " from " + from + " to " + to;
    }

    /**
     * Returns an explanation for a state change that the table allows but the driver rejected.
     *
     * @param queuePair the queue pair, for messages
     */
    static String explanation(
            Object queuePair, QueuePairType type, QueuePairState from, QueuePairAttributes attributes) {
        QueuePairState to = target(from, attributes);
        return rule(type, from, to)
                .map(rule -> describe(queuePair, from, to) + ": the attributes " + attributes.set()
                        + " are set; the transition requires " + rule.required() + " and allows " + rule.optional()
                        + "; a value is out of range or not supported by the device")
                .orElse("");
    }

    /**
     * Throws if the table does not allow the given state change.
     *
     * @param queuePair the queue pair, for messages
     * @throws IllegalArgumentException if attributes are missing or not allowed; the message names each of them
     * @throws IllegalStateException if the table has no such change
     */
    static void check(Object queuePair, QueuePairType type, QueuePairState from, QueuePairAttributes attributes) {
        QueuePairState to = target(from, attributes);
        String change = describe(queuePair, from, to);
        Rule rule = rule(type, from, to)
                .orElseThrow(() -> new IllegalStateException(
                        change + ": queue pairs of type " + type + " do not support this" + " transition"));
        Set<QueuePairAttribute> missing = rule.missing(attributes.set());
        Set<QueuePairAttribute> disallowed = rule.disallowed(attributes.set());
        if (!missing.isEmpty() || !disallowed.isEmpty()) {
            throw new IllegalArgumentException(change + ":"
                    + (missing.isEmpty() ? "" : " it requires " + missing)
                    + (missing.isEmpty() || disallowed.isEmpty() ? "" : ", and")
                    + (disallowed.isEmpty() ? "" : " it does not allow " + disallowed));
        }
    }
}
