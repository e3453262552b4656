package org.rdma4j.sys.runtime;

import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.LoadAttempt;

/**
 * A native library that is opened when the first symbol of it is asked for, once, and closed when the class loader that
 * loaded this class is gone.
 *
 * <p>Safe for use by several threads. A failure to open is remembered with its message: what is installed later is seen
 * by the next JVM.
 */
public final class Library {
    private static final ConcurrentMap<String, Library> LIBRARIES = new ConcurrentHashMap<>();

    private final LibraryFacts facts;
    /** Of the wrapper, the checksums of tables that fit; empty where nobody has told them. */
    private volatile String known = "";

    private volatile @Nullable Loaded loaded;

    private Library(LibraryFacts facts) {
        this.facts = facts;
    }

    /**
     * The library of that name; the same object for the same arguments. Opens nothing and does not throw.
     *
     * @param name {@code ibverbs}, {@code rdmacm}, {@code rdma_wrapper}, empty or {@code c} (the C library
     *     that the JVM runs on), or any other, which is then looked for by its soname only
     * @param soname what the loader looks for; a path does as well
     */
    public static Library of(String name, String soname) {
        String key = name + '\0' + soname;
        Library known = LIBRARIES.get(key);
        if (known == null) {
            Library made = new Library(LibraryFacts.of(name, soname));
            Library earlier = LIBRARIES.putIfAbsent(key, made);
            known = earlier == null ? made : earlier;
        }
        return known;
    }

    /**
     * Tells what tables of sizes and offsets fit, which spares the wrapper that is opened later the comparison of all numbers.
     *
     * @param checksums {@code TARGET RELEASE=CHECKSUM…;} for each target, releases as {@link ReleaseNumber}s, CRC-32 of the
     *     table in hexadecimal
     * @return this
     */
    public Library knownBy(String checksums) {
        known = checksums;
        return this;
    }

    /** The library of one of the names that are known here. */
    static Library known(String name) {
        return of(name, LibraryFacts.sonameOf(name));
    }

    /** libibverbs. */
    public static Library ibverbs() {
        return known(LibraryFacts.IBVERBS);
    }

    /** librdmacm. */
    public static Library rdmacm() {
        return known(LibraryFacts.RDMACM);
    }

    /** The wrapper of rdma-core's inline functions, which the jar carries. */
    public static Library wrapper() {
        return known(LibraryFacts.WRAPPER);
    }

    /** Opens the library if that was not yet tried. Returns why it cannot be used, or empty if it can. */
    public Optional<String> problem() {
        return load() instanceof Loaded.Failed failed ? Optional.of(failed.why().message()) : Optional.empty();
    }

    /** Opens the library if that was not yet tried. Returns what was tried before it was open, or in vain. */
    public List<LoadAttempt> attempts() {
        return load().attempts();
    }

    /** Opens the library if that was not yet tried. Returns what to do if it cannot be used; empty if it can. */
    public Optional<String> remedy() {
        return load() instanceof Loaded.Failed failed
                ? Optional.of(failed.remedy().isEmpty() ? failed.why().message() : failed.remedy())
                : Optional.empty();
    }

    /** Opens the library if that was not yet tried. Returns whether the JVM refused to let it be called. */
    public boolean isRefused() {
        return load() instanceof Loaded.Failed failed && failed.why().kind() == Unavailable.Kind.NATIVE_ACCESS;
    }

    /** Opens the library if that was not yet tried. Returns the release of rdma-core that it is of, where that is known. */
    public Optional<HostRelease> release() {
        return load() instanceof OpenLibrary open ? HostReleases.of(facts.name(), open) : Optional.empty();
    }

    /** Opens the library if that was not yet tried. Returns where it is: a path, or an entry of the jar. */
    public Optional<String> location() {
        return load() instanceof OpenLibrary open ? Optional.of(open.location()) : Optional.empty();
    }

    /**
     * Opens the library if need be, and finds a symbol in it.
     *
     * @param symbol its name
     * @param version its version node; empty for the default one
     * @return its address; empty if the library or the symbol cannot be had
     */
    public Optional<MemorySegment> find(String symbol, String version) {
        Resolution resolution = resolve(symbol, version, ReleaseNumber.ALWAYS);
        return resolution.why().isPresent() ? Optional.empty() : Optional.of(resolution.address());
    }

    /**
     * Opens the library if need be, and finds a symbol in it. Does not throw.
     *
     * @param release of rdma-core that brought the function, as a {@link ReleaseNumber}
     */
    Resolution resolve(String symbol, String version, int release) {
        if (facts.isC()) {
            return resolveInC(symbol);
        }
        Loaded state = load();
        if (!(state instanceof OpenLibrary open)) {
            return Resolution.missing(((Loaded.Failed) state).why());
        }
        // An inline function of newer headers reads what an older library's records do not have.
        if (release > ReleaseNumber.ALWAYS && facts.bundled() && !HostReleases.reaches(release)) {
            return Resolution.missing(MissingSymbol.hostTooOld(symbol, release));
        }
        Optional<MemorySegment> address = open.find(symbol, version);
        return address.isPresent()
                ? Resolution.found(address.get())
                : Resolution.missing(MissingSymbol.describe(facts, open, symbol, version, release));
    }

    Loaded load() {
        Loaded state = loaded;
        if (state == null) {
            synchronized (this) {
                state = loaded;
                if (state == null) {
                    state = open();
                    loaded = state;
                }
            }
        }
        return state;
    }

    /** Where nothing is out of the ordinary, only what that needs: no class of what can be. */
    private Loaded open() {
        if (facts.needs().isEmpty() && System.getProperty(facts.property(), "").isEmpty()) {
            Optional<OpenLibrary> found = OpenLibrary.search(facts.soname());
            if (found.isPresent()) {
                return found.get();
            }
        }
        Loaded state = LibraryLoader.load(facts);
        return facts.bundled() ? LayoutCheck.checked(facts, state, known) : state;
    }

    private static Resolution resolveInC(String symbol) {
        try {
            Optional<MemorySegment> address =
                    Linker.nativeLinker().defaultLookup().find(symbol);
            if (address.isPresent()) {
                return Resolution.found(address.get());
            }
        } catch (UnsupportedOperationException e) {
            return Resolution.missing(LibraryLoader.noLinker("the C library", e));
        }
        return Resolution.missing(new Unavailable(
                Unavailable.Kind.SYMBOL, symbol + " is not among the C library's functions that this JVM can see"));
    }

    @Override
    public String toString() {
        return facts.soname();
    }
}
