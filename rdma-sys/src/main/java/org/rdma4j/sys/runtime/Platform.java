package org.rdma4j.sys.runtime;

import java.util.Locale;

/** The machine as the names of bundled files spell it. */
final class Platform {
    private Platform() {}

    static boolean isLinux() {
        return System.getProperty("os.name", "").equals("Linux");
    }

    /** The operating system and architecture, as the JVM calls them. */
    static String describe() {
        return System.getProperty("os.name", "?") + " " + System.getProperty("os.arch", "?");
    }

    /** Such as {@code linux-x86_64}; the spelling is that of the usual Maven classifiers. */
    static String classifier() {
        String architecture = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        switch (architecture) {
            case "amd64":
            case "x86_64":
                return "linux-x86_64";
            case "aarch64":
            case "arm64":
                return "linux-aarch_64";
            default:
                return "linux-" + architecture;
        }
    }

    /** Such as {@code x86_64-linux-gnu}: the target of emitted numbers, as compilers spell it. */
    static String triple() {
        String machine = classifier().substring("linux-".length());
        // Not by +, whose first use costs a JVM that just started a millisecond.
        return (machine.equals("aarch_64") ? "aarch64" : machine).concat("-linux-gnu");
    }
}
