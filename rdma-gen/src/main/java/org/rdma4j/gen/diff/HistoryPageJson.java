package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.tree.JsonString;

/**
 * Data of the history page as JSON. Changes and layouts that several releases share are stored once.
 */
final class HistoryPageJson {

    /** Separator before the target of a layout. */
    private static final String ON = " on ";

    private final List<Metadata> releases;
    private final RecordAllocation facts;
    private final Map<String, Integer> changes = new LinkedHashMap<>();
    private final List<String> pairs = new ArrayList<>();
    private final Map<String, Map<String, List<Integer>>> layouts = new TreeMap<>();

    HistoryPageJson(List<Metadata> releases, RecordAllocation facts) {
        this.releases = releases;
        this.facts = facts;
    }

    String json() {
        for (int old = 0; old < releases.size(); old++) {
            records(releases.get(old)).forEach(layouts(old, ""));
            for (int now = old + 1; now < releases.size(); now++) {
                addPair(old, now);
            }
        }
        Target.ALL.forEach(this::addDiffering);
        return new JsonLine()
                .raw("releases", JsonLine.array(releases, HistoryPageJson::release))
                .raw("kinds", JsonLine.array(List.of(ChangeKind.values()), HistoryPageJson::kind))
                .raw("changes", "[" + String.join(",\n", changes.keySet()) + "]")
                .raw("pairs", "[" + String.join(",\n", pairs) + "]")
                .raw("layouts", layouts())
                .toString();
    }

    private static String release(Metadata metadata) {
        JsonLine versions = new JsonLine();
        metadata.versions().forEach(versions::put);
        return new JsonLine()
                .put("title", Diff.title(metadata))
                .put(
                        "target",
                        metadata.each().stream().map(m -> m.target().triple()).collect(Collectors.joining(", ")))
                .raw("versions", versions.toString())
                .toString();
    }

    private static String kind(ChangeKind kind) {
        return new JsonLine()
                .put("word", kind.word())
                .put("title", kind.title())
                .toString();
    }

    private void addPair(int old, int now) {
        DiffReport report = Diff.compare(releases.get(old), releases.get(now), facts);
        List<Integer> numbers = new ArrayList<>();
        for (Change change : report.changes()) {
            numbers.add(changes.computeIfAbsent(json(change), json -> changes.size()));
        }
        pairs.add("[" + old + "," + now + "," + JsonLine.array(numbers, String::valueOf) + "]");
    }

    private static String json(Change change) {
        return new JsonLine()
                .put("k", change.kind().word())
                .put("a", change.action().word())
                .put("p", change.namespace())
                .put("n", change.name())
                .putUnlessEmpty("t", String.join(", ", change.targets()))
                .putUnlessEmpty("b", change.before())
                .putUnlessEmpty("c", change.after())
                .put("v", change.verdict().word())
                .put("w", change.reason())
                .toString();
    }

    /** Adds the layouts that differ from those of the first target in at least one release. */
    private void addDiffering(Target target) {
        Set<String> differing = new TreeSet<>();
        for (Metadata release : releases) {
            Map<String, RecordDecl> first = records(release);
            release.on(target)
                    .map(HistoryPageJson::records)
                    .ifPresent(there -> there.forEach((key, record) -> {
                        if (first.containsKey(key) && !layout(first.get(key)).equals(layout(record))) {
                            differing.add(key);
                        }
                    }));
        }
        for (int i = 0; i < releases.size(); i++) {
            BiConsumer<String, RecordDecl> layouts = layouts(i, ON + target.triple());
            releases.get(i)
                    .on(target)
                    .map(HistoryPageJson::records)
                    .ifPresent(there -> differing.stream()
                            .filter(there::containsKey)
                            .forEach(key -> layouts.accept(key, there.get(key))));
        }
    }

    /** Returns the records by partition and name. */
    private static Map<String, RecordDecl> records(Metadata metadata) {
        Map<String, RecordDecl> records = new TreeMap<>();
        for (Partition partition : metadata.partitions()) {
            partition.records().forEach(record -> records.put(partition.namespace() + " " + record.name(), record));
        }
        return records;
    }

    /** Returns an action that adds the layout of a record. */
    private BiConsumer<String, RecordDecl> layouts(int release, String suffix) {
        return (key, record) -> layouts.computeIfAbsent(key + suffix, k -> new LinkedHashMap<>())
                .computeIfAbsent(layout(record), k -> new ArrayList<>())
                .add(release);
    }

    private static String layout(RecordDecl record) {
        return new JsonLine()
                .put("kind", record.kind().keyword())
                .put("size", record.size())
                .put("align", record.alignment())
                .raw("fields", JsonLine.array(ComparedMember.of(record).values(), HistoryPageJson::field))
                .toString();
    }

    private static String field(ComparedMember spot) {
        return "[" + JsonString.quote(spot.path()) + "," + JsonString.quote(spot.parent()) + "," + spot.offset() + ","
                + spot.width() + "," + JsonString.quote(spot.typeText()) + "]";
    }

    private String layouts() {
        JsonLine all = new JsonLine();
        layouts.forEach((key, versions) -> {
            String record = key.substring(key.indexOf(' ') + 1);
            String name = record.contains(ON) ? record.substring(0, record.indexOf(ON)) : record;
            JsonLine json = new JsonLine()
                    .put("owner", RecordPair.Allocation.of(name, facts).reason())
                    .put("front", facts.growsAtFront().contains(name) ? 1 : 0)
                    .raw(
                            "versions",
                            JsonLine.array(
                                    versions.entrySet(),
                                    e -> "[" + JsonLine.array(e.getValue(), String::valueOf) + "," + e.getKey() + "]"));
            all.raw(key, "\n" + json);
        });
        return all.toString();
    }
}
