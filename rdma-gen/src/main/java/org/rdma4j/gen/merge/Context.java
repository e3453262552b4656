package org.rdma4j.gen.merge;

import java.util.List;
import java.util.function.Function;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.model.Partition;

/**
 * What merging each kind of declaration needs.
 *
 * @param releases oldest first
 * @param partition the number of the partition that is merged
 */
record Context(Config config, List<Release> releases, int partition, Spans spans, Conflicts conflicts) {

    /** One kind of declaration through the releases. */
    <D> List<Line<D>> follow(Function<Partition, List<D>> kind, Function<D, String> name) {
        return Line.follow(
                releases.stream().map(r -> kind.apply(r.partition(partition))).toList(), name);
    }

    /** The types of a release. */
    Shape shape(int release) {
        return releases.get(release).shape();
    }

    /** The partition in the newest release. */
    Partition newest() {
        return releases.get(releases.size() - 1).partition(partition);
    }
}
