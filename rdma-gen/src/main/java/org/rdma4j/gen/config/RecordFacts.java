package org.rdma4j.gen.config;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What no header says about records: who allocates them, on which it depends whether they may grow. A record in none of
 * the sets is allocated by callers, who do not say how large theirs is. No record is in both of the first two.
 *
 * @param libraryAllocated records that a caller only ever gets a pointer to
 * @param sizedByCaller records that callers allocate and whose extent they state in a way that the record does not show
 * @param sizedByField names of fields by which callers state the extent of a record that has one: a size, a mask of valid
 *     fields
 * @param unsized records that have such a field, which says something else
 * @param growsAtFront library-allocated records that are reached from their last member, so that new fields go first
 * @param sizeFields of those that grow at their front the field that says how many bytes of it there are, by the record's
 *     tag
 */
public record RecordFacts(
        Set<String> libraryAllocated,
        Set<String> sizedByCaller,
        Set<String> sizedByField,
        Set<String> unsized,
        Set<String> growsAtFront,
        Map<String, String> sizeFields) {

    /** Nothing is known. */
    public static final RecordFacts NONE = new RecordFacts(Set.of(), Set.of(), Set.of());

    /** The records that are named. */
    public Set<String> named() {
        Set<String> all = new TreeSet<>(libraryAllocated);
        all.addAll(sizedByCaller);
        all.addAll(unsized);
        return all;
    }

    /** The same with these records sized by the caller too. */
    public RecordFacts withSizedByCaller(Set<String> more) {
        Set<String> all = new LinkedHashSet<>(sizedByCaller);
        all.addAll(more);
        return new RecordFacts(libraryAllocated, all, sizedByField, unsized, growsAtFront, sizeFields);
    }

    /** None of them says its size. */
    public RecordFacts(Set<String> libraryAllocated, Set<String> sizedByCaller, Set<String> growsAtFront) {
        this(libraryAllocated, sizedByCaller, growsAtFront, Map.of());
    }

    /** No field tells who states what. */
    public RecordFacts(
            Set<String> libraryAllocated,
            Set<String> sizedByCaller,
            Set<String> growsAtFront,
            Map<String, String> sizeFields) {
        this(libraryAllocated, sizedByCaller, Set.of(), Set.of(), growsAtFront, sizeFields);
    }
}
