/**
 * The metadata file: {@link org.rdma4j.gen.model.Metadata} as JSON and back, without loss.
 *
 * <p>In: a model whose layout is done, or a file. Out: text for review, the same bytes on every run, in which a changed
 * declaration changes a few lines; or the model, or one error that names file, line and JSON pointer. Each construct has
 * one class, which writes and reads it. The schema is {@code metadata/rdma-metadata.schema.json}. Called
 * by {@code pipeline} and {@code cli}.
 */
@NullMarked
package org.rdma4j.gen.metadata;

import org.jspecify.annotations.NullMarked;
