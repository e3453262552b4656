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
                            ? "Without variable arguments."
                            : "With variable arguments of the types "
                                    + JavadocText.code(String.join(", ", bound.form())) + ".");
        }
        boolean addresses = bound.signature().takesAddresses();
        if (addresses) {
            sentences.add(
                    "Takes addresses instead of segments: {@link java.lang.foreign.MemorySegment#address()}, and 0"
                            + " for NULL.");
            sentences.add("The caller must keep the memory alive until the call returns"
                    + (bound.fact().filter(FunctionFact::dma).isPresent()
                            ? ", and memory that a device may access until its operations are complete and it is"
                                    + " deregistered."
                            : "."));
        }
        bound.fact().ifPresent(fact -> {
            fact.owns().map(this::owner).ifPresent(sentences::add);
            if (fact.dma() && !addresses) {
                sentences.add("A device may access the memory until its operations are complete and it is deregistered."
                        + " Allocate it from a shared or the global arena, or with mmap, and do not free it earlier.");
            }
            if (fact.fails().equals(Optional.of(FunctionFact.Failure.LATER))) {
                sentences.add("The call that ends the sequence reports failures.");
            }
            if (fact.blocks()) {
                sentences.add("May block, which pins the carrier of a virtual thread.");
            }
            if (fact.critical()) {
                sentences.add(
                        "A critical call, without a thread state transition: garbage collection waits until it returns.");
                if (fact.lock().isPresent()) {
                    sentences.add(
                            "It becomes an ordinary call when a function that returns with the lock of a queue held is"
                                    + " called for the first time.");
                }
            }
            if (fact.lock().equals(Optional.of(FunctionFact.Lock.KEEPS))) {
                sentences.add(
                        "Drivers return from it with the lock of the queue held. The first call converts all critical"
                                + " calls that acquire such a lock to ordinary calls. With"
                                + " {@code -Dorg.rdma4j.critical=always}, they remain critical, and no other thread may use the"
                                + " queue, or poll completions of its queue pairs, until the lock is released: otherwise that"
                                + " thread may deadlock with garbage collection.");
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
            case INLINE -> "; inline in C, called through the wrapper library";
            case SHADOWED -> "; calls the macro of this name through the wrapper library";
            case EXTERN ->
                context.facts()
                        .wrapped(function)
                        .map(w -> "; wraps " + JavadocText.code(w.name()))
                        .orElse("");
        };
    }

    private Optional<String> failure(FunctionFact.Failure fails) {
        String reason = "{@link " + context.runtime().errno + "#last()}";
        String text = switch (fails) {
            case ERRNO -> "0 on success; otherwise, the reason is in " + reason;
            case CODE -> "0 on success, otherwise an errno value";
            case NEGATIVE_CODE -> "a negated errno value on failure";
            case CODE_BUT_ENOENT ->
                "0 on success, {@code ENOENT} if there is no result, another errno value on failure";
            case NEGATIVE_WITHOUT_ERRNO ->
                "a negative number, which is not an errno value, on failure; errno is not set";
            case NULL_WITHOUT_ERRNO -> "NULL on failure; errno is not set";
            case MINUS_ONE -> "-1 on failure; the reason is in " + reason;
            case NULL -> "NULL on failure; the reason is in " + reason;
            case EAI ->
                "0 on success, otherwise an {@code EAI_} code; for {@code EAI_SYSTEM}, the reason is in " + reason;
            case EAI_OR_MINUS_ONE ->
                "0 on success, otherwise an {@code EAI_} code or -1; for -1 and {@code EAI_SYSTEM}, the reason is in "
                        + reason;
            case OWN, LATER, NEVER -> "";
        };
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /** Returns a sentence about the owner of the result. */
    private String owner(String owns) {
        boolean name = owns.chars().allMatch(c -> Character.isJavaIdentifierPart(c));
        return name
                ? "The caller must release the result with " + context.link(owns) + "."
                : "The result belongs to " + JavadocText.text(owns) + ".";
    }
}
