package org.rdma4j.sys.runtime.checking;

import java.util.List;
import org.rdma4j.sys.runtime.loading.Platform;

/**
 * Chooses between the numbers of several architectures. Sizes and offsets are mostly the same on all of them and stand in
 * the emitted classes as literals; a class where they differ asks here once, when it is loaded, and the JIT compiler sees
 * constants. Emitted code says which architectures it has numbers for: their names in {@code os.arch}, with blanks
 * between.
 */
public final class Target {

    private Target() {}

    /**
     * The number of the architecture that this JVM runs on.
     *
     * @param architectures those that numbers are known for
     * @param numbers one for each
     * @throws LinkageError when there is none for this one. It comes out of the first use of a class whose numbers differ
     *     between architectures; later uses get the JVM's NoClassDefFoundError, with this as its cause
     */
    public static long choose(String architectures, long... numbers) {
        return numbers[known(architectures)];
    }

    /**
     * The architecture that this JVM runs on, one of those given.
     *
     * @throws LinkageError when it is none of them
     */
    public static String current(String architectures) {
        known(architectures);
        return Platform.architecture();
    }

    /** The version node of this architecture; empty, for the default one, where the architecture is not known. */
    public static String node(String architectures, String... nodes) {
        int position = position(architectures);
        return position < 0 ? "" : nodes[position];
    }

    private static int known(String architectures) {
        int position = position(architectures);
        if (position < 0) {
            throw unknown(architectures);
        }
        return position;
    }

    private static int position(String architectures) {
        String here = Platform.architecture();
        int position = 0;
        for (int start = 0; start < architectures.length(); position++) {
            int blank = architectures.indexOf(' ', start);
            int end = blank < 0 ? architectures.length() : blank;
            if (end - start == here.length() && architectures.startsWith(here, start)) {
                return position;
            }
            start = end + 1;
        }
        return -1;
    }

    /** An error of its own where the class that asks has no number to go on with. */
    private static LinkageError unknown(String architectures) {
        List<String> names = List.of(architectures.split(" "));
        int last = names.size() - 1;
        String known = last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
        return new LinkageError(
                "the layout of this C type differs between architectures, and rdma4j knows it for " + known
                        + " only; this JVM runs on " + Platform.describe()
                        + ". Types that are the same on all of them can be used");
    }
}
