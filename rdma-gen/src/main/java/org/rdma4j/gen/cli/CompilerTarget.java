package org.rdma4j.gen.cli;

import java.util.Optional;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.preprocess.Compiler;
import org.rdma4j.gen.problem.ProblemException;

/** The target that a compiler has, compared with the one that is asked for. */
final class CompilerTarget {

    private CompilerTarget() {}

    /** The compiler's target; throws when another is wanted. */
    static Target of(Compiler compiler, Optional<String> wanted) {
        String triple = compiler.target().triple();
        wanted.filter(w -> !w.equals(triple)).ifPresent(other -> {
            throw ProblemException.badUsage(
                    "the C compiler is for " + triple + ", not for " + other,
                    "give the cross compiler with --cc, as in --cc " + other + "-gcc");
        });
        return compiler.target();
    }
}
