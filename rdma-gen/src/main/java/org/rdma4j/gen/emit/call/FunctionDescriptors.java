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
 * Makes the code of function descriptors, and lists what emitted code will ask the linker for: a tool that compiles ahead
 * of time has to know it beforehand. Descriptors have plain addresses without target layouts, so that few shapes are
 * linked.
 */
public final class FunctionDescriptors {

    /** The ways in which Java calls C, under the names that the runtime has for them. */
    public enum Way {
        /** With the JVM's transition, and nothing more. */
        PLAIN,
        /** Without the JVM's transition. */
        CRITICAL,
        /** The same, until a lock is kept from one call to another. */
        CRITICAL_UNLESS_LOCKED,
        /** With the transition, and a lock is kept when it has returned. */
        LOCKING,
        /** Saving errno. */
        ERRNO
    }

    /**
     * One kind of call that emitted code asks the linker for.
     *
     * @param result the layout of the result, in GraalVM's words; {@code void} for none
     * @param parameters those of the parameters
     * @param capturesErrno whether it saves errno
     * @param critical whether the JVM's transition is left out
     * @param firstVariadic the position of the first parameter that stands for {@code ...}
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

    /** A method that emitted code looks up by its name: it, and the types of its parameters. */
    public record Looked(String method, List<String> parameters) {}

    private final Set<String> bigEndian;
    private final SortedSet<Call> downcalls = new TreeSet<>();
    private final SortedSet<Call> upcalls = new TreeSet<>();
    private final SortedMap<String, Looked> lookedUp = new TreeMap<>();

    /** @param bigEndian the configuration's big-endian fields, as {@code record.field} */
    public FunctionDescriptors(Set<String> bigEndian) {
        this.bigEndian = bigEndian;
    }

    /**
     * The descriptor of a call of C from Java, which is listed.
     *
     * @param way how it is called
     * @param firstVariadic where {@code ...} begins
     */
    public CodeBlock downcall(JavaSignature signature, Way way, OptionalInt firstVariadic) {
        CodeBlock descriptor = descriptor(signature);
        boolean critical = way == Way.CRITICAL || way == Way.CRITICAL_UNLESS_LOCKED;
        if (critical) {
            // A user may turn that off.
            downcalls.add(call(signature, false, false, firstVariadic));
        }
        downcalls.add(call(signature, way == Way.ERRNO, critical, firstVariadic));
        return descriptor;
    }

    /**
     * The descriptor of a callback, which is listed: C calls it, and Java may.
     *
     * @param type the callback's class
     * @param adapter its method that C's call goes to
     * @param function the type of that method's first parameter
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

    /** The descriptor of a signature; throws where the linker cannot pass one of its values. */
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

    /** By the binary name of the class that has the method. */
    public SortedMap<String, Looked> lookedUp() {
        return lookedUp;
    }
}
