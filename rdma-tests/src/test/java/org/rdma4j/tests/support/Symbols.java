package org.rdma4j.tests.support;

import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.rdma4j.sys.runtime.checking.Resolution;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;

/** Symbol lookup in the way of the bindings. */
public final class Symbols {
    private Symbols() {}

    /** Returns the address of a symbol; empty if the library or the symbol is missing. */
    public static Optional<MemorySegment> find(Library library, String symbol, String version) {
        Resolution found = Resolution.of(library, symbol, version, ReleaseNumber.ALWAYS);
        return found.reason().isPresent() ? Optional.empty() : Optional.of(found.address());
    }
}
