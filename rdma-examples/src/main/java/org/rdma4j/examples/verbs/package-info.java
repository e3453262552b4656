/**
 * Verbs for C programmers: one program for each step of an introduction to verbs. Each has two versions: {@code raw} uses
 * rdma-sys and makes the same calls as a C program; {@code safe} uses rdma-io.
 */
@NullMarked
package org.rdma4j.examples.verbs;

import org.jspecify.annotations.NullMarked;
