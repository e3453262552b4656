package org.rdma4j.gen.metadata;

import java.util.Optional;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.RecordDecl.Kind;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;
import tools.jackson.databind.node.ObjectNode;

/** JSON of structs and unions. */
final class RecordJson {

    private static final int MAX_BIT_FIELD_WIDTH = 128;

    private final ReferenceTracker reading;

    RecordJson(ReferenceTracker reading) {
        this.reading = reading;
    }

    static ObjectNode write(RecordDecl record) {
        if (record.isUnnamed()) {
            throw new IllegalArgumentException("an unnamed record is not nested: " + record);
        }
        ObjectNode object = JsonNodes.object();
        object.put(record.kind().keyword(), record.name());
        JsonNodes.putFlag(object, "typedef", record.typedefNamed());
        JsonNodes.putText(object, "header", record.header());
        writeContent(object, record);
        return object;
    }

    static ObjectNode writeUnnamed(RecordDecl record) {
        if (!record.isUnnamed() || record.typedefNamed()) {
            throw new IllegalArgumentException("a named record is nested in another: " + record.name());
        }
        ObjectNode object = JsonNodes.object();
        JsonNodes.putText(object, "header", record.header());
        writeContent(object, record);
        return object;
    }

    private static void writeContent(ObjectNode object, RecordDecl record) {
        writePacking(object, record.packing());
        JsonNodes.putNumber(object, "size", record.size());
        JsonNodes.putNumber(object, "align", record.alignment());
        object.set("fields", JsonNodes.array(record.fields(), RecordJson::writeField));
    }

    private static ObjectNode writeField(FieldDecl field) {
        ObjectNode object = JsonNodes.object();
        JsonNodes.putText(object, "name", field.name());
        object.set("type", TypeJson.write(field.type()));
        if (field.isBitField()) {
            JsonNodes.putNumber(object, "bits", field.bits());
        }
        writePacking(object, field.packing());
        JsonNodes.putNumber(object, "offset", field.offset());
        JsonNodes.putNumber(object, "width", field.width());
        return object;
    }

    RecordDecl read(Value value) {
        Table table = value.table();
        boolean struct = table.has("struct");
        String keyword = struct ? "struct" : "union";
        table.allow(keyword, "typedef", "header", "packed", "aligned", "pragmaPack", "size", "align", "fields");
        RecordDecl record = content(keyword, TypeJson.readDeclared(table, keyword), table.flag("typedef"), table);
        reading.declare("type", TypeJson.spelling(record.type()), value.place());
        return record;
    }

    RecordDecl readUnnamed(String keyword, Table table) {
        table.allow("header", "packed", "aligned", "pragmaPack", "size", "align", "fields");
        return content(keyword, "", false, table);
    }

    private RecordDecl content(String keyword, String name, boolean typedefNamed, Table table) {
        return new RecordDecl(
                keyword.equals("struct") ? Kind.STRUCT : Kind.UNION,
                name,
                typedefNamed,
                readPacking(table),
                PropertyReader.number(table, "size"),
                PropertyReader.number(table, "align"),
                table.required("fields").list(this::field),
                PropertyReader.header(table));
    }

    private FieldDecl field(Value value) {
        Table table = value.table().allow("name", "type", "bits", "packed", "aligned", "pragmaPack", "offset", "width");
        Optional<Integer> bits = table.optional("bits").map(v -> (int) v.integer(0, MAX_BIT_FIELD_WIDTH));
        CType type = reading.complete(table.required("type"));
        return new FieldDecl(
                table.has("name") ? PropertyReader.read(table, "name") : "",
                type,
                bits.orElse(FieldDecl.NOT_A_BIT_FIELD),
                readPacking(table),
                PropertyReader.number(table, "offset"),
                PropertyReader.number(table, "width"));
    }

    private static void writePacking(ObjectNode object, Packing packing) {
        JsonNodes.putFlag(object, "packed", packing.packed());
        JsonNodes.putUnlessZero(object, "aligned", packing.aligned());
        JsonNodes.putUnlessZero(object, "pragmaPack", packing.pragmaPack());
    }

    private static Packing readPacking(Table table) {
        return new Packing(table.flag("packed"), small(table, "aligned"), small(table, "pragmaPack"));
    }

    /** Returns the number of bytes in the property, or 0 if the property is missing. */
    static int small(Table table, String key) {
        return table.optional(key)
                .map(v -> (int) v.integer(0, Integer.MAX_VALUE))
                .orElse(0);
    }
}
