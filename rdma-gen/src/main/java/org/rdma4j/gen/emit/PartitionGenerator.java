package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.emit.call.Descriptors;
import org.rdma4j.gen.emit.call.LinkedCalls;
import org.rdma4j.gen.emit.callback.CallbackGenerator;
import org.rdma4j.gen.emit.doc.FurtherNames;
import org.rdma4j.gen.emit.doc.Javadoc;
import org.rdma4j.gen.emit.enumeration.ConstantFields;
import org.rdma4j.gen.emit.enumeration.EnumGenerator;
import org.rdma4j.gen.emit.enumeration.EnumNamesGenerator;
import org.rdma4j.gen.emit.fact.DeclarationFacts;
import org.rdma4j.gen.emit.fact.ReleaseSpans;
import org.rdma4j.gen.emit.function.BoundFunction;
import org.rdma4j.gen.emit.function.CheckedGenerator;
import org.rdma4j.gen.emit.function.FunctionBinder;
import org.rdma4j.gen.emit.function.FunctionDocs;
import org.rdma4j.gen.emit.function.FunctionTables;
import org.rdma4j.gen.emit.function.FunctionsGenerator;
import org.rdma4j.gen.emit.function.HandlesGenerator;
import org.rdma4j.gen.emit.name.FunctionPointers;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.PackageClasses;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.emit.name.TakenNames;
import org.rdma4j.gen.emit.record.MemberWords;
import org.rdma4j.gen.emit.record.OpaqueGenerator;
import org.rdma4j.gen.emit.record.RecordGenerator;
import org.rdma4j.gen.emit.refusal.ClassLimits;
import org.rdma4j.gen.emit.refusal.Refusals;
import org.rdma4j.gen.emit.refusal.Site;
import org.rdma4j.gen.emit.value.BoundMetadata;
import org.rdma4j.gen.emit.value.ValueMapper;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypedefDecl;

/** Makes every class of a partition's package, by asking the generator of each kind. */
final class PartitionGenerator {

    /** What a constant takes of its class's constant pool: its name and its value. */
    private static final int POOL_OF_CONSTANT = 3;

    private final BoundMetadata world;
    private final Refusals refusals;
    private final JavaNames names;
    private final Set<String> skipped;
    private final FurtherNames aliases;
    private final RecordGenerator records;
    private final EnumGenerator enums;
    private final CallbackGenerator callbacks;
    private final ConstantFields constants;
    private final OpaqueGenerator opaques;
    private final ReleaseSpans releases;
    private final FunctionTables tables;
    private final FunctionBinder binder;
    private final FunctionsGenerator functions;
    private final HandlesGenerator handles;
    private final CheckedGenerator checked;
    private final Predicate<Partition> knownLayouts;
    private final EnumNamesGenerator enumNames;

    PartitionGenerator(
            BoundMetadata world,
            Config config,
            DeclarationFacts facts,
            ReleaseSpans releases,
            String basePackage,
            Refusals refusals,
            History history,
            ClassName enumNames,
            LinkedCalls linked) {
        this.refusals = refusals;
        this.releases = releases;
        this.world = world;
        this.names = new JavaNames(config.rename());
        this.skipped = config.skip().keySet();
        this.aliases = new FurtherNames(world.metadata());
        RuntimeClasses runtime =
                new RuntimeClasses(config.output().runtimePackage().orElse(basePackage + ".runtime"), world.targets());
        ValueMapper values = new ValueMapper(world, runtime);
        Descriptors descriptors = new Descriptors(config.bigEndian(), linked);
        this.callbacks = new CallbackGenerator(values, runtime, descriptors);
        this.enumNames = new EnumNamesGenerator(runtime, enumNames);
        MemberWords words = new MemberWords(history, config.records().libraryAllocated(), this.enumNames);
        this.records = new RecordGenerator(
                world, names, config, values, callbacks, runtime, refusals, releases, words, this.enumNames);
        this.enums = new EnumGenerator(names, config.flags(), world.metadata().target(), releases);
        this.constants = new ConstantFields(world.index(), releases);
        this.opaques = new OpaqueGenerator(releases);
        this.tables = new FunctionTables(world, facts, releases, runtime);
        this.binder = new FunctionBinder(
                world, names, facts, values, skipped, world.functionClassNames(), descriptors, refusals);
        this.functions = new FunctionsGenerator(runtime, new FunctionDocs(facts, names, runtime, releases), releases);
        this.handles = new HandlesGenerator(world, runtime, descriptors, releases);
        this.checked = new CheckedGenerator(facts, runtime);
        this.knownLayouts = partition -> KnownLayouts.belongsTo(partition, config);
    }

