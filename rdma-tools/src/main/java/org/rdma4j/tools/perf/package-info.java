/**
 * The command {@code perf}: latency and bandwidth between two machines.
 *
 * <p>{@link org.rdma4j.tools.perf.PerfCommand} parses the command line; its options are in {@code MeasurementOptions} and
 * {@code ReportOptions}. The client ({@code PerfClient}) tells the server ({@code
 * PerfServer}) over a {@code Control} connection what comes next; each measurement then has a connection of its own, a
 * {@code Lane}, on which {@code LatencyLoops} and {@code BandwidthLoops} have both sides' code. What comes out is a {@link
 * org.rdma4j.tools.perf.PerfReport}, which is the JSON; {@code PerfTable} and {@code PerfPage} print it.
 */
@NullMarked
package org.rdma4j.tools.perf;

import org.jspecify.annotations.NullMarked;
