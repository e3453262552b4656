/**
 * Prints records for people: {@link org.rdma4j.sys.runtime.printing.RecordText} is what their {@code toString} calls.
 */
@NullMarked
package org.rdma4j.sys.runtime.printing;

import org.jspecify.annotations.NullMarked;
