package org.rdma4j.sys.runtime.loading;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * A native library that is opened when the first symbol of it is asked for, once, and closed when the class loader that
 * loaded this class is gone.
 *
 * <p>Safe for use by several threads. A failure to open is remembered with its message: what is installed later is seen
 * by the next JVM.
 */
public final class Library {
    /** What the wrapper exports a symbol as that tells the text which it was compiled from. */
    private static final String BUILD = "rdma_wrap_build_";

    private static final ConcurrentMap<String, Library> LIBRARIES = new ConcurrentHashMap<>();

    private final LibraryFacts facts;
    /** Of the wrapper, what it must be compiled from; empty where nobody has told that. */
    private volatile String build = "";

    /** A class of the jar that carries it. */
    private volatile Class<?> carrier = Library.class;

    private volatile @Nullable Loaded loaded;

    private Library(LibraryFacts facts) {
        this.facts = facts;
    }

    /**
     * The library of that name; the same object for the same arguments. Opens nothing and does not throw.
     *
     * @param name {@code ibverbs}, {@code rdmacm}, {@code mlx5}, {@code efa}, one of their wrappers' ({@code rdma_wrapper},
     *     {@code rdma_mlx5_wrapper}), empty or {@code c} (the C library that the JVM runs on), or any other, which is
     *     then looked for by its soname only
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
     * Demands that the library, which is a wrapper and is opened later, is compiled from the C text that was emitted with
     * the bindings. That its records are theirs has been checked when it was compiled.
     *
     * @param text what tells that text from others
     * @param carrier a class of the jar that carries the library
     * @return this
     */
    public Library builtFrom(String text, Class<?> carrier) {
        this.carrier = carrier;
        build = text;
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
        try {
            // Its handles tell what it must be built from.
            Class.forName("org.rdma4j.sys.wrapper.WrapperHandles");
        } catch (ClassNotFoundException e) {
            // The runtime alone, without bindings.
        }
        return known(LibraryFacts.WRAPPER);
    }

    /** Opens the wrapper if that was not yet tried. Returns the release of the headers that it was compiled with. */
    public static OptionalInt wrapperRelease() {
        return wrapper().number(OpenLibrary.RELEASE);
    }

    /** Opens the library if that was not yet tried. Returns a number that it exports; empty where there is none. */
    public OptionalInt number(String symbol) {
        return load() instanceof OpenLibrary open ? open.number(symbol) : OptionalInt.empty();
    }

    /** Opens the library if that was not yet tried. Returns why it cannot be used, or empty if it can. */
    public Optional<String> problem() {
        return load() instanceof Loaded.Failed failed ? Optional.of(failed.why().message()) : Optional.empty();
    }

    /** Opens the library if that was not yet tried. Returns what was tried before it was open, or in vain. */
    public List<Attempt> attempts() {
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

    /** Opens the library if that was not yet tried. Returns where it is: a path, or an entry of the jar. */
    public Optional<String> location() {
        return load() instanceof OpenLibrary open ? Optional.of(open.location()) : Optional.empty();
    }

    /** What is known about it before it is looked for. */
    public LibraryFacts facts() {
        return facts;
    }

    /** What came of opening it, which is done if it was not yet tried. Does not throw. */
    public Loaded load() {
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
        if (facts.needs().isEmpty()
                && !facts.export().isEmpty()
                && System.getProperty(facts.property(), "").isEmpty()) {
            try {
                return OpenLibrary.search(facts.soname(), facts.export(), List.of());
            } catch (RuntimeException | UnsatisfiedLinkError e) {
                // Met again, and worded.
            }
        }
        Loaded state = LibraryLoader.load(facts, carrier);
        return !build.isEmpty()
                        && state instanceof OpenLibrary open
                        && open.find(BUILD.concat(build), "").isEmpty()
                ? LoadReport.otherBuild(facts, open)
                : state;
    }

    @Override
    public String toString() {
        return facts.soname();
    }
}
