/**
 * The way from headers to metadata and from metadata to Java and C: composes the packages that each do one step.
 *
 * <p>In: configurations. Out: metadata, emitted files, and one error that names file and line. Called by {@code cli}.
 *
 * <ol>
 *   <li>{@link org.rdma4j.gen.pipeline.ImportedMetadata}: the metadata of the configurations that this one imports
 *   <li>{@link org.rdma4j.gen.pipeline.Extraction}: the headers, parsed and laid out, become metadata of one target
 *   <li>{@link org.rdma4j.gen.pipeline.CompilerGate}: the C compiler confirms the metadata while the run continues
 *   <li>{@link org.rdma4j.gen.pipeline.AdditionalTargets}: the other targets of the configuration are added
 *   <li>{@link org.rdma4j.gen.pipeline.CheckedInMetadata}: the releases that are checked in are read
 *   <li>{@link org.rdma4j.gen.merge.Merger}: all releases become one
 *   <li>{@link org.rdma4j.gen.pipeline.Emission}: Java, wrapper.h and wrapper.c are printed
 *   <li>{@link org.rdma4j.gen.pipeline.OutputFiles}: all files are replaced at once, after the gate has passed
 * </ol>
 *
 * {@link org.rdma4j.gen.pipeline.Generation} does this for each configuration.
 */
@NullMarked
package org.rdma4j.gen.pipeline;

import org.jspecify.annotations.NullMarked;
