package org.rdma4j.sys.runtime;

import java.util.Locale;

/** The machine as the names of bundled files spell it. */
final class Platform {
    private static final String ARCHITECTURE = read();

    private Platform() {}

    static boolean isLinux() {
        return System.getProperty("os.name", "").equals("Linux");
    }

    /** The operating system and architecture, as the JVM calls them. */
    static String describe() {
        return System.getProperty("os.name", "?") + " " + System.getProperty("os.arch", "?");
    }

    /** The architecture as {@code os.arch} has it on Linux, such as {@code amd64}. */
    static String architecture() {
        return ARCHITECTURE;
    }

    /** Such as {@code linux-x86_64}; the spelling is that of the usual Maven classifiers. */
    static String classifier() {
        return classifier(machine());
    }

    /** The same of a machine as compilers spell it. */
    static String classifier(String machine) {
        return "linux-".concat(machine.equals("aarch64") ? "aarch_64" : machine);
    }

    /** Such as {@code x86_64-linux-gnu}: the target of emitted numbers, as compilers spell it. */
    static String triple() {
        // Not by +, whose first use costs a JVM that just started a millisecond.
        return machine().concat("-linux-gnu");
    }

    private static String machine() {
        return ARCHITECTURE.equals("amd64") ? "x86_64" : ARCHITECTURE;
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
