package org.rdma4j.tests.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarFile;

/**
 * Training program for the class data sharing archive of the guest. It loads the classes that the JVMs of the guest
 * use; the JVM of the host writes the archive when this program exits. The archive contains all classes of this
 * project, and those of JUnit and AssertJ that discovery and common assertions need.
 *
 * <p>The argument is a folder for the reports of the guest tests, all of which are skipped on the host.
 */
public final class ClassArchiveTraining {
    private static final String PROJECT = "org/rdma4j/";
    /** Packages of this project that the guest does not use: the generator and the bindings of other devices. */
    private static final List<String> UNUSED =
            List.of("org/rdma4j/gen/", "org/rdma4j/sys/mlx5", "org/rdma4j/sys/efa", "org/rdma4j/bench/");

    private ClassArchiveTraining() {}

    public static void main(String[] arguments) throws IOException {
        for (String entry : System.getProperty("java.class.path").split(":")) {
            loadAll(Path.of(entry));
        }
        assertSomething();
        GuestMain.main(new String[] {arguments[0], ".*Test"});
    }

    private static void loadAll(Path path) throws IOException {
        try (JarFile jar = new JarFile(path.toFile())) {
            jar.stream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.startsWith(PROJECT) && name.endsWith(".class"))
                    .filter(name -> UNUSED.stream().noneMatch(name::startsWith))
                    .forEach(ClassArchiveTraining::load);
        }
    }

    private static void load(String file) {
        String name = file.substring(0, file.length() - ".class".length()).replace('/', '.');
        try {
            Class.forName(name, false, ClassArchiveTraining.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            // The class needs an optional dependency. The JVMs of the guest load it themselves if they need it.
        }
    }

    private static void assertSomething() {
        assertThat(true).isTrue();
        assertThat(1).isEqualTo(1).isPositive();
        assertThat(0L).isZero();
        assertThat("text").contains("t").startsWith("te").isEqualTo("text");
        assertThat(new byte[] {1}).isEqualTo(new byte[] {1});
        assertThat(List.of("one", "other")).containsExactly("one", "other").hasSize(2);
        assertThat(Set.of(1)).contains(1).isNotEmpty();
        assertThat(Map.of(1, 2)).containsEntry(1, 2);
        assertThat(Duration.ofMillis(1)).isLessThan(Duration.ofMillis(2));
        assertThatThrownBy(() -> {
                    throw new UncheckedIOException(new IOException("message"));
                })
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("message");
    }
}
