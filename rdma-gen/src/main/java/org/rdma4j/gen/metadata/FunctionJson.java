package org.rdma4j.gen.metadata;

import java.util.Locale;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;
import tools.jackson.databind.node.ObjectNode;

/** JSON of functions and function types. */
final class FunctionJson {

    private final ReferenceTracker reading;

    FunctionJson(ReferenceTracker reading) {
        this.reading = reading;
    }

    static ObjectNode write(FunctionDecl function) {
        ObjectNode object = JsonNodes.object();
        object.put("name", function.name());
        object.put("linkage", word(function.linkage()));
        function.symbolVersion().ifPresent(version -> object.put("version", version));
        JsonNodes.putText(object, "header", function.header());
        writeType(object, function.type());
        return object;
    }

    static void writeType(ObjectNode object, FunctionType type) {
        object.set("result", TypeJson.write(type.result()));
        object.set("parameters", JsonNodes.array(type.parameters(), FunctionJson::writeParameter));
        JsonNodes.putFlag(object, "variadic", type.variadic());
    }

    private static ObjectNode writeParameter(Parameter parameter) {
        ObjectNode object = JsonNodes.object();
        JsonNodes.putText(object, "name", parameter.name());
        object.set("type", TypeJson.write(parameter.type()));
        return object;
    }

    FunctionDecl read(Value value) {
        Table table = value.table().allow("name", "linkage", "version", "header", "result", "parameters", "variadic");
        String name = PropertyReader.read(table, "name");
        reading.declare("function", name, value.place());
        return new FunctionDecl(
                name,
                readType(table, reading),
                linkage(table.required("linkage")),
                table.optional("version").map(Value::text),
                PropertyReader.header(table));
    }

    static FunctionType readType(Table table, ReferenceTracker reading) {
        return new FunctionType(
                reading.type(table.required("result")),
                table.required("parameters").list(v -> parameter(v, reading)),
                table.flag("variadic"));
    }

    private static Parameter parameter(Value value, ReferenceTracker reading) {
        Table table = value.table().allow("name", "type");
        return new Parameter(
                table.has("name") ? PropertyReader.read(table, "name") : "", reading.type(table.required("type")));
    }

    private static Linkage linkage(Value value) {
        for (Linkage linkage : Linkage.values()) {
            if (word(linkage).equals(value.string())) {
                return linkage;
            }
        }
        throw value.place().problem("is \"" + value.string() + "\"", "it must be one of extern, inline, shadowed");
    }

    private static String word(Linkage linkage) {
        return linkage.name().toLowerCase(Locale.ROOT);
    }
}
