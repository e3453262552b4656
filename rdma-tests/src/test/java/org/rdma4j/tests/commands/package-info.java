/** The commands of {@code ./dev}: their help, invalid arguments, and the output of some for given results of programs. */
@NullMarked
package org.rdma4j.tests.commands;

import org.jspecify.annotations.NullMarked;
