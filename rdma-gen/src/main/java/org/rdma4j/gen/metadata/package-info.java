/**
 * Lossless conversion between {@link org.rdma4j.gen.model.Metadata} and JSON.
 *
 * <p>Writers take declarations with sizes and offsets, and return text that is suited to review: the same metadata
 * always results in the same bytes, and a change to a declaration in a change to a few lines. Readers return metadata,
 * or throw an error with file, line and JSON pointer. Each construct has one class, which writes and reads it. The
 * schema is {@code metadata/rdma-metadata.schema.json}. Called by {@code cli}.
 */
@NullMarked
package org.rdma4j.gen.metadata;

import org.jspecify.annotations.NullMarked;
