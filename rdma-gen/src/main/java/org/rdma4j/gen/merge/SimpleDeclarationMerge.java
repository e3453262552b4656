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

/** What is a name for one thing: functions, typedefs, macros, aliases, types that are never defined. */
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
     * Macros, whose values were compared with those of enumerators.
     *
     * @param names those that are not enumerators by now
     */
    List<ConstantDecl> constants(Set<String> names) {
        return context.follow(Partition::constants, ConstantDecl::name).stream()
                .map(DeclarationTimeline::newest)
                .filter(constant -> names.contains(constant.name()))
                .toList();
    }

    /**
     * One signature and one way to reach each function. A symbol that has another version node in another release is
     * taken by its default version, which every release has.
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

    /** Refuses a name that stands for another kind of type in another release. */
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
     * What a name of a type stands for.
     *
     * @param space where C looks the name up, and the name; for a Java class its name alone
     * @param text what it stands for, as a message tells it
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
        // Both a tag and a typedef may have one name; Java has one class of it, and of most names there is only one.
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

    /** Those that no release defines. */
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

    /** What was left out of any release, with the newest reason. */
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
