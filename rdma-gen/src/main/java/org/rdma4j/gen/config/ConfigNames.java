package org.rdma4j.gen.config;

import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;
import org.rdma4j.gen.tree.Value;

/** Checks the names that a configuration holds: C's, Java's, libraries'. */
final class ConfigNames {

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");
    private static final Pattern RELEASE = Pattern.compile("[1-9][0-9]{0,3}\\.[0-9]{1,2}");
    private static final Pattern LIBRARY = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9_.+-]*");

    private ConfigNames() {}

    /** A C identifier. */
    static String identifier(Value value) {
        return identifier(value, value.string());
    }

    /** A C identifier that stands at {@code at}, as a key may. */
    static String identifier(Value at, String name) {
        if (!IDENTIFIER.matcher(name).matches()) {
            throw at.place().problem("names \"" + name + "\", which is not a C identifier", "write the C name alone");
        }
        return name;
    }

    /** A C identifier, or one of a record and a member's after a dot, that stands at {@code at}. */
    static String identifierOrMember(Value at, String name) {
        for (String part : name.split("\\.", -1)) {
            identifier(at, part);
        }
        return name;
    }

    /** A Java identifier, for a declaration that gets another name in Java. */
    static String javaIdentifier(Value value) {
        String name = value.string();
        if (!isJavaName(name)) {
            throw value.place().problem("is \"" + name + "\", which Java does not take as a name", "choose another");
        }
        return name;
    }

    private static boolean isJavaName(String name) {
        return IDENTIFIER.matcher(name).matches() && !SourceVersion.isKeyword(name, SourceVersion.RELEASE_17);
    }

    /** Identifiers joined by dots that can stand in a Java package's name: packages and namespaces. */
    static String dotted(Value value) {
        String name = value.string();
        for (String part : name.split("\\.", -1)) {
            if (!isJavaName(part)) {
                throw value.place()
                        .problem(
                                "is \"" + name + "\", which cannot name a Java package",
                                "write identifiers joined by dots");
            }
        }
        return name;
    }

    /** A member of a record, as {@code record.field} or {@code record.field.field}. */
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

    /** A release, as in {@code 44.0}. */
    static String release(Value value) {
        String release = value.string();
        if (!RELEASE.matcher(release).matches()) {
            throw value.place().problem("is \"" + release + "\", which is no release", "write it as in \"44.0\"");
        }
        return release;
    }

    /** What {@code -l} takes; empty for no library. */
    static String library(Value value) {
        String name = value.string();
        if (!name.isEmpty() && (!LIBRARY.matcher(name).matches() || name.contains(".so"))) {
            throw value.place().problem("is \"" + name + "\"", "write the name that follows -l, as in \"ibverbs\"");
        }
        return name;
    }
}
