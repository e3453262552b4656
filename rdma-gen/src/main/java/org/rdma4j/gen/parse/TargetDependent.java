package org.rdma4j.gen.parse;

import java.util.Optional;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.problem.Location;

/**
 * A part of a traversed header that may differ for another target.
 *
 * @param location location of the part
 * @param what description that follows the location in a message, such as {@code the size of pthread_mutex_t}
 * @param type foreign type that it depends on; there is no difference if the type is the same in imported metadata
 * @param macro macro in an untraversed header that it depends on; there is no difference if imported metadata has the
 *     constant
 */
public record TargetDependent(Location location, String what, Optional<NamedType> type, Optional<String> macro) {}
