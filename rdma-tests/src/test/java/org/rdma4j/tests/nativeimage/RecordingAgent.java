package org.rdma4j.tests.nativeimage;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import org.jspecify.annotations.Nullable;

/**
 * Java agent that rewrites the runtime, through which all emitted code links, with {@link RecordingRewriter}. With the
 * argument {@value #FIND_ALL} every symbol is found.
 */
public final class RecordingAgent {
    static final String FIND_ALL = "find-all";

    private static final String RUNTIME = "org/rdma4j/sys/";
    private static final String RESOLUTION = RUNTIME + "runtime/checking/Resolution";

    private RecordingAgent() {}

    /** Called by the JVM before {@code main}. */
    public static void premain(@Nullable String argument, Instrumentation instrumentation) {
        instrumentation.addTransformer(new Transformer(FIND_ALL.equals(argument)));
    }

    private static final class Transformer implements ClassFileTransformer {
        private final boolean findAll;

        Transformer(boolean findAll) {
            this.findAll = findAll;
        }

        @Override
        public byte @Nullable [] transform(
                ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
            if (!name.startsWith(RUNTIME)) {
                return null;
            }
            try {
                return RecordingRewriter.rewrite(classFile, findAll && name.equals(RESOLUTION));
            } catch (RuntimeException | Error e) {
                // The JVM ignores exceptions of a transformer and uses the original class, so nothing would be
                // recorded.
                e.printStackTrace();
                throw e;
            }
        }
    }
}
