package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * One declaration through the releases.
 *
 * @param name the C name
 * @param sightings where it is found, newest first; at least one
 */
record DeclarationTimeline<D>(String name, List<Sighting<D>> sightings) {

    /**
     * A declaration in one release.
     *
     * @param release the release's place among those compared, the oldest being 0
     */
    record Sighting<D>(int release, D declaration) {}

    DeclarationTimeline {
        sightings = List.copyOf(sightings);
    }

    /** The declaration that is bound: the newest. */
    D newest() {
        return sightings.get(0).declaration();
    }

    /** The place of the release that {@link #newest()} is of. */
    int last() {
        return sightings.get(0).release();
    }

    /** The place of the oldest release that has it. */
    int first() {
        return sightings.get(sightings.size() - 1).release();
    }

    /** All but the newest. */
    List<Sighting<D>> older() {
        return sightings.subList(1, sightings.size());
    }

    /**
     * Follows declarations by name, in the order of the newest release; what it lacks comes behind.
     *
     * @param byRelease each release's declarations, the oldest release first
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
