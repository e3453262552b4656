package org.rdma4j.tests.guest.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.rdma4j.sys.ibverbs.ibv_sge;

/** An entry of a scatter/gather list. */
record SgEntry(long address, int length, int lkey) {
    static MemorySegment list(Arena arena, List<SgEntry> pieces) {
        MemorySegment list = ibv_sge.allocateArray(pieces.size(), arena);
        for (int i = 0; i < pieces.size(); i++) {
            MemorySegment sge = ibv_sge.asSlice(list, i);
            ibv_sge.addr(sge, pieces.get(i).address);
            ibv_sge.length(sge, pieces.get(i).length);
            ibv_sge.lkey(sge, pieces.get(i).lkey);
        }
        return list;
    }
}
