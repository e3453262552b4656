package org.rdma4j.gen.diff;

import java.util.Optional;
import org.rdma4j.gen.model.FunctionDecl;

/** What another version node of a symbol means. */
final class SymbolJudge {

    private static final String PRIVATE = "PRIVATE";

    private SymbolJudge() {}

    static Judgement judge(FunctionDecl old, FunctionDecl now, boolean sameLibrary) {
        if (!sameLibrary) {
            return Judgement.binary("it is in another library, which compiled programs do not load");
        }
        Optional<String> node = old.symbolVersion();
        if (node.isEmpty()) {
            return Judgement.neither("it has a version now; compiled programs ask for none and get it");
        }
        if (now.symbolVersion().isEmpty()) {
            return Judgement.binary("it has no version now, and compiled programs ask for " + node.get());
        }
        return Judgement.binary(
                node.get().contains(PRIVATE)
                        ? "compiled programs ask for " + node.get()
                                + ", a private node, which a library gives up with the" + " release"
                        : "compiled programs ask for " + node.get() + ", and get what the library keeps under that, if"
                                + " it does: the declaration is for "
                                + now.symbolVersion().get());
    }
}
