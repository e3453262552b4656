/**
 * Makes {@link org.rdma4j.sys.RdmaReport} and prints it; not for users, and not exported from the module.
 *
 * <p>In: the JVM, /proc, /sys, /dev and the libraries. Out: the report, which {@link org.rdma4j.sys.report.Survey} puts
 * together, and its text. {@link org.rdma4j.sys.report.Launcher} is what {@code java -jar} starts; it alone is compiled
 * for older JVMs, to tell them that they are too old.
 */
@NullMarked
package org.rdma4j.sys.report;

import org.jspecify.annotations.NullMarked;
