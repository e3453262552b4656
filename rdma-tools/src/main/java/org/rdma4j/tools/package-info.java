/**
 * The command line: {@code devices}, {@code ping} and {@code perf}, on rdma-io alone. {@link org.rdma4j.tools.Main} takes the words and
 * gives an exit code; each command is a class, {@code perf} a package.
 */
@NullMarked
package org.rdma4j.tools;

import org.jspecify.annotations.NullMarked;
