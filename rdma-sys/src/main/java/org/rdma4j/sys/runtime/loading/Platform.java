package org.rdma4j.sys.runtime.loading;

import java.util.List;
import java.util.Locale;

/** The machine as the names of bundled files spell it. */
public final class Platform {
    /** The machines that a jar may have a library for. */
    static final List<String> BUNDLED = List.of("linux-x86_64", "linux-aarch_64", "linux-riscv64");

    private static final String ARCHITECTURE = read();

    private Platform() {}

    static boolean isLinux() {
        return System.getProperty("os.name", "").equals("Linux");
    }

    /** The operating system and architecture, as the JVM calls them. */
    public static String describe() {
        return System.getProperty("os.name", "?") + " " + System.getProperty("os.arch", "?");
    }

    /** The architecture as {@code os.arch} has it on Linux, such as {@code amd64}. */
    public static String architecture() {
        return ARCHITECTURE;
    }

    /** Such as {@code linux-x86_64}; the spelling is that of the usual Maven classifiers. */
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
