package org.rdma4j.tests.coverage;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/**
 * Writes the jar for {@code -javaagent}. The jar holds only a manifest, because the agent is on the class path of the
 * tests.
 */
public final class AgentJar {
    private AgentJar() {}

    /** Writes the jar to the path given as the only argument. */
    public static void main(String[] arguments) throws IOException {
        write(Path.of(arguments[0]));
    }

    /** Writes the jar of the agent that records calls. */
    public static Path write(Path jar) throws IOException {
        return write(jar, CallAgent.class);
    }

    /** Writes the jar of an agent. */
    public static Path write(Path jar, Class<?> agent) throws IOException {
        Manifest manifest = new Manifest();
        Attributes attributes = manifest.getMainAttributes();
        attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        attributes.putValue("Premain-Class", agent.getName());
        Files.createDirectories(jar.toAbsolutePath().getParent());
        try (OutputStream out = Files.newOutputStream(jar)) {
            new JarOutputStream(out, manifest).close();
        }
        return jar;
    }
}
