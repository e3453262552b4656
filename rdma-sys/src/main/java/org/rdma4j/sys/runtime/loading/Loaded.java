package org.rdma4j.sys.runtime.loading;

import java.util.List;

/** What came of opening a library. */
public sealed interface Loaded permits OpenLibrary, Loaded.Failed {
    /** What was tried before, or in vain. */
    List<Attempt> attempts();

    /**
     * It could not be opened.
     *
     * @param why with every attempt
     * @param attempts the same, one by one
     * @param remedy what to do; empty where the reason says it
     */
    record Failed(Unavailable why, List<Attempt> attempts, String remedy) implements Loaded {
        /** It is of no use though it could be opened. */
        Failed(Unavailable why) {
            this(why, List.of(), "");
        }
    }
}
