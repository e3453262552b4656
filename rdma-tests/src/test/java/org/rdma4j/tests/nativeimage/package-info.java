/**
 * What GraalVM's native-image is told of rdma-sys, against what the code asks the linker for. No native-image runs here:
 * in another JVM an agent puts {@link org.rdma4j.tests.nativeimage.Recorder} before the linker and the lookups, a
 * program initialises every class and makes a stub of every callback, and what was recorded must be what the files say,
 * no less and no more.
 */
@NullMarked
package org.rdma4j.tests.nativeimage;

import org.jspecify.annotations.NullMarked;
