package org.rdma4j.gen.emit.name;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;

/**
 * How a C name becomes a Java name; every deviation is made here. A C name stays as it is, unless the configuration
 * renames it, or it is a Java keyword or a fixed name of its class: then an underscore follows.
 */
public final class JavaNames {

    /** Not keywords to {@link SourceVersion}, yet no type may be called so. */
    private static final Set<String> NO_TYPE_NAMES = Set.of("record", "sealed", "permits", "var", "yield", "when");

    /** The methods that every record class has. */
    private static final Set<String> RECORD_METHODS =
            Set.of("layout", "sizeof", "allocate", "allocateArray", "asSlice", "ofAddress", "reinterpret", "toString");

    /** Methods of {@link Object} that a static method of no or few parameters would collide with. */
    private static final Set<String> OBJECT_METHODS =
            Set.of("getClass", "hashCode", "notify", "notifyAll", "wait", "toString", "clone", "finalize", "equals");

    private final Map<String, String> renames;

    public JavaNames(Map<String, String> renames) {
        this.renames = renames;
    }

    /** The class of a record, enum, callback or opaque type. */
    public String type(String cName) {
        String name = renames.getOrDefault(cName, cName);
        return isKeyword(name) || NO_TYPE_NAMES.contains(name) ? name + "_" : name;
    }

    /** The class with the functions and constants of a namespace: its last part, capitalised. */
    public static String functionClass(String namespace) {
        String last = lastPart(namespace);
        return last.substring(0, 1).toUpperCase(Locale.ROOT) + last.substring(1);
    }

    /** The last part of a dotted namespace, as a part of a package name. */
    public static String packagePart(String namespace) {
        String last = lastPart(namespace);
        return isKeyword(last) ? last + "_" : last;
    }

    private static String lastPart(String namespace) {
        return namespace.substring(namespace.lastIndexOf('.') + 1);
    }

    /** The method of a function. */
    public String function(String cName) {
        String name = renames.getOrDefault(cName, cName);
        return isKeyword(name) || OBJECT_METHODS.contains(name) ? name + "_" : name;
    }

    /** The field of a constant or enumerator. */
    public String constant(String cName) {
        String name = renames.getOrDefault(cName, cName);
        return isKeyword(name) ? name + "_" : name;
    }

    /**
     * The accessor of a member.
     *
     * @param record the record's C name
     * @param path the member as C spells it from there, as in {@code wr.rdma.rkey}
     * @param joined the same with the names of unnamed types' members joined by underscores
     */
    public String member(String record, String path, String joined) {
        String name = renames.getOrDefault(record + "." + path, joined);
        return isKeyword(name) || RECORD_METHODS.contains(name) ? name + "_" : name;
    }

    /** A parameter; one without a name in C is called after its place. */
    public static String parameter(String cName, int position) {
        if (cName.isEmpty()) {
            return "arg" + position;
        }
        return isKeyword(cName) ? cName + "_" : cName;
    }

    private static boolean isKeyword(String name) {
        return SourceVersion.isKeyword(name, SourceVersion.RELEASE_17) || name.equals("_");
    }
}
