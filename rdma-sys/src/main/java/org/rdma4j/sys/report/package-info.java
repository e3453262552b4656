/**
 * {@link org.rdma4j.sys.report.RdmaReport} tells which requirements of RDMA this process meets, and what to do about
 * the others. {@code java -jar} prints it.
 *
 * <p>The sources of the report are the JVM, /proc, /sys, /dev and the libraries; there is a class here for each. {@link
 * org.rdma4j.sys.report.Launcher} is the main class of the jar. It is compiled for older JVMs, to report that they are
 * too old.
 *
 * @see "docs/reference/loading.md"
 */
@NullMarked
package org.rdma4j.sys.report;

import org.jspecify.annotations.NullMarked;
