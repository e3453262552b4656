package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.util.function.Supplier;

/**
 * Base class of the resources in other packages of this module. Allows these resources to override methods that are
 * package-private in {@link Resource}. Not intended for use by programs.
 *
 * @hidden
 * @see "docs/reference/memory-and-lifetime.md"
 */
public abstract non-sealed class ExternalResource extends Resource {
    /**
     * Prepares a resource for {@link #open(Resource)}.
     *
     * @param name name of the resource in messages
     * @param create creates the native object, or throws an {@link org.rdma4j.sys.ErrnoException}
     * @param parents resources that cannot be closed before this one
     * @throws IllegalCallerException if the class of the resource belongs to another module
     */
    protected ExternalResource(String name, Supplier<MemorySegment> create, Resource... parents) {
        super(name, create, parents);
        if (getClass().getModule() != Resource.class.getModule()) {
            throw new IllegalCallerException(
                    "Cannot create " + name + ": " + getClass().getName() + " must not extend a class of rdma4j");
        }
    }

    /** @hidden */
    @Override
    protected void opened(MemorySegment handle) throws VerbsException {}

    /** @hidden */
    @Override
    protected abstract void destroy(MemorySegment handle);

    /** @hidden */
    @Override
    protected void checkUnused() {}

    /** @hidden */
    @Override
    protected void closed() throws VerbsException {}
}
