package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.rdma4j.gen.config.InjectedType;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypeSizes;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.preprocess.MacroTable;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Assigns the declarations of the scope to the partition that traverses their header and binds their name. */
final class Partitioner {

    /** A declaration with the rank of its header. */
    private record Owned(Declaration declaration, int rank) {}

    private final DeclarationScope scope;
    private final TypeSizes sizes;
    private final MacroTable macros;
    private final HeaderNames headerNames;
    private final ParseConfig binding;
    private final PartitionConfig config;
    private final PartitionFilter bound;
    private final Set<NamedType> taken;
    private final Map<String, String> skipped = new TreeMap<>();
    private final Set<String> unsupportedFunctions = new HashSet<>();
    private final Set<String> unsupportedTags = new HashSet<>();
    private final List<Owned> owned = new ArrayList<>();

    /**
     * @param taken types of earlier partitions, to which those of this one are added
     */
    Partitioner(
            ParseContext context,
            MacroTable macros,
            ParseConfig binding,
            PartitionConfig config,
            Set<NamedType> taken) {
        this.scope = context.scope();
        this.sizes = context.sizes();
        this.macros = macros;
        this.headerNames = context.headerNames();
        this.binding = binding;
        this.config = config;
        this.bound = new PartitionFilter(config);
        this.taken = taken;
    }

    Partition partition(MacroBuilder macroBuilder) {
        rejectUnsupported();
        addInjected();
        addTypes();
        addNeededByValue();
        addOpaques();
        addFunctions();
        addConstants();
        addMacros(macroBuilder);
        if (!bound.unmatched().isEmpty()) {
            throw ProblemException.badInput(
                    binding.configFile(),
                    "bind of " + config.namespace() + " lists '"
                            + bound.unmatched().get(0) + "', which no traversed header declares",
                    "remove it, or add the header that declares it");
        }
        owned.sort(Comparator.comparingInt(Owned::rank));
        return new Partition(
                config.namespace(),
                config.library(),
                "",
                config.headers(),
                of(RecordDecl.class),
                of(EnumDecl.class),
                of(FunctionDecl.class),
                of(TypedefDecl.class),
                of(ConstantDecl.class),
                of(AliasDecl.class),
                of(OpaqueDecl.class),
                skipped.entrySet().stream()
                        .map(e -> new Skipped(e.getKey(), e.getValue()))
                        .toList());
    }

