package org.rdma4j.tests.nativeimage;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import org.jspecify.annotations.Nullable;

/**
 * Has {@link RecordingRewriter} rewrite the runtime, through which all of the emitted code links. With the argument
 * {@value #FIND_ALL} every symbol is found.
 */
public final class RecordingAgent {
    static final String FIND_ALL = "find-all";

    private static final String RUNTIME = "org/rdma4j/sys/";
    private static final String RESOLUTION = RUNTIME + "runtime/checking/Resolution";

    private RecordingAgent() {}

    /** Called by the JVM before main. */
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
                // The JVM drops what a transformer throws and takes the class as it was: nothing would be recorded.
                e.printStackTrace();
                throw e;
            }
        }
    }
}
