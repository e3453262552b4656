/** The commands of {@code ./dev}: their help, wrong usage, and what some of them make of what the programs below them say. */
@NullMarked
package org.rdma4j.tests.commands;

import org.jspecify.annotations.NullMarked;
