package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_pd;

/**
 * A protection domain: {@code struct ibv_pd}. Each queue pair, shared receive queue, memory region, memory window and
 * address handle belongs to one domain. A queue pair can use only objects in its own domain. A domain is created by
 * {@link #allocate}.
 *
 * {@snippet lang=java :
 * try (ProtectionDomain domain = ProtectionDomain.allocate(context);
 *         MemoryRegion buffer = MemoryRegion.allocate(domain, 4096)) {
 *     System.out.println(buffer + " belongs to " + domain);
 * } // Closes the region, then the domain.
 * }
 *
 * <p>Any thread may use a protection domain.
 *
 * <p>A domain must be closed after all objects that belong to it; otherwise, closing it throws an {@link
 * IllegalStateException} that names them.
 *
 * @see "docs/reference/memory-and-lifetime.md"
 */
public final class ProtectionDomain extends Resource {
    private final Context context;
    private final Set<MemoryUser> users = ConcurrentHashMap.newKeySet();
    private final Set<Window> windows = ConcurrentHashMap.newKeySet();

    /** A memory window as seen by its protection domain. Any thread may call these methods. */
    interface Window {
        /**
         * Returns {@code true} if the window is bound to a part of the given region, or a request that binds it is in
         * flight.
         */
        boolean isBoundTo(Resource region);

        /** Marks the window as unbound if it has the given key, which the peer has invalidated. */
        void invalidated(int rkey);

        /** Destroys the native window if it can be used only through the given queue pair. */
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
     * @throws VerbsException if the driver rejects the call, for example because the device has no more domains
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

    /** Returns the open device to which this domain belongs. */
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

    /** Marks the memory window with the given key as unbound, because the peer has invalidated it. */
    void invalidated(int rkey) {
        windows.forEach(window -> window.invalidated(rkey));
    }

    /**
     * Destroys the memory windows that can be used only through the given queue pair, which is about to be destroyed.
     */
    void freeWindowsOf(Resource queuePair) {
        windows.forEach(window -> window.destroyWith(queuePair));
    }

    /** Checks that no memory window is bound to the given region. */
    void checkUnbound(Resource region) {
        for (Window window : windows) {
            if (window.isBoundTo(region)) {
                throw new IllegalStateException(
                        region + " has a window bound to it: invalidate or close the " + window + " first");
            }
        }
    }

    /** Checks that no request in flight references the given resource. */
    void checkUnused(Resource resource) {
        // Step C2 of the protocol in org.rdma4j.internal.life. Pairs with the fence in a post.
        VarHandle.fullFence();
        for (MemoryUser user : users) {
            Object request = user.requestInFlight(resource);
            if (request != null) {
                throw new IllegalStateException(resource + " is in use by the device: " + request
                        + " is in flight; wait for its completion first");
            }
        }
    }

    /** Checks that no prepared request references the given resource. */
    void checkUnreferenced(Resource resource) {
        for (MemoryUser user : users) {
            Object request = user.preparedRequest(resource);
            if (request != null) {
                throw new IllegalStateException(
                        resource + " is referenced by " + request + ": give the request other buffers first");
            }
        }
    }

    /** Writes the current keys of the given region to the prepared requests that reference it. */
    void rewriteKeys(Resource region) {
        users.forEach(user -> user.rewriteKeys(region));
    }

    /**
     * Forces the prepared requests that reference the given resource to check it again before their next post. If the
     * resource is closed, the post then fails.
     */
    void recheckUsersOf(Resource resource) {
        users.forEach(user -> user.recheck(resource));
    }
}
