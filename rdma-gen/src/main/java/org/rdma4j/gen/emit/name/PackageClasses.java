package org.rdma4j.gen.emit.name;

import com.palantir.javapoet.ClassName;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypedefDecl;

/**
 * Classes of the package of one partition. Names that differ only in case, or that a struct and a typedef share,
 * are told apart by an underscore; who comes first (the functions' class, records, enums, callbacks, opaque types, each
 * in the headers' order) keeps the plain name. Importers of the partition come to the same names.
 */
public final class PackageClasses {

    /** The class that has the wrapper library and says what it is compiled from, where there is one. */
    public static final String WRAPPER_BUILD = "WrapperBuild";

    /** Its only constant. */
    public static final String LIBRARY = "LIBRARY";

    private final String javaPackage;
    private final ClassName functions;
    private final ClassName handles;
    private final ClassName enumNames;
    private final Map<NamedType, ClassName> types = new HashMap<>();
    private final Map<String, ClassName> parameterCallbacks = new HashMap<>();

    /**
     * The classes of a partition.
     *
     * @param skipped the C names that the configuration leaves out
     * @param leftOut the types whose classes Java cannot express
     */
    public PackageClasses(
            String javaPackage, Partition partition, JavaNames names, Set<String> skipped, Set<NamedType> leftOut) {
        this.javaPackage = javaPackage;
        NameScope scope = NameScope.ofClasses();
        String functionClass = JavaNames.functionClass(partition.namespace());
        functions = take(scope, functionClass);
        handles = take(scope, functionClass + "Handles");
        enumNames = take(scope, functionClass + "EnumNames");
        scope.take(WRAPPER_BUILD);
        scope.take("package-info");
        for (RecordDecl record : partition.records()) {
            types.put(record.type(), take(scope, names.type(record.name())));
        }
        for (EnumDecl declared : partition.enums()) {
            if (!declared.isUnnamed()) {
                types.put(declared.type(), take(scope, names.type(declared.name())));
            }
        }
        for (TypedefDecl typedef : partition.typedefs()) {
            if (FunctionPointerFinder.direct(typedef.type()).isPresent()) {
                NamedType type = new NamedType(NamedType.Tag.TYPEDEF, typedef.name());
                types.put(type, take(scope, names.type(typedef.name())));
            }
        }
        for (OpaqueDecl opaque : partition.opaques()) {
            types.put(opaque.type(), take(scope, names.type(opaque.name())));
        }
        for (FunctionDecl function : partition.functions()) {
            FunctionPointerFinder.parameters(function)
                    .forEach((name, type) -> parameterCallbacks.put(name, take(scope, names.type(name))));
        }
        types.keySet().removeIf(type -> skipped.contains(type.name()) || leftOut.contains(type));
    }

    private ClassName take(NameScope scope, String name) {
        return ClassName.get(javaPackage, scope.take(name.equals(root()) ? name + "_" : name));
    }

    /** What the package begins with: a class or variable of that name would hide it. */
    public String root() {
        return javaPackage.split("\\.", 2)[0];
    }

    /** The package. */
    public String javaPackage() {
        return javaPackage;
    }

    /** The class of functions and constants. */
    public ClassName functions() {
        return functions;
    }

    /** The package-private class that holds the functions' handles. */
    public ClassName handles() {
        return handles;
    }

    /** The package-private class that finds enums by their C names. */
    public ClassName enumNames() {
        return enumNames;
    }

    /** The class of a record, enum, callback typedef or opaque type of this partition. */
    public Optional<ClassName> type(NamedType type) {
        return Optional.ofNullable(types.get(type));
    }

    /** The class of a function pointer written in a parameter, by {@code function_parameter}. */
    public ClassName parameterCallback(String name) {
        ClassName found = parameterCallbacks.get(name);
        if (found == null) {
            throw new IllegalArgumentException("no callback " + name);
        }
        return found;
    }
}
