package org.rdma4j.gen.parse;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rdma4j.gen.config.InjectedType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.problem.Location;

/**
 * The part of the configuration that concerns parsing.
 *
 * @param configFile configuration file, for messages
 * @param skip declarations to skip, with the reason
 * @param shadow functions shadowed by a function-like macro, with the function that the macro calls
 * @param injected types that no header defines
 * @param imported types of each imported namespace
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
