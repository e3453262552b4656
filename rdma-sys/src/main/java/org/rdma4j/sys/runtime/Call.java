package org.rdma4j.sys.runtime;

import java.lang.foreign.Linker;
import java.util.ArrayList;
import java.util.List;

/** How a native function is called. */
public enum Call {
    /** The JVM's full transition to native code and back. */
    PLAIN,
    /**
     * Without the thread's transition: cheaper, but a call that blocks holds up garbage collection. Ordinary calls are
     * made instead when the JVM was started with {@code -Dorg.rdma4j.critical=false}.
     */
    CRITICAL,
    /**
     * With {@code errno} saved into a segment ({@link ErrnoCapture#segment()}) that the handle takes as its first
     * parameter, or as its second where the function returns a structure.
     */
    ERRNO;

    /** The name that {@link Linker.Option#captureCallState} and the capture layout use. */
    static final String ERRNO_STATE = "errno";

    Linker.Option[] options(Linker.Option... more) {
        List<Linker.Option> options = new ArrayList<>(List.of(more));
        if (this == CRITICAL && criticalAllowed()) {
            options.add(Linker.Option.critical(false));
        } else if (this == ERRNO) {
            options.add(Linker.Option.captureCallState(ERRNO_STATE));
        }
        return options.toArray(Linker.Option[]::new);
    }

    private static boolean criticalAllowed() {
        return !"false".equalsIgnoreCase(System.getProperty("org.rdma4j.critical"));
    }
}
