package org.rdma4j.channel;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.rdma4j.verbs.WorkScope;

/** Scopes of one channel or multi-channel. A scope that has ended is opened again by a later call. */
final class ScopePool {
    private final Supplier<WorkScope> factory;

    /** All scopes, open or not. Contains more than one only if scopes are nested. */
    private final List<WorkScope> scopes = new ArrayList<>();

    ScopePool(Supplier<WorkScope> factory) {
        this.factory = factory;
    }

    /** Returns an open scope. */
    WorkScope begin(Duration limit) {
        return next().begin(limit);
    }

    /** Returns an open scope that is manual: {@link WorkScope#beginManual}. */
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
