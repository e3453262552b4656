package org.rdma4j.gen.emit.function;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.emit.call.FunctionDescriptors;
import org.rdma4j.gen.emit.call.JavaSignature;
import org.rdma4j.gen.model.FunctionDecl;

/**
 * One Java method of a C function; a variadic function has one for each form.
 *
 * @param function the declaration
 * @param method the Java name
 * @param signature what goes in and out
 * @param fact what is known about it
 * @param handle the holder of its method handle, for a symbol of a library
 * @param delegate the method that reaches it instead, for what is inline or shadowed
 * @param form for a variadic function the C types that stand for {@code ...}; otherwise empty
 */
public record BoundFunction(
        FunctionDecl function,
        String method,
        JavaSignature signature,
        Optional<FunctionFact> fact,
        Optional<ClassName> handle,
        Optional<CodeBlock> delegate,
        List<String> form) {

    /** How it fails, when the reason is in errno. */
    public Optional<FunctionFact.Failure> errno() {
        return fact.flatMap(FunctionFact::fails).filter(FunctionFact.Failure::setsErrno);
    }

    /** For a variadic function, where {@code ...} begins. */
    public OptionalInt firstVariadic() {
        return function.type().variadic()
                ? OptionalInt.of(function.type().parameters().size())
                : OptionalInt.empty();
    }

    /** How it is called. */
    FunctionDescriptors.Way call() {
        if (errno().isPresent()) {
            return FunctionDescriptors.Way.ERRNO;
        }
        Optional<FunctionFact.Lock> lock = fact.flatMap(FunctionFact::lock);
        if (fact.filter(FunctionFact::critical).isPresent()) {
            return lock.isPresent() ? FunctionDescriptors.Way.CRITICAL_UNLESS_LOCKED : FunctionDescriptors.Way.CRITICAL;
        }
        return lock.equals(Optional.of(FunctionFact.Lock.KEEPS))
                ? FunctionDescriptors.Way.LOCKING
                : FunctionDescriptors.Way.PLAIN;
    }
}
