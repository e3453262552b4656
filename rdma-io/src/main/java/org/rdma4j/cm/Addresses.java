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
 * Resolves host and service names to addresses: {@code rdma_getaddrinfo}. If the port is known as a number, {@code new
 * InetSocketAddress(host, port)} is sufficient for names, IPv4, IPv6, and link-local addresses with an interface ({@code
 * fe80::1%eth0}). This class supports service names (of {@code /etc/services}) and timeouts.
 *
 * <p>InfiniBand addresses without IP (AF_IB) are not supported. An InfiniBand device has IP addresses if it has an IPoIB
 * interface.
 */
public final class Addresses {
    private Addresses() {}

    /**
     * Returns the addresses of a peer, in order of preference, for {@link Connection#to} and {@link DatagramEndpoint#find}.
     *
     * @param host a host name or an address; not empty
     * @param service a service name or a port number
     * @param space the port space of the service
     * @param timeout maximum time to wait; the resolver continues in the background for some time after that
     * @throws RdmaTimeoutException if the names are not resolved within the timeout
     * @throws VerbsException if the host or the service is unknown
     */
    public static List<InetSocketAddress> ofPeer(String host, String service, PortSpace space, Duration timeout)
            throws RdmaException {
        if (host.isEmpty()) {
            throw new IllegalArgumentException("The host of a peer must not be empty");
        }
        return of(host, service, space, 0, timeout);
    }

    /**
     * Returns the local addresses to listen at, in order of preference, for {@link Listener#on} ({@code RAI_PASSIVE}).
     *
     * @param host a host name or an address of this machine; empty for the wildcard address
     * @param service a service name or a port number
     * @param space the port space of the service
     * @param timeout maximum time to wait; the resolver continues in the background for some time after that
     * @throws RdmaTimeoutException if the names are not resolved within the timeout
     * @throws VerbsException if the host or the service is unknown
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
        // In a platform thread: the call cannot be interrupted, and would pin the carrier of a virtual thread.
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

    /** Waits without regard to interrupts; throws the unchecked exception with which the future has completed. */
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
            // Without the route, which an identifier resolves itself.
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

    /** Returns a C string; NULL for an empty string. */
    private static MemorySegment orNull(String text, Arena arena) {
        return text.isEmpty() ? MemorySegment.NULL : arena.allocateFrom(text);
    }
}
