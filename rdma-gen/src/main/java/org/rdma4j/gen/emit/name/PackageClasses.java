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
 * The classes of a partition's package. An underscore is appended to names that differ from an earlier one only in
 * case, or that a struct and a typedef share. The order is: class of the functions, records, enums, callbacks, opaque
 * types, each in the order of the headers. Importers of the partition compute the same names.
 */
public final class PackageClasses {

    /** Name of the class with the wrapper library and its build. */
    public static final String WRAPPER_BUILD = "WrapperBuild";

    /** Name of the constant in {@link #WRAPPER_BUILD}. */
    public static final String LIBRARY = "LIBRARY";

    private final String javaPackage;
    private final ClassName functions;
    private final ClassName handles;
    private final ClassName enumNames;
    private final Map<NamedType, ClassName> types = new HashMap<>();
    private final Map<String, ClassName> parameterCallbacks = new HashMap<>();

    /**
     * Creates the class names of a partition.
     *
     * @param skipped C names skipped by the configuration
     * @param leftOut types that Java cannot express
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

    /** Returns the first part of the package name, which classes and variables must not hide. */
    public String root() {
        return javaPackage.split("\\.", 2)[0];
    }

    /** Returns the package. */
    public String javaPackage() {
        return javaPackage;
    }

    /** Returns the class of functions and constants. */
    public ClassName functions() {
        return functions;
    }

    /** Returns the package-private class with the method handles. */
    public ClassName handles() {
        return handles;
    }

    /** Returns the package-private class that finds enums by C name. */
    public ClassName enumNames() {
        return enumNames;
    }

    /** Returns the class of a record, enum, callback typedef or opaque type of this partition. */
    public Optional<ClassName> type(NamedType type) {
        return Optional.ofNullable(types.get(type));
    }

    /** Returns the class of a function pointer in a parameter, by {@code function_parameter}. */
    public ClassName parameterCallback(String name) {
        ClassName found = parameterCallbacks.get(name);
        if (found == null) {
            throw new IllegalArgumentException("no callback " + name);
        }
        return found;
    }
}
