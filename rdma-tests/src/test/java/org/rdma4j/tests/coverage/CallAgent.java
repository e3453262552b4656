package org.rdma4j.tests.coverage;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Java agent that instruments the emitted functions so that they record their outcomes. The option is {@code
 * -javaagent:JAR=FOLDER}, with a JAR written by {@link AgentJar}. The records are written to FOLDER when the JVM exits.
 */
public final class CallAgent {
    private static final Set<String> CLASSES = Set.of(
            "org/rdma4j/sys/ibverbs/Ibverbs",
            "org/rdma4j/sys/rdmacm/Rdmacm",
            "org/rdma4j/sys/sequences/Sequences",
            "org/rdma4j/sys/wrapper/Wrapper",
            "org/rdma4j/sys/posix/Posix");

    private CallAgent() {}

    /** Called by the JVM before {@code main}. */
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
                // The JVM ignores exceptions of a transformer and uses the original class, so the table would be empty
                // without notice.
                e.printStackTrace();
                throw e;
            }
        }
    }
}
