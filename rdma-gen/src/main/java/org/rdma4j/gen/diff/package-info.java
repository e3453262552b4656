/**
 * What has changed between two releases, and whether it breaks those who use them.
 *
 * <p>In: two {@link org.rdma4j.gen.model.Metadata}, and from the configuration who allocates which record. Out: a
 * {@link org.rdma4j.gen.diff.Report} of {@link org.rdma4j.gen.diff.Change changes}, each with its verdict, its reason
 * and the rows of {@code dump} that it explains; and such reports as text, JSON, Markdown and HTML. Called by
 * {@code cli}.
 *
 * <p>A declaration that is new or gone is one change, with all its fields. A field that has only moved is part of its
 * record's change. Enumerators are names of their own, as in C.
 */
@NullMarked
package org.rdma4j.gen.diff;

import org.jspecify.annotations.NullMarked;
