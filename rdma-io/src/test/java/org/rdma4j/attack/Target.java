package org.rdma4j.attack;

import java.io.IOException;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.QueuePair;

/** A device that is attacked. */
public interface Target {
    /** Opens the device. */
    Context open() throws IOException;

    /**
     * Creates and connects the queue pairs of a link, which nobody else uses. If this throws, the link owns what has been
     * created.
     */
    void connect(Link link) throws IOException;

    /** Connects two queue pairs that exist. May be called by any thread. */
    void connect(QueuePair one, QueuePair other) throws IOException;

    /** Disturbs the device until {@link #calm} is called: delays or fails work, or refuses objects. */
    default void disturb(RandomGenerator random) {}

    /** Ends all disturbances. */
    default void calm() {}

    /**
     * Returns the violation that the device has seen in a round, in which all objects have been closed.
     *
     * @param exact whether no Error has occurred, which may have lost a native object that the bindings were about to return
     */
    default Optional<String> violation(boolean exact) {
        return Optional.empty();
    }
}
