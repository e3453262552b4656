/**
 * What the bindings cost: calls against C, JNI and plain {@code java.lang.foreign}; start-up; the generator; wake-ups of
 * event loops; messages of a real kernel. {@code ./dev bench} runs it, docs/performance.md says what the numbers mean.
 *
 * <p>{@code call} has the measured methods, one class for each operation with one method for each way to do it;
 * {@code device} the device without hardware that they are measured on; {@code jni}, {@code plain} and {@code direct} the
 * ways that the bindings are compared with; {@code run}, {@code startup}, {@code generator}, {@code waiting} and
 * {@code vm} take the numbers, and {@code report} prints them.
 */
@NullMarked
package org.rdma4j.bench;

import org.jspecify.annotations.NullMarked;
