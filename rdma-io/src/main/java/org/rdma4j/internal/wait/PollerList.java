package org.rdma4j.internal.wait;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The pollers of a reactor. Thread-confined to the driver. A poller may add and remove pollers while the list is being
 * visited. An added poller is first called in the next visit, and a removed poller is no longer called.
 */
final class PollerList {
    /** Pollers. Elements below {@link #size} may be {@code null} during a visit if a poller has been removed. */
    private @Nullable Poller[] pollers = new Poller[4];

    private int size;

    /** Whether the list is being visited. */
    private boolean visiting;

    /** Whether a poller has been removed during the visit. */
    private boolean hasHoles;

    void add(Poller poller) {
        if (size == pollers.length) {
            pollers = Arrays.copyOf(pollers, size * 2);
        }
        pollers[size++] = poller;
    }

    /** Removes a poller. Has no effect if the list does not contain it. */
    void remove(Poller poller) {
        for (int i = 0; i < size; i++) {
            if (pollers[i] == poller) {
                pollers[i] = null;
                hasHoles = true;
                break;
            }
        }
        if (!visiting) {
            removeHoles();
        }
    }

    private void removeHoles() {
        if (hasHoles) {
            hasHoles = false;
            int kept = 0;
            for (int i = 0; i < size; i++) {
                if (pollers[i] != null) {
                    pollers[kept++] = pollers[i];
                }
            }
            Arrays.fill(pollers, kept, size, null);
            size = kept;
        }
    }

    /**
     * Polls each poller once.
     *
     * @param limit maximum number of items of each poller
     * @return the number of items handled; a poller that throws counts as one item
     */
    int poll(int limit) {
        int handled = 0;
        int last = size;
        visiting = true;
        for (int i = 0; i < last; i++) {
            Poller poller = pollers[i];
            if (poller != null) {
                try {
                    handled += poller.poll(limit);
                } catch (Throwable e) {
                    handled++;
                    Callbacks.report(poller, e);
                }
            }
        }
        visiting = false;
        removeHoles();
        return handled;
    }

    /** Prepares all pollers for a sleep. Returns {@code false} if one of them has to be polled again first. */
    boolean prepareToSleep() {
        boolean prepared = true;
        int last = size;
        visiting = true;
        for (int i = 0; i < last; i++) {
            Poller poller = pollers[i];
            if (poller != null) {
                try {
                    prepared &= poller.prepareToSleep();
                } catch (Throwable e) {
                    prepared = false;
                    Callbacks.report(poller, e);
                }
            }
        }
        visiting = false;
        removeHoles();
        return prepared;
    }
}
