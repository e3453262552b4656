package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.verbs.VerbsException;

/** The messages of failed connections name the address, the event and the likely cause. */
class FailureMessagesTest {
    @Test
    void addresses() throws Exception {
        assertThat(SocketAddresses.text(new InetSocketAddress(InetAddress.getByName("10.0.0.1"), 7471)))
                .isEqualTo("10.0.0.1:7471");
        InetAddress named = InetAddress.getByAddress("server", new byte[] {10, 0, 0, 1});
        assertThat(SocketAddresses.text(new InetSocketAddress(named, 7471))).isEqualTo("server/10.0.0.1:7471");
        assertThat(SocketAddresses.text(new InetSocketAddress(Inet6Address.getByName("::1"), 80)))
                .isEqualTo("[0:0:0:0:0:0:0:1]:80");
    }

    @Test
    void anEvent() {
        ConnectionException refused =
                new ConnectionException("Cannot connect to 10.0.0.1:7471", new Event(EventType.REJECTED, 28));
        assertThat(refused)
                .hasMessage(
                        "Cannot connect to 10.0.0.1:7471: RDMA_CM_EVENT_REJECTED, status 28; connection refused: the"
                                + " peer rejected the request, or no program listens at that address");
        assertThat(refused.event().status()).isEqualTo(28);
        assertThat(new ConnectionException(
                        "Cannot connect to 10.0.0.1:7471", new Event(EventType.UNREACHABLE, -Errno.ETIMEDOUT)))
                .hasMessage(
                        "Cannot connect to 10.0.0.1:7471: RDMA_CM_EVENT_UNREACHABLE, status -110 (ETIMEDOUT); the peer"
                                + " did not respond in time");
        for (int status = 1; status < 10; status++) {
            assertThat(new ConnectionException("Cannot connect", new Event(EventType.UNREACHABLE, status)))
                    .hasMessageStartingWith("Cannot connect: RDMA_CM_EVENT_UNREACHABLE, status " + status);
        }
    }

    /** Each message ends without a separator, whether or not there is an explanation. */
    @ParameterizedTest
    @EnumSource
    void eachEvent(EventType type) {
        for (int status : new int[] {0, 1, -Errno.ENODEV}) {
            assertThat(new ConnectionException("Cannot connect to 10.0.0.1:7471", new Event(type, status)).getMessage())
                    .startsWith("Cannot connect to 10.0.0.1:7471: " + type.cName())
                    .doesNotEndWith(" ")
                    .doesNotEndWith(";");
        }
        assertThat(type.operation()).isNotBlank();
        assertThat(type.isFailure())
                .isEqualTo(!type.name()
                        .matches(".*_RESOLVED|CONNECT_RE(QUEST|SPONSE)|ESTABLISHED"
                                + "|MULTICAST_JOIN|ADDR_CHANGE|TIMEWAIT_EXIT"));
    }

    /** The explanation of the error number is kept. */
    @Test
    void aCall() {
        ErrnoException cause = new ErrnoException("rdma_bind_addr", Errno.EADDRINUSE);
        VerbsException known = SocketAddresses.explained(VerbsException.of(cause), "cannot bind to 10.0.0.1:7471");
        assertThat(known)
                .hasMessageStartingWith(cause.getMessage() + "; cannot bind to 10.0.0.1:7471: ")
                .hasMessageContaining("the port is in use")
                .hasCause(cause);
        assertThat(known.errno()).isEqualTo(Errno.EADDRINUSE);
        assertThat(known.function()).isEqualTo("rdma_bind_addr");
        ErrnoException unexplained = new ErrnoException("rdma_resolve_addr", Errno.ENETUNREACH);
        assertThat(SocketAddresses.explained(
                        VerbsException.of(unexplained), "cannot resolve the address 10.0.0.1:7471"))
                .hasMessage(unexplained.getMessage() + "; cannot resolve the address 10.0.0.1:7471");
    }
}
