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

/** Compiled tests of rdma-network, which run on the host as part of the build of that module. */
final class NetworkTestClasses {
    private static final String FOLDER = "rdma-network/target/test-classes";
    private static final String PACKAGE = "org/rdma4j/network";

    private NetworkTestClasses() {}

    /** Loads the test classes. They are not on the class path of this module. */
    static List<Class<?>> load() {
        Path root = Vm.root().resolve(FOLDER);
        try (Stream<Path> files = Files.list(root.resolve(PACKAGE))) {
            // Not closed, because the methods of the classes are resolved later.
            URLClassLoader loader = new URLClassLoader(
                    new URL[] {root.toUri().toURL()}, NetworkTestClasses.class.getClassLoader());
            List<Class<?>> classes = new ArrayList<>();
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith("Test.class")) {
                    String simple = name.substring(0, name.length() - ".class".length());
                    classes.add(Class.forName(PACKAGE.replace('/', '.') + "." + simple, false, loader));
                }
            }
            return classes;
        } catch (IOException e) {
            throw new UncheckedIOException("the tests of rdma-network are not compiled in " + root, e);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
