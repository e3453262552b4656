/** Attacks on the verbs by public API alone. */
@NullMarked
package org.rdma4j.verbs.safety;

import org.jspecify.annotations.NullMarked;
