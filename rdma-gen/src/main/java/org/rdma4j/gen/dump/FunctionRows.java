package org.rdma4j.gen.dump;

import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.Partition;

/** {@code function}, its {@code type} and its {@code symbol}. */
final class FunctionRows {

    private FunctionRows() {}

    static void add(Rows rows, Partition partition, FunctionDecl function, SignatureWords words) {
        // a shadowed function is a symbol of the library like any other
        boolean inline = function.linkage() == Linkage.INLINE;
        rows.add("function", function.name(), (inline ? "inline " : "extern ") + words.signature(function.type()));
        rows.add("type", function.name(), Spelling.of(function.type()));
        String symbol = (partition.library() + " " + function.symbolVersion().orElse("")).strip();
        if (!inline && !symbol.isEmpty()) {
            rows.add("symbol", function.name(), symbol);
        }
    }
}
