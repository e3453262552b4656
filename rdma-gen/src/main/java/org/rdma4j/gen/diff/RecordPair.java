package org.rdma4j.gen.diff;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;

/** The layouts of one record in two releases, laid side by side. */
final class RecordPair {

    /** Who allocates a record, on which it depends whether it may grow. */
    enum Allocation {
        LIBRARY("the library allocates it"),
        SIZED("callers say how much of it they have"),
        CALLER("callers allocate it");

        private final String reason;

        Allocation(String reason) {
            this.reason = reason;
        }

        static Allocation of(String record, RecordFacts facts) {
            if (facts.libraryAllocated().contains(record)) {
                return LIBRARY;
            }
            return facts.sizedByCaller().contains(record) ? SIZED : CALLER;
        }

        /** As a clause. */
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

    RecordPair(RecordDecl before, RecordDecl after, RecordFacts facts, Optional<String> user) {
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

    /** Whose signature has the record by value. */
    Optional<String> user() {
        return user;
    }

    /** Whether programs reach it from its last member. */
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

    /** The older one of the same path, which must be there. */
    ComparedMember old(ComparedMember now) {
        return olds.get(now.path());
    }

    /** The newer one of the same path, which must be there. */
    ComparedMember now(ComparedMember old) {
        return news.get(old.path());
    }

    /** Members that both have, as the newer one has them. */
    List<ComparedMember> common() {
        return news.values().stream()
                .filter(spot -> olds.containsKey(spot.path()))
                .toList();
    }

    /** Members whose offset alone is another. */
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

    /** Whether a member is elsewhere, seen from where programs reach the record. */
    boolean isMoved(ComparedMember now) {
        return position(now, after) != position(old(now), before);
    }

    /** Where an older member would be in the newer record, had nothing moved. */
    long expected(ComparedMember old) {
        return position(old, before) + anchor(after);
    }

    private long position(ComparedMember spot, RecordDecl record) {
        return spot.offset() - anchor(record);
    }

    /** The bit that offsets are counted from. */
    private long anchor(RecordDecl record) {
        List<FieldDecl> fields = record.fields();
        return growsAtFront && !fields.isEmpty() ? fields.get(fields.size() - 1).offset() : 0;
    }

    /** Whether what initializers without names set is another member now: they follow C's order. */
    boolean isReordered() {
        List<String> olds =
                olds().stream().map(ComparedMember::path).filter(this::isNew).toList();
        List<String> news = common().stream().map(ComparedMember::path).toList();
        // What only the library allocates is never initialized so.
        return allocation != Allocation.LIBRARY && !olds.equals(news);
    }

    /** Members that moved and matter: outermost ones, and none that only keep room. */
    List<ComparedMember> movedRoots() {
        return common().stream()
                .filter(now -> isMoved(now) && !now.isReserved())
                .filter(now -> !isOld(now.parent()) || !isNew(now.parent()) || !isMoved(news.get(now.parent())))
                .toList();
    }
}
