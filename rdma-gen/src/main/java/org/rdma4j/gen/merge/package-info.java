/**
 * Several releases become one binding, or are refused.
 *
 * <p>In: {@link org.rdma4j.gen.model.Metadata} of each release, in any order, and the configuration. Out: a {@link
 * org.rdma4j.gen.model.MergedReleases}, which has the newest release's declarations, behind them what only older ones have, and
 * since when and until when each is there. Called by {@code pipeline}, before emission.
 *
 * <p>One binding serves all releases only while nothing differs that compiled Java relies on: a place in a record, a
 * value, a signature, a record that goes by value. Where something does, merging stops and names it, unless the
 * configuration lists the field as moved, or the value as one that an enumerator had.
 *
 * <p>Where things are: {@link org.rdma4j.gen.merge.RecordMerge} has structs and unions, {@link
 * org.rdma4j.gen.merge.EnumMerge} enums and the values of enumerators and macros, {@link org.rdma4j.gen.merge.SimpleDeclarationMerge}
 * functions, typedefs and all else that is a name, {@link org.rdma4j.gen.merge.ForeignTypeMerge} foreign types. {@link
 * org.rdma4j.gen.merge.BinaryShape} says what is the same in two releases, {@link org.rdma4j.gen.merge.DeclarationTimeline} follows a
 * declaration through them, {@link org.rdma4j.gen.merge.HistoryBuilder} notes since when it is there.
 */
@NullMarked
package org.rdma4j.gen.merge;

import org.jspecify.annotations.NullMarked;
