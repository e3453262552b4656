/**
 * The command line, and the only place that puts the others together: configuration, front end, layout, metadata, C and
 * Java output, verification.
 *
 * <p>In: arguments. Out: files, text on standard output, one line on standard error where something is wrong, and the
 * exit codes of {@link org.rdma4j.gen.problem.ExitCode}.
 */
@NullMarked
package org.rdma4j.gen.cli;

import org.jspecify.annotations.NullMarked;
