package org.rdma4j.gen.emit.function;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.emit.call.FunctionDescriptors;
import org.rdma4j.gen.emit.call.JavaSignature;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.NameScope;
import org.rdma4j.gen.emit.unsupported.ClassLimits;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;

/** Determines whether a function is called through a symbol of its library or through a wrapper. */
public final class FunctionBinder {

    private final EmitContext context;
    private final FunctionDescriptors linked;
    private final Set<String> classNames;

    /** @param linked rejects signatures that the linker does not support */
    public FunctionBinder(EmitContext context, FunctionDescriptors linked) {
        this.context = context;
        this.linked = linked;
        this.classNames = context.world().functionClassNames();
    }

    /** Returns the methods of a partition, in the order of the headers. */
    public List<BoundFunction> bind(Partition partition) {
        NameScope holders = NameScope.ofClasses();
        ClassName handles = context.world().names(partition).handles();
        holders.take(handles.simpleName());
        holders.take(HandlesGenerator.LIBRARY);
        List<BoundFunction> bound = new ArrayList<>();
        for (FunctionDecl function : partition.functions()) {
            if (context.skips(function.name())) {
                continue;
            }
            context.refusals().attempt(() -> {
                if (function.linkage() == FunctionDecl.Linkage.EXTERN) {
                    bound.addAll(external(function, handles, holders));
                } else {
                    bound.addAll(delegating(function));
                }
                if (bound.size() > ClassLimits.MAX_FUNCTIONS) {
                    bound.remove(bound.size() - 1);
                    throw DeclarationPart.of(function)
                            .refuse(
                                    "its partition has more functions than a Java class can hold",
                                    "move some of the headers to another partition");
                }
            });
        }
        return bound;
    }

    private List<BoundFunction> external(FunctionDecl function, ClassName handles, NameScope holders) {
        DeclarationPart site = DeclarationPart.of(function);
        Optional<FunctionFact> fact = context.facts().of(function);
        String method = context.names().function(function.name());
        if (!function.type().variadic()) {
            List<BoundFunction> bound = new ArrayList<>();
            for (JavaSignature form : forms(passable(signature(function, List.of())), fact)) {
                String holder = form.takesAddresses() ? method + "$long" : method;
                Optional<ClassName> handle =
                        Optional.of(holder(handles, holders.take(JavaNames.nestedType(holder)), site));
                bound.add(new BoundFunction(function, method, form, fact, handle, Optional.empty(), List.of()));
            }
            return bound;
        }
        List<List<String>> forms = fact.map(FunctionFact::variadic).orElse(List.of());
        if (forms.isEmpty()) {
            throw site.refuse(
                    "it is variadic, and Java requires the types of the variable arguments",
                    "list them under functions." + function.name() + ".variadic, or list it under [[skip]]");
        }
        List<BoundFunction> bound = new ArrayList<>();
        for (List<String> form : forms) {
            List<Parameter> more = new VariadicFormReader(context.world().index()).form(form, site);
            bound.add(new BoundFunction(
                    function,
                    method,
                    passable(signature(function, more)),
                    fact,
                    Optional.of(holder(handles, holders.take(JavaNames.nestedType(method)), site)),
                    Optional.empty(),
                    form));
        }
        return bound;
    }

    private static ClassName holder(ClassName handles, String name, DeclarationPart site) {
        ClassName holder = handles.nestedClass(name);
        ClassLimits.checkFileName(String.join("$", holder.simpleNames()), site);
        return holder;
    }

    /** Returns the signature, followed by the one with {@code long} addresses if the function has it. */
    private static List<JavaSignature> forms(JavaSignature signature, Optional<FunctionFact> fact) {
        boolean second = fact.filter(f -> f.critical() || f.addresses()).isPresent();
        return second
                ? Stream.concat(Stream.of(signature), signature.withAddresses().stream())
                        .toList()
                : List.of(signature);
    }

    /** Returns the signature. Throws if the linker does not support it. */
    private JavaSignature passable(JavaSignature signature) {
        linked.descriptor(signature);
        return signature;
    }

    private List<BoundFunction> delegating(FunctionDecl function) {
        DeclarationPart site = DeclarationPart.of(function);
        String kind = function.linkage() == FunctionDecl.Linkage.INLINE ? "inline" : "shadowed by a macro";
        if (function.type().variadic()) {
            throw site.refuse("it is " + kind + " and variadic");
        }
        FunctionDecl wrapper = context.facts()
                .wrapper(function)
                .filter(w -> w.linkage() == FunctionDecl.Linkage.EXTERN)
                .orElseThrow(() -> site.refuse(
                        "it is " + kind + ", but the metadata has no wrapper for it",
                        "extract the metadata again, or list it under [[skip]]"));
        JavaSignature signature = signature(function, List.of());
        if (!signature.apiTypes().equals(signature(wrapper, List.of()).apiTypes())) {
            throw site.refuse("its wrapper " + wrapper.name() + " has a different type", "extract the metadata again");
        }
        ClassName functions =
                context.world().names(context.world().owner(wrapper)).functions();
        CodeBlock target = CodeBlock.of("$T.$N", functions, context.names().function(wrapper.name()));
        Optional<FunctionFact> fact = context.facts().of(function);
        return forms(signature, fact).stream()
                .map(form -> new BoundFunction(
                        function,
                        context.names().function(function.name()),
                        form,
                        fact,
                        Optional.empty(),
                        Optional.of(target),
                        List.of()))
                .toList();
    }

    private JavaSignature signature(FunctionDecl function, List<Parameter> more) {
        return JavaSignature.of(function.type(), more, context.values(), classNames, DeclarationPart.of(function));
    }
}
