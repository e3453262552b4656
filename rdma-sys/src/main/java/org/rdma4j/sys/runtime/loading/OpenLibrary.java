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
 * A library that is open as long as the class loader of this class lives, and how its symbols are found.
 *
 * <p>The JDK's own lookup needs no call through the linker, of which the first one would cost the first verb a tenth of
 * its time. But it has a library's symbols bound when they are called, so that a missing one ends the process; and it
 * knows no versions. So the {@link DynamicLinker} opens what does not itself ask for all to be bound at once, as
 * distributions' libraries and the wrapper do, and finds symbols of which the library's file does not say that the wanted
 * version is the default one.
 *
 * <p>Safe for use by several threads.
 */
public final class OpenLibrary implements Loaded {
    /** What the wrapper exports the release of its headers as, a {@link ReleaseNumber}. */
    public static final String RELEASE = "rdma_wrap_release";

    /** What is opened is closed when nothing of this class loader's is left, the handles of functions included. */
    private static final Arena ARENA = Arena.ofAuto();

    private final String name;
    private final String location;
    private final List<Attempt> attempts;
    private final SymbolLookup lookup;
    private final Optional<ElfFile> file;

    private OpenLibrary(
            String name, String location, List<Attempt> attempts, SymbolLookup lookup, Optional<ElfFile> file) {
        this.name = name;
        this.location = location;
        this.attempts = attempts;
        this.lookup = lookup;
        this.file = file;
    }

    /**
     * Opens what the loader finds under a name.
     *
     * @param soname without a slash
     * @param export a function that it has, by which its file is found
     * @param attempts before it
     * @throws UnsatisfiedLinkError with the loader's words, if it refuses
     */
    static OpenLibrary search(String soname, String export, List<Attempt> attempts) {
        String path = path(soname, export);
        return open(soname, path, path.isEmpty() ? soname : path, attempts);
    }

    /**
     * Opens a file.
     *
     * @param path with a slash
     * @param location what to call it; empty for its real path
     * @param attempts before it
     * @throws UnsatisfiedLinkError with the loader's words, if it refuses
     */
    static OpenLibrary file(String path, String location, List<Attempt> attempts) {
        return open(path, path, location.isEmpty() ? realPath(path) : location, attempts);
    }

    private static OpenLibrary open(String name, String path, String location, List<Attempt> attempts) {
        Optional<ElfFile> file = ElfFile.read(path);
        if (file.isPresent() && file.get().bindsAtOnce()) {
            try {
                return new OpenLibrary(name, location, attempts, SymbolLookup.libraryLookup(name, ARENA), file);
            } catch (IllegalArgumentException e) {
                // The loader is asked for its reason.
            }
        }
        Optional<String> refusal = DynamicLinker.here().refusal(name);
        if (refusal.isPresent()) {
            throw new UnsatisfiedLinkError(refusal.get());
        }
        return new OpenLibrary(name, location, attempts, SymbolLookup.libraryLookup(name, ARENA), file);
    }

    /** The file that the loader finds; empty where it is not known. It is closed again, for it may not bind at once. */
    private static String path(String soname, String export) {
        try (Arena trial = Arena.ofConfined()) {
            Linker.nativeLinker();
            Optional<MemorySegment> address =
                    SymbolLookup.libraryLookup(soname, trial).find(export);
            return address.isPresent() ? MappedFile.at(address.get().address()) : "";
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    /** The file behind the links: its name tells the release. */
    private static String realPath(String path) {
        try {
            return Path.of(path).toRealPath().toString();
        } catch (IOException | InvalidPathException e) {
            return path; // the library is open all the same
        }
    }

    /** The real path of the file, or where else it came from. */
    public String location() {
        return location;
    }

    @Override
    public List<Attempt> attempts() {
        return attempts;
    }

    /**
     * Finds a symbol.
     *
     * @param symbol its name
     * @param version its version node; empty for the default one
     */
    public Optional<MemorySegment> find(String symbol, String version) {
        if (!version.isEmpty() && (file.isEmpty() || !file.get().isDefault(symbol, version))) {
            DynamicLinker linker = DynamicLinker.here();
            if (linker.hasVersions()) {
                return linker.symbol(name, symbol, version);
            }
        }
        return lookup.find(symbol);
    }

    /**
     * Reads a number that the library exports, an {@code uint32_t}; empty where it has none of that name. By a byte buffer:
     * the first access to a segment costs a JVM that just started milliseconds.
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
