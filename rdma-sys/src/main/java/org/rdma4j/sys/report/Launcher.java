package org.rdma4j.sys.report;

import java.lang.reflect.InvocationTargetException;

/**
 * What {@code java -jar rdma-sys.jar} starts: runs the report, or says that the JVM is too old. Compiled for Java 17,
 * unlike everything else here, which it therefore refers to by name only.
 */
public final class Launcher {
    private static final int NEEDED = 22;

    private Launcher() {}

    /** Ends the JVM with 0 if RDMA can be used here, with 1 if not, with 2 for a wrong argument. */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        if (Runtime.version().feature() < NEEDED) {
            System.err.println("rdma-sys needs Java " + NEEDED + " or newer, and this is Java "
                    + System.getProperty("java.version") + " (" + System.getProperty("java.home")
                    + "): run it with the java of a newer JDK.");
            System.exit(1);
        }
        try {
            Class.forName("org.rdma4j.sys.report.Main")
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) arguments);
        } catch (InvocationTargetException e) {
            throw new IllegalStateException("the report failed", e.getCause());
        }
    }
}
