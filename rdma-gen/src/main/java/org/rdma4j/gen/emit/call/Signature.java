package org.rdma4j.gen.emit.call;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.TakenNames;
import org.rdma4j.gen.emit.refusal.ClassLimits;
import org.rdma4j.gen.emit.refusal.Site;
import org.rdma4j.gen.emit.value.JavaValue;
import org.rdma4j.gen.emit.value.RecordRef;
import org.rdma4j.gen.emit.value.ValueMapper;
import org.rdma4j.gen.model.FunctionType;

/**
 * How a C function looks in Java.
 *
 * @param result what comes back
 * @param parameters in C's order, with Java names
 * @param site the declaration
 * @param classes the simple names of classes that the body uses: a variable or field would hide one
 */
public record Signature(JavaValue result, List<Parameter> parameters, Site site, Set<String> classes) {

    /** A parameter under its Java name. */
    public record Parameter(String name, JavaValue value) {

        /** The parameter as a caller sees it. */
        ParameterSpec spec() {
            return ParameterSpec.builder(value.apiType(), name).build();
        }
    }

    /**
     * The signature of a function type.
     *
     * @param more for a variadic function: the types that follow
     * @param reserved names of classes that the method's body uses; those of the records are found here
     */
    public static Signature of(
            FunctionType type,
            List<org.rdma4j.gen.model.Parameter> more,
            ValueMapper values,
            Set<String> reserved,
            Site site) {
        List<org.rdma4j.gen.model.Parameter> all = new ArrayList<>(type.parameters());
        all.addAll(more);
        JavaValue result = values.result(type.result(), site.at("result"));
        Set<String> classes = new TreeSet<>(reserved);
        addClass(classes, result);
        List<String> cNames = new ArrayList<>();
        List<JavaValue> arguments = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            String name = JavaNames.parameter(all.get(i).name(), i);
            JavaValue value = values.parameter(all.get(i).type(), site.at("parameter " + name));
            cNames.add(name);
            arguments.add(value);
            addGrowing(classes, value);
        }
        ClassLimits.checkParameters(
                arguments.stream().mapToInt(Signature::slots).sum(), site);
        TakenNames scope = TakenNames.ofVariables(classes);
        List<Parameter> parameters = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            parameters.add(new Parameter(scope.take(cNames.get(i)), arguments.get(i)));
        }
        return new Signature(result, List.copyOf(parameters), site, Set.copyOf(classes));
    }

    private static int slots(JavaValue value) {
        return value.carrier().equals(TypeName.LONG) || value.carrier().equals(TypeName.DOUBLE) ? 2 : 1;
    }

    /** The class whose size the body asks for, when a pointer to a record is handed out. */
    public static void addClass(Set<String> classes, JavaValue value) {
        if (value instanceof JavaValue.Pointer pointer) {
            pointer.record().flatMap(RecordRef::className).ifPresent(c -> classes.add(c.simpleName()));
        }
    }

    /** The class that finds the start of a record that grows at its front, which is passed. */
    private static void addGrowing(Set<String> classes, JavaValue value) {
        if (value instanceof JavaValue.Pointer pointer) {
            pointer.growing().ifPresent(c -> classes.add(c.simpleName()));
        }
    }

    /** A scope for local variables, in which the names of parameters and classes are taken. */
    public TakenNames locals() {
        TakenNames scope = TakenNames.ofVariables(classes);
        parameters.forEach(parameter -> scope.take(parameter.name()));
        return scope;
    }

    /** The parameters as a caller sees them. */
    public List<ParameterSpec> specs() {
        return parameters.stream().map(Parameter::spec).toList();
    }

    /** The types that a caller sees, the result's last. */
    public List<TypeName> apiTypes() {
        List<TypeName> types = new ArrayList<>();
        parameters.forEach(p -> types.add(p.value().apiType()));
        types.add(result.apiType());
        return types;
    }

    /** Whether a caller must say where the result is to lie. */
    public boolean returnsRecord() {
        return result instanceof JavaValue.Aggregate;
    }

    /** The parameters as arguments of a method handle. */
    public List<CodeBlock> carriers() {
        return parameters.stream()
                .map(p -> p.value().toCarrier(CodeBlock.of("$N", p.name())))
                .toList();
    }
}
