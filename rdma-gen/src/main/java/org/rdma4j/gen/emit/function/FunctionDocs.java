package org.rdma4j.gen.emit.function;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.VoidType;

/** Composes the Javadoc of functions from facts: prototype, result, failure, ownership, blocking. */
public final class FunctionDocs {

    private final EmitContext context;

    public FunctionDocs(EmitContext context) {
        this.context = context;
    }

    /** Returns the Javadoc of a method. */
    public String of(BoundFunction bound) {
        FunctionDecl function = bound.function();
        List<String> sentences = new ArrayList<>();
        sentences.add("<p>Declared in " + JavadocText.code(function.header()) + reached(function) + ".");
        sentences.add(context.releases().since(context.releases().of(function), function.header()));
        if (function.type().variadic()) {
            sentences.add(
                    bound.form().isEmpty()
                            ? "The form without further arguments."
                            : "The form with " + JavadocText.code(String.join(", ", bound.form())) + ".");
        }
        boolean addresses = bound.signature().takesAddresses();
        if (addresses) {
            sentences.add("The form that takes addresses: {@link java.lang.foreign.MemorySegment#address()}, and 0 for"
                    + " NULL.");
            sentences.add("The caller keeps the memory alive until the call has returned"
                    + (bound.fact().filter(FunctionFact::dma).isPresent()
                            ? ", and what a device may access until its work is complete and its registration has"
                                    + " ended."
                            : "."));
        }
        bound.fact().ifPresent(fact -> {
            fact.owns().map(this::owner).ifPresent(sentences::add);
            if (fact.dma() && !addresses) {
                sentences.add("A device may access the memory that this names until its work is complete and its"
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
                sentences.add("A critical call, without the JVM's thread transition: garbage collection waits for it.");
                if (fact.lock().isPresent()) {
                    sentences.add("It becomes an ordinary call when a function that returns with a queue's lock held is"
                            + " first called.");
                }
            }
            if (fact.lock().equals(Optional.of(FunctionFact.Lock.KEEPS))) {
                sentences.add(
                        "Drivers return from it with the queue's lock held. Its first call makes all critical calls"
                                + " that take such a lock ordinary ones. With {@code -Dorg.rdma4j.critical=always} they stay"
                                + " critical, and then no other thread may use the queue, or poll completions of a queue pair,"
                                + " until the lock is given back: garbage collection would wait for that thread, and stop"
                                + " this one, for ever.");
            }
            if (!fact.page().isEmpty()) {
                sentences.add("See " + JavadocText.code(fact.page()) + ".");
            }
        });
        // the description comes first because its first sentence is the summary of the method
        String text = addresses ? "" : context.documentation(function.name()).replaceFirst("^\n<p>", "");
        String doc = (text.isEmpty() ? "" : text + "\n<p>")
                + JavadocText.declaration(asCalled(function), function.name()) + "\n\n"
                + JavadocText.paragraph(String.join(" ", sentences));
        return doc + bound.fact().flatMap(fact -> result(fact, function)).orElse("");
    }

    private Optional<String> result(FunctionFact fact, FunctionDecl function) {
        if (function.type().result() instanceof VoidType) {
            return Optional.empty();
        }
        List<String> parts = new ArrayList<>();
        fact.fails().flatMap(this::failure).ifPresent(parts::add);
        boolean first = fact.fails().isEmpty() || fact.fails().get() != FunctionFact.Failure.CODE_BUT_ENOENT;
        fact.returns().map(JavadocText::text).ifPresent(sentence -> parts.add(first ? 0 : parts.size(), sentence));
        return parts.isEmpty()
                ? Optional.empty()
                : Optional.of("\n" + JavadocText.paragraph("@return " + String.join("; ", parts)));
    }

    /** Returns the type as C programs call the function; for a shadowed function, with the parameters of its macro. */
    private CType asCalled(FunctionDecl function) {
        return function.linkage() == FunctionDecl.Linkage.SHADOWED
                ? context.facts().wrapper(function).map(FunctionDecl::type).orElse(function.type())
                : function.type();
    }

    private String reached(FunctionDecl function) {
        return switch (function.linkage()) {
            case INLINE -> "; inline in C, reached through the wrapper library";
            case SHADOWED -> "; does what C's macro of this name does, through the wrapper library";
            case EXTERN ->
                context.facts()
                        .wrapped(function)
                        .map(w -> "; what " + JavadocText.code(w.name()) + " goes through")
                        .orElse("");
        };
    }

    private Optional<String> failure(FunctionFact.Failure fails) {
        String reason = "{@link " + context.runtime().errno + "#last()}";
        String text = switch (fails) {
            case ERRNO -> "0; anything else is a failure, with the reason in " + reason;
            case CODE -> "0, or the errno value of the failure";
            case NEGATIVE_CODE -> "a negative number on failure: the errno value, negated";
            case CODE_BUT_ENOENT -> "0; {@code ENOENT} where there is nothing; any other errno value on failure";
            case NEGATIVE_WITHOUT_ERRNO -> "a negative number on failure, which is no errno value; errno is not set";
            case NULL_WITHOUT_ERRNO -> "NULL on failure; errno is not set";
            case MINUS_ONE -> "-1 on failure, with the reason in " + reason;
            case NULL -> "NULL on failure, with the reason in " + reason;
            case EAI -> "0, or an {@code EAI_} code; where that is {@code EAI_SYSTEM}, with the reason in " + reason;
            case EAI_OR_MINUS_ONE ->
                "0, or an {@code EAI_} code, or -1; where it is -1 or {@code EAI_SYSTEM}, with the reason in " + reason;
            case OWN, LATER, NEVER -> "";
        };
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /** Returns a sentence about the owner of the result. */
    private String owner(String owns) {
        boolean name = owns.chars().allMatch(c -> Character.isJavaIdentifierPart(c));
        return name ? "Undone by " + context.link(owns) + "." : "The result belongs to " + JavadocText.text(owns) + ".";
    }
}
