package org.rdma4j.gen.diff;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;

/** The layouts of a record in two releases. */
final class RecordPair {

    /** Allocation of a record, which determines whether it may grow. */
    enum Allocation {
        LIBRARY("the library allocates it"),
        SIZED("callers pass its size"),
        CALLER("callers allocate it");

        private final String reason;

        Allocation(String reason) {
            this.reason = reason;
        }

        static Allocation of(String record, RecordAllocation facts) {
            if (facts.libraryAllocated().contains(record)) {
                return LIBRARY;
            }
            return facts.sizedByCaller().contains(record) ? SIZED : CALLER;
        }

        /** Returns a clause for reports. */
        String reason() {
            return reason;
        }
    }

    private final RecordDecl before;
    private final RecordDecl after;
    private final Map<String, ComparedMember> olds;
    private final Map<String, ComparedMember> news;
    private final Allocation allocation;
    private final boolean growsAtFront;
    private final Optional<String> user;

    RecordPair(RecordDecl before, RecordDecl after, RecordAllocation facts, Optional<String> user) {
        this.before = before;
        this.after = after;
        this.olds = ComparedMember.of(before);
        this.news = ComparedMember.of(after);
        this.allocation = Allocation.of(after.name(), facts);
        this.growsAtFront = facts.growsAtFront().contains(after.name());
        this.user = user;
    }

    RecordDecl before() {
        return before;
    }

    RecordDecl after() {
        return after;
    }

    Allocation allocation() {
        return allocation;
    }

    /** Returns a function, typedef or field whose signature uses the record by value. */
    Optional<String> user() {
        return user;
    }

    /** Returns {@code true} if programs access the record from its last member. */
    boolean growsAtFront() {
        return growsAtFront;
    }

    Collection<ComparedMember> olds() {
        return olds.values();
    }

    Collection<ComparedMember> news() {
        return news.values();
    }

    boolean isOld(String path) {
        return olds.containsKey(path);
    }

    boolean isNew(String path) {
        return news.containsKey(path);
    }

    /** Returns the older member with the same path, which must exist. */
    ComparedMember old(ComparedMember now) {
        return olds.get(now.path());
    }

    /** Returns the newer member with the same path, which must exist. */
    ComparedMember now(ComparedMember old) {
        return news.get(old.path());
    }

    /** Returns the newer version of the members that both releases have. */
    List<ComparedMember> common() {
        return news.values().stream()
                .filter(spot -> olds.containsKey(spot.path()))
                .toList();
    }

    /** Returns the members of which only the offset has changed. */
    List<ComparedMember> onlyMoved() {
        return common().stream()
                .filter(now -> {
                    ComparedMember old = old(now);
                    return now.offset() != old.offset()
                            && now.width() == old.width()
                            && now.typeText().equals(old.typeText());
                })
                .toList();
    }

    /** Returns {@code true} if the offset of a member, relative to the anchor, has changed. */
    boolean isMoved(ComparedMember now) {
        return position(now, after) != position(old(now), before);
    }

    /** Returns the offset that an older member would have in the newer record without a move. */
    long expected(ComparedMember old) {
        return position(old, before) + anchor(after);
    }

    private long position(ComparedMember spot, RecordDecl record) {
        return spot.offset() - anchor(record);
    }

    /** Returns the anchor: the bit that offsets are relative to. */
    private long anchor(RecordDecl record) {
        List<FieldDecl> fields = record.fields();
        return growsAtFront && !fields.isEmpty() ? fields.get(fields.size() - 1).offset() : 0;
    }

    /** Returns {@code true} if the members have another order, so that positional initializers set other members. */
    boolean isReordered() {
        List<String> olds =
                olds().stream().map(ComparedMember::path).filter(this::isNew).toList();
        List<String> news = common().stream().map(ComparedMember::path).toList();
        // programs do not initialize records that the library allocates
        return allocation != Allocation.LIBRARY && !olds.equals(news);
    }

    /** Returns the moved direct members, without reserved ones. */
    List<ComparedMember> movedRoots() {
        return common().stream()
                .filter(now -> isMoved(now) && !now.isReserved())
                .filter(now -> !isOld(now.parent()) || !isNew(now.parent()) || !isMoved(news.get(now.parent())))
                .toList();
    }
}
