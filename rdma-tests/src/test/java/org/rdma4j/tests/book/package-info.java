/**
 * The code and the commands in README.md, CONTRIBUTING.md and the pages in {@code docs}: programs are quoted from
 * compiled sources, and commands are run.
 */
@NullMarked
package org.rdma4j.tests.book;

import org.jspecify.annotations.NullMarked;
