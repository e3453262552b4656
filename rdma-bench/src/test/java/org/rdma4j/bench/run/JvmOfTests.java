package org.rdma4j.bench.run;

import java.util.ArrayList;
import java.util.List;

/** A JVM that has what the tests' JVM has. */
public final class JvmOfTests {
    private JvmOfTests() {}

    /** Returns the words that start it, to which the main class is added. */
    public static List<String> command() {
        List<String> command = new ArrayList<>(Child.likeThisOne());
        // Surefire's own class path is a jar that names the tests'.
        command.set(
                command.size() - 1, System.getProperty("surefire.test.class.path", command.get(command.size() - 1)));
        return command;
    }
}
