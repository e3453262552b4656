package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rdma4j.gen.merge.Line.Sighting;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypedefDecl;

/** What is a name for one thing: typedefs, constants, aliases, types that are never defined. */
final class NameMerge {

    private final Context context;

    NameMerge(Context context) {
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

    /** Macros; one that became an enumerator is that. */
    List<ConstantDecl> constants() {
        Set<String> enumerators = context.newest().enums().stream()
                .flatMap(e -> e.enumerators().stream())
                .map(e -> e.name())
                .collect(Collectors.toSet());
        return same(Kind.CONSTANT, "constant", Partition::constants, (decl, release) -> text(decl.value())).stream()
                .filter(c -> !enumerators.contains(c.name()))
                .toList();
    }

    /** Those that no release defines. */
    List<OpaqueDecl> opaques() {
        Set<NamedType> defined = context.releases().stream()
                .flatMap(r -> r.partition(context.partition()).records().stream())
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

    private static String text(ConstantDecl.Value value) {
        if (value instanceof ConstantDecl.IntegerValue integer) {
            return integer.value().toString();
        }
        if (value instanceof ConstantDecl.FloatingValue floating) {
            return floating.text();
        }
        return value instanceof ConstantDecl.StringValue string
                ? '"' + string.value() + '"'
                : "pointer " + ((ConstantDecl.PointerValue) value).address();
    }

    private interface Text<D> {
        String of(D declaration, int release);
    }

    private <D extends Declaration> List<D> same(
            Kind kind, String word, Function<Partition, List<D>> list, Text<D> text) {
        List<D> merged = new ArrayList<>();
        for (Line<D> line : context.follow(list, Declaration::name)) {
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
