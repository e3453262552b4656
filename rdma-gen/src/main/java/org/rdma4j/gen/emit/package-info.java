/**
 * Java source from the model: one file per record, enum and callback type, and one class with the functions and
 * constants of each partition.
 *
 * <p>In: {@link org.rdma4j.gen.model.Metadata} that is laid out, the facts of {@link org.rdma4j.gen.config.Config}, and
 * the metadata that the configuration imports. Out: {@link org.rdma4j.gen.emit.Emitter#emit} gives the text of every
 * file with its path, once it is made; nothing is written here. What Java cannot express stops the run with a name, a
 * header and a reason. Called by {@code pipeline}.
 *
 * <p>This package only composes the others: {@code record}, {@code function}, {@code callback} and {@code enumeration}
 * make classes, {@code resource} makes the files beside them. They share {@code call} (how a call goes between Java and
 * C), {@code value} (how a value does), {@code doc} (text of comments), {@code fact} (facts about declarations),
 * {@code refusal} (what Java cannot express), {@code name} (every Java name) and {@code context} (all of these for one
 * partition). {@code ArchitectureTest} lists which may use which.
 */
@NullMarked
package org.rdma4j.gen.emit;

import org.jspecify.annotations.NullMarked;
