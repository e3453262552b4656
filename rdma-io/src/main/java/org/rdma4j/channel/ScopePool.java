package org.rdma4j.channel;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.rdma4j.verbs.WorkScope;

/** Reusable scopes of a channel or multi-channel. */
final class ScopePool {
    private final Supplier<WorkScope> factory;

    /** All scopes, open or closed. Contains more than one scope only if scopes have been nested. */
    private final List<WorkScope> scopes = new ArrayList<>();

    ScopePool(Supplier<WorkScope> factory) {
        this.factory = factory;
    }

    /** Opens a scope and returns it. */
    WorkScope begin(Duration limit) {
        return next().begin(limit);
    }

    /** Opens a manual scope and returns it. See {@link WorkScope#beginManual}. */
    WorkScope beginManual(Duration limit) {
        return next().beginManual(limit);
    }

    private WorkScope next() {
        for (int i = 0; i < scopes.size(); i++) {
            if (!scopes.get(i).isOpen()) {
                return scopes.get(i);
            }
        }
        WorkScope scope = factory.get();
        scopes.add(scope);
        return scope;
    }
}
