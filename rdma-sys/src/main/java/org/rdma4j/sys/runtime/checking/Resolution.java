package org.rdma4j.sys.runtime.checking;

import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.LibraryFacts;
import org.rdma4j.sys.runtime.loading.LibraryLoader;
import org.rdma4j.sys.runtime.loading.Loaded;
import org.rdma4j.sys.runtime.loading.OpenLibrary;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.Unavailable;

/** What looking for a symbol gave: its address, or why it cannot be had. One class, for it is part of every first call. */
public final class Resolution {
    private final MemorySegment address;
    private final @Nullable Unavailable missing;

    private Resolution(MemorySegment address, @Nullable Unavailable missing) {
        this.address = address;
        this.missing = missing;
    }

    /**
     * Opens a library if need be, and finds a symbol in it. Does not throw.
     *
     * @param symbol its name
     * @param version its version node; empty for the default one
     * @param release of rdma-core that brought the function, as a {@link ReleaseNumber}
     */
    public static Resolution of(Library library, String symbol, String version, int release) {
        LibraryFacts facts = library.facts();
        if (facts.isC()) {
            return inC(symbol);
        }
        Loaded state = library.load();
        if (!(state instanceof OpenLibrary open)) {
            return missing(((Loaded.Failed) state).why());
        }
        // An inline function of newer headers reads what an older library's records do not have.
        if (release > ReleaseNumber.ALWAYS && facts.bundled() && !HostReleases.reaches(release)) {
            return missing(MissingSymbol.hostTooOld(symbol, release));
        }
        Optional<MemorySegment> address = open.find(symbol, version);
        return address.isPresent()
                ? found(address.get())
                : missing(MissingSymbol.describe(facts, open, symbol, version, release));
    }

    private static Resolution inC(String symbol) {
        try {
            Optional<MemorySegment> address =
                    Linker.nativeLinker().defaultLookup().find(symbol);
            if (address.isPresent()) {
                return found(address.get());
            }
        } catch (UnsupportedOperationException e) {
            return missing(LibraryLoader.noLinker("the C library", e));
        }
        return missing(new Unavailable(
                Unavailable.Kind.SYMBOL, symbol + " is not among the C library's functions that this JVM can see"));
    }

    private static Resolution found(MemorySegment address) {
        return new Resolution(address, null);
    }

    /** The reason is made into an exception at each call. */
    private static Resolution missing(Unavailable why) {
        return new Resolution(MemorySegment.NULL, why);
    }

    /** Why it cannot be had; empty if it can. */
    public Optional<Unavailable> why() {
        return Optional.ofNullable(missing);
    }

    /** Where it is; NULL if it cannot be had. */
    public MemorySegment address() {
        return address;
    }
}
