/**
 * What several examples share: command lines, the ping-pongs' loop and their words on the wire, and a connection of a
 * program to itself for the guide, on rdma-io and on rdma-sys.
 */
@NullMarked
package org.rdma4j.examples.util;

import org.jspecify.annotations.NullMarked;
