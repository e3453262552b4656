package org.rdma4j.bench.run;

import java.util.ArrayList;
import java.util.List;

/** A JVM with the class path and properties of the JVM of the tests. */
public final class TestJvm {
    private TestJvm() {}

    /** Returns the command that starts it, up to the main class. */
    public static List<String> command() {
        List<String> command = new ArrayList<>(ChildProcess.javaCommand());
        // The class path of Surefire is a jar that refers to the class path of the tests.
        command.set(
                command.size() - 1, System.getProperty("surefire.test.class.path", command.get(command.size() - 1)));
        return command;
    }
}
