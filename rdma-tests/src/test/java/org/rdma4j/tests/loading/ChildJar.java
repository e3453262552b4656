package org.rdma4j.tests.loading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.rdma4j.tests.support.Run;

/**
 * A JVM with nothing but the jar.
 *
 * @param prefix the command that the JVM's is put behind
 * @param java the program
 * @param options of the JVM
 * @param jar rdma-sys with the probes
 */
record ChildJar(List<String> prefix, Path java, List<String> options, Path jar) {

    /** The program of the JVM that runs the tests. */
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

    /** Runs a class with arguments, and no option that is not named. */
    Run start(String... words) {
        return run(List.of(words));
    }

    /** {@code java -jar}. */
    Run report(String... arguments) {
        List<String> words = new ArrayList<>(List.of("-jar", jar.toString()));
        words.addAll(List.of(arguments));
        return run(words);
    }

    private Run run(List<String> more) {
        List<String> command = new ArrayList<>(prefix);
        command.add(java.toString());
        // Not for the old JVM that says that it is too old, but it knows them too.
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:-CreateCoredumpOnCrash"));
        command.addAll(options);
        command.addAll(more);
        return Run.of(command, Map.of());
    }
}
