/**
 * Benchmarks of the bindings: calls compared to C, JNI and plain {@code java.lang.foreign}; the start of programs; the
 * generator; wake-ups of event loops; messages in a virtual machine. {@code ./dev bench} runs them, and
 * docs/reference/performance.md explains the results.
 *
 * <p>{@code call} and {@code io} contain the measured methods: a class for each operation, with a method for each
 * variant. {@code wire} does so for messages. They run on devices without hardware, which {@code device} provides.
 * {@code jni}, {@code plain} and {@code direct} implement the variants that the bindings are compared with. {@code
 * run}, {@code startup}, {@code generator}, {@code waiting}, {@code vm} and {@code message} run the measurements, and
 * {@code report} prints the results.
 */
@NullMarked
package org.rdma4j.bench;

import org.jspecify.annotations.NullMarked;
