package org.rdma4j.gen.merge;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.RecordDecl;

/**
 * Where a member lies.
 *
 * @param type its C type
 * @param offset in bits, from the start of the outermost record or from its anchor
 * @param width in bits
 */
record Place(CType type, long offset, long width) {

    /**
     * The members by path, those of unnamed types inside the record too.
     *
     * @param atFront whether the record grows at its front: offsets then count from its last member
     */
    static Map<String, Place> of(RecordDecl record, boolean atFront) {
        long anchor = 0;
        if (atFront && !record.fields().isEmpty()) {
            anchor = record.fields().get(record.fields().size() - 1).offset();
        }
        Map<String, Place> places = new LinkedHashMap<>();
        for (PlacedMember member : PlacedMember.of(record)) {
            places.put(member.path(), new Place(member.type(), member.offset() - anchor, member.width()));
        }
        return places;
    }

    /** As a person reads it: {@code 32+16 bits}. */
    String text() {
        return "at bit " + offset + ", " + width + " wide";
    }
}
