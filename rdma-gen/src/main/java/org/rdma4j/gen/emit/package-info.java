/**
 * Emits Java source: a file for each record, enum and callback type, and a class with the functions and constants of
 * each partition.
 *
 * <p>{@link org.rdma4j.gen.emit.Emitter#emit} takes {@link org.rdma4j.gen.model.Metadata} with sizes and offsets, the
 * facts in {@link org.rdma4j.gen.config.Config} and the imported metadata, and passes the text and path of each file to
 * a {@link org.rdma4j.gen.emit.SourceSink}. It does not write files. A declaration that Java cannot express is an error
 * with its name, header and a reason. Called by {@code cli}.
 *
 * <p>The packages {@code record}, {@code function}, {@code callback} and {@code enumeration} generate classes, and
 * {@code resource} other files. They share {@code call} (calls between Java and C), {@code value} (conversion of
 * values), {@code doc} (text of comments), {@code fact} (facts about declarations), {@code unsupported} (unsupported
 * declarations), {@code name} (Java names) and {@code context} (all of these for one partition).
 * {@code ArchitectureTest} lists the allowed dependencies.
 */
@NullMarked
package org.rdma4j.gen.emit;

import org.jspecify.annotations.NullMarked;
