package org.rdma4j.safety;

import java.net.InetSocketAddress;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.rdma4j.attack.MessageAttack;
import org.rdma4j.cm.LoopManager;

/** The attack on event loops and message connections of a loop device. */
final class LoopMessageAttack {
    private static final int ATTACKERS = 8;
    private static final int ROUND_MILLIS = 700;
    /** Kept, so that its level is. */
    private static final Logger LOG = Logger.getLogger("org.rdma4j");

    private LoopMessageAttack() {}

    /**
     * Attacks a loop device. Exits with 0 if there are no finds, and with 1 otherwise.
     *
     * @param arguments the device ({@code loop0} or {@code loop1}), the seed, the duration in seconds, and optionally {@code
     *     disturb}, to let the device fail, {@code overflow}, to let actions overflow their stack, and {@code starve}, to exhaust the heap
     */
    public static void main(String[] arguments) throws Exception {
        LoopManager.install();
        LoopManager.iwarp(arguments[0].equals("loop1"));
        LOG.setLevel(Boolean.getBoolean("log") ? Level.ALL : Level.OFF);
        String modes = String.join(" ", arguments);
        boolean passed = new MessageAttack(
                        new LoopAttack(arguments[0]), new InetSocketAddress("10.9.0.1", 0), ATTACKERS, ROUND_MILLIS)
                .run(
                        Long.parseLong(arguments[1]),
                        Integer.parseInt(arguments[2]),
                        modes.contains("disturb"),
                        modes.contains("overflow"),
                        modes.contains("starve"));
        System.exit(passed ? 0 : 1);
    }
}
