package org.rdma4j.tests.vm;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.rdma4j.tests.guest.ClassArchiveTraining;
import org.rdma4j.tests.guest.io.GuestJvm;
import org.rdma4j.tests.support.Run;

/**
 * Class path and class data sharing archive for the JVMs in the guest. An emulated processor loads and verifies classes
 * about fifteen times more slowly than the host, so the host prepares the archive.
 *
 * @param classPath class path for the guest, on which each folder of classes is packed into a jar, because archives
 * support only jars
 * @param file the archive; empty if the host wrote none or the guest has another JDK
 */
public record GuestArchive(String classPath, Optional<Path> file) {
    /** Packs the folders of the class path of this JVM, and archives their classes in a folder of the build. */
    public static GuestArchive create(Path folder) throws IOException {
        String classPath = Guest.classPath();
        if (Cell.chosen().isPresent()) {
            return new GuestArchive(classPath, Optional.empty());
        }
        Guest.empty(folder);
        List<String> jars = new ArrayList<>();
        for (String entry : classPath.split(":")) {
            Path path = Path.of(entry);
            if (Files.isRegularFile(path)) {
                jars.add(entry);
            } else if (Files.isDirectory(path)) {
                jars.add(pack(path, folder.resolve("classes-" + jars.size() + ".jar"))
                        .toString());
            }
        }
        String packed = String.join(":", jars);
        Path archive = folder.resolve("guest.jsa");
        // The heap is as small as that of the guest, so that both JVMs compress pointers in the same way. The other
        // option is used in the guest as well. If the JVM rejects it, there is no archive and the guest runs without
        // it.
        List<String> words =
                new ArrayList<>(Guest.java(packed, "-Xmx512m", GuestJvm.QUIET, "-XX:ArchiveClassesAtExit=" + archive));
        words.addAll(List.of(ClassArchiveTraining.class.getName(), folder.toString()));
        Run run = Run.of(words, Map.of());
        if (run.exit() != 0 || !Files.exists(archive)) {
            System.out.println(
                    "The JVM wrote no archive of the guest's classes; the JVMs of the guest start without one:\n"
                            + run.out() + run.err());
            return new GuestArchive(packed, Optional.empty());
        }
        return new GuestArchive(packed, Optional.of(archive));
    }

    /** Returns the options of a JVM that uses this archive. */
    public List<String> options() {
        return file.map(archive -> GuestJvm.archiveOptions(archive.toString())).orElse(List.of());
    }

    /** Returns the command that starts a JVM in the guest, up to and excluding the main class. */
    List<String> java(String... options) {
        List<String> words = new ArrayList<>(List.of(options));
        words.addAll(options());
        // Tests pass the archive on to the JVMs that they start.
        file.ifPresent(archive -> words.add("-D" + GuestJvm.ARCHIVE + "=" + archive));
        return Guest.java(classPath, words.toArray(String[]::new));
    }

    private static Path pack(Path classes, Path jar) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(file);
                Stream<Path> files = Files.walk(classes)) {
            out.setLevel(1);
            for (Path each : files.sorted().toList()) {
                String name = classes.relativize(each).toString();
                boolean isFolder = Files.isDirectory(each);
                if (name.isEmpty()) {
                    continue;
                }
                // JUnit discovers the classes of a package through the entry of its folder.
                out.putNextEntry(new JarEntry(isFolder ? name + "/" : name));
                if (!isFolder) {
                    Files.copy(each, out);
                }
                out.closeEntry();
            }
        }
        return jar;
    }
}
