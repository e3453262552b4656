/**
 * Merges several releases into one binding.
 *
 * <p>Takes the {@link org.rdma4j.gen.model.Metadata} of each release, in any order, and the configuration. Returns
 * {@link org.rdma4j.gen.model.MergedReleases}: the declarations of the newest release, the declarations that exist only
 * in older releases, and the first and last release of each declaration. Called before emission.
 *
 * <p>Compiled Java code relies on offsets in records, values, signatures, and the layout of records passed by value. If
 * one of them differs between releases, merging fails with an error that names it, unless the configuration lists the
 * field as moved, or the value as a former value of the enumerator.
 *
 * <p>{@link org.rdma4j.gen.merge.RecordMerge} merges structs and unions, {@link org.rdma4j.gen.merge.EnumMerge} enums
 * and the values of enumerators and macros, {@link org.rdma4j.gen.merge.ForeignTypeMerge} foreign types, and
 * {@link org.rdma4j.gen.merge.SimpleDeclarationMerge} all other declarations. {@link org.rdma4j.gen.merge.BinaryShape}
 * compares types of two releases, {@link org.rdma4j.gen.merge.DeclarationTimeline} is a declaration in all releases,
 * and {@link org.rdma4j.gen.merge.HistoryBuilder} collects first and last releases.
 */
@NullMarked
package org.rdma4j.gen.merge;

import org.jspecify.annotations.NullMarked;
