/** What the packages of this module tell each other and nobody else. */
@NullMarked
package org.rdma4j.internal;

import org.jspecify.annotations.NullMarked;
