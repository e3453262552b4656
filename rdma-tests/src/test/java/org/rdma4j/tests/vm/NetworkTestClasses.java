package org.rdma4j.tests.vm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.rdma4j.network.Node;

/**
 * Compiled tests of rdma-network, which run on the host as part of the build of that module. They are not on the class
 * path of this module.
 */
final class NetworkTestClasses {
    private static final String FOLDER = "rdma-network/target/test-classes";
    private static final String PACKAGE = "org.rdma4j.network";

    private NetworkTestClasses() {}

    /** Loads the test classes without initializing them. */
    static List<Class<?>> load() {
        Path root = Vm.root().resolve(FOLDER);
        try (Stream<Path> files = Files.list(root.resolve(PACKAGE.replace('.', '/')))) {
            Loader loader = new Loader(root.toUri().toURL());
            List<Class<?>> classes = new ArrayList<>();
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith("Test.class")) {
                    String simple = name.substring(0, name.length() - ".class".length());
                    classes.add(Class.forName(PACKAGE + "." + simple, false, loader));
                }
            }
            return classes;
        } catch (IOException e) {
            throw new UncheckedIOException("the tests of rdma-network are not compiled in " + root, e);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /**
     * Defines the tests together with the classes under test, because the tests use package-private classes. Not
     * closed, because the classes that methods refer to are loaded later.
     */
    private static final class Loader extends URLClassLoader {
        Loader(URL tests) {
            super(
                    new URL[] {
                        tests, Node.class.getProtectionDomain().getCodeSource().getLocation()
                    },
                    NetworkTestClasses.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(PACKAGE + ".")) {
                return super.loadClass(name, resolve);
            }
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded != null ? loaded : findClass(name);
            }
        }
    }
}
