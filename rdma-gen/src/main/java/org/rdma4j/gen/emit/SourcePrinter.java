package org.rdma4j.gen.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Prints classes to source text. Because most of the time is spent here and the texts are independent, batches of
 * classes are printed in parallel. Memory use is independent of the number of classes.
 */
final class SourcePrinter {

    /** Number of classes in a batch. */
    private static final int BATCH_SIZE = 64;

    private final String notice;
    private final SourceSink sink;
    private final List<JavaFile> waiting = new ArrayList<>();
    private final Set<String> paths = new HashSet<>();

    /**
     * Creates a printer.
     *
     * @param notice comment at the top of each file
     */
    SourcePrinter(String notice, SourceSink sink) {
        this.notice = notice;
        this.sink = sink;
    }

    /** Adds a class to the current batch, and prints the batch if it is full. */
    void print(String javaPackage, TypeSpec type) {
        waiting.add(file(javaPackage, type, notice));
        if (waiting.size() == BATCH_SIZE) {
            finish();
        }
    }

    /** Returns the file of a class, with the comment at the top. */
    static JavaFile file(String javaPackage, TypeSpec type, String notice) {
        return JavaFile.builder(javaPackage, type)
                .addFileComment("$L", notice)
                .skipJavaLangImports(true)
                .indent("    ")
                .build();
    }

    /** Returns the path of a class relative to the source directory, with forward slashes. */
    static String path(String javaPackage, String name) {
        return javaPackage.replace('.', '/') + "/" + name + ".java";
    }

    /** Prints the last batch. */
    void finish() {
        List<String> texts = waiting.parallelStream().map(JavaFile::toString).toList();
        for (int i = 0; i < texts.size(); i++) {
            JavaFile file = waiting.get(i);
            add(file.packageName(), file.typeSpec().name(), texts.get(i));
        }
        waiting.clear();
    }

    /** Adds a file that does not contain a class. */
    void add(String javaPackage, String name, String source) {
        String path = path(javaPackage, name);
        if (!paths.add(path)) {
            throw ProblemException.badUsage(
                    "two partitions would both write " + javaPackage + "." + name,
                    "give their namespaces different last parts");
        }
        sink.java(path, source);
    }
}
