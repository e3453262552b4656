package org.rdma4j.gen.config;

import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;
import org.rdma4j.gen.tree.Value;

/** Validates names in a configuration: C and Java names, releases, libraries. */
final class ConfigNames {

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern RELEASE = Pattern.compile("[1-9][0-9]{0,3}\\.[0-9]{1,2}");
    private static final Pattern LIBRARY = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.+-]*");

    private ConfigNames() {}

    /** Returns the value, which must be a C identifier. */
    static String identifier(Value value) {
        return identifier(value, value.string());
    }

    /** Returns the name, which must be a C identifier. {@code at} is its position, for names that are keys. */
    static String identifier(Value at, String name) {
        if (!IDENTIFIER.matcher(name).matches()) {
            throw at.place().problem("names \"" + name + "\", which is not a C identifier", "write only the C name");
        }
        return name;
    }

    /** Returns the name, which must be a C identifier or have the form {@code record.field}. */
    static String identifierOrMember(Value at, String name) {
        for (String part : name.split("\\.", -1)) {
            identifier(at, part);
        }
        return name;
    }

    /** Returns the value, which must be a Java identifier. */
    static String javaIdentifier(Value value) {
        String name = value.string();
        if (!isJavaName(name)) {
            throw value.place().problem("is \"" + name + "\", which is not a valid name in Java", "choose another");
        }
        return name;
    }

    private static boolean isJavaName(String name) {
        return IDENTIFIER.matcher(name).matches() && !SourceVersion.isKeyword(name, SourceVersion.RELEASE_17);
    }

    /** Returns the value, which must be valid as a Java package name: a package or namespace. */
    static String dotted(Value value) {
        String name = value.string();
        for (String part : name.split("\\.", -1)) {
            if (!isJavaName(part)) {
                throw value.place()
                        .problem(
                                "is \"" + name + "\", which is not a valid name of a Java package",
                                "write identifiers separated by dots");
            }
        }
        return name;
    }

    /** Returns the value, which must have the form {@code record.field} or {@code record.field.field}. */
    static String member(Value value) {
        String name = value.string();
        String[] parts = name.split("\\.", -1);
        boolean good = parts.length > 1;
        for (String part : parts) {
            good &= IDENTIFIER.matcher(part).matches();
        }
        if (!good) {
            throw value.place().problem("is \"" + name + "\"", "write record.field");
        }
        return name;
    }

    /** Returns the value, which must be a release such as {@code 44.0}. */
    static String release(Value value) {
        String release = value.string();
        if (!RELEASE.matcher(release).matches()) {
            throw value.place()
                    .problem("is \"" + release + "\", which is not a release", "write a release such as" + " \"44.0\"");
        }
        return release;
    }

    /** Returns the value, which must be an argument of the linker's {@code -l}, or empty for no library. */
    static String library(Value value) {
        String name = value.string();
        if (!name.isEmpty() && (!LIBRARY.matcher(name).matches() || name.contains(".so"))) {
            throw value.place().problem("is \"" + name + "\"", "write the name that follows -l, such as \"ibverbs\"");
        }
        return name;
    }
}
