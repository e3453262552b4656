package org.rdma4j.tests.support;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A JVM with the class path of this one, for tests that depend on options or need a fresh process. */
public final class ChildJvm {
    private ChildJvm() {}

    /** Runs the main method of a class with native access granted and with the given further options. */
    public static Run run(Class<?> main, List<String> options, String... arguments) {
        return run(main, options, Map.of(), arguments);
    }

    /** Runs the main method of a class with additional environment variables. */
    public static Run run(Class<?> main, List<String> options, Map<String, String> environment, String... arguments) {
        List<String> all = new ArrayList<>(List.of("--enable-native-access=ALL-UNNAMED"));
        all.addAll(options);
        return Run.of(command(main, all, arguments), environment);
    }

    /** Runs the main method of a class with the given options only. */
    public static Run start(Class<?> main, List<String> options, String... arguments) {
        return Run.of(command(main, options, arguments), Map.of());
    }

    private static List<String> command(Class<?> main, List<String> options, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(
                "-Xshare:auto",
                "-XX:TieredStopAtLevel=1",
                "-XX:-CreateCoredumpOnCrash",
                errorFile(),
                "-cp",
                classPath()));
        command.addAll(options);
        command.add(main.getName());
        command.addAll(List.of(arguments));
        return command;
    }

    /** Returns an option that places the error file of a crashed JVM in the build folder. */
    private static String errorFile() {
        return "-XX:ErrorFile=" + C.folder() + "/hs_err_%p.log";
    }

    private static String classPath() {
        // The class path of Surefire itself may be a jar that contains only a manifest.
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }
}
