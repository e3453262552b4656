package org.rdma4j.bench.startup;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.rdma4j.bench.startup.program.Twenty;

/** Compiles the programs that are as jextract would have them, and a list of the bindings' holders. */
final class PlainPrograms {
    private final Path folder;

    PlainPrograms(Path folder) {
        this.folder = folder;
    }

    /** Makes a jar of them. */
    Path build(List<Signature> functions) {
        Path eager = StartUp.write(folder.resolve("source/Eager.java"), PlainSource.eager("Eager", functions));
        Path lazy = StartUp.write(
                folder.resolve("source/Lazy.java"), PlainSource.lazy("Lazy", functions, Twenty.symbols()));
        Path classes = folder.resolve("classes");
        StartUp.write(classes.resolve("holders.txt"), holders(functions));
        tool("javac", "-proc:none", "-d", classes.toString(), eager.toString(), lazy.toString());
        return jar(folder.resolve("plain.jar"), classes);
    }

    /** Makes a jar of a folder of classes. */
    static Path jar(Path jar, Path classes) {
        tool("jar", "--create", "--file", jar.toString(), "-C", classes.toString(), ".");
        return jar;
    }

    /** The classes that hold these functions' handles in the bindings. */
    private static String holders(List<Signature> functions) {
        List<String> lines = new ArrayList<>();
        for (Signature function : functions) {
            String last = function.partition().substring(function.partition().lastIndexOf('.') + 1);
            String handles = Character.toUpperCase(last.charAt(0)) + last.substring(1) + "Handles";
            String holder = "org.rdma4j.sys." + last + "." + handles + "$" + function.name();
            // A function shadowed by a macro has none.
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
