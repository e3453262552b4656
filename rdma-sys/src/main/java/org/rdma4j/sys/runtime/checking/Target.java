package org.rdma4j.sys.runtime.checking;

import java.util.List;
import org.rdma4j.sys.runtime.loading.Platform;

/**
 * Selects numbers by architecture. Most sizes and offsets are equal on all architectures and are literals in the
 * generated classes. A class whose numbers differ calls {@link #choose} once, when it is initialized, so that the JIT
 * compiler treats the results as constants. The generated code passes the supported architectures as a list of {@code
 * os.arch} names, separated by spaces.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class Target {

    private Target() {}

    /**
     * Returns the number for the architecture of this JVM.
     *
     * @param architectures the supported architectures
     * @param numbers one number for each architecture
     * @throws LinkageError if the architecture of this JVM is not supported. The error is thrown by the first use of
     *     the generated class; later uses throw NoClassDefFoundError with the error as its cause
     */
    public static long choose(String architectures, long... numbers) {
        return numbers[requireIndex(architectures)];
    }

    /**
     * Returns the architecture of this JVM, which must be a supported one.
     *
     * @throws LinkageError if it is not
     */
    public static String current(String architectures) {
        requireIndex(architectures);
        return Platform.architecture();
    }

    /**
     * Returns the version node for the architecture of this JVM; empty, for the default version, if it is not a
     * supported one.
     */
    public static String node(String architectures, String... nodes) {
        int index = index(architectures);
        return index < 0 ? "" : nodes[index];
    }

    private static int requireIndex(String architectures) {
        int index = index(architectures);
        if (index < 0) {
            throw unsupported(architectures);
        }
        return index;
    }

    private static int index(String architectures) {
        String here = Platform.architecture();
        int index = 0;
        for (int start = 0; start < architectures.length(); index++) {
            int space = architectures.indexOf(' ', start);
            int end = space < 0 ? architectures.length() : space;
            if (end - start == here.length() && architectures.startsWith(here, start)) {
                return index;
            }
            start = end + 1;
        }
        return -1;
    }

    /** The class that calls this cannot be initialized without a number. */
    private static LinkageError unsupported(String architectures) {
        List<String> names = List.of(architectures.split(" "));
        int last = names.size() - 1;
        String known = last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
        return new LinkageError(
                "the layout of this C type differs between architectures, and rdma4j knows it for " + known
                        + " only; this JVM runs on " + Platform.describe()
                        + ". Types with the same layout on all architectures can be used");
    }
}
