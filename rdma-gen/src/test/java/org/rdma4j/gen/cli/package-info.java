/**
 * The command line as a user meets it: what it makes of a small project of its own, and above all what it says to wrong
 * input and leaves on disk.
 *
 * <p>{@code SampleProject} is that small project in a scratch folder; {@code WrongInput} one row of a table; {@code Wrong…}
 * classes are the table.
 */
@NullMarked
package org.rdma4j.gen.cli;

import org.jspecify.annotations.NullMarked;
