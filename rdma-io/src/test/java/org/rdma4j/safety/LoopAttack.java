package org.rdma4j.safety;

import java.io.IOException;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.rdma4j.attack.Attack;
import org.rdma4j.attack.Link;
import org.rdma4j.attack.Target;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;

/** The attack on a loop device. */
final class LoopAttack implements Target {
    /** Highest status ({@code enum ibv_wc_status}) with which the attack makes requests fail. */
    private static final int MAX_STATUS = 20;

    private static final int ATTACKERS = 6;
    private static final int BOOKKEEPERS = 2;
    private static final int ROUND_SECONDS = 2;

    private final String device;
    /** Number of native objects that are known to be left from earlier rounds. */
    private long known;
    /** Number of violations that have been reported. */
    private long reported;

    LoopAttack(String device) {
        this.device = device;
    }

    /**
     * Attacks a loop device. Exits with 0 if no violation is found, and with 1 otherwise.
     *
     * @param arguments the device ({@code loop0} or {@code loop1}), the seed, and the duration in seconds
     */
    public static void main(String[] arguments) throws Exception {
        LoopManager.install();
        boolean passed = new Attack(new LoopAttack(arguments[0]), ATTACKERS, BOOKKEEPERS, ROUND_SECONDS)
                .run(Long.parseLong(arguments[1]), Integer.parseInt(arguments[2]));
        System.exit(passed ? 0 : 1);
    }

    @Override
    public Context open() throws IOException {
        return Device.named(device).open();
    }

    @Override
    public void connect(Link link) throws IOException {
        link.byHand(this);
    }

    @Override
    public void connect(QueuePair one, QueuePair other) throws IOException {
        if (device.equals("loop0")) {
            Link.connectByHand(one, other);
        } else {
            // Soft-iWARP's connection manager has taken them to this state.
            one.modify(new QueuePairAttributes().state(QueuePairState.RTS));
            other.modify(new QueuePairAttributes().state(QueuePairState.RTS));
            LoopControl.connect(one, other);
        }
    }

    @Override
    public void disturb(RandomGenerator random) {
        switch (random.nextInt(8)) {
            case 0 -> LoopControl.hold(true);
            case 1 -> LoopControl.step(random.nextInt(10));
            case 2 -> LoopControl.holdReads(true);
            case 3 -> LoopControl.failNext(1 + random.nextInt(MAX_STATUS));
            case 4 -> LoopControl.refusePost(random.nextInt(10));
            case 5 -> LoopControl.refusePosts(true);
            case 6 -> LoopControl.refuseErrorState(true);
            default -> LoopControl.refuseCreation(random.nextInt(10));
        }
    }

    @Override
    public void calm() {
        LoopControl.reset();
    }

    @Override
    public Optional<String> violation(boolean exact) {
        long left = LoopControl.objects() - known;
        long violations = LoopControl.violations() - reported;
        known += left;
        reported += violations;
        if (exact && left != 0) {
            return Optional.of("native objects are left: " + left);
        }
        return exact && violations != 0
                ? Optional.of("native objects were to be destroyed while they had users: " + violations)
                : Optional.empty();
    }
}
