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
 * Addresses by name: {@code rdma_getaddrinfo}. Where the port is a number, {@code new InetSocketAddress(host, port)} of the
 * JDK does the same for names, IPv4, IPv6 and link-local addresses with their interface ({@code fe80::1%eth0}). This is for
 * services that have a name (in {@code /etc/services}), and for waiting no longer than wanted.
 *
 * <p>Addresses of InfiniBand without IP (AF_IB) are refused; a device's IPoIB interface gives it addresses that can be used.
 */
public final class Addresses {
    private Addresses() {}

    /**
     * The addresses of a peer to connect to or to {@linkplain DatagramEndpoint#find find}, the best first.
     *
     * @param host a name or an address
     * @param service a name or a number
     * @param space which ports the service's name is of
     * @throws RdmaTimeoutException if the names are not resolved in time; the resolver goes on for a while
     * @throws VerbsException if there is none
     */
    public static List<InetSocketAddress> ofPeer(String host, String service, PortSpace space, Duration timeout)
            throws RdmaException {
        if (host.isEmpty()) {
            throw new IllegalArgumentException("a peer has a name or an address, not an empty one");
        }
        return of(host, service, space, 0, timeout);
    }

    /**
     * The addresses to listen on: {@code RAI_PASSIVE}.
     *
     * @param host a name or an address of this machine; empty for all
     * @param service a name or a number
     * @param space which ports the service's name is of
     * @throws RdmaTimeoutException if the names are not resolved in time; the resolver goes on for a while
     * @throws VerbsException if there is none
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
        CompletableFuture<List<InetSocketAddress>> answer = new CompletableFuture<>();
        // The resolver cannot be interrupted, and would pin a virtual thread's carrier.
        Thread.ofPlatform().daemon().name("rdma4j address of " + host).start(() -> {
            try {
                answer.complete(resolve(host, service, space, flags));
            } catch (Throwable e) {
                answer.completeExceptionally(e);
            }
        });
        return await(answer, nanos, host + " " + service + " was not resolved within " + Timeouts.text(timeout));
    }

    private static <T> T await(CompletableFuture<T> answer, long nanos, String late) throws RdmaException {
        long end = System.nanoTime() + nanos;
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return answer.get(nanos == Long.MAX_VALUE ? nanos : end - System.nanoTime(), TimeUnit.NANOSECONDS);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } catch (TimeoutException e) {
            throw new RdmaTimeoutException(late);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof ErrnoException errno) {
                throw VerbsException.of(errno);
            }
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
            // Identifiers look for their routes themselves.
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

    private static MemorySegment orNull(String text, Arena arena) {
        return text.isEmpty() ? MemorySegment.NULL : arena.allocateFrom(text);
    }
}
