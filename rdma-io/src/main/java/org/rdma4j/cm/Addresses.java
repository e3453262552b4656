package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_addrinfo;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;

/**
 * Resolves host names and service names to addresses with {@code rdma_getaddrinfo}. If the port number is known, {@code
 * new InetSocketAddress(host, port)} suffices for host names, IPv4 and IPv6 addresses, and link-local addresses with an
 * interface ({@code fe80::1%eth0}). This class adds support for service names (from {@code /etc/services}) and
 * timeouts.
 *
 * {@snippet lang=java :
 * for (InetSocketAddress server : Addresses.ofPeer("storage1", "nfs", PortSpace.TCP, TIMEOUT)) {
 *     System.out.println(server);
 * }
 * }
 *
 * <p>Native InfiniBand addresses ({@code AF_IB}) are not supported. An InfiniBand device has IP addresses if it has an
 * IPoIB interface.
 *
 * <p>Methods may be called from any thread. They block until the names have been resolved, or throw an exception.
 *
 * @see "docs/guide/connection-manager.md"
 */
public final class Addresses {
    private Addresses() {}

    /**
     * Returns the peer's addresses in order of preference, for use with {@link Connection#to} and {@link
     * DatagramEndpoint#find}.
     *
     * @param host a host name or address; must not be empty
     * @param service a service name or port number
     * @param space the port space of the service
     * @param timeout maximum time to wait; after a timeout, the resolver may continue in the background for some time
     * @throws RdmaTimeoutException if the names are not resolved within the timeout
     * @throws VerbsException if the host or service is unknown
     */
    public static List<InetSocketAddress> ofPeer(String host, String service, PortSpace space, Duration timeout)
            throws RdmaException {
        if (host.isEmpty()) {
            throw new IllegalArgumentException("The peer's host must not be empty");
        }
        return of(host, service, space, 0, timeout);
    }

    /**
     * Returns the local addresses to listen on, in order of preference, for use with {@link Listener#on} ({@code
     * RAI_PASSIVE}).
     *
     * @param host a host name or address of this machine; empty for the wildcard address
     * @param service a service name or port number
     * @param space the port space of the service
     * @param timeout maximum time to wait; after a timeout, the resolver may continue in the background for some time
     * @throws RdmaTimeoutException if the names are not resolved within the timeout
     * @throws VerbsException if the host or service is unknown
     */
    public static List<InetSocketAddress> toListenOn(String host, String service, PortSpace space, Duration timeout)
            throws RdmaException {
        return of(host, service, space, Rdmacm.RAI_PASSIVE, timeout);
    }

    private static List<InetSocketAddress> of(String host, String service, PortSpace space, int flags, Duration timeout)
            throws RdmaException {
        Objects.requireNonNull(service);
        Objects.requireNonNull(space);
        long nanos = Timeouts.nanos(timeout);
        CompletableFuture<List<InetSocketAddress>> result = new CompletableFuture<>();
        // Use a platform thread: the call cannot be interrupted and would pin a virtual thread's carrier.
        Thread.ofPlatform().daemon().name("rdma4j address of " + host).start(() -> {
            try {
                result.complete(resolve(host, service, space, flags));
            } catch (Throwable e) {
                result.completeExceptionally(e);
            }
        });
        String names = "host \"" + host + "\" and service \"" + service + "\"";
        try {
            return await(result, nanos);
        } catch (TimeoutException e) {
            throw new RdmaTimeoutException("Cannot resolve " + names + " within " + Timeouts.text(timeout));
        } catch (ErrnoException e) {
            throw SocketAddresses.explained(VerbsException.of(e), "cannot resolve " + names);
        }
    }

    /** Waits uninterruptibly for the result. If the future completed exceptionally, throws its unchecked exception. */
    private static <T> T await(CompletableFuture<T> result, long nanos) throws TimeoutException {
        long end = System.nanoTime() + nanos;
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return result.get(nanos == Long.MAX_VALUE ? nanos : end - System.nanoTime(), TimeUnit.NANOSECONDS);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static List<InetSocketAddress> resolve(String host, String service, PortSpace space, int flags) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment hints = rdma_addrinfo.allocate(arena);
            // Skip route resolution, because each identifier resolves its own route.
            rdma_addrinfo.ai_flags(hints, flags | Rdmacm.RAI_NOROUTE);
            rdma_addrinfo.ai_port_space(hints, space.value());
            rdma_addrinfo.ai_qp_type(hints, space == PortSpace.UDP ? ibv_qp_type.IBV_QPT_UD : ibv_qp_type.IBV_QPT_RC);
            MemorySegment out = arena.allocate(ADDRESS);
            Rdmacm.rdma_getaddrinfoChecked(orNull(host, arena), orNull(service, arena), hints, out);
            MemorySegment first = out.get(ADDRESS, 0);
            try {
                List<InetSocketAddress> addresses = new ArrayList<>();
                boolean passive = (flags & Rdmacm.RAI_PASSIVE) != 0;
                for (MemorySegment next = first; next.address() != 0; ) {
                    MemorySegment info = rdma_addrinfo.reinterpret(next);
                    addresses.add(SocketAddresses.from(
                            passive ? rdma_addrinfo.ai_src_addr(info) : rdma_addrinfo.ai_dst_addr(info)));
                    next = rdma_addrinfo.ai_next(info);
                }
                return List.copyOf(addresses);
            } finally {
                Rdmacm.rdma_freeaddrinfo(first);
            }
        }
    }

    /** Returns the given text as a C string, or {@code NULL} if the text is empty. */
    private static MemorySegment orNull(String text, Arena arena) {
        return text.isEmpty() ? MemorySegment.NULL : arena.allocateFrom(text);
    }
}
