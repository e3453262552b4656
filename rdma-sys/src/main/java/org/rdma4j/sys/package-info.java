/**
 * What a user of the bindings needs beside the bindings themselves: {@link org.rdma4j.sys.Errno} says why a call
 * failed, {@link org.rdma4j.sys.Check} and the {@code …Checked} form of each function throw it as an {@link
 * org.rdma4j.sys.ErrnoException}, {@link org.rdma4j.sys.Gid} and {@link org.rdma4j.sys.Guid} are identifiers as values
 * and text, {@link org.rdma4j.sys.NativeLibrary} what the host has and lacks, {@link org.rdma4j.sys.HostRelease} which
 * rdma-core it runs on.
 *
 * <p>The bindings are in the packages below, one for each group of headers. They have the newest release's API; {@code
 * isAvailable} and {@code problem} of each class of functions tell what of it an older host lacks.
 *
 * <p>No class of them loads a library; the first call does. The JVM must grant native access: {@code --enable-native-access=org.rdma4j.sys} on the module path,
 * {@code --enable-native-access=ALL-UNNAMED} on the class path.
 */
@NullMarked
package org.rdma4j.sys;

import org.jspecify.annotations.NullMarked;
