package org.rdma4j.gen.merge;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

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
        Map<String, Place> places = new LinkedHashMap<>();
        add(places, record, "", 0);
        if (!atFront || record.fields().isEmpty()) {
            return places;
        }
        long anchor = record.fields().get(record.fields().size() - 1).offset();
        places.replaceAll((path, place) -> new Place(place.type(), place.offset() - anchor, place.width()));
        return places;
    }

    private static void add(Map<String, Place> places, RecordDecl record, String prefix, long base) {
        for (FieldDecl field : record.fields()) {
            CType type = TypeIndex.unqualified(field.type());
            if (!field.name().isEmpty()) {
                places.put(prefix + field.name(), new Place(field.type(), base + field.offset(), field.width()));
            }
            if (type instanceof UnnamedRecord unnamed) {
                String inner = field.name().isEmpty() ? prefix : prefix + field.name() + ".";
                add(places, unnamed.record(), inner, base + field.offset());
            }
        }
    }

    /** As a person reads it: {@code 32+16 bits}. */
    String text() {
        return "at bit " + offset + ", " + width + " wide";
    }
}
