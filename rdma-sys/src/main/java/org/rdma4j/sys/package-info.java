/**
 * Support for users of the bindings. {@link org.rdma4j.sys.Errno} has the error number of the last failed call. {@link
 * org.rdma4j.sys.Check} and the {@code …Checked} form of each function throw it as an {@link
 * org.rdma4j.sys.ErrnoException}. {@link org.rdma4j.sys.Gid} and {@link org.rdma4j.sys.Guid} are identifiers. {@link
 * org.rdma4j.sys.NativeLibrary} tells which native libraries the host has, and {@link org.rdma4j.sys.HostRelease} its
 * release of rdma-core.
 *
 * <p>The bindings are in the packages below, one for each group of headers. They contain the API of the newest release.
 * The methods {@code isAvailable} and {@code problem} of each class of functions tell whether an older host has a
 * function.
 *
 * <p>Loading a class loads no library; the first call does. The JVM must grant native access: {@code
 * --enable-native-access=org.rdma4j.sys} on the module path, {@code --enable-native-access=ALL-UNNAMED} on the class
 * path.
 *
 * @see "docs/verbs/bindings.md"
 */
@NullMarked
package org.rdma4j.sys;

import org.jspecify.annotations.NullMarked;
