/**
 * What has changed between two releases, and whether it breaks those who use them.
 *
 * <p>In: two {@link org.rdma4j.gen.model.Metadata}, and from the configuration who allocates which record. Out: a
 * {@link org.rdma4j.gen.diff.DiffReport} of {@link org.rdma4j.gen.diff.Change changes}, each with its verdict, its
 * reason and the rows of {@code dump} that it explains; and such reports as text, JSON, Markdown and HTML. Called by
 * {@code cli}.
 *
 * <p>A declaration that is new or gone is one change, with all its fields. A field that has only moved is part of its
 * record's change. Enumerators are names of their own, as in C.
 *
 * <p>Where things are: {@link org.rdma4j.gen.diff.Diff} pairs the declarations of two
 * {@link org.rdma4j.gen.diff.ComparedRelease sides}. {@link org.rdma4j.gen.diff.RecordDiff} has records and fields,
 * with their verdicts in {@link org.rdma4j.gen.diff.RecordVerdicts} and {@link org.rdma4j.gen.diff.FieldVerdicts};
 * {@link org.rdma4j.gen.diff.FunctionDiff} functions and symbols; {@link org.rdma4j.gen.diff.ValueDiff} enumerators and
 * macros; {@link org.rdma4j.gen.diff.SimpleDeclarationDiff} enums, typedefs and the rest;
 * {@link org.rdma4j.gen.diff.TypeDiff} what another type means, wherever it stands.
 * {@link org.rdma4j.gen.diff.TextReport}, {@link org.rdma4j.gen.diff.MarkdownReport},
 * {@link org.rdma4j.gen.diff.JsonReport} and {@link org.rdma4j.gen.diff.HistoryPage} are the reports.
 */
@NullMarked
package org.rdma4j.gen.diff;

import org.jspecify.annotations.NullMarked;
