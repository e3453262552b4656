package org.rdma4j.tools.perf;

import java.io.IOException;
import java.util.NoSuchElementException;
import org.rdma4j.cm.Connection;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.tools.perf.PerfReport.Side;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Port;

/** What this machine is, and what it cannot do. */
final class Sides {
    private Sides() {}

    static Side of(Connection connection) throws IOException {
        Context context = connection.domain().context();
        Port port = context.port(port(connection, context));
        String version = Sides.class.getPackage().getImplementationVersion();
        return new Side(
                connection.localAddress().getAddress().getHostAddress(),
                context.device().name(),
                context.device().transport().name(),
                port.linkLayer().name(),
                port.number(),
                port.activeMtu().bytes(),
                port.gigabitsPerSecond(),
                HostRelease.current().toString(),
                version == null ? "not packaged" : version,
                PrintableText.shortened(
                        System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version")),
                PrintableText.shortened(System.getProperty("os.name") + " " + System.getProperty("os.version") + ", "
                        + System.getProperty("os.arch")),
                Runtime.getRuntime().availableProcessors());
    }

    /** The port whose GID is the connection's address; the first where no GID tells, as on iWARP. */
    private static int port(Connection connection, Context context) throws IOException {
        try {
            return context.gids().stream()
                    .filter(gid ->
                            gid.address().equals(connection.localAddress().getAddress()))
                    .findFirst()
                    .orElseThrow()
                    .port();
        } catch (NoSuchElementException e) {
            return 1;
        }
    }

    /** Why a measurement cannot be on a connection's device; empty if it can. */
    static String reasonAgainst(Measurement what, int depth, Connection connection) throws IOException {
        Context context = connection.domain().context();
        String device = context.device().name();
        if (what.operation().isAtomic()
                && context.attributes().atomics() == org.rdma4j.verbs.DeviceAttributes.Atomics.NONE) {
            return device + " has no atomic operations";
        }
        long most = context.port(port(connection, context)).maxMessage();
        if (what.size() > most) {
            return device + " has messages of " + most + " bytes at most";
        }
        int requests = context.attributes().maxWorkRequests();
        if (depth > requests) {
            return device + " has queues of " + requests + " requests at most, and --depth is " + depth;
        }
        return "";
    }
}
