package org.rdma4j.tests.loading;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Simulates a container that redeploys an application. Runs in a separate JVM. Loads the jar in the first argument,
 * uses it, releases it, and prints the remaining resources. The second argument is the number of repetitions.
 */
public final class RedeployProbe {
    private static final int PATIENCE = 100;
    private static final List<String> LIBRARIES = List.of("librdma_wrapper", "libibverbs", "librdmacm");

    private RedeployProbe() {}

    public static void main(String[] arguments) throws Exception {
        URL[] jar = {Path.of(arguments[0]).toUri().toURL()};
        int times = Integer.parseInt(arguments[1]);
        for (int i = 1; i <= times; i++) {
            WeakReference<ClassLoader> loader = deploy(jar);
            long most = mapped();
            for (int tries = 0; tries < PATIENCE && (loader.get() != null || mapped() > 0); tries++) {
                System.gc();
                Thread.sleep(20);
            }
            String left = loader.get() == null ? "" : ", the loader stays";
            System.out.println("used " + (most > 0) + ", mapped " + mapped() + left + ", KiB " + resident());
        }
    }

    private static WeakReference<ClassLoader> deploy(URL[] jar) throws Exception {
        // The parent loader must not contain the classes of the jar: only this loader may define them.
        try (URLClassLoader loader = new URLClassLoader(jar, ClassLoader.getPlatformClassLoader())) {
            Class<?> probe = loader.loadClass(SituationProbe.class.getName());
            probe.getMethod("main", String[].class).invoke(null, (Object) new String[] {"verbs", "cm", "inline"});
            return new WeakReference<>(loader);
        }
    }

    private static long mapped() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/maps")).stream()
                .filter(line -> LIBRARIES.stream().anyMatch(line::contains))
                .count();
    }

    private static long resident() throws IOException {
        return Files.readAllLines(Path.of("/proc/self/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElseThrow();
    }
}
