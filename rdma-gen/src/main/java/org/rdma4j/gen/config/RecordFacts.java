package org.rdma4j.gen.config;

import java.util.Map;
import java.util.Set;

/**
 * What no header says about records: who allocates them, on which it depends whether they may grow. A record in none of
 * the sets is allocated by callers, who do not say how large theirs is. No record is in both of the first two.
 *
 * @param libraryAllocated records that a caller only ever gets a pointer to
 * @param sizedByCaller records that callers allocate and whose extent they state, by a size or a mask of valid fields
 * @param growsAtFront library-allocated records that are reached from their last member, so that new fields go first
 * @param sizeFields of those that grow at their front the field that says how many bytes of it there are, by the record's
 *     tag
 */
public record RecordFacts(
        Set<String> libraryAllocated,
        Set<String> sizedByCaller,
        Set<String> growsAtFront,
        Map<String, String> sizeFields) {

    /** Nothing is known. */
    public static final RecordFacts NONE = new RecordFacts(Set.of(), Set.of(), Set.of());

    /** None of them says its size. */
    public RecordFacts(Set<String> libraryAllocated, Set<String> sizedByCaller, Set<String> growsAtFront) {
        this(libraryAllocated, sizedByCaller, growsAtFront, Map.of());
    }
}
