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
 * The same declaration in two releases; at least one of the two is there.
 *
 * @param before in the older release
 * @param after in the newer one
 */
record DeclarationPair<D>(Optional<D> before, Optional<D> after) {

    /** Pairs what has the same key; where a key stands more than once, the first with the first and so on. */
    static <D> List<DeclarationPair<D>> match(Collection<D> before, Collection<D> after, Function<D, String> key) {
        Map<String, D> olds = numbered(before, key);
        Map<String, D> news = numbered(after, key);
        List<DeclarationPair<D>> pairs = new ArrayList<>();
        olds.forEach((name, old) ->
                pairs.add(new DeclarationPair<>(Optional.of(old), Optional.ofNullable(news.remove(name)))));
        news.values().forEach(d -> pairs.add(new DeclarationPair<>(Optional.empty(), Optional.of(d))));
        return pairs;
    }

    /** Pairs by a key, and what is left over by a second, looser one. */
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
