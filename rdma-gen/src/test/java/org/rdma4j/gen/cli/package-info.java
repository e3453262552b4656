/**
 * Tests of the command line: the files that it generates for a small project, its messages and exit codes for invalid
 * input, and the files that it must not change.
 *
 * <p>{@code SampleProject} is the small project, in a temporary folder. {@code WrongInput} is one row of the table of
 * invalid inputs; the classes {@code Wrong…} contain the rows.
 */
@NullMarked
package org.rdma4j.gen.cli;

import org.jspecify.annotations.NullMarked;
