package org.rdma4j.tools.perf;

import java.io.IOException;
import java.util.NoSuchElementException;
import org.rdma4j.cm.Connection;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.runtime.printing.PrintableText;
import org.rdma4j.tools.perf.PerfReport.Side;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Port;

/** Describes this host and the device of a connection, and checks whether the device supports a measurement. */
final class LocalSide {
    private LocalSide() {}

    /** Returns the description of this host and of the local device of a connection. */
    static Side describe(Connection connection) throws IOException {
        Context context = connection.domain().context();
        Port port = context.port(port(connection, context));
        String version = LocalSide.class.getPackage().getImplementationVersion();
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

    /** Returns the port whose GID contains the local address of a connection; port 1 if there is none, as on iWARP. */
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

    /**
     * Returns the reason why the device of a connection does not support a measurement.
     *
     * @param depth required capacity of the send queue
     * @return the reason; empty if the device supports the measurement
     */
    static String unsupportedReason(Measurement measurement, int depth, Connection connection) throws IOException {
        Context context = connection.domain().context();
        String device = context.device().name();
        if (measurement.operation().isAtomic()
                && context.attributes().atomics() == org.rdma4j.verbs.DeviceAttributes.Atomics.NONE) {
            return device + " does not support atomic operations";
        }
        long maxMessage = context.port(port(connection, context)).maxMessage();
        if (measurement.size() > maxMessage) {
            return device + " does not support messages of more than " + maxMessage + " bytes";
        }
        int maxRequests = context.attributes().maxWorkRequests();
        if (depth > maxRequests) {
            return device + " supports queues of at most " + maxRequests + " requests, but --depth is " + depth;
        }
        return "";
    }
}
