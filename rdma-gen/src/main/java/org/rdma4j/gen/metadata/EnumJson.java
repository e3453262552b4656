package org.rdma4j.gen.metadata;

import java.math.BigInteger;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;
import tools.jackson.databind.node.ObjectNode;

/** JSON of enums. An unnamed enum at file scope has an empty name. */
final class EnumJson {

    private final ReferenceTracker reading;

    EnumJson(ReferenceTracker reading) {
        this.reading = reading;
    }

    static ObjectNode write(EnumDecl declaration) {
        if (declaration.isUnnamed() && declaration.typedefNamed()) {
            throw new IllegalArgumentException("a typedef's name is missing: " + declaration);
        }
        ObjectNode object = JsonNodes.object();
        object.put("enum", declaration.name());
        JsonNodes.putFlag(object, "typedef", declaration.typedefNamed());
        writeContent(object, declaration);
        return object;
    }

    static ObjectNode writeUnnamed(EnumDecl declaration) {
        if (!declaration.isUnnamed() || declaration.typedefNamed()) {
            throw new IllegalArgumentException("a named enum is nested in another type: " + declaration.name());
        }
        ObjectNode object = JsonNodes.object();
        writeContent(object, declaration);
        return object;
    }

    private static void writeContent(ObjectNode object, EnumDecl declaration) {
        JsonNodes.putText(object, "header", declaration.header());
        JsonNodes.putFlag(object, "packed", declaration.packed());
        JsonNodes.putFlag(object, "fixed", declaration.fixed());
        object.put("underlying", declaration.underlying().spelling());
        object.set("enumerators", JsonNodes.array(declaration.enumerators(), EnumJson::writeEnumerator));
    }

    private static ObjectNode writeEnumerator(Enumerator enumerator) {
        ObjectNode object = JsonNodes.object();
        object.put("name", enumerator.name());
        object.put("value", enumerator.value());
        return object;
    }

    EnumDecl read(Value value) {
        Table table = value.table().allow("enum", "typedef", "header", "packed", "fixed", "underlying", "enumerators");
        boolean unnamed = table.required("enum").string().isEmpty();
        String name = unnamed ? "" : TypeJson.readDeclared(table, "enum");
        if (unnamed && table.flag("typedef")) {
            throw table.required("typedef").place().problem("is true for an enum without a name", "name the enum");
        }
        EnumDecl declaration = content(name, table);
        if (!unnamed) {
            reading.declare("type", TypeJson.spelling(declaration.type()), value.place());
        }
        table.required("enumerators")
                .elements()
                .forEach(e ->
                        reading.declare("enumerator", e.table().required("name").string(), e.place()));
        return declaration;
    }

    /**
     * Reads an enum nested in another declaration. Its enumerators may occur several times in a file:
     * {@code enum { A } x, y;} is the type of two members.
     */
    static EnumDecl readUnnamed(Table table) {
        return content("", table.allow("header", "packed", "fixed", "underlying", "enumerators"));
    }

    private static EnumDecl content(String name, Table table) {
        return new EnumDecl(
                name,
                table.flag("typedef"),
                table.flag("packed"),
                table.flag("fixed"),
                underlying(table.required("underlying")),
                table.required("enumerators").list(EnumJson::enumerator),
                PropertyReader.header(table));
    }

    private static ScalarType underlying(Value value) {
        return ScalarType.of(value.string())
                .filter(s -> !s.isFloating())
                .orElseThrow(() -> value.place()
                        .problem(
                                "is \"" + value.string() + "\", which is not an integer type",
                                "write the name of a C" + " integer type"));
    }

    private static Enumerator enumerator(Value value) {
        Table table = value.table().allow("name", "value");
        String name = PropertyReader.read(table, "name");
        BigInteger number = table.required("value").integer();
        return new Enumerator(name, number);
    }
}
