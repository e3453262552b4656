/**
 * Compares two releases and determines which changes are incompatible.
 *
 * <p>Takes two {@link org.rdma4j.gen.model.Metadata} and the facts about the allocation of records in the
 * configuration, and returns a {@link org.rdma4j.gen.diff.DiffReport} of {@link org.rdma4j.gen.diff.Change changes},
 * each with a verdict, a reason and the rows of {@code dump} that differ. Reports are printed as text, JSON, Markdown
 * and HTML. Called by {@code cli}.
 *
 * <p>The addition or removal of a declaration is one change, which includes its fields. A moved field is part of the
 * change of its record. Enumerators are compared by name, independent of their enums.
 *
 * <p>{@link org.rdma4j.gen.diff.Diff} pairs the declarations of two
 * {@link org.rdma4j.gen.diff.ComparedRelease releases}. {@link org.rdma4j.gen.diff.RecordDiff} compares records and
 * fields, with verdicts by {@link org.rdma4j.gen.diff.RecordVerdicts} and {@link org.rdma4j.gen.diff.FieldVerdicts};
 * {@link org.rdma4j.gen.diff.FunctionDiff} functions and symbols; {@link org.rdma4j.gen.diff.ValueDiff} enumerators and
 * constants; {@link org.rdma4j.gen.diff.SimpleDeclarationDiff} all other declarations; and
 * {@link org.rdma4j.gen.diff.TypeDiff} types. {@link org.rdma4j.gen.diff.TextReport},
 * {@link org.rdma4j.gen.diff.MarkdownReport}, {@link org.rdma4j.gen.diff.JsonReport} and
 * {@link org.rdma4j.gen.diff.HistoryPage} are the reports.
 */
@NullMarked
package org.rdma4j.gen.diff;

import org.jspecify.annotations.NullMarked;
