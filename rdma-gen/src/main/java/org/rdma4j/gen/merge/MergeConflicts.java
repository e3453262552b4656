package org.rdma4j.gen.merge;

import java.util.List;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Creates exceptions for differences between releases that one binding cannot represent. */
final class MergeConflicts {

    private final Config config;
    private final List<String> releases;

    MergeConflicts(Config config, List<String> releases) {
        this.config = config;
        this.releases = releases;
    }

    /**
     * Returns an exception for a declaration that differs.
     *
     * @param what the declaration, such as {@code enumerator IBV_QPT_RC}
     * @param older description in the older release
     * @param newer description in the newer release
     */
    ProblemException differs(String what, int olderRelease, String older, int newerRelease, String newer) {
        return differs(what, olderRelease, older, newerRelease, newer, "list it under [[skip]]");
    }

    /** Returns an exception for a declaration that differs, with the given remedy. */
    ProblemException differs(
            String what, int olderRelease, String older, int newerRelease, String newer, String remedy) {
        return ProblemException.badInput(
                Location.of(config.file().toString()),
                what + " is " + older + " in " + release(olderRelease) + " and " + newer + " in "
                        + release(newerRelease) + ": no binding fits both",
                remedy + ", or remove one of the two metadata files");
    }

    /** Returns an exception for metadata files of different configurations. */
    ProblemException unrelated(String what, int olderRelease, int newerRelease) {
        return ProblemException.badInput(
                Location.of(config.file().toString()),
                "the metadata of " + release(olderRelease) + " and " + release(newerRelease) + " have different "
                        + what,
                "extract them with the same configuration and target");
    }

    private String release(int place) {
        return config.output().name() + " " + releases.get(place);
    }
}
