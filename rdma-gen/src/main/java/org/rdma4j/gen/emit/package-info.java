/**
 * Java source from the model: one file per record, enum and callback type, and one class with the functions and
 * constants of each partition.
 *
 * <p>In: {@link org.rdma4j.gen.model.Metadata} that is laid out, the facts of {@link org.rdma4j.gen.config.Config}, and
 * the metadata that the configuration imports. Out: {@link org.rdma4j.gen.emit.Emitter#emit} gives the text of every
 * file with its path, once it is made; nothing is written here. What Java cannot express stops the run with a name, a
 * header and a reason.
 *
 * <p>One generator per output kind ({@code RecordGenerator}, {@code EnumGenerator}, {@code CallbackGenerator}, {@code
 * FunctionsGenerator} …); {@code Names} decides every name, {@code Values} how a C value looks in Java, {@code Runtime}
 * names what emitted code calls. Called by {@code cli}.
 *
 * <p>Each call that the emitted code links is written down where its code is made ({@link
 * org.rdma4j.gen.emit.LinkedCalls}), and {@link org.rdma4j.gen.emit.Emitter} gives that too, as GraalVM's native-image
 * reads it.
 */
@NullMarked
package org.rdma4j.gen.emit;

import org.jspecify.annotations.NullMarked;
