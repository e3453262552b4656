/** What the guest prints becomes the right numbers. */
@NullMarked
package org.rdma4j.bench.vm;

import org.jspecify.annotations.NullMarked;
