package org.rdma4j.gen.parse;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.problem.Location;

/**
 * Declarations of the headers, without sizes and offsets.
 *
 * @param partitions partitions in the order of the configuration; functions have no symbol versions yet
 * @param foreign foreign types; sizes of types used by value are unknown
 * @param lookup returns any type declared in the headers, whether it is bound or not
 * @param functionLocations locations of functions
 * @param macros integer macros of the translation unit as text, such as {@code __GLIBC__}, by name
 * @param dependent returns the declarations that may differ for another target
 */
public record ParsedHeaders(
        List<Partition> partitions,
        List<ForeignType> foreign,
        Function<NamedType, Optional<? extends Declaration>> lookup,
        Function<String, Optional<Location>> functionLocations,
        Map<String, String> macros,
        Supplier<List<TargetDependent>> dependent) {
    public ParsedHeaders {
        partitions = List.copyOf(partitions);
        foreign = List.copyOf(foreign);
    }
}
