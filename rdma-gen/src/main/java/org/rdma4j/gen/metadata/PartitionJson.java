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

/** Partitions, the declarations in them that are too small for a class of their own, and foreign types. */
final class PartitionJson {

    private final Reading reading;

    PartitionJson(Reading reading) {
        this.reading = reading;
    }

    static ObjectNode write(Partition partition) {
        ObjectNode object = Json.object();
        object.put("namespace", partition.namespace());
        Json.putText(object, "library", partition.library());
        Json.putText(object, "soname", partition.soname());
        object.set("headers", Json.array(partition.headers(), Json::string));
        Json.putList(object, "records", partition.records(), RecordJson::write);
        Json.putList(object, "enums", partition.enums(), EnumJson::write);
        Json.putList(object, "functions", partition.functions(), FunctionJson::write);
        Json.putList(object, "typedefs", partition.typedefs(), PartitionJson::writeTypedef);
        Json.putList(object, "constants", partition.constants(), ConstantJson::write);
        Json.putList(object, "aliases", partition.aliases(), PartitionJson::writeAlias);
        Json.putList(object, "opaques", partition.opaques(), PartitionJson::writeOpaque);
        Json.putList(object, "skipped", partition.skipped(), PartitionJson::writeSkipped);
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
        String namespace = Names.namespace(table.required("namespace"));
        reading.declare("namespace", namespace, value.place());
        return new Partition(
                namespace,
                Names.wordOrEmpty(table, "library"),
                Names.wordOrEmpty(table, "soname"),
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
        List<String> headers = value.list(Names::word);
        if (headers.isEmpty()) {
            throw value.place().problem("is empty", "name the headers that were read");
        }
        return headers;
    }

    /** A macro's name may be a function's or an enumerator's too, and each header may define its own. */
    private <T extends Declaration> T macro(Value value, String namespace, T declaration) {
        reading.declare("macro", declaration.name() + " in " + namespace, value.place());
        return declaration;
    }

    private static ObjectNode writeTypedef(TypedefDecl typedef) {
        ObjectNode object = Json.object();
        object.put("name", typedef.name());
        object.set("type", TypeJson.write(typedef.type()));
        Json.putUnlessZero(object, "aligned", typedef.aligned());
        Json.putText(object, "header", typedef.header());
        return object;
    }

    private TypedefDecl typedef(Value value) {
        Table table = value.table().allow("name", "type", "aligned", "header");
        String name = TypeJson.readDeclared(table, "name");
        reading.declare("type", name, value.place());
        return new TypedefDecl(
                name, reading.type(table.required("type")), RecordJson.small(table, "aligned"), Names.header(table));
    }

    private static ObjectNode writeAlias(AliasDecl alias) {
        ObjectNode object = Json.object();
        object.put("name", alias.name());
        object.put("target", TypeJson.spelling(alias.target()));
        Json.putText(object, "header", alias.header());
        return object;
    }

    private AliasDecl alias(Value value) {
        Table table = value.table().allow("name", "target", "header");
        Value target = table.required("target");
        NamedType type = TypeJson.readName(target);
        reading.refer(type, false, target.place());
        return new AliasDecl(Names.read(table, "name"), type, Names.header(table));
    }

    private static ObjectNode writeOpaque(OpaqueDecl opaque) {
        ObjectNode object = Json.object();
        object.put("type", TypeJson.spelling(opaque.type()));
        Json.putText(object, "header", opaque.header());
        return object;
    }

    private OpaqueDecl opaque(Value value) {
        Table table = value.table().allow("type", "header");
        NamedType type = TypeJson.readName(table.required("type"));
        reading.declare("type", type.spelling(), value.place());
        return new OpaqueDecl(type.name(), type.tag(), Names.header(table));
    }

    private static ObjectNode writeSkipped(Skipped skipped) {
        ObjectNode object = Json.object();
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

    /** A type that other metadata owns. */
    static ObjectNode writeForeign(ForeignType foreign) {
        ObjectNode object = Json.object();
        object.put("type", TypeJson.spelling(foreign.type()));
        foreign.namespace().ifPresent(namespace -> object.put("namespace", namespace));
        foreign.definition().ifPresent(definition -> object.set("definition", TypeJson.write(definition)));
        if (foreign.isSized()) {
            Json.putNumber(object, "size", foreign.size());
            Json.putNumber(object, "align", foreign.alignment());
        }
        return object;
    }

    ForeignType readForeign(Value value) {
        Table table = value.table().allow("type", "namespace", "definition", "size", "align");
        NamedType type = TypeJson.readName(table.required("type"));
        reading.declare("type", type.spelling(), value.place());
        return new ForeignType(
                type,
                table.optional("namespace").map(Names::namespace),
                table.optional("definition").map(reading::type),
                Names.numberOrZero(table, "size"),
                Names.numberOrZero(table, "align"));
    }
}
