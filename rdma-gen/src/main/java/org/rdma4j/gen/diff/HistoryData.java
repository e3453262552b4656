package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.tree.JsonString;

/** What the page shows, as JSON. Most changes belong to several pairs of releases, most layouts to all: each is held once. */
final class HistoryData {

    private final List<Metadata> releases;
    private final RecordFacts facts;
    private final Map<String, Integer> changes = new LinkedHashMap<>();
    private final List<String> pairs = new ArrayList<>();
    private final Map<String, Map<String, List<Integer>>> layouts = new TreeMap<>();

    HistoryData(List<Metadata> releases, RecordFacts facts) {
        this.releases = releases;
        this.facts = facts;
    }

    String json() {
        for (int old = 0; old < releases.size(); old++) {
            Metadata release = releases.get(old);
            for (Partition partition : release.partitions()) {
                for (RecordDecl record : partition.records()) {
                    addLayout(old, partition.namespace() + " " + record.name(), record);
                }
            }
            for (int now = old + 1; now < releases.size(); now++) {
                addPair(old, now);
            }
        }
        return new JsonText()
                .raw("releases", JsonText.array(releases, HistoryData::release))
                .raw("kinds", JsonText.array(List.of(Kind.values()), HistoryData::kind))
                .raw("changes", "[" + String.join(",\n", changes.keySet()) + "]")
                .raw("pairs", "[" + String.join(",\n", pairs) + "]")
                .raw("layouts", layouts())
                .toString();
    }

    private static String release(Metadata metadata) {
        JsonText versions = new JsonText();
        metadata.versions().forEach(versions::put);
        return new JsonText()
                .put("title", Diff.title(metadata))
                .put("target", metadata.target().triple())
                .raw("versions", versions.toString())
                .toString();
    }

    private static String kind(Kind kind) {
        return new JsonText()
                .put("word", kind.word())
                .put("title", kind.title())
                .toString();
    }

    private void addPair(int old, int now) {
        Report report = Diff.compare(releases.get(old), releases.get(now), facts);
        List<Integer> numbers = new ArrayList<>();
        for (Change change : report.changes()) {
            numbers.add(changes.computeIfAbsent(json(change), json -> changes.size()));
        }
        pairs.add("[" + old + "," + now + "," + JsonText.array(numbers, String::valueOf) + "]");
    }

    private static String json(Change change) {
        return new JsonText()
                .put("k", change.kind().word())
                .put("a", change.action().word())
                .put("p", change.namespace())
                .put("n", change.name())
                .putUnlessEmpty("b", change.before())
                .putUnlessEmpty("c", change.after())
                .put("v", change.verdict().word())
                .put("w", change.reason())
                .toString();
    }

    private void addLayout(int release, String key, RecordDecl record) {
        String fields = JsonText.array(Spot.of(record).values(), HistoryData::field);
        String layout = new JsonText()
                .put("kind", record.kind().keyword())
                .put("size", record.size())
                .put("align", record.alignment())
                .raw("fields", fields)
                .toString();
        layouts.computeIfAbsent(key, k -> new LinkedHashMap<>())
                .computeIfAbsent(layout, k -> new ArrayList<>())
                .add(release);
    }

    private static String field(Spot spot) {
        return "[" + JsonString.quote(spot.path()) + "," + JsonString.quote(spot.parent()) + "," + spot.offset() + ","
                + spot.width() + "," + JsonString.quote(spot.typeText()) + "]";
    }

    private String layouts() {
        JsonText all = new JsonText();
        layouts.forEach((key, versions) -> {
            String name = key.substring(key.indexOf(' ') + 1);
            JsonText record = new JsonText()
                    .put("owner", Allocation.of(name, facts).reason())
                    .put("front", facts.growsAtFront().contains(name) ? 1 : 0)
                    .raw(
                            "versions",
                            JsonText.array(
                                    versions.entrySet(),
                                    e -> "[" + JsonText.array(e.getValue(), String::valueOf) + "," + e.getKey() + "]"));
            all.raw(key, "\n" + record);
        });
        return all.toString();
    }
}
