package org.rdma4j.gen.cprint;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Partition;

/**
 * Prints a library to link against: empty functions with the names and version nodes of the exports that all releases
 * have. A library that is linked to it loads with each of these releases, whichever is installed where it is linked.
 */
final class LinkStubPrinter {

    /** Number of digits to which numbers of nodes are padded, so that IBVERBS_1.10 is sorted after IBVERBS_1.9. */
    private static final int DIGITS = 8;

    private final String notice;

    LinkStubPrinter(String notice) {
        this.notice = notice;
    }

    /** Returns the source and the version script of the library by file name. */
    Map<String, String> print(String library, MergedReleases union) {
        SortedMap<String, TreeSet<String>> nodes =
                new TreeMap<>(Comparator.comparing(LinkStubPrinter::padded).thenComparing(Comparator.naturalOrder()));
        TreeSet<String> functions = new TreeSet<>();
        for (Partition partition : union.metadata().partitions()) {
            if (partition.library().equals(library)) {
                for (FunctionDecl function : exports(partition, union.history())) {
                    functions.add(function.name());
                    function.symbolVersion()
                            .ifPresent(node -> nodes.computeIfAbsent(node, n -> new TreeSet<>())
                                    .add(function.name()));
                }
            }
        }
        return Map.of("lib" + library + ".c", source(functions), "lib" + library + ".map", versions(nodes));
    }

    private static List<FunctionDecl> exports(Partition partition, History history) {
        return partition.functions().stream()
                .filter(f -> f.linkage() != FunctionDecl.Linkage.INLINE)
                .filter(f -> ReleaseCondition.of(history, History.Kind.FUNCTION, f.name())
                        .equals(ReleaseCondition.ALWAYS))
                .toList();
    }

    private String source(TreeSet<String> functions) {
        StringBuilder text = new StringBuilder(notice)
                .append("\n/* Used for linking only: the exports that all releases have. */\n");
        functions.forEach(f -> text.append("void ").append(f).append("(void) {}\n"));
        return text.toString();
    }

    private String versions(SortedMap<String, TreeSet<String>> nodes) {
        StringBuilder text =
                new StringBuilder(notice).append("\n/* Version nodes of the exports that all releases have. */\n");
        nodes.forEach((node, functions) -> {
            text.append(node).append(" {\n  global:\n");
            functions.forEach(f -> text.append("    ").append(f).append(";\n"));
            text.append("};\n");
        });
        return text.toString();
    }

    private static String padded(String node) {
        StringBuilder padded = new StringBuilder();
        for (String part : node.split("(?<=\\D)(?=\\d)|(?<=\\d)(?=\\D)")) {
            boolean number = !part.isEmpty() && Character.isDigit(part.charAt(0));
            padded.append(number ? "0".repeat(Math.max(0, DIGITS - part.length())) : "")
                    .append(part);
        }
        return padded.toString();
    }
}
