package org.rdma4j.sys.runtime.loading;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.nio.ByteOrder;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A library that is open until the class loader of this class is unloaded.
 *
 * <p>Two lookups are used. The JDK's {@link SymbolLookup#libraryLookup} needs no native call, which would add a tenth
 * to the time of the first verb. However, it opens libraries with lazy binding, so that a missing symbol terminates the
 * process at a later call, and it ignores symbol versions. The {@link DynamicLinker} is therefore used in two cases: to
 * open a library that does not itself request immediate binding (those of the distributions and the wrapper do), and to
 * find a symbol if the ELF file does not show that the requested version is the default version.
 *
 * <p>This class is thread-safe.
 *
 * @see "docs/reference/loading.md"
 */
public final class OpenLibrary implements LoadResult {
    /** Symbol by which a wrapper exports the release of its headers, as a {@link ReleaseNumber}. */
    public static final String RELEASE_SYMBOL = "rdma_wrap_release";

    /** Maximum length of a path on Linux. */
    private static final int MAX_NAME = 4095;

    /**
     * Lifetime of the libraries. The arena becomes unreachable with this class loader and with all method handles into
     * the libraries.
     */
    private static final Arena ARENA = Arena.ofAuto();

    private final String name;
    private final String location;
    private final List<OpenAttempt> attempts;
    private final SymbolLookup lookup;
    private final Optional<ElfFile> file;

    private OpenLibrary(
            String name, String location, List<OpenAttempt> attempts, SymbolLookup lookup, Optional<ElfFile> file) {
        this.name = name;
        this.location = location;
        this.attempts = attempts;
        this.lookup = lookup;
        this.file = file;
    }

    /**
     * Opens the library that the loader finds on its search path.
     *
     * @param soname a name without a slash
     * @param export a function of the library, by which its file is found
     * @param attempts the attempts that failed before
     * @throws UnsatisfiedLinkError if the loader cannot open the library; the message is the loader's
     */
    static OpenLibrary search(String soname, String export, List<OpenAttempt> attempts) {
        checkName(soname);
        String path = path(soname, export);
        return open(soname, path, path.isEmpty() ? soname : path, attempts);
    }

    /**
     * Opens a file.
     *
     * @param path a path with a slash
     * @param location the location to report; empty for the real path of the file
     * @param attempts the attempts that failed before
     * @throws UnsatisfiedLinkError if the loader cannot open the library; the message is the loader's
     */
    static OpenLibrary file(String path, String location, List<OpenAttempt> attempts) {
        checkName(path);
        return open(path, path, location.isEmpty() ? realPath(path) : location, attempts);
    }

    /** Rejects long names: glibc copies the name to the stack, and one that exceeds the stack terminates the process. */
    private static void checkName(String name) {
        if (name.length() > MAX_NAME) {
            throw new UnsatisfiedLinkError("not opened: the name is too long: it has " + name.length() + " characters");
        }
        if (name.indexOf('\0') >= 0) {
            throw new UnsatisfiedLinkError("not opened: the name contains a NUL character");
        }
    }

    private static OpenLibrary open(String name, String path, String location, List<OpenAttempt> attempts) {
        Optional<ElfFile> file = ElfFile.read(path);
        if (file.isPresent() && file.get().bindsAtOnce()) {
            try {
                return new OpenLibrary(name, location, attempts, SymbolLookup.libraryLookup(name, ARENA), file);
            } catch (IllegalArgumentException e) {
                // The DynamicLinker reports the loader's error message.
            }
        }
        Optional<String> error = DynamicLinker.get().tryOpen(name);
        if (error.isPresent()) {
            throw new UnsatisfiedLinkError(error.get());
        }
        return new OpenLibrary(name, location, attempts, SymbolLookup.libraryLookup(name, ARENA), file);
    }

    /**
     * Returns the file that the loader finds; empty if unknown. The library is closed again, because it may have been
     * opened with lazy binding.
     */
    private static String path(String soname, String export) {
        try (Arena trial = Arena.ofConfined()) {
            Linker.nativeLinker();
            Optional<MemorySegment> address =
                    SymbolLookup.libraryLookup(soname, trial).find(export);
            return address.isPresent() ? ProcessMaps.fileAt(address.get().address()) : "";
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    /** Resolves symbolic links: the name of the file tells the release. */
    private static String realPath(String path) {
        try {
            return Path.of(path).toRealPath().toString();
        } catch (IOException | InvalidPathException e) {
            return path;
        }
    }

    /** Returns the real path of the file, or the jar entry that it was extracted from. */
    public String location() {
        return location;
    }

    @Override
    public List<OpenAttempt> attempts() {
        return attempts;
    }

    /**
     * Finds a symbol.
     *
     * @param symbol the name of the symbol
     * @param version the version node; empty for the default version
     */
    public Optional<MemorySegment> find(String symbol, String version) {
        if (!version.isEmpty() && (file.isEmpty() || !file.get().isDefault(symbol, version))) {
            DynamicLinker linker = DynamicLinker.get();
            if (linker.hasVersions()) {
                return linker.symbol(name, symbol, version);
            }
        }
        return lookup.find(symbol);
    }

    /**
     * Returns a {@code uint32_t} variable of the library, or an empty OptionalInt if there is no such symbol. Reads
     * through a byte buffer: the first access to a memory segment takes milliseconds in a new JVM.
     */
    public OptionalInt number(String symbol) {
        Optional<MemorySegment> address = find(symbol, "");
        if (address.isEmpty()) {
            return OptionalInt.empty();
        }
        MemorySegment number = address.get().reinterpret(Integer.BYTES);
        return OptionalInt.of(
                number.asByteBuffer().order(ByteOrder.nativeOrder()).getInt(0));
    }
}
