/**
 * The command {@code perf}, which measures latency and bandwidth between two hosts.
 *
 * <p>{@link org.rdma4j.tools.perf.PerfCommand} parses the command line, with the options of {@code MeasurementOptions}
 * and {@code ReportOptions}, and runs a {@code PerfServer} or a {@code PerfClient}. The client requests each
 * measurement over a {@code ControlConnection}. Each measurement then uses a {@code DataConnection} of its own; {@code
 * LatencyLoops} and {@code BandwidthLoops} contain the code of both sides. The result is a {@link
 * org.rdma4j.tools.perf.PerfReport}, which {@code PerfTable} prints and {@link org.rdma4j.tools.perf.PerfPage} writes
 * as HTML.
 */
@NullMarked
package org.rdma4j.tools.perf;

import org.jspecify.annotations.NullMarked;
