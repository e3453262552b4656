package org.rdma4j.gen.emit.value;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.TypeImport;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.name.PackageClasses;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.problem.ProblemException;

/** Metadata with the Java classes of its types and the imported metadata. */
public final class BoundMetadata {

    private final Metadata metadata;
    private final TypeIndex index;
    private final Map<String, PackageClasses> packages = new LinkedHashMap<>();
    private final Map<String, BoundMetadata> imports = new HashMap<>();
    private final Map<String, FunctionDecl> functions = new HashMap<>();
    private final Map<String, Partition> owners = new HashMap<>();
    private final Set<String> growsAtFront;
    /** This metadata, followed by that of the other targets. */
    private final List<BoundMetadata> each = new ArrayList<>(List.of(this));

    private BoundMetadata(
            Metadata metadata,
            Map<String, String> javaPackages,
            JavaNames names,
            Set<String> skipped,
            Set<NamedType> leftOut,
            Set<String> growsAtFront) {
        this.metadata = metadata;
        this.growsAtFront = growsAtFront;
        this.index = new TypeIndex(metadata);
        for (Partition partition : metadata.partitions()) {
            partition.functions().forEach(f -> {
                functions.put(f.name(), f);
                owners.put(f.name(), partition);
            });
            String javaPackage = javaPackages.get(partition.namespace());
            if (javaPackage != null) {
                packages.put(
                        partition.namespace(), new PackageClasses(javaPackage, partition, names, skipped, leftOut));
            }
        }
    }

    /** Returns the targets of the metadata, starting with that of this object. */
    public List<Target> targets() {
        return each.stream().map(b -> b.metadata.target()).toList();
    }

    /**
     * Returns the metadata to be emitted.
     *
     * @param basePackage parent package of the partitions
     * @param leftOut types without a class, because Java cannot express them
     */
    public static BoundMetadata of(
            Metadata metadata, Config config, List<Metadata> imported, String basePackage, Set<NamedType> leftOut) {
        BoundMetadata first = single(metadata.alone(), config, imported, basePackage, leftOut);
        for (Metadata other : metadata.others()) {
            BoundMetadata there = single(other, config, imported, basePackage, leftOut);
            first.each.add(there);
            first.imports.forEach((namespace, world) -> {
                BoundMetadata same = Objects.requireNonNull(there.imports.get(namespace));
                if (!world.each.contains(same)) {
                    world.each.add(same);
                }
            });
        }
        return first;
    }

    private static BoundMetadata single(
            Metadata metadata, Config config, List<Metadata> imported, String basePackage, Set<NamedType> leftOut) {
        Map<String, String> own = new HashMap<>();
        for (Partition partition : metadata.partitions()) {
            own.put(partition.namespace(), basePackage + "." + JavaNames.packagePart(partition.namespace()));
        }
        Map<String, String> others = new HashMap<>();
        for (TypeImport typeImport : config.imports()) {
            others.put(typeImport.namespace(), typeImport.javaPackage());
        }
        BoundMetadata world = new BoundMetadata(
                metadata,
                own,
                new JavaNames(config.rename()),
                config.skip().keySet(),
                leftOut,
                config.records().growsAtFront());
        // renames of imported metadata are unknown here, so its classes have their C names
        List<BoundMetadata> worlds = imported.stream()
                .map(m -> on(metadata.target(), m))
                .map(m -> new BoundMetadata(m, others, new JavaNames(Map.of()), Set.of(), Set.of(), Set.of()))
                .toList();
        for (BoundMetadata other : worlds) {
            other.metadata.partitions().forEach(p -> world.imports.putIfAbsent(p.namespace(), other));
        }
        worlds.forEach(w -> w.imports.putAll(world.imports));
        return world;
    }

    private static Metadata on(Target target, Metadata imported) {
        return imported.on(target)
                .orElseThrow(() -> ProblemException.badUsage(
                        "the imported metadata of " + imported.name() + " does not describe " + target.triple(),
                        "extract it for that target, too"));
    }

    /** Returns this metadata, followed by that of the other targets. */
    public List<BoundMetadata> each() {
        return each;
    }

