/**
 * Text of Javadoc: paragraphs, inline code, alternative names of types, and {@code package-info.java}. Called by all
 * packages that generate classes.
 */
@NullMarked
package org.rdma4j.gen.emit.doc;

import org.jspecify.annotations.NullMarked;
