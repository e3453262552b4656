package org.rdma4j.gen.emit.function;

import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.emit.call.Signature;
import org.rdma4j.gen.emit.value.JavaValue;

/** The second form of a function on the data path: the same name, and each pointer a number. */
final class AddressForm {

    private AddressForm() {}

    /** The signature with numbers for its pointers; empty where the function is not to have it, or has no pointers. */
    static Optional<Signature> of(Signature signature, Optional<FunctionFact> fact) {
        if (fact.filter(f -> f.critical() || f.addresses()).isEmpty()) {
            return Optional.empty();
        }
        List<Signature.Parameter> parameters = signature.parameters().stream()
                .map(p -> p.value() instanceof JavaValue.Pointer
                        ? new Signature.Parameter(p.name(), new JavaValue.Address())
                        : p)
                .toList();
        Signature form = new Signature(signature.result(), parameters, signature.site(), signature.classes());
        return is(form) ? Optional.of(form) : Optional.empty();
    }

    /** Whether a signature is such a form. */
    static boolean is(Signature signature) {
        return signature.parameters().stream().anyMatch(p -> p.value() instanceof JavaValue.Address);
    }

    /** What its Javadoc says beyond the ordinary form's. */
    static List<String> sentences(Optional<FunctionFact> fact) {
        String life = fact.filter(FunctionFact::dma).isPresent()
                ? "Nothing keeps the memory alive: that is the caller's until the call has returned, and of what a device"
                        + " may touch until its work is complete and its registration has ended."
                : "Nothing keeps the memory alive: that is the caller's until the call has returned.";
        return List.of(
                "The form with addresses, as {@link java.lang.foreign.MemorySegment#address()} gives them, and 0 for"
                        + " NULL.",
                life);
    }
}
