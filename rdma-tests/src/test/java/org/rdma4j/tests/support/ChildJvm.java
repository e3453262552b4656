package org.rdma4j.tests.support;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Another JVM with this one's class path, for what depends on how a JVM is started. */
public final class ChildJvm {
    private ChildJvm() {}

    /** Runs a class's main method with native access granted and the given further options. */
    public static Run run(Class<?> main, List<String> options, String... arguments) {
        return run(main, options, Map.of(), arguments);
    }

    /** The same, with further variables in its environment. */
    public static Run run(Class<?> main, List<String> options, Map<String, String> environment, String... arguments) {
        List<String> all = new ArrayList<>(List.of("--enable-native-access=ALL-UNNAMED"));
        all.addAll(options);
        return Run.of(command(main, all, arguments), environment);
    }

    /** Runs a class's main method with the given options and no others. */
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

    /** Where a JVM that crashes writes about it: among the build's files. */
    private static String errorFile() {
        return "-XX:ErrorFile=" + C.folder() + "/hs_err_%p.log";
    }

    private static String classPath() {
        // Surefire's own class path may be a jar with nothing but a manifest.
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }
}
