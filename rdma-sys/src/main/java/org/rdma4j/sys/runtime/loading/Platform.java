package org.rdma4j.sys.runtime.loading;

import java.util.List;
import java.util.Locale;

/**
 * The operating system and architecture of this JVM, as the names of bundled libraries spell them.
 *
 * @see "docs/reference/loading.md"
 */
public final class Platform {
    /** Classifiers of the platforms that wrappers are built for. */
    static final List<String> BUNDLED = List.of("linux-x86_64", "linux-aarch_64", "linux-riscv64");

    private static final String ARCHITECTURE = read();

    private Platform() {}

    static boolean isLinux() {
        return System.getProperty("os.name", "").equals("Linux");
    }

    /** Returns the operating system and architecture, as the JVM spells them. */
    public static String describe() {
        return System.getProperty("os.name", "?") + " " + System.getProperty("os.arch", "?");
    }

    /** Returns the architecture as {@code os.arch} spells it on Linux, such as {@code amd64}. */
    public static String architecture() {
        return ARCHITECTURE;
    }

    /** Returns the Maven classifier of this platform, such as {@code linux-x86_64}. */
    static String classifier() {
        switch (ARCHITECTURE) {
            case "amd64":
                return "linux-x86_64";
            case "aarch64":
                return "linux-aarch_64";
            default:
                return "linux-".concat(ARCHITECTURE);
        }
    }

    private static String read() {
        String architecture = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        switch (architecture) {
            case "x86_64":
                return "amd64";
            case "arm64":
                return "aarch64";
            default:
                return architecture;
        }
    }
}
