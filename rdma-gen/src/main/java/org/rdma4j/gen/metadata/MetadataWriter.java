package org.rdma4j.gen.metadata;

import java.util.LinkedHashMap;
import java.util.Map;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Target;
import tools.jackson.databind.node.ObjectNode;

/** Writes metadata as JSON. */
public final class MetadataWriter {

    /** Version of the file format; readers accept only this version. */
    static final int SCHEMA = 1;

    private MetadataWriter() {}

    /**
     * Returns the text of a metadata file. The text is ASCII and ends with a line feed.
     *
     * @throws IllegalArgumentException if sizes or offsets are unknown, names are missing or misplaced, or the targets
     *     differ in more than sizes and offsets
     */
    public static String write(Metadata metadata) {
        if (metadata.others().isEmpty()) {
            return JsonPrinter.print(tree(metadata));
        }
        Map<Target, ObjectNode> trees = new LinkedHashMap<>();
        metadata.each().forEach(m -> trees.put(m.target(), tree(m)));
        return JsonPrinter.print(MultiTargetJson.merge(trees));
    }

    private static ObjectNode tree(Metadata metadata) {
        Target target = metadata.target();
        if (!Target.ALL.contains(target)) {
            throw new IllegalArgumentException("not a known target: " + target);
        }
        ObjectNode object = JsonNodes.object();
        object.put("schema", SCHEMA);
        object.put("name", metadata.name());
        JsonNodes.putText(object, "release", metadata.release());
        object.put(MultiTargetJson.TARGET, target.triple());
        ObjectNode versions = JsonNodes.object();
        metadata.versions().forEach(versions::put);
        object.set("versions", versions);
        object.set("partitions", JsonNodes.array(metadata.partitions(), PartitionJson::write));
        object.set("foreign", JsonNodes.array(metadata.foreign(), PartitionJson::writeForeign));
        return object;
    }
}
