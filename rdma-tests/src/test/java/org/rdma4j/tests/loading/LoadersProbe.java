package org.rdma4j.tests.loading;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** Runs in a separate JVM: loads the jar given by the first argument twice, and runs the probe in each class loader. */
public final class LoadersProbe {
    private LoadersProbe() {}

    public static void main(String[] arguments) throws Exception {
        URL[] jar = {Path.of(arguments[0]).toUri().toURL()};
        Class<?> previous = SituationProbe.class;
        for (int i = 0; i < 2; i++) {
            // The parent loader must not contain the classes. The loader stays open, as in a server.
            ClassLoader loader = new URLClassLoader(jar, ClassLoader.getPlatformClassLoader());
            Class<?> probe = loader.loadClass(SituationProbe.class.getName());
            if (probe == previous) {
                throw new AssertionError("the loaders share the class");
            }
            previous = probe;
            probe.getMethod("main", String[].class).invoke(null, (Object) new String[] {"verbs", "cm", "inline"});
        }
    }
}
