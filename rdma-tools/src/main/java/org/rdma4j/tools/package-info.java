/**
 * The command line: {@code devices} and {@code ping}, on rdma-io alone. {@link org.rdma4j.tools.Main} takes the words and
 * gives an exit code; each command is a class.
 */
@NullMarked
package org.rdma4j.tools;

import org.jspecify.annotations.NullMarked;
