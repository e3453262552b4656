package org.rdma4j.tests.support;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/** The targets that the generator knows, from its own table. */
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

    /** Their triples, in the order of the metadata. */
    public static List<String> triples() {
        return List.of(PROPERTIES.getProperty("targets").split(" "));
    }

    /** A property of a target. */
    public static String property(String triple, String key) {
        return PROPERTIES.getProperty(triple + "." + key);
    }

    /** The triple of the machine that this JVM runs on, or believes to. */
    public static String here() {
        String architecture = System.getProperty("os.arch");
        return triples().stream()
                .filter(triple -> property(triple, "jvm").equals(architecture))
                .findFirst()
                .orElse(architecture + "-linux-gnu");
    }
}
