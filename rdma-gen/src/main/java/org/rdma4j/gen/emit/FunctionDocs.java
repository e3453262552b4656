package org.rdma4j.gen.emit;

import java.util.Optional;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.VoidType;

/** Javadoc of functions, composed from facts: the prototype, what the result means, who frees it, whether it waits. */
final class FunctionDocs {

    private final Facts facts;
    private final Names names;
    private final Runtime runtime;

    FunctionDocs(Facts facts, Names names, Runtime runtime) {
        this.facts = facts;
        this.names = names;
        this.runtime = runtime;
    }

    /** The comment of a method. */
    String of(BoundFunction bound) {
        FunctionDecl function = bound.function();
        StringBuilder doc = new StringBuilder(Javadoc.declaration(function.type(), function.name())).append("\n");
        doc.append("\n<p>Declared in ").append(Javadoc.code(function.header())).append(reached(function)).append(".");
        bound.fact().ifPresent(fact -> {
            if (fact.blocks()) {
                doc.append(" May block; a virtual thread's carrier is pinned meanwhile.");
            }
            if (fact.critical()) {
                doc.append(" Called without the JVM's thread transition.");
            }
            if (!fact.page().isEmpty()) {
                doc.append(" See ").append(Javadoc.code(fact.page())).append(".");
            }
        });
        doc.append("\n");
        String result = result(bound);
        if (!result.isEmpty()) {
            doc.append("\n@return ").append(result).append("\n");
        }
        return doc.toString();
    }

    private String reached(FunctionDecl function) {
        String wrapped = facts.wrapped(function)
                .map(w -> "; what " + Javadoc.code(w.name()) + " goes through")
                .orElse("");
        return switch (function.linkage()) {
            case INLINE -> "; inline in C, reached through the wrapper library";
            case SHADOWED -> "; does what C's macro of this name does, through the wrapper library";
            case EXTERN -> wrapped;
        };
    }

    private String result(BoundFunction bound) {
        if (bound.function().type().result() instanceof VoidType) {
            return "";
        }
        Optional<FunctionFact> fact = bound.fact();
        String failure = fact.flatMap(FunctionFact::fails).map(this::failure).orElse("what C returns");
        String owner = fact.flatMap(FunctionFact::owns).map(this::owner).orElse("");
        return failure + owner;
    }

    private String failure(FunctionFact.Failure fails) {
        String reason = "{@link " + runtime.errno + "#last()}";
        return switch (fails) {
            case ERRNO -> "0; anything else is a failure, with the reason in " + reason;
            case CODE -> "0, or the errno value of the failure";
            case NEGATIVE_CODE -> "a negative number on failure: the errno value, negated";
            case MINUS_ONE -> "-1 on failure, with the reason in " + reason;
            case NULL -> "NULL on failure, with the reason in " + reason;
        };
    }

    private String owner(String owns) {
        if (facts.isFunction(owns)) {
            return "; freed by {@code " + names.function(owns) + "}";
        }
        return "; " + Javadoc.text(owns);
    }
}
