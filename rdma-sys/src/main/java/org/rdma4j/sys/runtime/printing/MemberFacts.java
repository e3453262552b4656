package org.rdma4j.sys.runtime.printing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a record's layout does not say about its members. One word for each fact, with the member's path in front, joined
 * by dots; a member without a name counts as {@code ?0}, {@code ?1} … within its record.
 *
 * <p>{@code num_sge-} is signed, {@code name"} is text, {@code opcode=ibv_wr_opcode} is of that enum, {@code
 * grh@ibv_grh} is that record, {@code wr_flush>4500} came with that release, {@code on:27:1} is a bit-field with its
 * first bit, counted from its record's, and its width.
 */
final class MemberFacts {
    /** A member without a fact. */
    private static final Member NONE = new Member(Map.of());

    private final Map<String, Map<Character, String>> facts = new LinkedHashMap<>();

    private MemberFacts(String words) {
        for (String word : words.split(" ")) {
            int end = 0;
            while (end < word.length() && "-\"=@>:".indexOf(word.charAt(end)) < 0) {
                end++;
            }
            if (end < word.length()) {
                facts.computeIfAbsent(word.substring(0, end), path -> new LinkedHashMap<>())
                        .put(word.charAt(end), word.substring(end + 1));
            }
        }
    }

    static MemberFacts of(String words) {
        return new MemberFacts(words);
    }

    /** What is known of the member of this path. */
    Member member(String path) {
        return facts.containsKey(path) ? new Member(facts.get(path)) : NONE;
    }

    /** The bit-fields directly in a record, in C's order. */
    List<Bits> bits(String prefix) {
        List<Bits> found = new ArrayList<>();
        facts.forEach((path, known) -> {
            boolean here = path.startsWith(prefix) && path.indexOf('.', prefix.length()) < 0;
            if (here && known.containsKey(':')) {
                String[] place = known.get(':').split(":");
                found.add(new Bits(
                        path.substring(prefix.length()), Long.parseLong(place[0]), Integer.parseInt(place[1])));
            }
        });
        return Collections.unmodifiableList(found);
    }

    /**
     * A bit-field.
     *
     * @param name without the record's path
     * @param offset of its first bit from its record's
     * @param width in bits
     */
    record Bits(String name, long offset, int width) {}

    /**
     * A member's facts.
     *
     * @param words by their mark
     */
    record Member(Map<Character, String> words) {
        boolean signed() {
            return words.containsKey('-');
        }

        boolean text() {
            return words.containsKey('"');
        }

        /** The enum that it is of; empty for none. */
        String enumeration() {
            return words.getOrDefault('=', "");
        }

        /** The record that it is; empty for one without a name. */
        String record() {
            return words.getOrDefault('@', "");
        }

        /** The release that it came with, as C tests it; 0 where every release has it. */
        int since() {
            return Integer.parseInt(words.getOrDefault('>', "0"));
        }
    }
}
