/** The commands of {@code ./dev}: help, invalid arguments, and output for given results of the programs they start. */
@NullMarked
package org.rdma4j.tests.commands;

import org.jspecify.annotations.NullMarked;
