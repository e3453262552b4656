package org.rdma4j.gen.metadata;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.syntax.JsonTree;
import org.rdma4j.gen.tree.InputLimits;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.TextFile;
import org.rdma4j.gen.tree.Value;

/**
 * Finds the position of a declaration in a metadata file, for messages about the declaration. Positions are not kept
 * when metadata is read; the file is read again.
 */
public final class DeclarationFinder {

    /** List of a kind of declaration, and name and value of the property that identifies a declaration in it. */
    private record Entry(String list, String key, String name) {}

    private DeclarationFinder() {}

    /** Returns the position of the declaration, or empty if the file does not contain it. */
    public static Optional<Location> find(Path file, Declaration declaration) {
        Table root = JsonTree.parse(
                        file.toString(),
                        TextFile.read(file, InputLimits.MAX_METADATA_BYTES, "metadata", "create it with extract"))
                .table();
        Entry entry = entry(declaration);
        for (Value partition : root.required("partitions").elements()) {
            List<Value> found = partition.table().listOrEmpty(entry.list(), v -> v);
            for (Value value : found) {
                Table table = value.table();
                boolean named = PropertyReader.orEmpty(table, entry.key()).equals(entry.name());
                if (named && PropertyReader.header(table).equals(declaration.header())) {
                    return Optional.of(table.required(entry.key()).place().location());
                }
            }
        }
        return Optional.empty();
    }

    private static Entry entry(Declaration declaration) {
        String name = declaration.name();
        if (declaration instanceof RecordDecl record) {
            return new Entry("records", record.kind().keyword(), name);
        }
        if (declaration instanceof EnumDecl) {
            return new Entry("enums", "enum", name);
        }
        if (declaration instanceof OpaqueDecl opaque) {
            return new Entry("opaques", "type", TypeJson.spelling(opaque.type()));
        }
        if (declaration instanceof FunctionDecl) {
            return new Entry("functions", "name", name);
        }
        if (declaration instanceof TypedefDecl) {
            return new Entry("typedefs", "name", name);
        }
        if (declaration instanceof ConstantDecl) {
            return new Entry("constants", "name", name);
        }
        if (declaration instanceof AliasDecl) {
            return new Entry("aliases", "name", name);
        }
        throw new IllegalArgumentException("no list of " + declaration);
    }
}
