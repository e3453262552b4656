package org.rdma4j.gen.parse;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.cdt.core.dom.ast.IASTPreprocessorIncludeStatement;
import org.eclipse.cdt.core.dom.ast.IASTTranslationUnit;
import org.rdma4j.gen.config.PartitionConfig;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Holds {@code traverse} against what was included: a misspelled header would leave all its declarations out. */
final class TraversedHeaders {

    private TraversedHeaders() {}

    /** Throws for the first header or pattern that nothing includes. */
    static void check(
            IASTTranslationUnit unit, List<PartitionConfig> partitions, HeaderNames names, Location configFile) {
        Set<String> included = Arrays.stream(unit.getIncludeDirectives())
                .filter(IASTPreprocessorIncludeStatement::isResolved)
                .map(include -> names.of(Location.of(include.getPath())))
                .collect(Collectors.toSet());
        for (PartitionConfig partition : partitions) {
            for (String traversed : partition.traverse()) {
                Pattern pattern = BoundNames.glob(traversed);
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
