package org.rdma4j.tests.support;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/** The targets that the generator supports, from its own table. */
public final class KnownTargets {
    private static final Properties PROPERTIES = new Properties();

    static {
        Path table = Path.of(System.getProperty("rdma4j.tests.root", ".."))
                .resolve("rdma-gen/src/main/resources/org/rdma4j/gen/model/targets.properties");
        try (Reader in = Files.newBufferedReader(table)) {
            PROPERTIES.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private KnownTargets() {}

    /** Returns the triples in the order of the metadata. */
    public static List<String> triples() {
        return List.of(PROPERTIES.getProperty("targets").split(" "));
    }

    /** Returns a property of a target. */
    public static String property(String triple, String key) {
        return PROPERTIES.getProperty(triple + "." + key);
    }

    /** Returns the triple of the architecture in {@code os.arch}. */
    public static String here() {
        String architecture = System.getProperty("os.arch");
        return triples().stream()
                .filter(triple -> property(triple, "jvm").equals(architecture))
                .findFirst()
                .orElse(architecture + "-linux-gnu");
    }
}
