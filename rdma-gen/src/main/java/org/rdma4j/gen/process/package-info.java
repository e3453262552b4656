/**
 * Runs other programs: the C compiler, {@code readelf}.
 *
 * <p>In: the words of a command line. Out: its exit code and what it wrote. Called by {@code parse},
 * {@code symbols} and {@code verify}; nothing else starts a process.
 */
@NullMarked
package org.rdma4j.gen.process;

import org.jspecify.annotations.NullMarked;
