package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Reduces a text that shows a fault, first by declarations and then by tokens. */
final class Reducer {

    private final Predicate<String> faulty;
    private int triesLeft;

    /**
     * @param faulty tests whether a text still shows the fault
     * @param tries the maximum number of tests
     */
    Reducer(Predicate<String> faulty, int tries) {
        this.faulty = faulty;
        this.triesLeft = tries;
    }

    /** Returns the shortest header found that shows the fault. */
    String reduce(List<RandomDeclaration> draws) {
        List<String> texts =
                shortest(draws.stream().map(RandomDeclaration::text).toList());
        // The marks between files depend on line breaks, so such a text is not reduced by tokens.
        if (String.join("", texts).contains("//@")) {
            return String.join("", shortest(lines(texts)));
        }
        List<String> tokens = new ArrayList<>();
        for (String token : EquivalentSpelling.tokens(
                String.join("", texts).replace("\\\n", " ").replaceAll("(?s)/\\*.*?\\*/|//[^\n]*", " "))) {
            tokens.add(token.startsWith("#") ? "\n" + token : token + (token.matches("[;{}]") ? "\n" : " "));
        }
        if (faulty.test(String.join("", tokens))) {
            return String.join("", shortest(tokens)).replaceAll("\n\n+", "\n");
        }
        return String.join("", shortest(lines(texts)));
    }

    private static List<String> lines(List<String> texts) {
        return texts.stream().flatMap(t -> t.lines().map(l -> l + "\n")).toList();
    }

    private List<String> shortest(List<String> pieces) {
        List<String> left = new ArrayList<>(pieces);
        for (int size = Math.max(1, left.size() / 2); size > 0; size /= 2) {
            for (int from = left.size() - size; from >= 0 && triesLeft > 0; from -= size) {
                List<String> fewer = new ArrayList<>(left);
                fewer.subList(from, from + size).clear();
                triesLeft--;
                if (faulty.test(String.join("", fewer))) {
                    left = fewer;
                    from = Math.min(from, left.size());
                }
            }
        }
        return left;
    }
}