    /** Returns the declaration of a record for each target, starting with that of this object. */
    public List<RecordDecl> forms(RecordDecl record) {
        return each.stream()
                .map(w -> w == this ? record : w.index.record(record.type()).orElseThrow())
                .toList();
    }

    /** Returns the version node of a function for each target, starting with that of this object; empty for none. */
    public List<String> versions(FunctionDecl function) {
        return each.stream()
                .map(w -> w.functions.getOrDefault(function.name(), function))
                .map(f -> f.symbolVersion().orElse(""))
                .toList();
    }

    /** Returns the partition that declares a function. */
    public Partition owner(FunctionDecl function) {
        return Optional.ofNullable(owners.get(function.name())).orElseThrow();
    }

    /** Returns the index of the types. */
    public TypeIndex index() {
        return index;
    }

    /** Returns the metadata. */
    public Metadata metadata() {
        return metadata;
    }

    /** Returns the classes of a partition of the metadata. */
    public PackageClasses names(Partition partition) {
        PackageClasses found = packages.get(partition.namespace());
        if (found == null) {
            throw new IllegalArgumentException("no package for " + partition.namespace());
        }
        return found;
    }

    /** Returns the simple names of the classes with functions and handles, and the first parts of their packages. */
    public Set<String> functionClassNames() {
        Set<String> found = new TreeSet<>();
        packages.values().forEach(p -> {
            found.add(p.functions().simpleName());
            found.add(p.handles().simpleName());
            found.add(p.root());
        });
        return found;
    }

    /** Returns the class of a type, if this or imported metadata has one. */
    public Optional<ClassName> className(NamedType type) {
        return index.namespace(type).flatMap(namespace -> {
            PackageClasses own = packages.get(namespace);
            if (own != null) {
                return own.type(type);
            }
            BoundMetadata other = imports.get(namespace);
            return other == null || other == this ? Optional.empty() : other.className(type);
        });
    }

    /** Returns the class of the record, enum or callback that a type is, contains or points to. */
    public Optional<ClassName> related(CType type) {
        CType plain = TypeIndex.unqualified(type);
        if (plain instanceof PointerType pointer) {
            return related(pointer.pointee());
        }
        if (plain instanceof ArrayType array) {
            return related(array.element());
        }
        if (!(plain instanceof NamedType named)) {
            return Optional.empty();
        }
        Optional<ClassName> own = className(named);
        CType resolved = own.isPresent() ? plain : index.resolve(plain);
        return resolved.equals(plain) ? own : related(resolved);
    }

    /** Returns the struct or union with this name, if its size is known. */
    public Optional<RecordRef> record(NamedType type) {
        Optional<RecordDecl> declared = index.record(type);
        if (declared.isPresent()) {
            RecordDecl record = declared.get();
            Optional<ClassName> className = className(type);
            List<RecordDecl> forms = forms(record);
            return Optional.of(new RecordRef(
                    record.name(),
                    declared,
                    this,
                    className,
                    PerTargetNumber.of(forms, RecordDecl::size),
                    PerTargetNumber.of(forms, RecordDecl::alignment),
                    className.isPresent() && growsAtFront.contains(record.name())));
        }
        return index.foreign(type)
                .filter(foreign -> foreign.definition().isEmpty())
                .flatMap(foreign -> foreignRecord(type, foreign));
    }

    private Optional<RecordRef> foreignRecord(NamedType type, ForeignType foreign) {
        foreign.namespace().filter(n -> !imports.containsKey(n)).ifPresent(namespace -> {
            throw ProblemException.badUsage(
                    type.spelling() + " belongs to " + namespace + ", whose metadata is not imported",
                    "add a [[type_import]] entry for it");
        });
        Optional<RecordRef> imported = foreign.namespace()
                .map(imports::get)
                .filter(w -> w != this && w.index.record(type).isPresent())
                .flatMap(w -> w.record(type));
        if (imported.isPresent() || !foreign.isSized()) {
            return imported;
        }
        List<ForeignType> forms =
                each.stream().map(w -> w.index.foreign(type).orElseThrow()).toList();
        return Optional.of(new RecordRef(
                type.name(),
                Optional.empty(),
                this,
                Optional.empty(),
                PerTargetNumber.of(forms, ForeignType::size),
                PerTargetNumber.of(forms, ForeignType::alignment),
                false));
    }
}
