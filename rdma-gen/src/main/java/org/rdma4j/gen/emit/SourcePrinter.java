package org.rdma4j.gen.emit;

import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Makes the text of classes and gives it away. Each text is made of its class alone, and making it is most of the work:
 * some are made at once, on all processors. No class is held longer, so memory does not grow with their number.
 */
final class SourcePrinter {

    /** Enough to keep processors busy, and little beside what is read. */
    private static final int AT_ONCE = 64;

    private final String notice;
    private final SourceSink sink;
    private final List<JavaFile> waiting = new ArrayList<>();
    private final Set<String> paths = new HashSet<>();

    /**
     * A printer.
     *
     * @param notice the comment at the top of each file
     */
    SourcePrinter(String notice, SourceSink sink) {
        this.notice = notice;
        this.sink = sink;
    }

    /** Prints a class, now or with others. */
    void print(String javaPackage, TypeSpec type) {
        waiting.add(file(javaPackage, type, notice));
        if (waiting.size() == AT_ONCE) {
            finish();
        }
    }

    /** The file of a class, with the comment at its top. */
    static JavaFile file(String javaPackage, TypeSpec type, String notice) {
        return JavaFile.builder(javaPackage, type)
                .addFileComment("$L", notice)
                .skipJavaLangImports(true)
                .indent("    ")
                .build();
    }

    /** Its path below the folder of Java sources, with forward slashes. */
    static String path(String javaPackage, String name) {
        return javaPackage.replace('.', '/') + "/" + name + ".java";
    }

    /** Prints what waits. */
    void finish() {
        List<String> texts = waiting.parallelStream().map(JavaFile::toString).toList();
        for (int i = 0; i < texts.size(); i++) {
            JavaFile file = waiting.get(i);
            add(file.packageName(), file.typeSpec().name(), texts.get(i));
        }
        waiting.clear();
    }

    /** Gives a text that is no class's. */
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
