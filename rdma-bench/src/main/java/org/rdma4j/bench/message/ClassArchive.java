package org.rdma4j.bench.message;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.Progress;

/**
 * A class data sharing archive for the JVMs in the guest, whose emulated processor needs some ten seconds to load and
 * verify the classes of each JVM. The host's JVM writes the archive when it runs the main method of this class.
 */
public final class ClassArchive {
    private static final String LOADED = "org/rdma4j/";
    private static final String SUFFIX = ".class";

    private ClassArchive() {}

    /** Loads all classes of this project on the class path, without initializing them. */
    public static void main(String... arguments) throws IOException {
        for (String jar : System.getProperty("java.class.path").split(":")) {
            try (JarFile file = new JarFile(jar)) {
                file.stream()
                        .map(entry -> entry.getName())
                        .filter(name -> name.startsWith(LOADED) && name.endsWith(SUFFIX))
                        .forEach(name -> load(name.substring(0, name.length() - SUFFIX.length())
                                .replace('/', '.')));
            }
        }
    }

    private static void load(String name) {
        try {
            Class.forName(name, false, ClassArchive.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            // The class needs a library that is not on the class path. The peers do not use the class.
        }
    }

    /**
     * Writes the archive. If the JVM does not write it, the JVMs in the guest start without an archive.
     *
     * @param classPath the jars
     */
    static Path create(String classPath, Path archive) throws IOException {
        Files.deleteIfExists(archive);
        List<String> command = new ArrayList<>(java(classPath, archive));
        command.addAll(List.of("-XX:ArchiveClassesAtExit=" + archive, ClassArchive.class.getName()));
        ChildProcess.run(command);
        if (!Files.exists(archive)) {
            Progress.report("messages", "the JVM wrote no class archive; the JVMs in the guest start without one");
        }
        return archive;
    }

    /** Returns the command that starts a JVM in the guest, up to the main class. */
    static List<String> java(String classPath, Path archive) {
        List<String> command = new ArrayList<>(List.of(
                ChildProcess.java(),
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-Xmx128m",
                "--enable-native-access=ALL-UNNAMED"));
        if (Files.exists(archive)) {
            command.addAll(List.of("-XX:SharedArchiveFile=" + archive, "-Xlog:disable"));
        }
        command.addAll(List.of("-cp", classPath));
        return command;
    }
}
