/** Tests the copy of the project that the generator is measured on. */
@NullMarked
package org.rdma4j.bench.generator;

import org.jspecify.annotations.NullMarked;
