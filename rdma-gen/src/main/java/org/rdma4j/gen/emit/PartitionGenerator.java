package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import org.rdma4j.gen.emit.call.FunctionDescriptors;
import org.rdma4j.gen.emit.callback.CallbackGenerator;
import org.rdma4j.gen.emit.context.EmitContext;
import org.rdma4j.gen.emit.doc.JavadocText;
import org.rdma4j.gen.emit.enumeration.ConstantFields;
import org.rdma4j.gen.emit.enumeration.EnumGenerator;
import org.rdma4j.gen.emit.enumeration.EnumNamesGenerator;
import org.rdma4j.gen.emit.function.BoundFunction;
import org.rdma4j.gen.emit.function.FunctionBinder;
import org.rdma4j.gen.emit.function.FunctionsGenerator;
import org.rdma4j.gen.emit.function.HandlesGenerator;
import org.rdma4j.gen.emit.name.FunctionPointerFinder;
import org.rdma4j.gen.emit.name.NameScope;
import org.rdma4j.gen.emit.name.PackageClasses;
import org.rdma4j.gen.emit.name.SpecBuilders;
import org.rdma4j.gen.emit.record.MemberFactsEncoder;
import org.rdma4j.gen.emit.record.RecordGenerator;
import org.rdma4j.gen.emit.unsupported.ClassLimits;
import org.rdma4j.gen.emit.unsupported.DeclarationPart;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypedefDecl;

/** Generates the classes of a partition's package. */
final class PartitionGenerator {

    /** Number of constant pool entries for a constant: its name and its value. */
    private static final int POOL_OF_CONSTANT = 3;

    private final EmitContext context;
    private final Partition partition;
    private final PackageClasses classes;
    private final Consumer<TypeSpec> types;
    private final CallbackGenerator callbacks;
    private final FunctionDescriptors linked;
    private final EnumGenerator enums;

    /**
     * Creates a generator.
     *
     * @param linked collects the calls that emitted code links
     * @param types receives the top-level classes
     */
    PartitionGenerator(EmitContext context, Partition partition, FunctionDescriptors linked, Consumer<TypeSpec> types) {
        this.context = context;
        this.partition = partition;
        this.classes = context.world().names(partition);
        this.types = types;
        this.linked = linked;
        this.callbacks = new CallbackGenerator(context, linked);
        this.enums = new EnumGenerator(context);
    }

    /** Generates all classes. */
    void generate() {
        EnumNamesGenerator enumNames = new EnumNamesGenerator(context.runtime(), classes.enumNames());
        MemberFactsEncoder words = new MemberFactsEncoder(
                context.releases().history(), context.config().records().libraryAllocated(), enumNames);
        RecordGenerator records = new RecordGenerator(context, callbacks, words, enumNames);
        for (RecordDecl record : partition.records()) {
            add(record, record.type(), name -> records.generate(record, name));
        }
        enumNames.generate().ifPresent(types);
        for (EnumDecl declared : partition.enums()) {
            if (!declared.isUnnamed()) {
                add(declared, declared.type(), name -> enums.generate(declared, name.simpleName()));
            }
        }
        for (OpaqueDecl opaque : partition.opaques()) {
            add(opaque, opaque.type(), name -> opaque(opaque, name));
        }
        addCallbacks();
        addFunctions();
    }

    /** Adds the class of a type, unless it is skipped, or rejected in this pass or an earlier one. */
    private void add(Declaration declaration, NamedType type, Function<ClassName, TypeSpec> generator) {
        classes.type(type)
                .ifPresent(name -> context.refusals().attempt(type, () -> add(declaration, generator.apply(name))));
    }

    private void add(Declaration declaration, TypeSpec type) {
        ClassLimits.checkFileName(longestName(type), DeclarationPart.of(declaration));
        types.accept(type);
    }

    private static String longestName(TypeSpec type) {
        return type.typeSpecs().stream()
                .map(inner -> type.name() + "$" + longestName(inner))
                .max(Comparator.comparingInt(String::length))
                .orElse(type.name());
    }

