package org.rdma4j.sys.runtime;

import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.LoadAttempt;

/**
 * A library that is open as long as the class loader of this class lives, and how its symbols are found.
 *
 * <p>The JDK's own lookup needs no call through the linker, of which the first one would cost the first verb a tenth of
 * its time. But it has a library's symbols bound when they are called, so that a missing one ends the process; and it
 * knows no versions. So it serves a library whose own flags have all symbols bound at once, as those of distributions do
 * and the wrapper, and symbols of which the library's file says that the wanted version is the default one. The
 * {@link DynamicLinker} serves everything else, and what fails: it has the loader's words. (Of what such a library needs in
 * turn, a file without those flags is bound when it is called, as in every C program; its version nodes are looked at
 * when it is opened.)
 *
 * <p>Safe for use by several threads.
 */
final class OpenLibrary implements Loaded {
    /** What is opened is closed when nothing of this class loader's is left, the handles of functions included. */
    private static final Arena ARENA = Arena.ofAuto();

    /** What the wrapper exports the release of its headers as, a {@link ReleaseNumber}. */
    static final String RELEASE = "rdma_wrap_release";
    /** What it exports a symbol as that tells the text which it was compiled from. */
    static final String BUILD = "rdma_wrap_build_";

    private final String name;
    private final String location;
    private final List<LoadAttempt> attempts;
    private final @Nullable SymbolLookup lookup;
    private final @Nullable ElfFile symbols;
    private volatile @Nullable MemorySegment handle;

    private OpenLibrary(
            String name,
            String location,
            List<LoadAttempt> attempts,
            @Nullable SymbolLookup lookup,
            @Nullable ElfFile symbols,
            @Nullable MemorySegment handle) {
        this.name = name;
        this.location = location;
        this.attempts = attempts;
        this.lookup = lookup;
        this.symbols = symbols;
        this.handle = handle;
    }

    /**
     * What the loader finds, opened by the JDK; empty where that cannot serve, for whatever reason: another way of
     * opening it meets the reason again, and words it.
     *
     * @param soname a name without a slash
     */
    static Optional<OpenLibrary> search(String soname) {
        // Closed again: which file it is, and so whether it may stay, is known only when it is open.
        try (Arena trial = Arena.ofConfined()) {
            Linker.nativeLinker();
            SymbolLookup.libraryLookup(soname, trial);
            Optional<String> path = ProcessMaps.file(soname);
            return path.isPresent() ? byJdk(soname, path.get(), path.get(), List.of()) : Optional.empty();
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }

    /**
     * A file, opened by the JDK; empty where that cannot serve.
     *
     * @param path of the file
     * @param location what to call it
     * @param attempts before it
     */
    static Optional<OpenLibrary> file(String path, String location, List<LoadAttempt> attempts) {
        try {
            return byJdk(path, path, location, attempts);
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<OpenLibrary> byJdk(String name, String path, String location, List<LoadAttempt> attempts) {
        Optional<ElfFile> symbols = ElfFile.read(path);
        if (symbols.isEmpty() || !symbols.get().bindsAtOnce()) {
            return Optional.empty();
        }
        SymbolLookup lookup = SymbolLookup.libraryLookup(name, ARENA);
        return Optional.of(new OpenLibrary(name, location, attempts, lookup, symbols.get(), null));
    }

    /**
     * What dlopen opened.
     *
     * @param name that it was asked for
     * @param location what to call it
     * @param attempts before it
     * @param handle that dlopen gave
     */
    static OpenLibrary byLoader(String name, String location, List<LoadAttempt> attempts, MemorySegment handle) {
        return new OpenLibrary(name, location, attempts, null, null, handle);
    }

    /** The real path of the file, or where else it came from. */
    String location() {
        return location;
    }

    @Override
    public List<LoadAttempt> attempts() {
        return attempts;
    }

    /**
     * Finds a symbol.
     *
     * @param symbol its name
     * @param version its version node; empty for the default one
     */
    Optional<MemorySegment> find(String symbol, String version) {
        SymbolLookup jdk = lookup;
        if (jdk != null && (version.isEmpty() || symbols != null && symbols.isDefault(symbol, version))) {
            return jdk.find(symbol);
        }
        return DynamicLinker.here().symbol(handle(), symbol, version);
    }

    /**
     * Reads a number that the library exports, an {@code uint32_t}; empty where it has none of that name. By a byte buffer:
     * the first access to a segment costs a JVM that just started milliseconds.
     */
    OptionalInt number(String symbol) {
        Optional<MemorySegment> address = find(symbol, "");
        if (address.isEmpty()) {
            return OptionalInt.empty();
        }
        MemorySegment number = address.get().reinterpret(Integer.BYTES);
        return OptionalInt.of(
                number.asByteBuffer().order(ByteOrder.nativeOrder()).getInt(0));
    }

    /** The loader's handle; of a library that the JDK opened it is got at the first need. */
    private MemorySegment handle() {
        MemorySegment known = handle;
        if (known == null) {
            if (!(DynamicLinker.here().open(name) instanceof DynamicLinker.Opened.Library library)) {
                throw new IllegalStateException(name + " is open, and the loader does not open it again");
            }
            known = library.handle();
            handle = known;
        }
        return known;
    }
}
