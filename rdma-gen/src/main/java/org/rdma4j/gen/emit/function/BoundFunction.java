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
 * A Java method of a C function. A variadic function has several.
 *
 * @param function the declaration
 * @param method Java name
 * @param signature Java signature
 * @param fact facts about the function
 * @param handle class that holds the method handle, for an exported function
 * @param delegate method of the wrapper, for an inline or shadowed function
 * @param form C types of the variable arguments; empty if the function is not variadic
 */
public record BoundFunction(
        FunctionDecl function,
        String method,
        JavaSignature signature,
        Optional<FunctionFact> fact,
        Optional<ClassName> handle,
        Optional<CodeBlock> delegate,
        List<String> form) {

    /** Returns how the function reports failure, if it sets errno. */
    public Optional<FunctionFact.Failure> errno() {
        return fact.flatMap(FunctionFact::fails).filter(FunctionFact.Failure::setsErrno);
    }

    /** Returns the index of the first variable argument of a variadic function. */
    public OptionalInt firstVariadic() {
        return function.type().variadic()
                ? OptionalInt.of(function.type().parameters().size())
                : OptionalInt.empty();
    }

    /** Returns the kind of downcall. */
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
