package org.rdma4j.gen.emit.call;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.LayoutCode;

/**
 * Generates function descriptors, and collects all calls that emitted code links, which ahead-of-time compilers must
 * know. Addresses in descriptors have no target layouts, so that fewer different descriptors are linked.
 */
public final class FunctionDescriptors {

    /** Kinds of downcalls, named as in the runtime. */
    public enum Way {
        /** With a thread state transition. */
        PLAIN,
        /** Without a thread state transition. */
        CRITICAL,
        /** Without a thread state transition, unless a thread may hold a lock between two calls. */
        CRITICAL_UNLESS_LOCKED,
        /** With a thread state transition; the function returns with a lock held. */
        LOCKING,
        /** With a thread state transition, capturing errno. */
        ERRNO
    }

    /**
     * A call that emitted code links.
     *
     * @param result layout of the result in GraalVM's notation; {@code void} for none
     * @param parameters layouts of the parameters
     * @param capturesErrno whether the call captures errno
     * @param critical whether there is no thread state transition
     * @param firstVariadic index of the first variadic argument
     */
    public record Call(
            String result, List<String> parameters, boolean capturesErrno, boolean critical, OptionalInt firstVariadic)
            implements Comparable<Call> {

        private static final Comparator<Call> ORDER = Comparator.comparing(Call::result)
                .thenComparing(call -> call.parameters().size())
                .thenComparing(call -> String.join(",", call.parameters()))
                .thenComparing(Call::capturesErrno)
                .thenComparing(Call::critical)
                .thenComparing(call -> call.firstVariadic().orElse(-1));

        @Override
        public int compareTo(Call other) {
            return ORDER.compare(this, other);
        }
    }

    /** A method that emitted code looks up by name, with the types of its parameters. */
    public record Looked(String method, List<String> parameters) {}

    private final Set<String> bigEndian;
    private final SortedSet<Call> downcalls = new TreeSet<>();
    private final SortedSet<Call> upcalls = new TreeSet<>();
    private final SortedMap<String, Looked> lookedUp = new TreeMap<>();

    /** @param bigEndian big-endian fields in the configuration, as {@code record.field} */
    public FunctionDescriptors(Set<String> bigEndian) {
        this.bigEndian = bigEndian;
    }

    /**
     * Returns the descriptor of a downcall, and adds it to the list of calls.
     *
     * @param way kind of the call
     * @param firstVariadic index of the first variadic argument
     */
    public CodeBlock downcall(JavaSignature signature, Way way, OptionalInt firstVariadic) {
        CodeBlock descriptor = descriptor(signature);
        boolean critical = way == Way.CRITICAL || way == Way.CRITICAL_UNLESS_LOCKED;
        if (critical) {
            // users can disable critical calls
            downcalls.add(call(signature, false, false, firstVariadic));
        }
        downcalls.add(call(signature, way == Way.ERRNO, critical, firstVariadic));
        return descriptor;
    }

    /**
     * Returns the descriptor of a callback, and adds both its upcall and its downcall to the list of calls.
     *
     * @param type class of the callback
     * @param adapter method that the upcall stub invokes
     * @param function type of the first parameter of that method
     */
    public CodeBlock callback(JavaSignature signature, ClassName type, String adapter, ClassName function) {
        CodeBlock descriptor = descriptor(signature);
        Call call = call(signature, false, false, OptionalInt.empty());
        upcalls.add(call);
        downcalls.add(call);
        List<String> parameters = new ArrayList<>(List.of(function.reflectionName()));
        signature.arguments().forEach(a -> parameters.add(a.value().carrier().toString()));
        lookedUp.put(type.reflectionName(), new Looked(adapter, List.copyOf(parameters)));
        return descriptor;
    }

    /** Returns the descriptor of a signature. Throws if the linker does not support one of its values. */
    public CodeBlock descriptor(JavaSignature signature) {
        List<CodeBlock> layouts = new ArrayList<>();
        boolean nothing = signature.result() instanceof JavaValue.Nothing;
        if (!nothing) {
            layouts.add(
                    layout(signature.result(), signature.site().at("result")).code());
        }
        for (JavaSignature.Argument argument : signature.arguments()) {
            layouts.add(layout(argument.value(), signature.site().at("parameter " + argument.name()))
                    .code());
        }
        return CodeBlock.of(
                "$T.$L($L)",
                RuntimeClasses.FUNCTION_DESCRIPTOR,
                nothing ? "ofVoid" : "of",
                CodeBlock.join(layouts, ", "));
    }

    private LayoutCode.Layout layout(JavaValue value, DeclarationPart site) {
        return LayoutCode.ofCall(value, bigEndian, site);
    }

    private Call call(JavaSignature signature, boolean capturesErrno, boolean critical, OptionalInt firstVariadic) {
        return new Call(
                layout(signature.result(), signature.site()).words(),
                signature.arguments().stream()
                        .map(a -> layout(a.value(), signature.site()).words())
                        .toList(),
                capturesErrno,
                critical,
                firstVariadic);
    }

    public SortedSet<Call> downcalls() {
        return downcalls;
    }

    public SortedSet<Call> upcalls() {
        return upcalls;
    }

    /** Returns the methods that are looked up, by the binary name of their class. */
    public SortedMap<String, Looked> lookedUp() {
        return lookedUp;
    }
}
