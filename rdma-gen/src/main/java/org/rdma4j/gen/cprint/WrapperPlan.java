package org.rdma4j.gen.cprint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.MergedReleases;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Selects the functions to wrap and their prototypes. */
final class WrapperPlan {

    private static final String INDENT = "    ";

    private final MergedReleases union;
    private final Metadata metadata;
    private final History history;
    private final WrapperOptions options;
    private final Map<String, FunctionDecl> known = new HashMap<>();
    private final ParameterNames names;

    WrapperPlan(MergedReleases union, WrapperOptions options) {
        this.union = union;
        this.metadata = union.metadata();
        this.history = union.history();
        this.options = options;
        this.names = new ParameterNames(union.metadata());
        for (Partition partition : metadata.partitions()) {
            partition.functions().forEach(function -> known.putIfAbsent(function.name(), function));
        }
    }

    /** Returns the wrappers of all inline and shadowed functions, in the order of the declarations. */
    List<WrapperFunction> functions() {
        List<WrapperFunction> functions = new ArrayList<>();
        for (Partition partition : metadata.partitions()) {
            for (FunctionDecl function : partition.functions()) {
                if (function.linkage() != Linkage.EXTERN) {
                    functions.add(wrap(function));
                }
            }
        }
        return functions;
    }

    private WrapperFunction wrap(FunctionDecl function) {
        FunctionType type = function.linkage() == Linkage.SHADOWED ? whatTheMacroTakes(function) : function.type();
        refuseWhatCannotBeWrapped(function, type);
        FunctionType named = new FunctionType(type.result(), names.safe(type.parameters()), false);
        String name = options.prefix() + function.name();
        String check = sameTypeAs(function, type)
                .map(other -> "SAME_TYPE(" + name + ", " + other + ");\n")
                .orElse("");
        return new WrapperFunction(name, named, function.header(), check, call(function, named), condition(function));
    }

    private static String call(FunctionDecl function, FunctionType type) {
        String returns = TypeIndex.unqualified(type.result()) instanceof VoidType ? "" : "return ";
        // Parentheses prevent the expansion of a function-like macro of the same name. For a shadowed function, the
        // macro is what is to be called.
        String callee = function.linkage() == Linkage.SHADOWED ? function.name() : "(" + function.name() + ")";
        List<String> arguments = type.parameters().stream().map(Parameter::name).toList();
        return INDENT + DeclaratorPrinter.list(returns + callee + "(", arguments, INDENT.length()) + ";\n";
    }

    /** Returns the functions of linked libraries that the oldest release lacks. */
    List<GuardedFunction> guardedFunctions() {
        List<GuardedFunction> exports = new ArrayList<>();
        for (Partition partition : metadata.partitions()) {
            if (options.links().contains(partition.library())) {
                for (FunctionDecl function : partition.functions()) {
                    if (function.linkage() != Linkage.INLINE
                            && presence(function).isLate()) {
                        exports.add(late(function));
                    }
                }
            }
        }
        return exports;
    }

    private GuardedFunction late(FunctionDecl function) {
        FunctionType type = function.type();
        refuseWhatCannotBeWrapped(function, type);
        return new GuardedFunction(
                function,
                new FunctionType(type.result(), names.safe(type.parameters()), false),
                Optional.ofNullable(options.failing().get(function.name())),
                condition(function));
    }

    private ReleaseCondition presence(FunctionDecl function) {
        return ReleaseCondition.of(history, History.Kind.FUNCTION, function.name());
    }

    private Optional<String> condition(FunctionDecl function) {
        ReleaseCondition presence = presence(function);
        if (options.releaseMacro().isEmpty() && !presence.equals(ReleaseCondition.ALWAYS)) {
            throw ProblemException.badInput(
                    Location.of(function.header()),
                    "some releases lack " + function.name() + ", but output.release_macro is missing",
                    "name the macro of the headers that defines the release under output.release_macro");
        }
        return options.releaseMacro().flatMap(presence::condition);
    }

    /**
     * Returns the declared prototype with the pointer types of the function that the macro calls. The old symbol
     * {@code ibv_query_port} takes a {@code struct _compat_ibv_port_attr}, its macro a {@code struct ibv_port_attr},
     * which C programs pass.
     */
    private FunctionType whatTheMacroTakes(FunctionDecl function) {
        FunctionDecl callee = known.get(options.shadowed().getOrDefault(function.name(), ""));
        if (callee == null) {
            return function.type();
        }
        List<Parameter> theirs = callee.type().parameters();
        List<Parameter> parameters = new ArrayList<>(function.type().parameters());
        for (int i = 0; i < Math.min(parameters.size(), theirs.size()); i++) {
            CType type = theirs.get(i).type();
            if (type instanceof PointerType && parameters.get(i).type() instanceof PointerType) {
                parameters.set(i, new Parameter(parameters.get(i).name(), type));
            }
        }
        return new FunctionType(
                function.type().result(), parameters, function.type().variadic());
    }

    private Optional<String> sameTypeAs(FunctionDecl function, FunctionType type) {
        if (sameTypes(type, function.type())) {
            return Optional.of(function.name());
        }
        FunctionDecl callee = known.get(options.shadowed().getOrDefault(function.name(), ""));
        return Optional.ofNullable(callee)
                .filter(c -> sameTypes(type, c.type()))
                .map(FunctionDecl::name);
    }

    private static boolean sameTypes(FunctionType one, FunctionType other) {
        return one.result().equals(other.result()) && types(one).equals(types(other));
    }

    private static List<CType> types(FunctionType function) {
        return function.parameters().stream().map(Parameter::type).toList();
    }

    private static void refuseWhatCannotBeWrapped(FunctionDecl function, FunctionType type) {
        if (type.variadic()) {
            throw refusal(function, "takes variable arguments, which C cannot forward");
        }
        if (type.any(part -> part instanceof UnnamedRecord || part instanceof UnnamedEnum)) {
            throw refusal(
                    function,
                    "has an unnamed struct, union or enum in its prototype, which cannot be declared" + " again");
        }
    }

    private static ProblemException refusal(FunctionDecl function, String why) {
        return ProblemException.badInput(
                Location.of(function.header()),
                "cannot generate a wrapper for " + function.name() + ": it " + why,
                "list it under [[skip]] with a reason");
    }
}
