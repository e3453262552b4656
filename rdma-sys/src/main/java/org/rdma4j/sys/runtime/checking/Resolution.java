package org.rdma4j.sys.runtime.checking;

import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.LibraryDescription;
import org.rdma4j.sys.runtime.loading.LibraryLoader;
import org.rdma4j.sys.runtime.loading.LoadResult;
import org.rdma4j.sys.runtime.loading.OpenLibrary;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.UnavailableReason;

/**
 * Result of a symbol lookup: the address, or the reason why there is none. A single class, because it is loaded before
 * the first call of every program.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class Resolution {
    private final MemorySegment address;
    private final @Nullable UnavailableReason missing;

    private Resolution(MemorySegment address, @Nullable UnavailableReason missing) {
        this.address = address;
        this.missing = missing;
    }

    /**
     * Looks up a symbol, and opens the library if necessary. Does not throw.
     *
     * @param library the library
     * @param symbol the name of the symbol
     * @param version the version node; empty for the default version
     * @param release the release of rdma-core that introduced the function, as a {@link ReleaseNumber}
     */
    public static Resolution of(Library library, String symbol, String version, int release) {
        LibraryDescription description = library.description();
        if (description.isC()) {
            return inCLibrary(symbol);
        }
        LoadResult state = library.load();
        if (!(state instanceof OpenLibrary open)) {
            return missing(((LoadResult.Failed) state).reason());
        }
        // An inline function of newer headers may read fields that the records of an older library do not have.
        if (release > ReleaseNumber.ALWAYS && description.bundled() && !ReleaseDetector.isAtLeast(release)) {
            return missing(MissingSymbol.hostTooOld(symbol, release));
        }
        Optional<MemorySegment> address = open.find(symbol, version);
        return address.isPresent()
                ? found(address.get())
                : missing(MissingSymbol.describe(description, open, symbol, version, release));
    }

    private static Resolution inCLibrary(String symbol) {
        try {
            Optional<MemorySegment> address =
                    Linker.nativeLinker().defaultLookup().find(symbol);
            if (address.isPresent()) {
                return found(address.get());
            }
        } catch (UnsupportedOperationException e) {
            return missing(LibraryLoader.noLinker("the C library", e));
        }
        return missing(new UnavailableReason(
                UnavailableReason.Kind.SYMBOL, symbol + " is not a function of the C library of this JVM"));
    }

    private static Resolution found(MemorySegment address) {
        return new Resolution(address, null);
    }

    private static Resolution missing(UnavailableReason reason) {
        return new Resolution(MemorySegment.NULL, reason);
    }

    /** Returns why the symbol has no address; empty if it has one. */
    public Optional<UnavailableReason> reason() {
        return Optional.ofNullable(missing);
    }

    /** Returns the address of the symbol, or NULL if there is none. */
    public MemorySegment address() {
        return address;
    }
}
