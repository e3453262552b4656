package org.rdma4j.gen.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** Reads {@code [[type_import]]}. The files need not exist, because the running command may create them. */
final class ImportReader {

    private final ConfigPaths paths;
    private final OutputConfig output;
    private final List<PartitionConfig> partitions;

    ImportReader(ConfigPaths paths, OutputConfig output, List<PartitionConfig> partitions) {
        this.paths = paths;
        this.output = output;
        this.partitions = partitions;
    }

    List<TypeImport> readAll(Value value) {
        List<TypeImport> result = new ArrayList<>();
        Map<String, Value> namespaces = new HashMap<>();
        for (Value element : value.elements()) {
            TypeImport read = read(element.table());
            Value namespace = element.table().required("namespace");
            DuplicateCheck.add(namespaces, read.namespace(), namespace);
            if (partitions.stream().anyMatch(p -> p.namespace().equals(read.namespace()))) {
                throw namespace
                        .place()
                        .problem(
                                "is \"" + read.namespace() + "\", a partition of this file",
                                "import only other namespaces");
            }
            result.add(read);
        }
        return List.copyOf(result);
    }

    private TypeImport read(Table table) {
        table.allow("metadata", "namespace", "package", "config");
        Value file = table.required("metadata");
        Path metadata = paths.metadata(file);
        String namespace = ConfigNames.dotted(table.required("namespace"));
        Optional<String> javaPackage = table.optional("package").map(ConfigNames::dotted);
        TypeImport read = new TypeImport(
                metadata,
                namespace,
                javaPackage.orElseGet(() -> defaultPackage(table, namespace)),
                table.optional("config").map(paths::resolve));
        if (read.isOfEachRelease() && read.config().isEmpty()) {
            throw file.place()
                    .problem(
                            "is \"" + file.text() + "\", a separate file for each release",
                            "name the configuration that generates them under config");
        }
        return read;
    }

    private String defaultPackage(Table table, String namespace) {
        String parent = output.javaPackage()
                .orElseThrow(() -> ProblemException.badInput(
                        table.place().location(),
                        "missing key " + table.place().nameOf("package"),
                        "add it, or add output.package, from which it is derived"));
        return parent + "." + DuplicateCheck.lastPart(namespace);
    }
}
