/**
 * Text of comments that is safe inside Javadoc, and the pages that consist of nothing else.
 *
 * <p>In: C declarations and prose. Out: paragraphs, code spans, the list of a type's further names, and each package's
 * {@code package-info.java}. Called by whatever makes classes.
 */
@NullMarked
package org.rdma4j.gen.emit.doc;

import org.jspecify.annotations.NullMarked;
