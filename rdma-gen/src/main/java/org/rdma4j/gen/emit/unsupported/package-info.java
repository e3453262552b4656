/**
 * What Java cannot express, by name.
 *
 * <p>In: a declaration, a part of it, a reason and what to do. Out: an error with file and line, or, where a partition
 * leaves out what is not supported, an entry in its list. Every generator refuses through {@link
 * org.rdma4j.gen.emit.unsupported.DeclarationPart}; the top of {@code emit} turns a refusal into the run's error.
 */
@NullMarked
package org.rdma4j.gen.emit.unsupported;

import org.jspecify.annotations.NullMarked;
