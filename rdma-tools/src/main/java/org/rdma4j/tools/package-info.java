/**
 * The command line of rdma4j: {@code devices}, {@code ping} and {@code perf}. {@link org.rdma4j.tools.Main} parses the
 * arguments and determines the exit code. The commands {@code devices} and {@code ping} are classes of this package,
 * {@code perf} has a package of its own.
 */
@NullMarked
package org.rdma4j.tools;

import org.jspecify.annotations.NullMarked;
