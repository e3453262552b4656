package org.rdma4j.gen.metadata;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.syntax.JsonTree;
import org.rdma4j.gen.tree.InputLimits;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.TextFile;
import org.rdma4j.gen.tree.Value;

/** Reads metadata from JSON and validates it. */
public final class MetadataReader {

    private MetadataReader() {}

    /**
     * Reads a metadata file.
     *
     * @throws ProblemException with exit code 2, file, line and JSON pointer, if the metadata is invalid
     */
    public static Metadata read(Path file) {
        return parse(
                file.toString(),
                TextFile.read(file, InputLimits.MAX_METADATA_BYTES, "metadata", "create it with extract"));
    }

    /**
     * Parses metadata.
     *
     * @param fileName name of the file for messages
     * @throws ProblemException with exit code 2, file, line and JSON pointer, if the metadata is invalid
     */
    public static Metadata parse(String fileName, String json) {
        Table root = JsonTree.parse(fileName, json).table();
        // First, because other schema versions may differ in everything else.
        checkSchema(root.required("schema"));
        if (!root.has(MultiTargetJson.TARGETS)) {
            return single(fileName, root);
        }
        List<Metadata> each = new ArrayList<>();
        for (Table tree : MultiTargetJson.split(root)) {
            each.add(single(fileName, tree));
        }
        return Metadata.of(each);
    }

    /** Reads the metadata of a single target. */
    private static Metadata single(String fileName, Table root) {
        root.allow("schema", "name", "release", MultiTargetJson.TARGET, "versions", "partitions", "foreign");
        ReferenceTracker reading = new ReferenceTracker();
        PartitionJson partitions = new PartitionJson(reading);
        Metadata metadata = new Metadata(
                project(root.required("name")),
                PropertyReader.wordOrEmpty(root, "release"),
                MultiTargetJson.target(root.required(MultiTargetJson.TARGET)),
                versions(root.required("versions").table()),
                root.required("partitions").list(partitions::read),
                root.required("foreign").list(partitions::readForeign));
        TypeIndex types = new TypeIndex(metadata);
        reading.checkReferences(types);
        RecursiveRecordCheck.check(fileName, metadata, types);
        return metadata;
    }

    private static String project(Value value) {
        String name = PropertyReader.word(value);
        if (name.startsWith(".") || name.contains("/")) {
            throw value.place().problem("is \"" + name + "\", which is a path", "write the name of the project");
        }
        return name;
    }

    private static void checkSchema(Value value) {
        BigInteger schema = value.integer();
        if (!schema.equals(BigInteger.valueOf(MetadataWriter.SCHEMA))) {
            throw value.place()
                    .problem(
                            "is " + schema + ", but this version of rdma-gen reads " + MetadataWriter.SCHEMA,
                            "extract the file again, or use the version of rdma-gen that wrote it");
        }
    }

    private static SortedMap<String, String> versions(Table table) {
        SortedMap<String, String> versions = new TreeMap<>();
        table.entries().forEach((name, value) -> versions.put(name, value.string()));
        return Collections.unmodifiableSortedMap(versions);
    }
}
