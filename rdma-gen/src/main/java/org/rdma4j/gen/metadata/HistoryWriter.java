package org.rdma4j.gen.metadata;

import java.util.List;
import java.util.Locale;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.model.Metadata;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes as JSON which of several releases have which declarations: for people and tools; nothing here reads it. */
public final class HistoryWriter {

    private HistoryWriter() {}

    /**
     * The text of a history file, ASCII, ending with a line end: every declaration that not all releases have, by kind
     * and name.
     *
     * @param newest of the releases
     */
    public static String write(Metadata newest, History history) {
        ObjectNode object = JsonNodes.object();
        object.put("schema", MetadataWriter.SCHEMA);
        object.put("name", newest.name());
        object.set("releases", JsonNodes.array(history.releases(), JsonNodeFactory.instance::stringNode));
        ObjectNode kinds = JsonNodes.object();
        history.spans().forEach((key, span) -> {
            String kind = key.kind().name().toLowerCase(Locale.ROOT);
            ObjectNode names = (ObjectNode) kinds.get(kind);
            if (names == null) {
                names = JsonNodes.object();
                kinds.set(kind, names);
            }
            names.set(key.name(), write(span, history.releases()));
        });
        object.set("declarations", kinds);
        return JsonPrinter.print(object);
    }

    /** {@code since} where the first release is known; else the one before and the one that has it. */
    private static ObjectNode write(Span span, List<String> releases) {
        ObjectNode object = JsonNodes.object();
        span.since().ifPresent(since -> {
            if (span.exact()) {
                object.put("since", since);
            } else {
                object.put("after", releases.get(releases.indexOf(since) - 1));
                object.put("by", since);
            }
        });
        span.last().ifPresent(last -> object.put("last", last));
        return object;
    }
}
