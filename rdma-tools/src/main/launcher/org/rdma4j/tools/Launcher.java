package org.rdma4j.tools;

/** Entry point of the jar. Compiled for Java 11, so that versions of Java that are too old report this. */
public final class Launcher {
    private Launcher() {}

    /** Runs {@link Main}. */
    public static void main(String[] arguments) {
        try {
            Main.main(arguments);
        } catch (UnsupportedClassVersionError e) {
            System.err.println("error: rdma-tools requires Java 22 or later, but this is Java "
                    + System.getProperty("java.version") + " in " + System.getProperty("java.home"));
            System.exit(3);
        }
    }
}
