package org.rdma4j.gen.merge;

import java.util.List;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Words what one binding cannot serve. */
final class MergeConflicts {

    private final Config config;
    private final List<String> releases;

    MergeConflicts(Config config, List<String> releases) {
        this.config = config;
        this.releases = releases;
    }

    /**
     * A declaration that differs.
     *
     * @param what the declaration, as in {@code enumerator IBV_QPT_RC}
     * @param older what it is in the older release
     * @param newer what it is in the newer one
     */
    ProblemException differs(String what, int olderRelease, String older, int newerRelease, String newer) {
        return differs(what, olderRelease, older, newerRelease, newer, "leave it out with a [[skip]] entry");
    }

    /** The same, with another way out. */
    ProblemException differs(
            String what, int olderRelease, String older, int newerRelease, String newer, String remedy) {
        return ProblemException.badInput(
                Location.of(config.file().toString()),
                what + " is " + older + " in " + release(olderRelease) + " and " + newer + " in "
                        + release(newerRelease) + ": no binding fits both",
                remedy + ", or remove one of the two metadata files");
    }

    /** Metadata files that have nothing to do with each other. */
    ProblemException unrelated(String what, int olderRelease, int newerRelease) {
        return ProblemException.badInput(
                Location.of(config.file().toString()),
                "the metadata of " + release(olderRelease) + " and " + release(newerRelease) + " have different "
                        + what,
                "make them with the same configuration and target");
    }

    private String release(int place) {
        return config.output().name() + " " + releases.get(place);
    }
}