    /** Makes the top-level classes of a partition, one after the other. */
    void generate(Partition partition, Consumer<TypeSpec> types) {
        PackageClasses classes = world.names(partition);
        for (RecordDecl record : partition.records()) {
            if (!skipped.contains(record.name())) {
                refusals.attempt(() -> types.accept(named(
                        records.generate(record, className(classes, record.type()), aliases.of(record.type())),
                        Site.of(record))));
            }
        }
        enumNames.generate().ifPresent(types);
        for (EnumDecl declared : partition.enums()) {
            if (!declared.isUnnamed() && !skipped.contains(declared.name())) {
                String name = className(classes, declared.type()).simpleName();
                refusals.attempt(() -> types.accept(
                        named(enums.generate(declared, name, aliases.of(declared.type())), Site.of(declared))));
            }
        }
        for (OpaqueDecl opaque : partition.opaques()) {
            if (!skipped.contains(opaque.name())) {
                ClassName name = className(classes, new NamedType(opaque.tag(), opaque.name()));
                refusals.attempt(() -> types.accept(named(opaques.generate(opaque, name), Site.of(opaque))));
            }
        }
        addCallbacks(types, partition, classes);
        addFunctions(types, partition, classes);
    }

    /** The class, once it is known that its file, and those of the classes inside it, can have their names. */
    private static TypeSpec named(TypeSpec type, Site site) {
        ClassLimits.checkFileName(longestName(type), site);
        return type;
    }

    private static String longestName(TypeSpec type) {
        return type.typeSpecs().stream()
                .map(inner -> type.name() + "$" + longestName(inner))
                .max(Comparator.comparingInt(String::length))
                .orElse(type.name());
    }

    private static ClassName className(PackageClasses classes, NamedType type) {
        return classes.type(type).orElseThrow();
    }

    private void addCallbacks(Consumer<TypeSpec> types, Partition partition, PackageClasses classes) {
        for (TypedefDecl typedef : partition.typedefs()) {
            FunctionPointers.direct(typedef.type())
                    .filter(type -> !skipped.contains(typedef.name()))
                    .ifPresent(type -> {
                        Span span = releases.of(History.Kind.TYPEDEF, typedef.name());
                        String doc = "Declared in " + Javadoc.code(typedef.header());
                        ClassName name = className(classes, new NamedType(NamedType.Tag.TYPEDEF, typedef.name()));
                        refusals.attempt(() -> types.accept(named(
                                callbacks.generate(name, type, typedef.name(), doc, Site.of(typedef)).toBuilder()
                                        .addJavadoc("$L", releases.paragraph(span, typedef.header()))
                                        .build(),
                                Site.of(typedef))));
                    });
        }
        for (FunctionDecl function : partition.functions()) {
            if (!skipped.contains(function.name())) {
                for (Map.Entry<String, FunctionType> entry :
                        FunctionPointers.parameters(function).entrySet()) {
                    ClassName name = classes.parameterCallback(entry.getKey());
                    String doc = "A parameter of " + Javadoc.code(function.name());
                    String cName = entry.getKey().substring(function.name().length() + 1);
                    refusals.attempt(() -> types.accept(named(
                            callbacks.generate(name, entry.getValue(), cName, doc, Site.of(function)),
                            Site.of(function))));
                }
            }
        }
    }

    private void addFunctions(Consumer<TypeSpec> types, Partition partition, PackageClasses classes) {
        List<BoundFunction> bound = binder.bind(partition);
        List<FieldSpec> fields = fields(partition, bound);
        if (fields.isEmpty() && bound.isEmpty()) {
            return;
        }
        types.accept(tables.with(functions.generate(partition, classes.functions(), fields, bound), partition, bound));
        if (bound.stream().anyMatch(f -> f.handle().isPresent())) {
            types.accept(handles.generate(partition, classes.handles(), bound, knownLayouts.test(partition)));
        }
        checked.generate(classes.checked(), classes.functions(), bound).ifPresent(types);
    }

    /** Constants and the enumerators of unnamed enums; one that headers spell in both ways stands here once. */
    private List<FieldSpec> fields(Partition partition, List<BoundFunction> bound) {
        Set<String> classes = new HashSet<>();
        bound.forEach(function -> classes.addAll(function.signature().classes()));
        TakenNames taken = TakenNames.ofVariables(classes);
        Set<String> seen = new HashSet<>();
        List<FieldSpec> fields = new ArrayList<>();
        int room = (ClassLimits.POOL - ClassLimits.POOL_OF_FUNCTION * bound.size()) / POOL_OF_CONSTANT;
        for (ConstantDecl constant : partition.constants()) {
            if (!skipped.contains(constant.name()) && seen.add(constant.name())) {
                String name = taken.take(names.constant(constant.name()));
                refusals.attempt(() -> {
                    checkRoom(fields, room, Site.of(constant));
                    fields.add(constants.generate(constant, name));
                });
            }
        }
        for (EnumDecl unnamed : partition.allEnums()) {
            for (Enumerator enumerator : unnamed.isUnnamed() ? unnamed.enumerators() : List.<Enumerator>of()) {
                if (seen.add(enumerator.name())) {
                    String name = taken.take(names.constant(enumerator.name()));
                    refusals.attempt(() -> {
                        checkRoom(fields, room, Site.of(unnamed).at(enumerator.name()));
                        fields.add(enums.constant(unnamed, enumerator, name));
                    });
                }
            }
        }
        return fields;
    }

    private static void checkRoom(List<FieldSpec> fields, int room, Site site) {
        if (fields.size() >= room) {
            throw site.refuse(
                    "its partition has more constants than a Java class can hold",
                    "give some headers a partition of their own");
        }
    }
}
