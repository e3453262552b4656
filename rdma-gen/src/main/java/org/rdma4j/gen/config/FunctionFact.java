package org.rdma4j.gen.config;

import java.util.List;
import java.util.Optional;

/**
 * What a function's man page says and no header does.
 *
 * @param fails how it reports failure; empty where nothing is known
 * @param returns a sentence about the result, without a full stop at its end; of a function that fails in a way of its
 *     own, about failure too
 * @param blocks whether it may wait, for a device, a peer or a person
 * @param owns the function that frees what is returned, or a sentence about who owns it; empty for nothing
 * @param critical whether it is called without the JVM's thread transition: short, never waiting, no upcall
 * @param addresses whether it has a form beside the ordinary one that takes pointers as numbers; what is critical has
 * @param dma whether it gives a device memory to touch, which must then outlive the device's work
 * @param variadic for a variadic function: the C types that follow, one list for each form to bind
 * @param lock what it does with a lock that a driver may spin for; empty for nothing
 * @param page where this is written, as in {@code ibv_open_device(3)}; may be empty
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

    /** What a function does with a lock. */
    public enum Lock {
        /** It returns with the lock held: {@code lock = "keeps"}. */
        KEEPS("keeps"),
        /** It takes the lock, and has given it back when it returns: {@code lock = "takes"}. */
        TAKES("takes");

        private final String key;

        Lock(String key) {
            this.key = key;
        }

        /** The word in the configuration. */
        public String key() {
            return key;
        }
    }

    /** How a function reports that it failed. */
    public enum Failure {
        /** A result other than 0, with the reason in errno: {@code fails = "errno"}. */
        ERRNO("errno"),
        /** The result is the errno value, 0 for success: {@code fails = "code"}. */
        CODE("code"),
        /** The result is the negated errno value: {@code fails = "-code"}. */
        NEGATIVE_CODE("-code"),
        /** The same, but ENOENT is no failure, it says that nothing is there: {@code fails = "code but ENOENT"}. */
        CODE_BUT_ENOENT("code but ENOENT"),
        /** -1, with the reason in errno: {@code fails = "-1"}. */
        MINUS_ONE("-1"),
        /** NULL, with the reason in errno: {@code fails = "null"}. */
        NULL("null"),
        /** A negative result, which is no error number: {@code fails = "negative without errno"}. */
        NEGATIVE_WITHOUT_ERRNO("negative without errno"),
        /** NULL, without a reason: {@code fails = "null without errno"}. */
        NULL_WITHOUT_ERRNO("null without errno"),
        /** One of getaddrinfo's EAI_ codes; the reason is in errno where that is EAI_SYSTEM: {@code fails = "eai"}. */
        EAI("eai"),
        /** The same, or -1 with the reason in errno: {@code fails = "eai/-1"}. */
        EAI_OR_MINUS_ONE("eai/-1"),
        /** In a way of its own, which {@code returns} tells: {@code fails = "own"}. */
        OWN("own"),
        /** It returns nothing, and a failure shows in the call that ends the sequence: {@code fails = "later"}. */
        LATER("later"),
        /** It cannot fail, or nobody is told: {@code fails = "never"}. */
        NEVER("never");

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
            return this == ERRNO || this == MINUS_ONE || this == NULL || this == EAI || this == EAI_OR_MINUS_ONE;
        }

        /** True when the result alone tells a failure from a success. */
        public boolean throwable() {
            return this != OWN && this != LATER && this != NEVER;
        }
    }
}
