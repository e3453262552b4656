package org.rdma4j.sys;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rdma4j.sys.runtime.checking.HostReleases;
import org.rdma4j.sys.runtime.checking.Release;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;

/**
 * The native libraries behind the bindings, and whether this host has them. The first question about one loads it.
 *
 * <p>Each is taken from the file or folder that a system property names; otherwise from the jar, where that carries it;
 * otherwise from where the system's loader finds it.
 */
public enum NativeLibrary {
    /** libibverbs, from the host; {@code -Dorg.rdma4j.ibverbs.path} names another. */
    IBVERBS(Library.ibverbs()),
    /** librdmacm, from the host; {@code -Dorg.rdma4j.rdmacm.path} names another. Needed by the connection manager only. */
    RDMACM(Library.rdmacm()),
    /** The wrapper of rdma-core's inline functions, from the jar; {@code -Dorg.rdma4j.wrapper.path} names another. */
    WRAPPER(Library.wrapper());

    private final Library library;

    NativeLibrary(Library library) {
        this.library = library;
    }

    /** The name that the system's loader knows it by, such as {@code libibverbs.so.1}. Loads nothing. */
    public String soname() {
        return library.toString();
    }

    /** Whether the library can be used. */
    public boolean isAvailable() {
        return problem().isEmpty();
    }

    /** Why it cannot be used: all that was tried, in the loader's words, and what to install. Empty if it can. */
    public Optional<String> problem() {
        return library.problem();
    }

    /**
     * The release of rdma-core that it is of, such as {@code 44.0}, or {@code 36.0 or newer} where only its exports tell;
     * of the wrapper the one whose headers it was built with. Empty where that is not known, and if it cannot be used.
     */
    public Optional<String> release() {
        if (this == WRAPPER) {
            OptionalInt built = Library.wrapperRelease();
            return built.isPresent() ? Optional.of(ReleaseNumber.words(built.getAsInt())) : Optional.empty();
        }
        return HostReleases.of(library).map(Release::toString);
    }

    /** What was tried before it was loaded, or in vain; empty where the first try succeeded. */
    public List<LoadAttempt> attempts() {
        return library.attempts().stream().map(LoadAttempt::of).toList();
    }

    /** What to do if it cannot be used: the package to install, the option to set. Empty if it can. */
    public Optional<String> remedy() {
        return library.remedy();
    }

    /** Where it was loaded from: a file's real path, or the jar's entry. Empty if it cannot be used. */
    public Optional<String> location() {
        return library.location();
    }
}
