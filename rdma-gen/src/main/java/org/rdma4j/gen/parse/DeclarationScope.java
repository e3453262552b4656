package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.problem.Location;

/** The file scope of a translation unit: the declarations so far with their locations, in the order of the headers. */
final class DeclarationScope {

    /** A declaration with its location. */
    record Declared<D extends Declaration>(D declaration, Location location) {}

    /**
     * An unsupported declaration.
     *
     * @param tags tags that it would define
     * @param identifiers other names that it would declare
     * @param declared location of the start of the declaration
     * @param location location of the unsupported construct, which may be in a file included within the declaration
     * @param why description of the construct
     */
    record Unsupported(List<String> tags, List<String> identifiers, Location declared, Location location, String why) {

        List<String> names() {
            return Stream.concat(tags.stream(), identifiers.stream())
                    .filter(name -> !name.isEmpty())
                    .toList();
        }
    }

    private final Map<NamedType, Declared<? extends Declaration>> types = new LinkedHashMap<>();
    private final Map<NamedType, Location> mentions = new LinkedHashMap<>();
    private final List<Declared<EnumDecl>> unnamedEnums = new ArrayList<>();
    private final Map<String, Declared<FunctionDecl>> functions = new LinkedHashMap<>();
    private final Set<String> bodies = new HashSet<>();
    private final Map<String, TypedValue> enumerators = new HashMap<>();
    private final List<Declared<ConstantDecl>> constants = new ArrayList<>();
    private final List<Unsupported> unsupported = new ArrayList<>();

    /** Defines a type unless it is already defined. */
    void define(NamedType type, Declaration declaration, Location location) {
        types.merge(
                type,
                new Declared<>(declaration, location),
                (earlier, later) -> isForward(earlier.declaration()) ? later : earlier);
    }

    /** Returns {@code true} for {@code enum e : T;}, which is complete and may be redeclared with enumerators. */
    private static boolean isForward(Declaration declaration) {
        return declaration instanceof EnumDecl enumeration
                && enumeration.fixed()
                && enumeration.enumerators().isEmpty();
    }

    /** Records the use of a tag. Only the first location is kept. */
    void mention(NamedType type, Location location) {
        mentions.putIfAbsent(type, location);
    }

    void defineUnnamed(EnumDecl declaration, Location location) {
        unnamedEnums.add(new Declared<>(declaration, location));
    }

    /**
     * Defines the unnamed enums nested in a type. Their enumerators are constants even if the declaration with the type
     * is unsupported.
     */
    void defineUnnamedEnums(CType type, Location location) {
        type.walk(part -> {
            if (part instanceof UnnamedEnum unnamed) {
                defineUnnamed(unnamed.declaration(), location);
            }
        });
    }

    /** Returns {@code true} if a supported enum without a tag has the enumerator. */
    boolean hasUnnamedEnumerator(String name) {
        return unnamedEnums.stream()
                .flatMap(declared -> declared.declaration().enumerators().stream())
                .anyMatch(enumerator -> enumerator.name().equals(name));
    }

    void define(FunctionDecl function, Location location) {
        Declared<FunctionDecl> earlier = functions.get(function.name());
        functions.put(
                function.name(),
                earlier == null
                        ? new Declared<>(function, location)
                        : new Declared<>(
                                new CompositeTypes(this::type).of(earlier.declaration(), function),
                                earlier.location()));
    }

    /** Records that a function has a body. */
    void defineBody(String function) {
        bodies.add(function);
    }

    boolean hasBody(String function) {
        return bodies.contains(function);
    }

    void define(String enumerator, TypedValue value) {
        enumerators.put(enumerator, value);
    }

    /** Defines a {@code constexpr} object. */
    void define(ConstantDecl constant, Location location) {
        enumerators.put(constant.name(), new TypedValue(constant.type(), constant.value()));
        constants.add(new Declared<>(constant, location));
    }

    Collection<Declared<ConstantDecl>> constants() {
        return constants;
    }

    void removeEnumerator(String enumerator) {
        enumerators.remove(enumerator);
    }

    void addUnsupported(
            List<String> tags, List<String> identifiers, Location declared, UnsupportedConstructException why) {
        unsupported.add(new Unsupported(tags, identifiers, declared, why.location(), why.getMessage()));
    }

    /** Removes a declaration that has been found to be unsupported. Its enumerators remain. */
    void refuse(Declared<? extends Declaration> declared, String why) {
        Declaration declaration = declared.declaration();
        types.values().remove(declared);
        functions.values().remove(declared);
        unnamedIn(declaration).forEach(e -> defineUnnamed(e, declared.location()));
        boolean tag = declaration instanceof RecordDecl record && !record.typedefNamed();
        List<String> name = List.of(declaration.name());
        unsupported.add(new Unsupported(
                tag ? name : List.of(), tag ? List.of() : name, declared.location(), declared.location(), why));
    }

    private static List<EnumDecl> unnamedIn(Declaration declaration) {
        List<EnumDecl> enums = new ArrayList<>();
        if (declaration instanceof RecordDecl record) {
            new UnnamedRecord(record).walk(part -> {
                if (part instanceof UnnamedEnum unnamed) {
                    enums.add(unnamed.declaration());
                }
            });
        }
        return enums;
    }

    /** Returns {@code true} if the type is declared and unsupported. */
    boolean isRefused(NamedType type) {
        return type(type).isEmpty()
                && unsupported.stream()
                        .anyMatch(u -> (type.tag() == NamedType.Tag.TYPEDEF ? u.identifiers() : u.tags())
                                .contains(type.name()));
    }

    /** Returns the reason for skipping a declaration that uses a type which {@link #isRefused}. */
    static String madeOfUnsupported(NamedType type) {
        return "made of " + type.spelling() + ", which cannot be described";
    }

    Optional<Declaration> type(NamedType type) {
        Declared<? extends Declaration> declared = types.get(type);
        return declared == null ? Optional.empty() : Optional.of(declared.declaration());
    }

    /** Returns {@code true} if a supported struct, union or enum has the tag. */
    boolean hasTag(String tag) {
        return Stream.of(NamedType.Tag.STRUCT, NamedType.Tag.UNION, NamedType.Tag.ENUM)
                .anyMatch(kind -> types.containsKey(new NamedType(kind, tag)));
    }

    /** Returns the declaration of a type with its location. */
    Optional<Declared<? extends Declaration>> declared(NamedType type) {
        return Optional.ofNullable(types.get(type));
    }

    /** Returns all typedef names, which a parser must know to distinguish casts from calls. */
    List<String> typedefNames() {
        return types.keySet().stream()
                .filter(t -> t.tag() == NamedType.Tag.TYPEDEF)
                .map(NamedType::name)
                .toList();
    }

    Optional<TypedValue> enumerator(String name) {
        return Optional.ofNullable(enumerators.get(name));
    }

    Optional<Declared<FunctionDecl>> function(String name) {
        return Optional.ofNullable(functions.get(name));
    }

    Collection<Declared<? extends Declaration>> types() {
        return types.values();
    }

    Collection<Declared<EnumDecl>> unnamedEnums() {
        return unnamedEnums;
    }

    Collection<Declared<FunctionDecl>> functions() {
        return functions.values();
    }

    Map<NamedType, Location> mentions() {
        return mentions;
    }

    List<Unsupported> unsupported() {
        return unsupported;
    }
}
