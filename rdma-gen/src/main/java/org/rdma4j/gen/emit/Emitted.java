package org.rdma4j.gen.emit;

import java.util.SortedMap;

/**
 * What one configuration's metadata becomes.
 *
 * @param java source by path, relative to the root of the source folder, with forward slashes
 * @param nativeImage text by name, for the folder that GraalVM's native-image reads; one file
 */
public record Emitted(SortedMap<String, String> java, SortedMap<String, String> nativeImage) {}
