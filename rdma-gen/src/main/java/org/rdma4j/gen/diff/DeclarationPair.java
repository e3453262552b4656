package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A declaration in two releases, at least one of which has it.
 *
 * @param before declaration in the older release
 * @param after declaration in the newer release
 */
record DeclarationPair<D>(Optional<D> before, Optional<D> after) {

    /** Pairs declarations with equal keys. Declarations with the same key are paired in order. */
    static <D> List<DeclarationPair<D>> match(Collection<D> before, Collection<D> after, Function<D, String> key) {
        Map<String, D> olds = numbered(before, key);
        Map<String, D> news = numbered(after, key);
        List<DeclarationPair<D>> pairs = new ArrayList<>();
        olds.forEach((name, old) ->
                pairs.add(new DeclarationPair<>(Optional.of(old), Optional.ofNullable(news.remove(name)))));
        news.values().forEach(d -> pairs.add(new DeclarationPair<>(Optional.empty(), Optional.of(d))));
        return pairs;
    }

    /** Pairs declarations by a key, and the remaining ones by a second key. */
    static <D> List<DeclarationPair<D>> match(
            Collection<D> before, Collection<D> after, Function<D, String> key, Function<D, String> looser) {
        List<DeclarationPair<D>> pairs = new ArrayList<>();
        List<D> lost = new ArrayList<>();
        List<D> found = new ArrayList<>();
        for (DeclarationPair<D> pair : match(before, after, key)) {
            if (pair.before().isPresent() && pair.after().isPresent()) {
                pairs.add(pair);
            } else {
                pair.before().ifPresent(lost::add);
                pair.after().ifPresent(found::add);
            }
        }
        pairs.addAll(match(lost, found, looser));
        return pairs;
    }

    private static <D> Map<String, D> numbered(Collection<D> declarations, Function<D, String> key) {
        Map<String, D> result = new LinkedHashMap<>();
        Map<String, Integer> seen = new HashMap<>();
        for (D declaration : declarations) {
            String name = key.apply(declaration);
            result.put(name + '\n' + seen.merge(name, 1, Integer::sum), declaration);
        }
        return result;
    }
}
