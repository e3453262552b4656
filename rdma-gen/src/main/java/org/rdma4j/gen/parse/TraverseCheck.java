package org.rdma4j.gen.parse;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Validates {@code traverse}: the declarations of a misspelled header would be missing without an error. */
final class TraverseCheck {

    private TraverseCheck() {}

    /** Throws if a header or pattern does not match an included file. */
    static void check(Set<String> files, List<PartitionConfig> partitions, HeaderNames names, Location configFile) {
        List<String> included =
                files.stream().map(file -> names.of(Location.of(file))).toList();
        for (PartitionConfig partition : partitions) {
            for (String traversed : partition.traverse()) {
                Pattern pattern = PartitionFilter.glob(traversed);
                if (included.stream()
                        .noneMatch(header -> pattern.matcher(header).matches())) {
                    throw ProblemException.badInput(
                            configFile,
                            "traverse of " + partition.namespace() + " lists '" + traversed
                                    + "', which its headers do not include",
                            "correct or remove it");
                }
            }
        }
    }
}
