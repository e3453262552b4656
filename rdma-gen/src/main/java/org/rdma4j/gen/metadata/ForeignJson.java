package org.rdma4j.gen.metadata;

import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;
import tools.jackson.databind.node.ObjectNode;

/** Types of others. */
final class ForeignJson {

    private final Reading reading;

    ForeignJson(Reading reading) {
        this.reading = reading;
    }

    static ObjectNode write(ForeignType foreign) {
        ObjectNode object = Json.object();
        object.put("type", TypeJson.spelling(foreign.type()));
        foreign.namespace().ifPresent(namespace -> object.put("namespace", namespace));
        foreign.definition().ifPresent(definition -> object.set("definition", TypeJson.write(definition)));
        TargetNumber.writeUnlessZero(object, "size", foreign.size());
        TargetNumber.writeUnlessZero(object, "align", foreign.alignment());
        return object;
    }

    ForeignType read(Value value) {
        Table table = value.table().allow("type", "namespace", "definition", "size", "align");
        NamedType type = TypeJson.readName(table.required("type"));
        reading.declare("type", type.spelling(), value.place());
        return new ForeignType(
                type,
                table.optional("namespace").map(Names::namespace),
                table.optional("definition").map(reading::type),
                TargetNumber.readOrZero(table, "size"),
                TargetNumber.readOrZero(table, "align"));
    }
}
