package org.rdma4j.bench.startup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.rdma4j.bench.startup.program.TwentyFunctions;

/** Compiles programs in the form that jextract would generate, and writes a list of the bindings' holder classes. */
final class PlainPrograms {
    private final Path directory;

    PlainPrograms(Path directory) {
        this.directory = directory;
    }

    /** Creates a jar of the programs. */
    Path build(List<Signature> functions) {
        Path eager =
                StartUpBenchmark.write(directory.resolve("source/Eager.java"), PlainSource.eager("Eager", functions));
        Path lazy = StartUpBenchmark.write(
                directory.resolve("source/Lazy.java"), PlainSource.lazy("Lazy", functions, TwentyFunctions.symbols()));
        Path classes = directory.resolve("classes");
        StartUpBenchmark.write(classes.resolve("holders.txt"), holders(functions));
        tool("javac", "-proc:none", "-d", classes.toString(), eager.toString(), lazy.toString());
        return jar(directory.resolve("plain.jar"), classes);
    }

    /** Creates a jar of a directory of classes. */
    static Path jar(Path jar, Path classes) {
        tool("jar", "--create", "--file", jar.toString(), "-C", classes.toString(), ".");
        return jar;
    }

    /** Returns the holder classes of the bindings for these functions, one on each line. */
    private static String holders(List<Signature> functions) {
        List<String> lines = new ArrayList<>();
        for (Signature function : functions) {
            String last = function.partition().substring(function.partition().lastIndexOf('.') + 1);
            String handles = Character.toUpperCase(last.charAt(0)) + last.substring(1) + "Handles";
            String holder = "org.rdma4j.sys." + last + "." + handles + "$" + function.name();
            // A function that is shadowed by a macro has no holder.
            if (PlainPrograms.class.getClassLoader().getResource(holder.replace('.', '/') + ".class") != null) {
                lines.add(holder);
            }
        }
        return String.join("\n", lines);
    }

    private static void tool(String name, String... arguments) {
        int code = ToolProvider.findFirst(name).orElseThrow().run(System.err, System.err, arguments);
        if (code != 0) {
            throw new IllegalStateException(
                    name + " " + String.join(" ", Stream.of(arguments).toList()) + " ended with " + code);
        }
    }
}
