package org.rdma4j.sys.runtime;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The machines that the bindings have numbers for. Sizes and offsets are mostly the same on all of them and stand in the
 * emitted classes as literals; a class where they differ asks here once, when it is loaded, and the JIT compiler sees
 * constants.
 */
public enum Target {
    /** 64-bit x86. */
    X86_64("x86_64", "amd64"),
    /** 64-bit Arm. */
    AARCH64("aarch64", "arm64");

    private static final Optional<Target> HERE = of(System.getProperty("os.arch", ""));

    private final List<String> names;

    /** What the JVM calls it. */
    Target(String... names) {
        this.names = List.of(names);
    }

    /**
     * The machine that this JVM runs on.
     *
     * @throws LinkageError when the bindings have no numbers for it. It comes out of the first use of a class whose
     *     numbers differ between machines; later uses get the JVM's NoClassDefFoundError, with this as its cause
     */
    public static Target current() {
        return HERE.orElseThrow(
                () -> new LinkageError("the layout of this C type differs between machines, and rdma4j knows"
                        + " that of x86_64 and aarch64 alone; this JVM runs on " + Platform.describe()
                        + ". Types that are alike on both can be used"));
    }

    /** The version node of the machine that this JVM runs on; empty, for the default one, where the machine is not known. */
    public static String node(String x86, String aarch64) {
        return HERE.map(target -> target == X86_64 ? x86 : aarch64).orElse("");
    }

    private static Optional<Target> of(String machine) {
        String name = machine.toLowerCase(Locale.ROOT);
        return Stream.of(values()).filter(target -> target.names.contains(name)).findFirst();
    }

    /** The number of the machine that this JVM runs on. */
    public static long choose(long x86, long aarch64) {
        return current() == X86_64 ? x86 : aarch64;
    }
}
