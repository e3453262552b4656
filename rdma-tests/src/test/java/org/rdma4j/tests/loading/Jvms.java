package org.rdma4j.tests.loading;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.rdma4j.tests.support.Run;

/** JVMs that deny native access or are too old, and ways to start a JVM that must work. */
final class Jvms {
    private static final String DENY = "--illegal-native-access=deny";
    private static final String ALLOW = "--enable-native-access=";
    private static final String MODULE = "org.rdma4j.sys";

    private final Bench bench;

    private Jvms(Bench bench) {
        this.bench = bench;
    }

    static List<Situation> all(Bench bench) {
        Jvms all = new Jvms(bench);
        return List.of(
                new Situation("Native access is not granted, on the class path", all::refusedToClassPath),
                new Situation("Native access is not granted, on the module path", all::refusedToModule),
                new Situation("Java 17", all::old),
                new Situation("Native access is granted on the class path", all::grantedToClassPath),
                new Situation("Native access is granted on the module path", all::grantedToModule),
                new Situation("Two class loaders", all::twoLoaders),
                new Situation("Sixteen threads at once", all::threads));
    }

    private String onClassPath(String option) {
        return bench.java()
                .start(option, DENY, "-cp", bench.jar().toString(), SituationProbe.class.getName(), "verbs")
                .expectOk()
                .out();
    }

    /** The probe is in the jar of the bindings, so it is part of their module. */
    private String onModulePath(String option) {
        Run run = bench.java()
                .start(
                        option,
                        DENY,
                        "-p",
                        bench.jar().toString(),
                        "-m",
                        MODULE + "/" + SituationProbe.class.getName(),
                        "verbs");
        return run.expectOk().out();
    }

    private String refusedToClassPath() {
        return onClassPath(ALLOW + "java.logging");
    }

    private String refusedToModule() {
        return onModulePath(ALLOW + "java.logging");
    }

    private String grantedToClassPath() {
        return onClassPath(ALLOW + "ALL-UNNAMED");
    }

    private String grantedToModule() {
        return onModulePath(ALLOW + MODULE);
    }

    private String old() {
        Optional<Path> java = old(Path.of("/usr/lib/jvm"));
        Assumptions.assumeTrue(java.isPresent(), "there is no JDK 17 below /usr/lib/jvm");
        Run run = bench.java().with(java.orElseThrow()).report();
        if (run.exit() != 1) {
            throw new AssertionError(run);
        }
        return (run.out() + run.err()).replaceAll("Java 17\\S* \\([^)]*\\)", "Java 17 (/usr/lib/jvm/java-17)");
    }

    private static Optional<Path> old(Path directory) {
        if (!Files.isDirectory(directory)) {
            return Optional.empty();
        }
        try (Stream<Path> jdks = Files.list(directory)) {
            return jdks.filter(jdk -> jdk.getFileName().toString().contains("17"))
                    .map(jdk -> jdk.resolve("bin/java"))
                    .filter(Files::isExecutable)
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String twoLoaders() {
        return bench.java()
                .start(
                        ALLOW + "ALL-UNNAMED",
                        "-cp",
                        bench.jar().toString(),
                        LoadersProbe.class.getName(),
                        bench.jar().toString())
                .expectOk()
                .out();
    }

    private String threads() {
        String said = bench.java().probe("threads");
        long lines = said.lines().count();
        if (lines != 3 * 16) {
            throw new AssertionError(lines + " lines\n" + said);
        }
        return String.join("\n", said.lines().distinct().sorted().toList());
    }
}
