package org.rdma4j.gen.config;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Who allocates a record, which headers do not state, and which determines whether it may grow. A record
 * in none of the sets is allocated by callers, which do not pass its size. No record is in both of the first two sets.
 *
 * @param libraryAllocated records that the library allocates; callers get pointers to them
 * @param sizedByCaller records that callers allocate, and whose size they pass outside of the record
 * @param sizedByField names of fields that contain the size of their record, or a mask of its valid fields
 * @param unsized records with such a field that has a different meaning
 * @param growsAtFront library-allocated records that are accessed from their last member, so that new fields are added
 *     at the front
 * @param sizeFields field with the size in bytes of a record that grows at the front, by tag
 */
public record RecordAllocation(
        Set<String> libraryAllocated,
        Set<String> sizedByCaller,
        Set<String> sizedByField,
        Set<String> unsized,
        Set<String> growsAtFront,
        Map<String, String> sizeFields) {

    /** No facts. */
    public static final RecordAllocation NONE = new RecordAllocation(Set.of(), Set.of(), Set.of());

    /** Returns the tags of all records with facts. */
    public Set<String> named() {
        Set<String> all = new TreeSet<>(libraryAllocated);
        all.addAll(sizedByCaller);
        all.addAll(unsized);
        return all;
    }

    /** Returns a copy with additional records whose size the caller passes. */
    public RecordAllocation withSizedByCaller(Set<String> more) {
        Set<String> all = new LinkedHashSet<>(sizedByCaller);
        all.addAll(more);
        return new RecordAllocation(libraryAllocated, all, sizedByField, unsized, growsAtFront, sizeFields);
    }

    /** Creates facts about records without size fields. */
    public RecordAllocation(Set<String> libraryAllocated, Set<String> sizedByCaller, Set<String> growsAtFront) {
        this(libraryAllocated, sizedByCaller, growsAtFront, Map.of());
    }

    /** Creates facts without names of fields that contain sizes or masks. */
    public RecordAllocation(
            Set<String> libraryAllocated,
            Set<String> sizedByCaller,
            Set<String> growsAtFront,
            Map<String, String> sizeFields) {
        this(libraryAllocated, sizedByCaller, Set.of(), Set.of(), growsAtFront, sizeFields);
    }
}
