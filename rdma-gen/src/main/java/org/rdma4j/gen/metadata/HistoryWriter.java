package org.rdma4j.gen.metadata;

import java.util.List;
import java.util.Locale;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Span;
import org.rdma4j.gen.model.Metadata;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes a {@link History} as JSON, for people and other tools. The generator does not read it. */
public final class HistoryWriter {

    private HistoryWriter() {}

    /**
     * Returns the text of a history file: declarations that some releases lack, by kind and name. The text is ASCII and
     * ends with a line feed.
     *
     * @param newest metadata of the newest release
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

    /**
     * Writes {@code since} if the first release is known, otherwise the last release without and the first one with it.
     */
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
