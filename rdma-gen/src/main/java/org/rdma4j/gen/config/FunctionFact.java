package org.rdma4j.gen.config;

import java.util.List;
import java.util.Optional;

/**
 * What a function's man page says and no header does.
 *
 * @param fails how it reports failure; empty where it cannot fail or nothing is known
 * @param blocks whether it may wait, for a device, a peer or a person
 * @param owns the function that frees what is returned, or a sentence about who owns it; empty for nothing
 * @param critical whether it is called without the JVM's thread transition: short, never waiting, no upcall
 * @param dma whether it gives a device memory to touch, which must then outlive the device's work
 * @param variadic for a variadic function: the C types that follow, one list for each form to bind
 * @param page where this is written, as in {@code ibv_open_device(3)}; may be empty
 */
public record FunctionFact(
        Optional<Failure> fails,
        boolean blocks,
        Optional<String> owns,
        boolean critical,
        boolean dma,
        List<List<String>> variadic,
        String page) {

    /** How a function reports that it failed. */
    public enum Failure {
        /** A result other than 0, with the reason in errno: {@code fails = "errno"}. */
        ERRNO("errno"),
        /** The result is the errno value, 0 for success: {@code fails = "code"}. */
        CODE("code"),
        /** The result is the negated errno value: {@code fails = "-code"}. */
        NEGATIVE_CODE("-code"),
        /** -1, with the reason in errno: {@code fails = "-1"}. */
        MINUS_ONE("-1"),
        /** NULL, with the reason in errno: {@code fails = "null"}. */
        NULL("null");

        private final String key;

        Failure(String key) {
            this.key = key;
        }

        /** The word in the configuration. */
        public String key() {
            return key;
        }

        /** True when C reports the reason through errno, which the call must then capture. */
        public boolean setsErrno() {
            return this == ERRNO || this == MINUS_ONE || this == NULL;
        }
    }
}
