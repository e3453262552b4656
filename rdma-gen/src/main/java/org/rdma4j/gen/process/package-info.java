/**
 * Runs other programs: the C compiler, {@code readelf}, the probes that {@code verify} builds.
 *
 * <p>In: the words of a command line. Out: its exit code and what it wrote. Called by {@code parse} and
 * {@code verify}; nothing else starts a process.
 */
@NullMarked
package org.rdma4j.gen.process;

import org.jspecify.annotations.NullMarked;
