package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.merge.DeclarationTimeline.Sighting;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * Merges structs and unions. The newest layout is bound if the members of older ones have the same offsets in it. A
 * record may grow at its end or, if the configuration lists it, at its front, unless it is passed by value.
 */
final class RecordMerge {

    private final MergeContext context;

    RecordMerge(MergeContext context) {
        this.context = context;
    }

    List<RecordDecl> merge() {
        List<RecordDecl> merged = new ArrayList<>();
        for (DeclarationTimeline<RecordDecl> line :
                context.follow(Partition::records, r -> r.type().spelling())) {
            RecordDecl record = line.newest();
            line.older().forEach(older -> {
                compareFields(line, older);
                compareByValue(line, older);
                compareRoom(line, older);
            });
            context.spans().add(Kind.RECORD, record.name(), line.first(), line.last());
            fieldSpans(line);
            merged.add(record);
        }
        return merged;
    }

    private void compareFields(DeclarationTimeline<RecordDecl> line, Sighting<RecordDecl> older) {
        Map<String, String> olds = places(older.declaration(), older.release());
        Map<String, String> news = places(line.newest(), line.last());
        olds.forEach((path, was) -> {
            String field = line.newest().name() + "." + path;
            String is = news.getOrDefault(path, "gone");
            if (!was.equals(is) && !context.config().moved().contains(field)) {
                throw context.conflicts()
                        .differs(
                                "field " + field,
                                older.release(),
                                was,
                                line.last(),
                                is,
                                "list it under [fields] moved to bind its position in the newest release");
            }
        });
    }

    /**
     * Returns the type and offset of each member by its path. Offsets in a record that grows at the front are relative
     * to the last member.
     */
    private Map<String, String> places(RecordDecl record, int release) {
        boolean front = context.config().records().growsAtFront().contains(record.name());
        int count = record.fields().size();
        long anchor = front && count > 0 ? record.fields().get(count - 1).offset() : 0;
        Map<String, String> places = new LinkedHashMap<>();
        for (PlacedMember member : PlacedMember.of(record)) {
            String place = "at bit " + (member.offset() - anchor);
            places.put(
                    member.path(),
                    TypeIndex.unqualified(member.type()) instanceof UnnamedRecord unnamed
                            // without the size, because members are compared separately and may be added
                            ? unnamed.record().kind().keyword() + " " + place
                            : context.shape(release).of(member.type()) + " " + place + ", " + member.width() + " wide");
        }
        return places;
    }

    /** Rejects any difference in the layout of a record that is passed by value. */
    private void compareByValue(DeclarationTimeline<RecordDecl> line, Sighting<RecordDecl> older) {
        Optional<String> user =
                context.user(line.newest(), line.last()).or(() -> context.user(older.declaration(), older.release()));
        if (user.isPresent()) {
            String was = context.shape(older.release()).layout(older.declaration());
            String is = context.shape(line.last()).layout(line.newest());
            refuseUnlessEqual(line.name() + ", which " + user.get() + " uses by value,", older, was, line, is);
        }
    }

    /** Rejects a record that shrinks, unless the library allocates it: Java must allocate enough for each release. */
    private void compareRoom(DeclarationTimeline<RecordDecl> line, Sighting<RecordDecl> older) {
        RecordDecl then = older.declaration();
        RecordDecl now = line.newest();
        if (!context.config().records().libraryAllocated().contains(now.name())) {
            if (now.size() < then.size()) {
                refuseUnlessEqual(line.name(), older, then.size() + " bytes", line, now.size() + " bytes");
            }
            if (now.alignment() < then.alignment()) {
                refuseUnlessEqual(
                        line.name(), older, "aligned to " + then.alignment(), line, "aligned to " + now.alignment());
            }
        }
    }

    private void refuseUnlessEqual(
            String what, Sighting<RecordDecl> older, String was, DeclarationTimeline<RecordDecl> line, String is) {
        if (!was.equals(is)) {
            throw context.conflicts().differs(what, older.release(), was, line.last(), is);
        }
    }

    /** Adds the spans of members that are newer than their record. */
    private void fieldSpans(DeclarationTimeline<RecordDecl> line) {
        Map<String, Integer> first = new LinkedHashMap<>();
        for (Sighting<RecordDecl> sighting : line.sightings()) {
            PlacedMember.of(sighting.declaration()).forEach(member -> first.put(member.path(), sighting.release()));
        }
        PlacedMember.of(line.newest()).forEach(member -> {
            int since = first.get(member.path());
            if (since > line.first()) {
                context.spans().add(Kind.FIELD, line.newest().name() + "." + member.path(), since, line.last());
            }
        });
    }
}
