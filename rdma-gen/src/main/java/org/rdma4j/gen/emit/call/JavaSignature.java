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
 * How a C function looks in Java.
 *
 * @param result what comes back
 * @param arguments the parameters in C's order, with Java names
 * @param site the declaration
 * @param classes the simple names of classes that the body uses: a variable or field would hide one
 */
public record JavaSignature(JavaValue result, List<Argument> arguments, DeclarationPart site, Set<String> classes) {

    /** A parameter under its Java name. */
    public record Argument(String name, JavaValue value) {

        /** The code that names it. */
        CodeBlock code() {
            return CodeBlock.of("$N", name);
        }
    }

    /**
     * The signature of a function type.
     *
     * @param more for a variadic function: the types that follow
     * @param reserved names of classes that the method's body uses; those of the records are found here
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
                // Its class finds the start of a record that grows at its front.
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

    /** The class whose size the body asks for, when a pointer to a record is handed out. */
    public static void addClass(Set<String> classes, JavaValue value) {
        if (value instanceof JavaValue.Pointer pointer) {
            pointer.record().flatMap(RecordRef::className).ifPresent(c -> classes.add(c.simpleName()));
        }
    }

    /** The second form of a function on the data path: each pointer is a number; empty where there is none. */
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

    /** Whether this is such a form. */
    public boolean takesAddresses() {
        return arguments.stream().anyMatch(a -> a.value() instanceof JavaValue.Address);
    }

    /** A scope for local variables, in which the names of parameters and classes are taken. */
    public NameScope locals() {
        NameScope scope = NameScope.ofVariables(classes);
        arguments.forEach(argument -> scope.take(argument.name()));
        return scope;
    }

    /** The parameters as a caller sees them. */
    public List<ParameterSpec> specs() {
        return arguments.stream()
                .map(a -> ParameterSpec.builder(a.value().apiType(), a.name()).build())
                .toList();
    }

    /** The types that a caller sees, the result's last. */
    public List<TypeName> apiTypes() {
        return Stream.concat(arguments.stream().map(Argument::value), Stream.of(result))
                .map(JavaValue::apiType)
                .toList();
    }

    /** Whether a caller must say where the result is to lie. */
    public boolean returnsRecord() {
        return result instanceof JavaValue.Aggregate;
    }

    /** The parameters as they were given, behind other arguments. */
    public List<CodeBlock> passed(List<CodeBlock> leading) {
        return Stream.concat(leading.stream(), arguments.stream().map(Argument::code))
                .toList();
    }

    /** The parameters as arguments of a method handle. */
    public List<CodeBlock> carriers(RuntimeClasses runtime) {
        return arguments.stream()
                .map(a -> a.value().toCarrier(a.code(), runtime))
                .toList();
    }

    /** A statement with this expression, whose value the method returns if there is one. */
    public CodeBlock returning(CodeBlock call) {
        return result instanceof JavaValue.Nothing ? call : CodeBlock.of("return $L", call);
    }
}
