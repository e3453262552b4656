/**
 * The command line, and the only place that puts the others together: configuration, front end, layout, metadata, C and
 * Java output, verification.
 *
 * <p>In: arguments. Out: files, text on standard output, a line on standard error for each thing that is wrong, and the
 * exit codes of {@link org.rdma4j.gen.problem.ExitCode}.
 *
 * <p>The way through: {@code Main} finds the command; {@code Extraction} goes from headers to metadata, {@code Emission}
 * from metadata to Java and C, {@code Generation} does both for a configuration and those that it imports. {@code CompilerGate}
 * compares what was read with the C compiler meanwhile, and {@code OutputFiles} puts files in their places only after it
 * has passed.
 */
@NullMarked
package org.rdma4j.gen.cli;

import org.jspecify.annotations.NullMarked;
