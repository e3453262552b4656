/**
 * Verbs for C programmers. The programs whose names begin with {@code Guide} are the steps of an introduction to verbs.
 * Each has two versions: {@code raw} uses rdma-sys and makes the same calls as a C program; {@code safe} uses rdma-io. The
 * other programs show the rules of the bindings, the lifetime of memory, polling of memory that a peer writes, and the use
 * of a connection by several threads.
 */
@NullMarked
package org.rdma4j.examples.verbs;

import org.jspecify.annotations.NullMarked;
