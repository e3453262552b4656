/**
 * {@link org.rdma4j.sys.report.RdmaReport} says what this process has of all that RDMA needs, and what to do about the
 * rest; {@code java -jar} prints it.
 *
 * <p>In: the JVM, /proc, /sys, /dev and the libraries, each of which has a class here that looks at it. {@link
 * org.rdma4j.sys.report.Launcher} is what {@code java -jar} starts; it alone is compiled for older JVMs, to tell them that
 * they are too old.
 */
@NullMarked
package org.rdma4j.sys.report;

import org.jspecify.annotations.NullMarked;
