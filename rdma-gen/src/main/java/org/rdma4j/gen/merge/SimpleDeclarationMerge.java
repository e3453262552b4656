package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rdma4j.gen.merge.DeclarationTimeline.Sighting;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypedefDecl;

/** Merges functions, typedefs, constants, aliases, incomplete types and skipped declarations. */
final class SimpleDeclarationMerge {

    private final MergeContext context;

    SimpleDeclarationMerge(MergeContext context) {
        this.context = context;
    }

    List<TypedefDecl> typedefs() {
        return same(
                Kind.TYPEDEF,
                "typedef",
                Partition::typedefs,
                (decl, release) -> context.shape(release).of(decl.type()));
    }

    List<AliasDecl> aliases() {
        return same(
                Kind.ALIAS,
                "alias",
                Partition::aliases,
                (decl, release) -> decl.target().spelling());
    }

    /**
     * Merges constants, whose values {@link EnumMerge} has compared.
     *
     * @param names names that are bound as constants, not as enumerators
     */
    List<ConstantDecl> constants(Set<String> names) {
        return context.follow(Partition::constants, ConstantDecl::name).stream()
                .map(DeclarationTimeline::newest)
                .filter(constant -> names.contains(constant.name()))
                .toList();
    }

    /**
     * Merges functions, whose signature and linkage must be the same in all releases. A symbol whose version node
     * differs between releases is bound to its default version, which all releases have.
     */
    List<FunctionDecl> functions() {
        Set<String> versioned = new HashSet<>();
        context.follow(Partition::functions, FunctionDecl::name).stream()
                .filter(line -> line.sightings().stream()
                        .allMatch(s -> s.declaration()
                                .symbolVersion()
                                .equals(line.newest().symbolVersion())))
                .forEach(line -> versioned.add(line.name()));
        return same(
                        Kind.FUNCTION,
                        "function",
                        Partition::functions,
                        (decl, release) -> decl.linkage().name().toLowerCase(Locale.ROOT) + " "
                                + context.shape(release).of(decl.type()))
                .stream()
                .map(f -> versioned.contains(f.name())
                        ? f
                        : new FunctionDecl(f.name(), f.type(), f.linkage(), Optional.empty(), f.header()))
                .toList();
    }

    /** Rejects names whose kind of type differs between releases. */
    void checkTypes() {
        for (DeclarationTimeline<TypeName> line : context.follow(SimpleDeclarationMerge::types, TypeName::space)) {
            for (Sighting<TypeName> older : line.older()) {
                String was = older.declaration().text();
                String is = line.newest().text();
                if (!was.equals(is)) {
                    throw context.conflicts()
                            .differs("type " + line.newest().name(), older.release(), was, line.last(), is);
                }
            }
        }
    }

    /**
     * A name of a type.
     *
     * @param space name space in C and name; the name only for a Java class
     * @param name the name
     * @param text description for messages
     */
    private record TypeName(String space, String name, String text) {}

    private static List<TypeName> types(Partition partition) {
        List<TypeName> found = new ArrayList<>();
        partition.records().forEach(r -> add(found, r.type(), "a " + r.kind().keyword()));
        partition.enums().stream().filter(e -> !e.isUnnamed()).forEach(e -> add(found, e.type(), "an enum"));
        partition
                .typedefs()
                .forEach(t -> add(found, new NamedType(NamedType.Tag.TYPEDEF, t.name()), "a typedef of another type"));
        partition.opaques().forEach(o -> add(found, new NamedType(o.tag(), o.name()), opaque(o.tag())));
        // A tag and a typedef may have the same name in C, and then share a class in Java.
        Map<String, List<NamedType>> classes = new LinkedHashMap<>();
        Stream.concat(
                        partition.records().stream().map(r -> r.type()),
                        partition.enums().stream().filter(e -> !e.isUnnamed()).map(e -> e.type()))
                .forEach(type -> classes.computeIfAbsent(type.name(), n -> new ArrayList<>())
                        .add(type));
        classes.forEach((name, all) -> {
            if (all.size() == 1) {
                found.add(new TypeName("class " + name, name, all.get(0).spelling()));
            }
        });
        return found;
    }

    private static String opaque(NamedType.Tag tag) {
        return (tag == NamedType.Tag.ENUM ? "an " : "a ") + tag.prefix().strip();
    }

    private static void add(List<TypeName> found, NamedType type, String text) {
        String space = type.tag() == NamedType.Tag.TYPEDEF ? "typedef " : "tag ";
        found.add(new TypeName(space + type.name(), type.name(), text));
    }

    /** Returns the types that no release defines. */
    List<OpaqueDecl> opaques() {
        Set<NamedType> defined = context.partitions().stream()
                .flatMap(p -> p.records().stream())
                .map(r -> r.type())
                .collect(Collectors.toSet());
        return same(
                        Kind.OPAQUE,
                        "type",
                        Partition::opaques,
                        (decl, release) -> decl.tag().prefix())
                .stream()
                .filter(o -> !defined.contains(new NamedType(o.tag(), o.name())))
                .toList();
    }

    /** Returns the declarations that were skipped in any release, with the newest reason. */
    List<Skipped> skipped() {
        Map<String, Skipped> skipped = new LinkedHashMap<>();
        context.follow(Partition::skipped, Skipped::name).forEach(line -> skipped.put(line.name(), line.newest()));
        return List.copyOf(skipped.values());
    }

    private interface Text<D> {
        String of(D declaration, int release);
    }

    private <D extends Declaration> List<D> same(
            Kind kind, String word, Function<Partition, List<D>> list, Text<D> text) {
        List<D> merged = new ArrayList<>();
        for (DeclarationTimeline<D> line : context.follow(list, Declaration::name)) {
            String is = text.of(line.newest(), line.last());
            for (Sighting<D> older : line.older()) {
                String was = text.of(older.declaration(), older.release());
                if (!was.equals(is)) {
                    throw context.conflicts().differs(word + " " + line.name(), older.release(), was, line.last(), is);
                }
            }
            context.spans().add(kind, line);
            merged.add(line.newest());
        }
        return merged;
    }
}
