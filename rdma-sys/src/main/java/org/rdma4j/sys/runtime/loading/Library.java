package org.rdma4j.sys.runtime.loading;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * A native library. It is opened when it is first needed, at most once, and closed when the class loader of this class
 * is unloaded.
 *
 * <p>This class is thread-safe. A failure is remembered: if the library is installed later, the JVM must be restarted.
 *
 * @see "docs/reference/loading.md"
 */
public final class Library {
    /** Prefix of the symbol by which a wrapper library identifies the C source it was compiled from. */
    private static final String BUILD_PREFIX = "rdma_wrap_build_";

    private static final ConcurrentMap<String, Library> LIBRARIES = new ConcurrentHashMap<>();

    private final LibraryDescription description;
    /** Identifier of the C source that a wrapper must be compiled from; empty if any build is accepted. */
    private volatile String build = "";

    /** A class of the jar that contains the bundled library. */
    private volatile Class<?> carrier = Library.class;

    private volatile @Nullable LoadResult result;

    private Library(LibraryDescription description) {
        this.description = description;
    }

    /**
     * Returns the library with the given name and soname. Calls with equal arguments return the same object. Does not
     * open the library, and does not throw.
     *
     * @param name {@code ibverbs}, {@code rdmacm}, {@code mlx5}, {@code efa}, the name of a wrapper ({@code
     *     rdma_wrapper}, {@code rdma_mlx5_wrapper}, {@code rdma_efa_wrapper}), empty or {@code c} for the C library of
     *     the JVM, or any other name, for a library of which only the soname is known
     * @param soname the name that the loader searches for, or a path
     */
    public static Library of(String name, String soname) {
        String key = name + '\0' + soname;
        Library known = LIBRARIES.get(key);
        if (known == null) {
            Library made = new Library(LibraryDescription.of(name, soname));
            Library earlier = LIBRARIES.putIfAbsent(key, made);
            known = earlier == null ? made : earlier;
        }
        return known;
    }

    /**
     * Requires a wrapper library to be compiled from the C source that was generated with the bindings. A wrapper of
     * another build is rejected when it is opened. The compiler has verified that the records of that source match
     * those of the bindings.
     *
     * @param text identifier of the C source
     * @param carrier a class of the jar that contains the library
     * @return this library
     */
    public Library builtFrom(String text, Class<?> carrier) {
        this.carrier = carrier;
        build = text;
        return this;
    }

    /** Returns a library whose soname is known. */
    static Library known(String name) {
        return of(name, LibraryDescription.sonameOf(name));
    }

    /** Returns libibverbs. */
    public static Library ibverbs() {
        return known(LibraryDescription.IBVERBS);
    }

    /** Returns librdmacm. */
    public static Library rdmacm() {
        return known(LibraryDescription.RDMACM);
    }

    /** Returns the wrapper of rdma-core's inline functions, which is bundled in the jar. */
    public static Library wrapper() {
        try {
            // The initializer of the handles calls builtFrom.
            Class.forName("org.rdma4j.sys.wrapper.WrapperHandles");
        } catch (ClassNotFoundException e) {
            // The bindings are not present, only the runtime.
        }
        return known(LibraryDescription.WRAPPER);
    }

    /** Returns the release of the headers that the wrapper was compiled with. Opens the wrapper if necessary. */
    public static OptionalInt wrapperRelease() {
        return wrapper().number(OpenLibrary.RELEASE_SYMBOL);
    }

    /**
     * Returns a number that the library exports, or an empty OptionalInt if it has no such symbol or cannot be opened.
     * Opens the library if necessary.
     */
    public OptionalInt number(String symbol) {
        return load() instanceof OpenLibrary open ? open.number(symbol) : OptionalInt.empty();
    }

    /**
     * Returns why the library cannot be used, or an empty Optional if it can be used. Opens the library if necessary.
     */
    public Optional<String> problem() {
        return load() instanceof LoadResult.Failed failed
                ? Optional.of(failed.reason().message())
                : Optional.empty();
    }

    /** Returns the failed attempts to open the library. Opens the library if necessary. */
    public List<OpenAttempt> attempts() {
        return load().attempts();
    }

    /**
     * Returns what to do if the library cannot be used, or an empty Optional if it can be used. Opens the library if
     * necessary.
     */
    public Optional<String> remedy() {
        return load() instanceof LoadResult.Failed failed
                ? Optional.of(failed.remedy().isEmpty() ? failed.reason().message() : failed.remedy())
                : Optional.empty();
    }

    /** Returns {@code true} if the JVM refused native access. Opens the library if necessary. */
    public boolean isRefused() {
        return load() instanceof LoadResult.Failed failed
                && failed.reason().kind() == UnavailableReason.Kind.NATIVE_ACCESS;
    }

    /**
     * Returns the path of the file or the entry of the jar that was opened, or an empty Optional if the library cannot
     * be used. Opens the library if necessary.
     */
    public Optional<String> location() {
        return load() instanceof OpenLibrary open ? Optional.of(open.location()) : Optional.empty();
    }

    /** Returns the description of the library, which is known without opening it. */
    public LibraryDescription description() {
        return description;
    }

    /**
     * Opens the library if necessary. Does not throw.
     *
     * @return the open library, or the failure
     */
    public LoadResult load() {
        LoadResult state = result;
        if (state == null) {
            synchronized (this) {
                state = result;
                if (state == null) {
                    state = open();
                    result = state;
                }
            }
        }
        return state;
    }

    /**
     * Tries the common case first: a library of the host, with no options set. The classes for all other cases are not
     * loaded then, which shortens the start of a program.
     */
    private LoadResult open() {
        if (description.needs().isEmpty()
                && !description.export().isEmpty()
                && System.getProperty(description.property(), "").isEmpty()) {
            try {
                return OpenLibrary.search(description.soname(), description.export(), List.of());
            } catch (RuntimeException | UnsatisfiedLinkError e) {
                // LibraryLoader runs into the same failure and describes it.
            }
        }
        LoadResult state = LibraryLoader.load(description, carrier);
        return !build.isEmpty()
                        && state instanceof OpenLibrary open
                        && open.find(BUILD_PREFIX.concat(build), "").isEmpty()
                ? LoadFailureBuilder.otherBuild(description, open)
                : state;
    }

    @Override
    public String toString() {
        return description.soname();
    }
}
