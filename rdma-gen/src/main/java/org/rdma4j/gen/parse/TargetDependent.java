package org.rdma4j.gen.parse;

import java.util.Optional;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.problem.Location;

/**
 * Something in a traversed header that need not be the same for another target.
 *
 * @param location where it is
 * @param what it is, in words that follow the place: {@code the size of pthread_mutex_t}
 * @param type the foreign type that it depends on; no difference where an import knows this to be the same
 * @param macro the macro from an untraversed header that it depends on; no difference where an import has this constant
 */
public record TargetDependent(Location location, String what, Optional<NamedType> type, Optional<String> macro) {}
