package org.rdma4j.gen.config;

import java.util.List;
import java.util.Optional;

/**
 * Facts about a function that its manual page states and its header does not.
 *
 * @param fails how the function reports failure; empty if unknown
 * @param returns description of the result without a final full stop, and of failures for {@link Failure#OWN}
 * @param blocks whether the function may block
 * @param owns function that frees the returned object, or a sentence about its owner; empty if nothing is to be freed
 * @param critical whether the function is called without a thread state transition of the JVM, because it is short,
 *     never blocks and makes no upcalls
 * @param addresses whether an additional method takes pointers as {@code long} addresses; implied by {@code critical}
 * @param dma whether the function makes memory accessible to a device, so that it must outlive the device's operations
 * @param variadic types of the variable arguments, one list for each method to emit
 * @param lock effect on a lock for which a driver may spin; empty for none
 * @param page manual page, such as {@code ibv_open_device(3)}; may be empty
 */
public record FunctionFact(
        Optional<Failure> fails,
        Optional<String> returns,
        boolean blocks,
        Optional<String> owns,
        boolean critical,
        boolean addresses,
        boolean dma,
        List<List<String>> variadic,
        Optional<Lock> lock,
        String page) {

    /** Effect of a function on a lock. */
    public enum Lock {
        /** The function returns with the lock held: {@code lock = "keeps"}. */
        KEEPS("keeps"),
        /** The function acquires the lock and releases it before it returns: {@code lock = "takes"}. */
        TAKES("takes");

        private final String key;

        Lock(String key) {
            this.key = key;
        }

        /** Returns the value in the configuration. */
        public String key() {
            return key;
        }
    }

    /** How a function reports failure. */
    public enum Failure {
        /** Returns a value other than 0 and sets errno: {@code fails = "errno"}. */
        ERRNO("errno"),
        /** Returns an errno value, or 0 for success: {@code fails = "code"}. */
        CODE("code"),
        /** Returns a negated errno value: {@code fails = "-code"}. */
        NEGATIVE_CODE("-code"),
        /**
         * Returns an errno value, but ENOENT means that there is no result and is not a failure:
         * {@code fails = "code but ENOENT"}.
         */
        CODE_BUT_ENOENT("code but ENOENT"),
        /** Returns -1 and sets errno: {@code fails = "-1"}. */
        MINUS_ONE("-1"),
        /** Returns NULL and sets errno: {@code fails = "null"}. */
        NULL("null"),
        /** Returns a negative value that is not an errno value: {@code fails = "negative without errno"}. */
        NEGATIVE_WITHOUT_ERRNO("negative without errno"),
        /** Returns NULL without setting errno: {@code fails = "null without errno"}. */
        NULL_WITHOUT_ERRNO("null without errno"),
        /** Returns an EAI_ code of getaddrinfo, and sets errno if the code is EAI_SYSTEM: {@code fails = "eai"}. */
        EAI("eai"),
        /** Returns an EAI_ code of getaddrinfo, or -1 and sets errno: {@code fails = "eai/-1"}. */
        EAI_OR_MINUS_ONE("eai/-1"),
        /** As described by {@code returns}: {@code fails = "own"}. */
        OWN("own"),
        /** Returns nothing; the call that ends the sequence reports the failure: {@code fails = "later"}. */
        LATER("later"),
        /** Cannot fail, or does not report failures: {@code fails = "never"}. */
        NEVER("never");

        private final String key;

        Failure(String key) {
            this.key = key;
        }

        /** Returns the value in the configuration. */
        public String key() {
            return key;
        }

        /** Returns {@code true} if the function sets errno on failure, so that the call must capture it. */
        public boolean setsErrno() {
            return this == ERRNO || this == MINUS_ONE || this == NULL || this == EAI || this == EAI_OR_MINUS_ONE;
        }

        /** Returns {@code true} if the result alone distinguishes failure from success. */
        public boolean throwable() {
            return this != OWN && this != LATER && this != NEVER;
        }
    }
}