    /** Returns the class of an incomplete type, which has only a name. */
    private TypeSpec opaque(OpaqueDecl opaque, ClassName name) {
        return SpecBuilders.utility(name.simpleName(), Modifier.PUBLIC)
                .addJavadoc(
                        "The incomplete C type $L. Programs only use pointers to it.\n" + "\n<p>Mentioned in $L.\n$L",
                        JavadocText.code(opaque.type().spelling()),
                        JavadocText.code(opaque.header()),
                        context.releases().paragraph(History.Kind.OPAQUE, opaque))
                .build();
    }

    private void addCallbacks() {
        for (TypedefDecl typedef : partition.typedefs()) {
            FunctionPointerFinder.direct(typedef.type())
                    .ifPresent(type -> add(typedef, new NamedType(NamedType.Tag.TYPEDEF, typedef.name()), name -> {
                        String doc = "Declared in " + JavadocText.code(typedef.header());
                        return callbacks
                                .generate(name, type, typedef.name(), doc, DeclarationPart.of(typedef))
                                .toBuilder()
                                .addJavadoc("$L", context.releases().paragraph(History.Kind.TYPEDEF, typedef))
                                .build();
                    }));
        }
        for (FunctionDecl function : partition.functions()) {
            if (!context.skips(function.name())) {
                String doc = "A parameter of " + JavadocText.code(function.name());
                FunctionPointerFinder.parameters(function)
                        .forEach((name, type) -> context.refusals().attempt(() -> {
                            String cName = name.substring(function.name().length() + 1);
                            ClassName callback = classes.parameterCallback(name);
                            add(function, callbacks.generate(callback, type, cName, doc, DeclarationPart.of(function)));
                        }));
            }
        }
    }

    private void addFunctions() {
        FunctionsGenerator functions = new FunctionsGenerator(context);
        Map<BoundFunction, List<MethodSpec>> methods =
                functions.methods(new FunctionBinder(context, linked).bind(partition));
        List<BoundFunction> bound = List.copyOf(methods.keySet());
        List<FieldSpec> fields = fields(bound);
        if (fields.isEmpty() && bound.isEmpty()) {
            return;
        }
        types.accept(functions.generate(partition, classes.functions(), fields, methods));
        if (bound.stream().anyMatch(f -> f.handle().isPresent())) {
            types.accept(new HandlesGenerator(context, linked).generate(partition, classes.handles(), bound));
        }
    }

    /** Returns the fields of constants and of enumerators of unnamed enums, without duplicates. */
    private List<FieldSpec> fields(List<BoundFunction> bound) {
        Set<String> used = new HashSet<>();
        bound.forEach(function -> used.addAll(function.signature().classes()));
        NameScope taken = NameScope.ofVariables(used);
        ConstantFields constants = new ConstantFields(context);
        Set<String> seen = new HashSet<>();
        List<FieldSpec> fields = new ArrayList<>();
        int room =
                (ClassLimits.MAX_POOL_ENTRIES - ClassLimits.POOL_ENTRIES_OF_FUNCTION * bound.size()) / POOL_OF_CONSTANT;
        for (ConstantDecl constant : partition.constants()) {
            if (!context.skips(constant.name()) && seen.add(constant.name())) {
                String name = taken.take(context.names().constant(constant.name()));
                context.refusals().attempt(() -> {
                    checkRoom(fields, room, DeclarationPart.of(constant));
                    fields.add(constants.generate(constant, name));
                });
            }
        }
        for (EnumDecl unnamed : partition.allEnums()) {
            for (Enumerator enumerator : unnamed.isUnnamed() ? unnamed.enumerators() : List.<Enumerator>of()) {
                if (seen.add(enumerator.name())) {
                    String name = taken.take(context.names().constant(enumerator.name()));
                    context.refusals().attempt(() -> {
                        checkRoom(fields, room, DeclarationPart.of(unnamed).at(enumerator.name()));
                        fields.add(enums.constant(unnamed, enumerator, name));
                    });
                }
            }
        }
        return fields;
    }

    private static void checkRoom(List<FieldSpec> fields, int room, DeclarationPart site) {
        if (fields.size() >= room) {
            throw site.refuse(
                    "its partition has more constants than a Java class can hold",
                    "move some of the headers to another partition");
        }
    }
}
