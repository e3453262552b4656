package org.rdma4j.gen.parse;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rdma4j.gen.config.InjectedType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.problem.Location;

/**
 * What the configuration says that concerns reading headers.
 *
 * @param configFile the file to point at
 * @param skip declarations to leave out, with the reason
 * @param shadow functions that a function-like macro shadows, with the function that it calls
 * @param injected types that no header describes
 * @param imported the types of each imported namespace
 */
public record ParseConfig(
        Location configFile,
        Map<String, String> skip,
        Map<String, String> shadow,
        List<InjectedType> injected,
        Map<String, Set<NamedType>> imported) {
    public ParseConfig {
        skip = Map.copyOf(skip);
        shadow = Map.copyOf(shadow);
        injected = List.copyOf(injected);
    }
}
