/**
 * Compares the metadata of rdma-sys for GraalVM's native-image with the actual requests to the linker. The tests do not
 * run native-image. In another JVM, an agent replaces calls of the linker and of lookups with {@link
 * org.rdma4j.tests.nativeimage.Recorder}, and a program initializes every class and allocates a stub for every
 * callback. The recorded requests must be exactly those in the metadata.
 */
@NullMarked
package org.rdma4j.tests.nativeimage;

import org.jspecify.annotations.NullMarked;
