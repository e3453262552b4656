package org.rdma4j.gen.tree;

import java.util.Collection;
import java.util.Optional;

/** Suggests a correction for a misspelled word. */
public final class SpellingSuggestion {

    private SpellingSuggestion() {}

    /** Returns the candidate with the smallest edit distance, or empty if the distances are too large. */
    public static Optional<String> of(String word, Collection<String> candidates) {
        int best = Math.max(1, word.length() / 3) + 1;
        String found = null;
        for (String candidate : candidates) {
            int distance = distance(word.toLowerCase(java.util.Locale.ROOT), candidate);
            if (distance < best) {
                best = distance;
                found = candidate;
            }
        }
        return Optional.ofNullable(found);
    }

    /** Returns the Levenshtein distance. */
    private static int distance(String a, String b) {
        int[] above = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, Math.min(above[j], row[j - 1]) + 1);
            }
            above = row;
        }
        return above[b.length()];
    }
}
