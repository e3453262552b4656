package org.rdma4j.tests.nativeimage;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.sys.runtime.checking.EmittedFunctions;

/**
 * Program that initializes every class of a package in a folder or jar, allocates a stub for every callback, uses the
 * runtime, and prints the records of {@link Recorder}.
 */
public final class LinkEverything {
    private LinkEverything() {}

    /** The arguments are a jar or folder of classes, and a package in it. */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        for (String name : classes(Path.of(arguments[0]), arguments[1])) {
            Class<?> type = Class.forName(name);
            for (Method method : type.getDeclaredMethods()) {
                if (isCallback(type, method)) {
                    Class<?> function = method.getParameterTypes()[0];
                    Object implementation = Proxy.newProxyInstance(
                            function.getClassLoader(), new Class<?>[] {function}, (proxy, called, given) -> null);
                    method.invoke(null, implementation, Arena.global());
                }
            }
        }
        for (NativeLibrary library : NativeLibrary.values()) {
            library.isAvailable();
        }
        EmittedFunctions.all();
        Recorder.lines().forEach(System.out::println);
    }

    /** Returns {@code true} for the method {@code allocate(Function, Arena)} of a callback type. */
    private static boolean isCallback(Class<?> type, Method method) {
        return method.getName().equals("allocate")
                && Modifier.isStatic(method.getModifiers())
                && method.getParameterCount() == 2
                && method.getParameterTypes()[0].getDeclaringClass() == type
                && method.getParameterTypes()[1] == Arena.class;
    }

    private static List<String> classes(Path location, String packageName) throws IOException {
        if (Files.isDirectory(location)) {
            return classesBelow(location, packageName);
        }
        try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + location.toUri()), Map.of())) {
            return classesBelow(jar.getPath("/"), packageName);
        }
    }

    private static List<String> classesBelow(Path root, String packageName) throws IOException {
        try (Stream<Path> files = Files.walk(root.resolve(packageName.replace('.', '/')))) {
            return files.map(file -> root.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
                    .map(name -> name.replaceAll("[.]class$", "").replace('/', '.'))
                    .sorted()
                    .toList();
        }
    }
}
