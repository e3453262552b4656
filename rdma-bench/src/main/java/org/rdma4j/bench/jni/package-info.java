/** A carefully written JNI binding, for comparison. */
@NullMarked
package org.rdma4j.bench.jni;

import org.jspecify.annotations.NullMarked;
