package org.rdma4j.gen.emit;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl;

/** Javadoc of functions, composed from facts: the prototype, what the result means, who frees it, whether it waits. */
final class FunctionDocs {

    private final Facts facts;
    private final Names names;
    private final Runtime runtime;
    private final Releases releases;

    FunctionDocs(Facts facts, Names names, Runtime runtime, Releases releases) {
        this.releases = releases;
        this.facts = facts;
        this.names = names;
        this.runtime = runtime;
    }

    /** The comment of a method. */
    String of(BoundFunction bound) {
        FunctionDecl function = bound.function();
        List<String> sentences = new ArrayList<>();
        sentences.add("<p>Declared in " + Javadoc.code(function.header()) + reached(function) + ".");
        sentences.add(releases.since(releases.of(function)));
        if (function.type().variadic()) {
            sentences.add(
                    bound.form().isEmpty()
                            ? "The form without further arguments."
                            : "The form with " + Javadoc.code(String.join(", ", bound.form())) + ".");
        }
        bound.fact().ifPresent(fact -> {
            fact.owns().map(this::owner).ifPresent(sentences::add);
            if (fact.dma()) {
                sentences.add("A device may touch the memory that this names until its work is complete and its"
                        + " registration has ended: take it from a shared or the global arena, or from mmap, and free"
                        + " it only then.");
            }
            if (fact.blocks()) {
                sentences.add("May block; a virtual thread's carrier is pinned meanwhile.");
            }
            if (fact.critical()) {
                sentences.add("Called without the JVM's thread transition.");
            }
            if (!fact.page().isEmpty()) {
                sentences.add("See " + Javadoc.code(fact.page()) + ".");
            }
        });
        String doc = Javadoc.declaration(asCalled(function), function.name()) + "\n\n"
                + Javadoc.paragraph(String.join(" ", sentences));
        return doc
                + bound.fact()
                        .flatMap(FunctionFact::fails)
                        .map(fails -> "\n" + Javadoc.paragraph("@return " + result(fails)))
                        .orElse("");
    }

    /** What a program passes: of a shadowed function, what its macro takes. */
    private CType asCalled(FunctionDecl function) {
        return function.linkage() == FunctionDecl.Linkage.SHADOWED
                ? facts.wrapper(function).map(FunctionDecl::type).orElse(function.type())
                : function.type();
    }

    private String reached(FunctionDecl function) {
        return switch (function.linkage()) {
            case INLINE -> "; inline in C, reached through the wrapper library";
            case SHADOWED -> "; does what C's macro of this name does, through the wrapper library";
            case EXTERN ->
                facts.wrapped(function)
                        .map(w -> "; what " + Javadoc.code(w.name()) + " goes through")
                        .orElse("");
        };
    }

    private String result(FunctionFact.Failure fails) {
        String reason = "{@link " + runtime.errno + "#last()}";
        return switch (fails) {
            case ERRNO -> "0; anything else is a failure, with the reason in " + reason;
            case CODE -> "0, or the errno value of the failure";
            case NEGATIVE_CODE -> "a negative number on failure: the errno value, negated";
            case MINUS_ONE -> "-1 on failure, with the reason in " + reason;
            case NULL -> "NULL on failure, with the reason in " + reason;
        };
    }

    /** A function that frees, closes or acknowledges; or a sentence about an owner. */
    private String owner(String owns) {
        boolean name = owns.chars().allMatch(c -> Character.isJavaIdentifierPart(c));
        return name
                ? "What it hands out ends with " + Javadoc.code(facts.isFunction(owns) ? names.function(owns) : owns)
                        + "."
                : "What it hands out belongs to " + Javadoc.text(owns) + ".";
    }
}
