package org.rdma4j.tests.loading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rdma4j.tests.support.Run;

/**
 * A JVM whose only application file is the jar.
 *
 * @param prefix the command prefix, such as one for another user
 * @param java the java program
 * @param options options of the JVM
 * @param jar the jar of rdma-sys with the probes
 */
record ChildJar(List<String> prefix, Path java, List<String> options, Path jar) {

    /** Returns the java program of the JVM that runs the tests. */
    static Path currentJava() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    static ChildJar of(Path jar, String... options) {
        return new ChildJar(List.of(), currentJava(), List.of(options), jar);
    }

    ChildJar behind(List<String> words) {
        return new ChildJar(words, java, options, jar);
    }

    ChildJar with(Path otherJava) {
        return new ChildJar(prefix, otherJava, options, jar);
    }

    /** Runs the probe on the class path with native access granted. */
    String probe(String... calls) {
        List<String> more = new ArrayList<>(List.of("--enable-native-access=ALL-UNNAMED"));
        more.addAll(List.of("-cp", jar.toString(), SituationProbe.class.getName()));
        more.addAll(List.of(calls));
        return run(more).expectOk().out();
    }

    /** Runs {@code java} with exactly these arguments. */
    Run start(String... words) {
        return run(List.of(words));
    }

    /** Runs the jar with {@code java -jar}; its main class prints a report. */
    Run report(String... arguments) {
        List<String> words = new ArrayList<>(List.of("-jar", jar.toString()));
        words.addAll(List.of(arguments));
        return run(words);
    }

    private Run run(List<String> more) {
        List<String> command = new ArrayList<>(prefix);
        command.add(java.toString());
        // Only options that every JVM accepts: some tests run a JVM that is too old for this library.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:-CreateCoredumpOnCrash"));
        command.addAll(options);
        command.addAll(more);
        return Run.of(command, Map.of());
    }
}
