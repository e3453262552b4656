package org.rdma4j.gen.diff;

import java.util.List;
import java.util.regex.Pattern;
import org.rdma4j.gen.dump.Spelling;
import org.rdma4j.gen.model.CType;

/**
 * A named member of a record, or of an unnamed record inside it.
 *
 * @param path from the record, as C spells it: {@code wr.rdma.rkey}
 * @param parent the path of the named member that holds it; empty for the record itself
 * @param type its C type
 * @param offset in bits from the outermost record
 * @param width in bits
 * @param bitField whether it is one
 * @param inUnion whether other members may lie over it: it is inside a union
 */
record Spot(String path, String parent, CType type, long offset, long width, boolean bitField, boolean inUnion) {

    /** Words that say: this is room for later. */
    private static final Pattern RESERVED =
            Pattern.compile("_*((abi|ABI)_)?_*(reserved|rsvd|resv|pad|padding|placeholder|unused|dummy)_?\\d*");

    /** The C type; of a member whose own members follow, no more than struct or union. */
    String typeText() {
        return Spelling.ofMember(type);
    }

    /** The bit after its last. */
    long end() {
        return offset + width;
    }

    /** Whether it only keeps room. */
    boolean isReserved() {
        return RESERVED.matcher(path.substring(path.lastIndexOf('.') + 1)).matches();
    }

    /** Its rows in {@code dump}. */
    List<Row> rows(String record) {
        String name = record + "." + path;
        return List.of(new Row("field", name, offset + "+" + width), new Row("type", name, typeText()));
    }

    /** Its type and place, for a person. */
    String text() {
        String size = bitField || width % Byte.SIZE != 0 ? width + " bits" : Places.bytes(width / Byte.SIZE);
        return typeText() + " at " + Places.offset(offset) + ", " + size;
    }
}
