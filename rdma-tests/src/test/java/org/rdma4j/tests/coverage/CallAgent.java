package org.rdma4j.tests.coverage;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Has the emitted functions record their outcomes. Given to a JVM with {@code -javaagent:JAR=FOLDER}, where JAR is one that
 * {@link AgentJar} wrote and FOLDER is where the record of the calls goes when the JVM ends.
 */
public final class CallAgent {
    private static final Set<String> CLASSES = Set.of(
            "org/rdma4j/sys/ibverbs/Ibverbs",
            "org/rdma4j/sys/rdmacm/Rdmacm",
            "org/rdma4j/sys/sequences/Sequences",
            "org/rdma4j/sys/wrapper/Wrapper",
            "org/rdma4j/sys/posix/Posix");

    private CallAgent() {}

    /** Called by the JVM before main. */
    public static void premain(String folder, Instrumentation instrumentation) {
        Path file = Path.of(folder, "calls-" + ProcessHandle.current().pid() + ".tsv");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> CallRecorder.write(file)));
        instrumentation.addTransformer(new Transformer());
    }

    private static final class Transformer implements ClassFileTransformer {
        @Override
        public byte @Nullable [] transform(
                ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
            if (!CLASSES.contains(name)) {
                return null;
            }
            try {
                return CallRewriter.rewrite(classFile);
            } catch (RuntimeException | Error e) {
                // The JVM drops what a transformer throws and takes the class as it was: the table would be empty.
                e.printStackTrace();
                throw e;
            }
        }
    }
}
