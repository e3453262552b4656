/**
 * JNI as a careful author writes it, for comparison.
 */
@NullMarked
package org.rdma4j.bench.jni;

import org.jspecify.annotations.NullMarked;
