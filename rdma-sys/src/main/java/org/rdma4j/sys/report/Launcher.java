package org.rdma4j.sys.report;

import java.lang.reflect.InvocationTargetException;

/**
 * Main class of the jar: prints the report, or an error message if the JVM is too old. It is compiled for Java 17,
 * unlike all other classes, and therefore refers to them only by name.
 *
 * @see "docs/reference/loading.md"
 */
public final class Launcher {
    private static final int MIN_JAVA = 22;

    private Launcher() {}

    /** Prints the report and exits: with 0 if RDMA can be used, with 1 if not, with 2 after a wrong argument. */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        if (Runtime.version().feature() < MIN_JAVA) {
            System.err.println("rdma-sys needs Java " + MIN_JAVA + " or newer, and this is Java "
                    + System.getProperty("java.version") + " (" + System.getProperty("java.home")
                    + "): run it with the java of a newer JDK.");
            System.exit(1);
        }
        try {
            Class.forName("org.rdma4j.sys.report.Main")
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("Cannot create the report", e.getCause());
        }
    }
}
