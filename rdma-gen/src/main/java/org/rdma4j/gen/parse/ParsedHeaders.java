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
 * What the headers declare, without sizes and offsets.
 *
 * @param partitions in the configuration's order; functions have no symbol versions yet
 * @param foreign types that other projects declare; the size of those that are used by value is not known yet
 * @param lookup finds any type that the headers declare, bound or not
 * @param functionLocations where a function is declared
 * @param macros integer macros of the whole translation unit, by name, as text: {@code __GLIBC__} and such
 * @param dependent finds what need not be the same for another target
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
