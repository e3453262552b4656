package org.rdma4j.gen.metadata;

import java.util.List;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.Skipped;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;
import tools.jackson.databind.node.ObjectNode;

/** JSON of partitions, typedefs, aliases, opaque types, skipped declarations and foreign types. */
final class PartitionJson {

    private final ReferenceTracker reading;

    PartitionJson(ReferenceTracker reading) {
        this.reading = reading;
    }

    static ObjectNode write(Partition partition) {
        ObjectNode object = JsonNodes.object();
        object.put("namespace", partition.namespace());
        JsonNodes.putText(object, "library", partition.library());
        JsonNodes.putText(object, "soname", partition.soname());
        object.set("headers", JsonNodes.array(partition.headers(), JsonNodes::string));
        JsonNodes.putList(object, "records", partition.records(), RecordJson::write);
        JsonNodes.putList(object, "enums", partition.enums(), EnumJson::write);
        JsonNodes.putList(object, "functions", partition.functions(), FunctionJson::write);
        JsonNodes.putList(object, "typedefs", partition.typedefs(), PartitionJson::writeTypedef);
        JsonNodes.putList(object, "constants", partition.constants(), ConstantJson::write);
        JsonNodes.putList(object, "aliases", partition.aliases(), PartitionJson::writeAlias);
        JsonNodes.putList(object, "opaques", partition.opaques(), PartitionJson::writeOpaque);
        JsonNodes.putList(object, "skipped", partition.skipped(), PartitionJson::writeSkipped);
        return object;
    }

    Partition read(Value value) {
        Table table = value.table()
                .allow(
                        "namespace",
                        "library",
                        "soname",
                        "headers",
                        "records",
                        "enums",
                        "functions",
                        "typedefs",
                        "constants",
                        "aliases",
                        "opaques",
                        "skipped");
        String namespace = PropertyReader.namespace(table.required("namespace"));
        reading.declare("namespace", namespace, value.place());
        return new Partition(
                namespace,
                PropertyReader.wordOrEmpty(table, "library"),
                PropertyReader.wordOrEmpty(table, "soname"),
                headers(table.required("headers")),
                table.listOrEmpty("records", new RecordJson(reading)::read),
                table.listOrEmpty("enums", new EnumJson(reading)::read),
                table.listOrEmpty("functions", new FunctionJson(reading)::read),
                table.listOrEmpty("typedefs", this::typedef),
                table.listOrEmpty("constants", v -> macro(v, namespace, new ConstantJson(reading).read(v))),
                table.listOrEmpty("aliases", v -> macro(v, namespace, alias(v))),
                table.listOrEmpty("opaques", this::opaque),
                table.listOrEmpty("skipped", v -> skipped(v, namespace)));
    }

    private static List<String> headers(Value value) {
        List<String> headers = value.list(PropertyReader::word);
        if (headers.isEmpty()) {
            throw value.place().problem("is empty", "name the headers that were read");
        }
        return headers;
    }

    /** Macros have a name space of their own in each partition: a function or an enumerator may have the same name. */
    private <T extends Declaration> T macro(Value value, String namespace, T declaration) {
        reading.declare("macro", declaration.name() + " in " + namespace, value.place());
        return declaration;
    }

    private static ObjectNode writeTypedef(TypedefDecl typedef) {
        ObjectNode object = JsonNodes.object();
        object.put("name", typedef.name());
        object.set("type", TypeJson.write(typedef.type()));
        JsonNodes.putUnlessZero(object, "aligned", typedef.aligned());
        JsonNodes.putText(object, "header", typedef.header());
        return object;
    }

    private TypedefDecl typedef(Value value) {
        Table table = value.table().allow("name", "type", "aligned", "header");
        String name = TypeJson.readDeclared(table, "name");
        reading.declare("type", name, value.place());
        return new TypedefDecl(
                name,
                reading.type(table.required("type")),
                RecordJson.small(table, "aligned"),
                PropertyReader.header(table));
    }

    private static ObjectNode writeAlias(AliasDecl alias) {
        ObjectNode object = JsonNodes.object();
        object.put("name", alias.name());
        object.put("target", TypeJson.spelling(alias.target()));
        JsonNodes.putText(object, "header", alias.header());
        return object;
    }

    private AliasDecl alias(Value value) {
        Table table = value.table().allow("name", "target", "header");
        Value target = table.required("target");
        NamedType type = TypeJson.readName(target);
        reading.refer(type, false, target.place());
        return new AliasDecl(PropertyReader.read(table, "name"), type, PropertyReader.header(table));
    }

    private static ObjectNode writeOpaque(OpaqueDecl opaque) {
        ObjectNode object = JsonNodes.object();
        object.put("type", TypeJson.spelling(opaque.type()));
        JsonNodes.putText(object, "header", opaque.header());
        return object;
    }

    private OpaqueDecl opaque(Value value) {
        Table table = value.table().allow("type", "header");
        NamedType type = TypeJson.readName(table.required("type"));
        reading.declare("type", type.spelling(), value.place());
        return new OpaqueDecl(type.name(), type.tag(), PropertyReader.header(table));
    }

    private static ObjectNode writeSkipped(Skipped skipped) {
        ObjectNode object = JsonNodes.object();
        object.put("name", skipped.name());
        object.put("reason", skipped.reason());
        return object;
    }

    private Skipped skipped(Value value, String namespace) {
        Table table = value.table().allow("name", "reason");
        String name = table.required("name").text();
        reading.declare("skipped name", name + " in " + namespace, value.place());
        return new Skipped(name, table.required("reason").string());
    }

    /** Writes a foreign type. */
    static ObjectNode writeForeign(ForeignType foreign) {
        ObjectNode object = JsonNodes.object();
        object.put("type", TypeJson.spelling(foreign.type()));
        foreign.namespace().ifPresent(namespace -> object.put("namespace", namespace));
        foreign.definition().ifPresent(definition -> object.set("definition", TypeJson.write(definition)));
        if (foreign.isSized()) {
            JsonNodes.putNumber(object, "size", foreign.size());
            JsonNodes.putNumber(object, "align", foreign.alignment());
        }
        return object;
    }

    ForeignType readForeign(Value value) {
        Table table = value.table().allow("type", "namespace", "definition", "size", "align");
        NamedType type = TypeJson.readName(table.required("type"));
        reading.declare("type", type.spelling(), value.place());
        return new ForeignType(
                type,
                table.optional("namespace").map(PropertyReader::namespace),
                table.optional("definition").map(reading::type),
                PropertyReader.numberOrZero(table, "size"),
                PropertyReader.numberOrZero(table, "align"));
    }
}
