/**
 * Converts records to text: {@link org.rdma4j.sys.runtime.printing.RecordText} implements {@code toString} of the
 * generated record classes.
 *
 * @see "docs/verbs/bindings.md"
 */
@NullMarked
package org.rdma4j.sys.runtime.printing;

import org.jspecify.annotations.NullMarked;
