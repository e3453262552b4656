package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The versions of a declaration in all releases.
 *
 * @param name C name
 * @param sightings the declaration in each release that has it, newest first; at least one
 */
record DeclarationTimeline<D>(String name, List<Sighting<D>> sightings) {

    /**
     * A declaration in a release.
     *
     * @param release index of the release, 0 for the oldest
     * @param declaration the declaration in that release
     */
    record Sighting<D>(int release, D declaration) {}

    DeclarationTimeline {
        sightings = List.copyOf(sightings);
    }

    /** Returns the newest version, which is bound. */
    D newest() {
        return sightings.get(0).declaration();
    }

    /** Returns the index of the newest release that has the declaration. */
    int last() {
        return sightings.get(0).release();
    }

    /** Returns the index of the oldest release that has the declaration. */
    int first() {
        return sightings.get(sightings.size() - 1).release();
    }

    /** Returns all versions except the newest. */
    List<Sighting<D>> older() {
        return sightings.subList(1, sightings.size());
    }

    /**
     * Groups declarations by name, in the order of the newest release, followed by those that it lacks.
     *
     * @param byRelease declarations of each release, oldest release first
     */
    static <D> List<DeclarationTimeline<D>> follow(List<List<D>> byRelease, Function<D, String> name) {
        Map<String, List<Sighting<D>>> found = new LinkedHashMap<>();
        for (int release = byRelease.size() - 1; release >= 0; release--) {
            for (D declaration : byRelease.get(release)) {
                found.computeIfAbsent(name.apply(declaration), key -> new ArrayList<>())
                        .add(new Sighting<>(release, declaration));
            }
        }
        return found.entrySet().stream()
                .map(entry -> new DeclarationTimeline<>(entry.getKey(), entry.getValue()))
                .toList();
    }
}
