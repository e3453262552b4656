package org.rdma4j.safety;

import java.net.InetSocketAddress;
import org.rdma4j.attack.WireAttack;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.loop.LoopControl;

/** The attack of hostile clients on a message server of a loop device. */
final class LoopWireAttack {
    private static final int ATTACKERS = 4;
    private static final int ROUND_MILLIS = 700;

    private LoopWireAttack() {}

    /**
     * Attacks a loop device. Exits with 0 if there are no finds, and with 1 otherwise.
     *
     * @param arguments the device ({@code loop0} or {@code loop1}), the seed, and the duration in seconds
     */
    public static void main(String[] arguments) throws Exception {
        LoopManager.install();
        LoopManager.iwarp(arguments[0].equals("loop1"));
        boolean passed = new WireAttack(
                        new InetSocketAddress("10.9.0.1", 0),
                        ATTACKERS,
                        ROUND_MILLIS,
                        () -> LoopControl.objects() + " objects, " + LoopControl.violations() + " violations",
                        (server, seed) -> () -> {})
                .run(Long.parseLong(arguments[1]), Integer.parseInt(arguments[2]));
        System.exit(passed ? 0 : 1);
    }
}
