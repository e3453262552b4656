package org.rdma4j.gen.emit.function;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.emit.doc.Javadoc;
import org.rdma4j.gen.emit.fact.DeclarationFacts;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.VoidType;

/** Javadoc of functions, composed from facts: the prototype, what the result means, who frees it, whether it waits. */
public final class FunctionDocs {

    private final DeclarationFacts facts;
    private final JavaNames names;
    private final RuntimeClasses runtime;
    private final ReleaseSpans releases;

    public FunctionDocs(DeclarationFacts facts, JavaNames names, RuntimeClasses runtime, ReleaseSpans releases) {
        this.releases = releases;
        this.facts = facts;
        this.names = names;
        this.runtime = runtime;
    }

    /** The comment of a method. */
    public String of(BoundFunction bound) {
        FunctionDecl function = bound.function();
        List<String> sentences = new ArrayList<>();
        sentences.add("<p>Declared in " + Javadoc.code(function.header()) + reached(function) + ".");
        sentences.add(releases.since(releases.of(function), function.header()));
        sentences.addAll(new SequenceDocs(facts.sequences()).of(function.name()));
        if (function.type().variadic()) {
            sentences.add(
                    bound.form().isEmpty()
                            ? "The form without further arguments."
                            : "The form with " + Javadoc.code(String.join(", ", bound.form())) + ".");
        }
        if (AddressForm.is(bound.signature())) {
            sentences.addAll(AddressForm.sentences(bound.fact()));
        }
        bound.fact().ifPresent(fact -> {
            fact.owns().map(this::owner).ifPresent(sentences::add);
            if (fact.dma() && !AddressForm.is(bound.signature())) {
                sentences.add("A device may touch the memory that this names until its work is complete and its"
                        + " registration has ended: take it from a shared or the global arena, or from mmap, and free"
                        + " it only then.");
            }
            if (fact.fails().equals(Optional.of(FunctionFact.Failure.LATER))) {
                sentences.add("A failure shows in the call that ends the sequence.");
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
        return doc + bound.fact().flatMap(fact -> result(fact, function)).orElse("");
    }

    private Optional<String> result(FunctionFact fact, FunctionDecl function) {
        if (function.type().result() instanceof VoidType) {
            return Optional.empty();
        }
        List<String> parts = new ArrayList<>();
        fact.returns().map(Javadoc::text).ifPresent(parts::add);
        fact.fails().flatMap(this::failure).ifPresent(parts::add);
        return parts.isEmpty()
                ? Optional.empty()
                : Optional.of("\n" + Javadoc.paragraph("@return " + String.join("; ", parts)));
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

    private Optional<String> failure(FunctionFact.Failure fails) {
        String reason = "{@link " + runtime.errno + "#last()}";
        String text = switch (fails) {
            case ERRNO -> "0; anything else is a failure, with the reason in " + reason;
            case CODE -> "0, or the errno value of the failure";
            case NEGATIVE_CODE -> "a negative number on failure: the errno value, negated";
            case MINUS_ONE -> "-1 on failure, with the reason in " + reason;
            case NULL -> "NULL on failure, with the reason in " + reason;
            case EAI -> "0, or an {@code EAI_} code; where that is {@code EAI_SYSTEM}, with the reason in " + reason;
            case EAI_OR_MINUS_ONE ->
                "0, or an {@code EAI_} code, or -1; where it is -1 or {@code EAI_SYSTEM}, with the reason in " + reason;
            case OWN, LATER, NEVER -> "";
        };
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
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
