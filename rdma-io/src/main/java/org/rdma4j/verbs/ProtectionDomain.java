package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_pd;

/**
 * A protection domain, {@code struct ibv_pd}. Queue pairs, shared receive queues, memory regions, memory windows and
 * address handles each belong to one domain, and a queue pair uses objects of its own domain only. Created by {@link
 * #allocate}.
 *
 * <p>Any thread may use a protection domain.
 */
public final class ProtectionDomain extends Resource {
    private final Context context;
    private final Set<MemoryUser> users = ConcurrentHashMap.newKeySet();
    private final Set<Window> windows = ConcurrentHashMap.newKeySet();

    /** A memory window, as its domain sees it. Any thread may call these methods. */
    interface Window {
        /** Returns {@code true} if the window is bound to a part of a region, or a request that binds it is in flight. */
        boolean isBoundTo(Resource region);

        /** Marks the window unbound if it has this key: the peer has invalidated it. */
        void invalidated(int rkey);

        /** Destroys the native window if it can be used through this queue pair only. */
        void destroyWith(Resource queuePair);
    }

    private ProtectionDomain(Context context) {
        super("protection domain of " + context, () -> Ibverbs.ibv_alloc_pdChecked(context.handle()), context);
        this.context = context;
    }

    /**
     * Allocates a protection domain: {@code ibv_alloc_pd}.
     *
     * @param context the open device, which must not be closed before the domain
     * @throws VerbsException if the driver rejects the request, for example because the device has no more domains
     * @throws IllegalStateException if the context is closed
     */
    public static ProtectionDomain allocate(Context context) throws VerbsException {
        return open(new ProtectionDomain(context));
    }

    @Override
    void opened(MemorySegment pd) {
        rename("protection domain " + ibv_pd.handle(ibv_pd.reinterpret(pd)) + " of " + context.name());
    }

    @Override
    void destroy(MemorySegment pd) {
        Ibverbs.ibv_dealloc_pdChecked(pd);
    }

    /** Returns the open device that the domain belongs to. */
    public Context context() {
        return context;
    }

    void add(MemoryUser user) {
        users.add(user);
    }

    void remove(MemoryUser user) {
        users.remove(user);
    }

    void add(Window window) {
        windows.add(window);
    }

    void remove(Window window) {
        windows.remove(window);
    }

    /** Marks the memory window with this key unbound: the peer has invalidated it. */
    void invalidated(int rkey) {
        windows.forEach(window -> window.invalidated(rkey));
    }

    /** Destroys the memory windows that can be used through this queue pair only, which is about to be destroyed. */
    void freeWindowsOf(Resource queuePair) {
        windows.forEach(window -> window.destroyWith(queuePair));
    }

    /** Throws if a memory window is bound to a region. */
    void checkUnbound(Resource region) {
        for (Window window : windows) {
            if (window.isBoundTo(region)) {
                throw new IllegalStateException(
                        region + " has a window bound to it: invalidate or close the " + window + " first");
            }
        }
    }

    /** Throws if a request in flight references a resource. */
    void checkUnused(Resource resource) {
        // C2 of the protocol in org.rdma4j.internal.life. Pairs with the fence of a post.
        VarHandle.fullFence();
        for (MemoryUser user : users) {
            Object request = user.requestInFlight(resource);
            if (request != null) {
                throw new IllegalStateException(resource + " is in use by the device: " + request
                        + " is in flight; wait for its completion first");
            }
        }
    }

    /** Throws if a prepared request references a resource. */
    void checkUnreferenced(Resource resource) {
        for (MemoryUser user : users) {
            Object request = user.preparedRequest(resource);
            if (request != null) {
                throw new IllegalStateException(
                        resource + " is referenced by " + request + ": give the request other buffers first");
            }
        }
    }

    /** Writes the current keys of a region to the prepared requests that reference it. */
    void rewriteKeys(Resource region) {
        users.forEach(user -> user.rewriteKeys(region));
    }

    /** Has prepared requests validate a resource again before their next post. A closed resource is rejected then. */
    void recheckUsersOf(Resource resource) {
        users.forEach(user -> user.recheck(resource));
    }
}
