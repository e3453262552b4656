package org.rdma4j.gen.diff;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;

/** The layouts of one record in two releases, laid side by side. */
final class Layouts {

    private final RecordDecl before;
    private final RecordDecl after;
    private final Map<String, Spot> olds;
    private final Map<String, Spot> news;
    private final Allocation allocation;
    private final boolean growsAtFront;

    Layouts(RecordDecl before, RecordDecl after, RecordFacts facts) {
        this.before = before;
        this.after = after;
        this.olds = Spot.of(before);
        this.news = Spot.of(after);
        this.allocation = Allocation.of(after.name(), facts);
        this.growsAtFront = facts.growsAtFront().contains(after.name());
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

    /** Whether programs reach it from its last member. */
    boolean growsAtFront() {
        return growsAtFront;
    }

    Collection<Spot> olds() {
        return olds.values();
    }

    Collection<Spot> news() {
        return news.values();
    }

    boolean isOld(String path) {
        return olds.containsKey(path);
    }

    boolean isNew(String path) {
        return news.containsKey(path);
    }

    /** The older one of the same path, which must be there. */
    Spot old(Spot now) {
        return olds.get(now.path());
    }

    /** The newer one of the same path, which must be there. */
    Spot now(Spot old) {
        return news.get(old.path());
    }

    /** Members that both have, as the newer one has them. */
    List<Spot> common() {
        return news.values().stream()
                .filter(spot -> olds.containsKey(spot.path()))
                .toList();
    }

    /** Members whose offset alone is another. */
    List<Spot> onlyMoved() {
        return common().stream()
                .filter(now -> {
                    Spot old = old(now);
                    return now.offset() != old.offset()
                            && now.width() == old.width()
                            && now.typeText().equals(old.typeText());
                })
                .toList();
    }

    /** Whether a member is elsewhere, seen from where programs reach the record. */
    boolean isMoved(Spot now) {
        return position(now, after) != position(old(now), before);
    }

    /** Where an older member would be in the newer record, had nothing moved. */
    long expected(Spot old) {
        return position(old, before) + anchor(after);
    }

    private long position(Spot spot, RecordDecl record) {
        return spot.offset() - anchor(record);
    }

    /** The bit that offsets are counted from. */
    private long anchor(RecordDecl record) {
        List<FieldDecl> fields = record.fields();
        return growsAtFront && !fields.isEmpty() ? fields.get(fields.size() - 1).offset() : 0;
    }

    /** Members that moved and matter: outermost ones, and none that only keep room. */
    List<Spot> movedRoots() {
        return common().stream()
                .filter(now -> isMoved(now) && !now.isReserved())
                .filter(now -> !isOld(now.parent()) || !isNew(now.parent()) || !isMoved(news.get(now.parent())))
                .toList();
    }
}
