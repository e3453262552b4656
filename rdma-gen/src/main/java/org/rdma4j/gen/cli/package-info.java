/**
 * The command line: one class for each command, and one for each group of options that commands share.
 *
 * <p>In: arguments. Out: text on standard output, one line on standard error for each error, and the exit codes of
 * {@link org.rdma4j.gen.problem.ExitCode}. {@link org.rdma4j.gen.cli.Main} finds the command; the commands call
 * {@code pipeline}, {@code diff}, {@code dump} and {@code verify}. Nothing calls this package.
 */
@NullMarked
package org.rdma4j.gen.cli;

import org.jspecify.annotations.NullMarked;