    private <D extends Declaration> List<D> of(Class<D> kind) {
        return owned.stream()
                .map(Owned::declaration)
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    /** Returns {@code true} if the partition binds a name in a header, and records a skipped name. */
    private boolean binds(String name, String header) {
        return bound.rank(header) >= 0 && bound.binds(name) && !isSkipped(name);
    }

    private boolean isSkipped(String name) {
        String reason = binding.skip().get(name);
        if (reason != null) {
            skipped.put(name, reason);
        }
        return reason != null;
    }

    private void add(Declaration declaration) {
        owned.add(new Owned(declaration, bound.rank(declaration.header())));
    }

    private void rejectUnsupported() {
        for (DeclarationScope.Unsupported unsupported : scope.unsupported()) {
            String begins = headerNames.of(unsupported.declared());
            String header = bound.rank(begins) >= 0 ? begins : headerNames.of(unsupported.location());
            List<String> names = new ArrayList<>(unsupported.names());
            // a tag in a parameter list may also exist at file scope
            names.removeAll(unsupported.tags().stream().filter(scope::hasTag).toList());
            if (names.isEmpty() && !unsupported.names().isEmpty()) {
                continue;
            }
            // an unnamed declaration can neither be skipped by name nor bound by name
            boolean concerns = names.isEmpty()
                    ? bound.rank(header) >= 0 && config.bind().isEmpty() && !config.skipsUnsupported()
                    : names.stream().anyMatch(name -> !isInjected(name) && binds(name, header));
            if (concerns) {
                boolean inside = unsupported.why().equals(DefinedTypes.IN_PARAMETERS)
                        && !unsupported.identifiers().isEmpty();
                String shown = inside ? unsupported.identifiers().get(0) : names.isEmpty() ? "" : names.get(0);
                String first = shown.isEmpty() ? "a declaration" : "'" + shown + "'";
                stopUnlessSkipping(unsupported.location(), first + " cannot be described: " + unsupported.why());
                names.stream()
                        .filter(name -> !isInjected(name) && binds(name, header))
                        .forEach(name -> skipped.merge(
                                name,
                                "cannot be described: " + unsupported.why(),
                                (one, other) -> one.equals(other) ? one : one + "; " + other));
                unsupportedFunctions.addAll(unsupported.identifiers());
                unsupportedTags.addAll(unsupported.tags());
            }
        }
    }

    private void stopUnlessSkipping(Location location, String problem) {
        stopUnlessSkipping(location, problem, "it");
    }

    /** Throws unless the partition skips unsupported declarations. */
    private void stopUnlessSkipping(Location location, String problem, String skip) {
        if (!config.skipsUnsupported()) {
            throw ProblemException.badInput(location, problem, "list " + skip + " under [[skip]] with a reason");
        }
    }

    private boolean isInjected(String name) {
        return binding.injected().stream().anyMatch(i -> i.name().equals(name));
    }

    private void addInjected() {
        for (InjectedType injected : binding.injected()) {
            if (injected.namespace().equals(config.namespace())) {
                RecordDecl record = InjectedTypes.record(injected, binding);
                taken.add(record.type());
                add(record);
            }
        }
    }

    private void addTypes() {
        for (DeclarationScope.Declared<? extends Declaration> declared : scope.types()) {
            Declaration declaration = declared.declaration();
            NamedType type = typeOf(declaration);
            if (!binds(declaration.name(), declaration.header())) {
                continue;
            }
            if (!isHidden(declaration, declared.location())) {
                if (taken.add(type)) {
                    add(declaration);
                }
            } else if (declaration instanceof EnumDecl enumeration) {
                // a macro that hides the tag does not hide the enumerators
                addUnnamed(enumeration);
            }
        }
        for (DeclarationScope.Declared<EnumDecl> unnamed : scope.unnamedEnums()) {
            addUnnamed(unnamed.declaration());
        }
    }

    /** Returns {@code true} if a macro replaces the name of the type after the headers. */
    private boolean isHidden(Declaration type, Location location) {
        if (!macros.hides(type.name())) {
            return false;
        }
        stopUnlessSkipping(
                location,
                "type '" + type.name() + "' is hidden by the macro of the same name at "
                        + macros.get(type.name()).orElseThrow().location());
        skipped.put(type.name(), "a macro of the same name hides it");
        return true;
    }

    /** Adds the bound enumerators of an unnamed enum. */
    private void addUnnamed(EnumDecl enumeration) {
        List<Enumerator> wanted = enumeration.enumerators().stream()
                .filter(e -> binds(e.name(), enumeration.header()))
                .toList();
        if (!wanted.isEmpty()) {
            add(new EnumDecl("", false, enumeration.packed(), enumeration.underlying(), wanted, enumeration.header()));
        }
    }

    private static NamedType typeOf(Declaration declaration) {
        if (declaration instanceof RecordDecl record) {
            return record.type();
        }
        if (declaration instanceof EnumDecl enumeration) {
            return enumeration.type();
        }
        return new NamedType(NamedType.Tag.TYPEDEF, declaration.name());
    }

    /** Adds the records that bound records contain by value, if the partition traverses their headers. */
    private void addNeededByValue() {
        Set<RecordDecl> done = new HashSet<>();
        List<RecordDecl> open = new ArrayList<>(of(RecordDecl.class));
        while (!open.isEmpty()) {
            RecordDecl record = open.remove(open.size() - 1);
            if (!done.add(record)) {
                continue;
            }
            Set<NamedType> needed = new LinkedHashSet<>();
            TypeReferences.byValue(record, needed);
            for (NamedType type : needed) {
                if (isSkipped(type)) {
                    continue;
                }
                Optional<Declaration> declaration = scope.type(type);
                boolean ours =
                        declaration.filter(d -> bound.rank(d.header()) >= 0).isPresent();
                if (ours && !(declaration.get() instanceof TypedefDecl) && taken.add(type)) {
                    add(declaration.get());
                }
                followTypedefs(type, open);
            }
        }
    }

    /** Returns {@code true} if a skipped type is contained in a bound record. Only its size is then known. */
    private boolean isSkipped(NamedType type) {
        String reason = binding.skip().get(type.name());
        boolean skips = reason != null
                && scope.type(type).filter(d -> bound.rank(d.header()) >= 0).isPresent();
        if (skips) {
            skipped.put(type.name(), reason);
        }
        return skips;
    }

    private void followTypedefs(NamedType type, List<RecordDecl> open) {
        Optional<Declaration> declaration = scope.type(type);
        if (declaration.isPresent() && declaration.get() instanceof RecordDecl record) {
            open.add(record);
        } else if (declaration.isPresent() && declaration.get() instanceof TypedefDecl typedef) {
            Set<NamedType> behind = new LinkedHashSet<>();
            TypeReferences.byValue(typedef.type(), behind);
            for (NamedType next : behind) {
                if (isSkipped(next)) {
                    continue;
                }
                Optional<Declaration> target = scope.type(next);
                if (target.isPresent()
                        && target.get() instanceof RecordDecl record
                        && bound.rank(record.header()) >= 0
                        && taken.add(next)) {
                    add(record);
                }
                followTypedefs(next, open);
            }
        }
    }

    private void addOpaques() {
        for (Map.Entry<NamedType, Location> mention : scope.mentions().entrySet()) {
            NamedType type = mention.getKey();
            String header = headerNames.of(mention.getValue());
            // an unsupported type is not an incomplete type
            boolean defined = scope.type(type).isPresent() || unsupportedTags.contains(type.name());
            if (!defined && binds(type.name(), header) && taken.add(type)) {
                add(new OpaqueDecl(type.name(), type.tag(), header));
            }
        }
    }

    private void addFunctions() {
        for (DeclarationScope.Declared<FunctionDecl> declared : scope.functions()) {
            FunctionDecl function = declared.declaration();
            if (!binds(function.name(), function.header()) || unsupportedFunctions.contains(function.name())) {
                continue;
            }
            if (function.linkage() == FunctionDecl.Linkage.INLINE && !scope.hasBody(function.name())) {
                rejectWithoutBody(function, declared.location());
                continue;
            }
            Optional<MacroTable.Macro> macro = macros.get(function.name());
            if (macro.isEmpty()) {
                add(function);
                continue;
            }
            if (config.skipsUnsupported() && ShadowedFunctions.isUnlisted(function, macro.get(), binding)) {
                skipped.put(function.name(), "a macro of the same name shadows it");
                continue;
            }
            add(ShadowedFunctions.check(function, macro.get(), binding));
        }
    }

    /** Rejects a static function without a body, unless {@code weakref} makes it an alias of another one. */
    private void rejectWithoutBody(FunctionDecl function, Location location) {
        stopUnlessSkipping(location, "function '" + function.name() + "' is static and has no body");
        skipped.put(function.name(), "it is static and has no body");
    }

    private void addConstants() {
        for (DeclarationScope.Declared<ConstantDecl> constant : scope.constants()) {
            String name = constant.declaration().name();
            if (binds(name, constant.declaration().header()) && macros.get(name).isEmpty()) {
                add(constant.declaration());
            }
        }
    }

    private void addMacros(MacroBuilder macroBuilder) {
        Map<String, Declaration> enumerators = enumerators();
        Map<String, MacroTable.Macro> candidates = new LinkedHashMap<>();
        for (MacroTable.Macro macro : macros.all()) {
            String header = headerNames.of(macro.location());
            boolean constant = !macro.expansion().isBlank()
                    && binds(macro.name(), header)
                    && !shadowsBound(macro)
                    && !isOwnName(macro);
            if (!macro.functionLike() && (constant || enumerators.containsKey(macro.name()))) {
                candidates.put(macro.name(), macro);
            }
        }
        Map<String, String> failed = new LinkedHashMap<>();
        macroBuilder
                .build(List.copyOf(candidates.values()), enumerators.keySet(), macros, failed)
                .forEach(this::add);
        failed.forEach((name, why) -> {
            if (enumerators.containsKey(name)) {
                hide(name, enumerators.get(name), candidates.get(name).location());
                return;
            }
            stopUnlessSkipping(
                    candidates.get(name).location(),
                    "macro '" + name + "' is neither a constant nor another name of a type: " + why);
            skipped.put(name, "a macro that is neither a constant nor another name of a type: " + why);
        });
    }

    /** Returns the declarations of bound enumerators by name. */
    private Map<String, Declaration> enumerators() {
        Map<String, Declaration> found = new HashMap<>();
        for (Owned one : owned) {
            Consumer<EnumDecl> note =
                    declared -> declared.enumerators().forEach(e -> found.put(e.name(), one.declaration()));
            if (one.declaration() instanceof EnumDecl declared) {
                note.accept(declared);
            }
            one.declaration()
                    .types()
                    .forEach(written -> written.walk(type -> {
                        if (type instanceof UnnamedEnum unnamed) {
                            note.accept(unnamed.declaration());
                        }
                    }));
        }
        return found;
    }

    /** Handles an enumerator whose name a macro replaces after the headers. */
    private void hide(String enumerator, Declaration holder, Location macro) {
        String name = holder.name().isEmpty() ? enumerator : holder.name();
        stopUnlessSkipping(macro, "enumerator '" + enumerator + "' is hidden by this macro of the same name", name);
        EnumeratorRemover remover = new EnumeratorRemover(enumerator, sizes);
        owned.replaceAll(one -> new Owned(remover.remove(one.declaration()), one.rank()));
        owned.removeIf(one -> one.declaration() instanceof EnumDecl left
                && left.isUnnamed()
                && left.enumerators().isEmpty());
        skipped.put(enumerator, "the enumerator " + enumerator + " is hidden by a macro of the same name");
    }

    /** Returns {@code true} if a function with the name of the macro is bound, which then determines the result. */
    private boolean shadowsBound(MacroTable.Macro macro) {
        return scope.function(macro.name())
                .filter(f -> bound.rank(f.declaration().header()) >= 0
                        || binding.shadow().containsKey(macro.name()))
                .isPresent();
    }

    /**
     * Returns {@code true} for {@code #define X X}, which only makes a type or a function visible to {@code #ifdef}.
     */
    private boolean isOwnName(MacroTable.Macro macro) {
        return macro.expansion().strip().equals(macro.name())
                && (scope.type(new NamedType(NamedType.Tag.TYPEDEF, macro.name()))
                                .isPresent()
                        || scope.function(macro.name()).isPresent());
    }
}
