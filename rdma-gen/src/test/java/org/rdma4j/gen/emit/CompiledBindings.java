package org.rdma4j.gen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles emitted files in memory with the sources of the runtime, treating warnings as errors, and calls them. */
public final class CompiledBindings extends ClassLoader {

    private static final Path RUNTIME = Path.of("../rdma-sys/src/main/java");

    private final Map<String, ByteArrayOutputStream> classes = new HashMap<>();

    public CompiledBindings(Map<String, String> sources) {
        super(CompiledBindings.class.getClassLoader());
        List<JavaFileObject> files = new ArrayList<>();
        sources.forEach((path, text) -> files.add(new Source(path, text)));
        try (Stream<Path> runtime = Files.walk(RUNTIME)) {
            // The report depends on the real bindings.
            for (Path path : runtime.filter(p ->
                            p.toString().endsWith(".java") && !p.startsWith(RUNTIME.resolve("org/rdma4j/sys/report")))
                    .toList()) {
                files.add(new Source(RUNTIME.relativize(path).toString(), Files.readString(path)));
            }
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        // Without the warning about restricted methods, which bindings must call.
        List<String> options = List.of("--release", "22", "-Xlint:all,-processing,-classfile,-restricted", "-Werror");
        JavaFileManager manager = new Memory(compiler.getStandardFileManager(null, null, null));
        boolean compiled =
                compiler.getTask(messages, manager, null, options, null, files).call();
        assertThat(compiled).as(messages.toString()).isTrue();
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        ByteArrayOutputStream bytes = classes.get(name);
        if (bytes == null) {
            throw new ClassNotFoundException(name);
        }
        return defineClass(name, bytes.toByteArray(), 0, bytes.size());
    }

    /**
     * Calls a static method by name and number of parameters; of several overloads, the one that accepts the arguments.
     */
    public Object call(String className, String method, Object... arguments) {
        try {
            for (Method candidate : loadClass(className).getMethods()) {
                if (candidate.getName().equals(method) && candidate.getParameterCount() == arguments.length) {
                    return candidate.invoke(null, arguments);
                }
            }
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new AssertionError(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
        throw new AssertionError("no method " + className + "." + method + " with " + arguments.length + " parameters");
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String path, String text) {
            super(URI.create("memory:///" + path.replace("$", "%24")), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        Memory(JavaFileManager manager) {
            super(manager);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, javax.tools.FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("memory:///" + className.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    classes.put(className, bytes);
                    return bytes;
                }
            };
        }
    }
}
