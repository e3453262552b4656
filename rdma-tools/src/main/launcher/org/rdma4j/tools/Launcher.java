package org.rdma4j.tools;

/** Where the jar starts: compiled for old versions of Java, so that these can say that they are too old. */
public final class Launcher {
    private Launcher() {}

    /** Runs {@link Main}. */
    public static void main(String[] arguments) {
        try {
            Main.main(arguments);
        } catch (UnsupportedClassVersionError e) {
            System.err.println("error: rdma-tools needs Java 22 or newer, and this is " + System.getProperty("java.version")
                    + " in " + System.getProperty("java.home"));
            System.exit(3);
        }
    }
}
