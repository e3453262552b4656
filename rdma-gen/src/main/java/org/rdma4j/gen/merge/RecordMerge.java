package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rdma4j.gen.merge.Line.Sighting;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/**
 * Structs and unions: the newest layout, once no member of an older one lies elsewhere in it. A record may grow, at its
 * end or, where the configuration says so, at its front.
 */
final class RecordMerge {

    private final Context context;

    RecordMerge(Context context) {
        this.context = context;
    }

    List<RecordDecl> merge() {
        List<RecordDecl> merged = new ArrayList<>();
        for (Line<RecordDecl> line :
                context.follow(Partition::records, r -> r.type().spelling())) {
            RecordDecl record = line.newest();
            line.older().forEach(older -> compare(line, older));
            context.spans().add(Kind.RECORD, record.name(), line.first(), line.last());
            fieldSpans(line);
            merged.add(record);
        }
        return merged;
    }

    private void compare(Line<RecordDecl> line, Sighting<RecordDecl> older) {
        RecordDecl now = line.newest();
        RecordDecl then = older.declaration();
        Map<String, Place> places = places(now);
        places(then).forEach((path, place) -> {
            String field = now.name() + "." + path;
            Place newer = places.get(path);
            if (context.config().moved().contains(field)) {
                return;
            }
            String was = text(place, older.release());
            String is = newer == null ? "gone" : text(newer, line.last());
            if (!was.equals(is)) {
                throw context.conflicts()
                        .differs(
                                "field " + field,
                                older.release(),
                                was,
                                line.last(),
                                is,
                                "list it under [fields] moved, and the newest release's place is bound");
            }
        });
    }

    private Map<String, Place> places(RecordDecl record) {
        return Place.of(record, context.config().records().growsAtFront().contains(record.name()));
    }

    private String text(Place place, int release) {
        if (TypeIndex.unqualified(place.type()) instanceof UnnamedRecord unnamed) {
            // Its members are compared one by one, and more of them make it larger.
            return unnamed.record().kind().keyword() + " at bit " + place.offset();
        }
        return context.shape(release).of(place.type()) + " " + place.text();
    }

    /** Members that came after their record did. */
    private void fieldSpans(Line<RecordDecl> line) {
        Map<String, Integer> first = new LinkedHashMap<>();
        for (Sighting<RecordDecl> sighting : line.sightings()) {
            Place.of(sighting.declaration(), false).keySet().forEach(path -> first.put(path, sighting.release()));
        }
        Place.of(line.newest(), false).keySet().forEach(path -> {
            int since = first.get(path);
            if (since > line.first()) {
                context.spans().add(Kind.FIELD, line.newest().name() + "." + path, since, line.last());
            }
        });
    }
}
