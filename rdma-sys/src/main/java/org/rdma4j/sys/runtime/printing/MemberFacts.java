package org.rdma4j.sys.runtime.printing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Properties of a record's members that its layout does not express. They are encoded as text, one word for each
 * property: the path of the member, joined by dots, then a mark and the value. Unnamed members are called {@code ?0},
 * {@code ?1} and so on within their record.
 *
 * <p>{@code num_sge-} is signed, {@code name"} is text, {@code opcode=ibv_wr_opcode} is of that enum type, {@code
 * grh@ibv_grh} is of that record type, {@code wr_flush>4500} was introduced in that release, and {@code on:27:1} is a
 * bit-field with its first bit, counted from the start of its record, and its width.
 */
final class MemberFacts {
    /** A member without properties. */
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

    /** Returns the properties of the member with this path. */
    Member member(String path) {
        return facts.containsKey(path) ? new Member(facts.get(path)) : NONE;
    }

    /** Returns the bit-fields of a record, without those of nested records, in the order of C. */
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
     * @param name the name, without the path of the record
     * @param offset the first bit, counted from the start of the record
     * @param width the number of bits
     */
    record Bits(String name, long offset, int width) {}

    /**
     * Properties of a member.
     *
     * @param values the values of the properties, by mark
     */
    record Member(Map<Character, String> values) {
        boolean signed() {
            return values.containsKey('-');
        }

        boolean text() {
            return values.containsKey('"');
        }

        /** Returns the enum type; empty if the member is not an enum. */
        String enumeration() {
            return values.getOrDefault('=', "");
        }

        /** Returns the record type; empty if it has no name. */
        String record() {
            return values.getOrDefault('@', "");
        }

        /** Returns the release that introduced the member, as C code compares it; 0 if all releases have it. */
        int since() {
            return Integer.parseInt(values.getOrDefault('>', "0"));
        }
    }
}
