package org.rdma4j.gen.emit.call;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.NameScope;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.unsupported.ClassLimits;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.RecordRef;
import org.rdma4j.gen.emit.value.ValueMapper;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Parameter;

/**
 * Java signature of a C function.
 *
 * @param result result
 * @param arguments parameters with Java names
 * @param site the declaration
 * @param classes simple names of classes that the body uses, which variables and fields must not hide
 */
public record JavaSignature(JavaValue result, List<Argument> arguments, DeclarationPart site, Set<String> classes) {

    /** A parameter with its Java name. */
    public record Argument(String name, JavaValue value) {

        /** Returns the name as code. */
        CodeBlock code() {
            return CodeBlock.of("$N", name);
        }
    }

    /**
     * Returns the signature of a function type.
     *
     * @param more variable arguments
     * @param reserved names of classes that the body of the method uses, in addition to those of records
     */
    public static JavaSignature of(
            FunctionType type, List<Parameter> more, ValueMapper values, Set<String> reserved, DeclarationPart site) {
        List<Parameter> parameters =
                Stream.concat(type.parameters().stream(), more.stream()).toList();
        JavaValue result = values.result(type.result(), site.at("result"));
        Set<String> classes = new TreeSet<>(reserved);
        addClass(classes, result);
        List<Argument> wanted = new ArrayList<>();
        for (Parameter parameter : parameters) {
            String name = JavaNames.parameter(parameter.name(), wanted.size());
            JavaValue value = values.parameter(parameter.type(), site.at("parameter " + name));
            wanted.add(new Argument(name, value));
            if (value instanceof JavaValue.Pointer pointer) {
                // the class of a record that grows at the front adjusts pointers to it
                pointer.growing().ifPresent(c -> classes.add(c.simpleName()));
            }
        }
        ClassLimits.checkParameters(
                wanted.stream().mapToInt(a -> slots(a.value().carrier())).sum(), site);
        NameScope scope = NameScope.ofVariables(classes);
        return new JavaSignature(
                result,
                wanted.stream()
                        .map(a -> new Argument(scope.take(a.name()), a.value()))
                        .toList(),
                site,
                Set.copyOf(classes));
    }

    private static int slots(TypeName carrier) {
        return carrier.equals(TypeName.LONG) || carrier.equals(TypeName.DOUBLE) ? 2 : 1;
    }

    /**
     * Adds the simple name of the class of the record that a pointer refers to. The body uses the size of that class to
     * bound the memory segment for the pointer. Has no effect if the value is not a pointer to a record with a class.
     */
    public static void addClass(Set<String> classes, JavaValue value) {
        if (value instanceof JavaValue.Pointer pointer) {
            pointer.record().flatMap(RecordRef::className).ifPresent(c -> classes.add(c.simpleName()));
        }
    }

    /** Returns the signature with a {@code long} address for each pointer; empty if there are no pointers. */
    public Optional<JavaSignature> withAddresses() {
        JavaSignature form = new JavaSignature(
                result,
                arguments.stream()
                        .map(a -> a.value() instanceof JavaValue.Pointer
                                ? new Argument(a.name(), new JavaValue.Address())
                                : a)
                        .toList(),
                site,
                classes);
        return form.takesAddresses() ? Optional.of(form) : Optional.empty();
    }

    /** Returns {@code true} if pointers are passed as {@code long} addresses. */
    public boolean takesAddresses() {
        return arguments.stream().anyMatch(a -> a.value() instanceof JavaValue.Address);
    }

    /** Returns a scope for local variables that contains the names of parameters and classes. */
    public NameScope locals() {
        NameScope scope = NameScope.ofVariables(classes);
        arguments.forEach(argument -> scope.take(argument.name()));
        return scope;
    }

    /** Returns the parameters of the method. */
    public List<ParameterSpec> specs() {
        return arguments.stream()
                .map(a -> ParameterSpec.builder(a.value().apiType(), a.name()).build())
                .toList();
    }

    /** Returns the types of the parameters followed by that of the result. */
    public List<TypeName> apiTypes() {
        return Stream.concat(arguments.stream().map(Argument::value), Stream.of(result))
                .map(JavaValue::apiType)
                .toList();
    }

    /** Returns {@code true} if the caller must provide memory for the result. */
    public boolean returnsRecord() {
        return result instanceof JavaValue.Aggregate;
    }

    /** Returns the given arguments followed by the parameters. */
    public List<CodeBlock> passed(List<CodeBlock> leading) {
        return Stream.concat(leading.stream(), arguments.stream().map(Argument::code))
                .toList();
    }

    /** Returns the parameters converted to arguments of a method handle. */
    public List<CodeBlock> carriers(RuntimeClasses runtime) {
        return arguments.stream()
                .map(a -> a.value().toCarrier(a.code(), runtime))
                .toList();
    }

    /** Returns a return statement for the expression, or an expression statement if there is no result. */
    public CodeBlock returning(CodeBlock call) {
        return result instanceof JavaValue.Nothing ? call : CodeBlock.of("return $L", call);
    }
}
