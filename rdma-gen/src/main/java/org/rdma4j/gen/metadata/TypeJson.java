package org.rdma4j.gen.metadata;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON of C types. A basic or named type is a string such as {@code "void"}, {@code "unsigned int"} or
 * {@code "struct ibv_qp"}. A derived type is an object whose first property is {@code pointer}, {@code array},
 * {@code function}, {@code struct}, {@code union}, {@code enum}, or the qualifiers in the order
 * {@code const volatile restrict}, separated by spaces.
 */
final class TypeJson {

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");
    private static final String VOID = "void";
    private static final String REMEDY = "write a C type, see rdma-metadata.schema.json";

    private final ReferenceTracker reading;
    /** Whether the type is used by value and so must be complete. */
    private final boolean byValue;

    TypeJson(ReferenceTracker reading, boolean byValue) {
        this.reading = reading;
        this.byValue = byValue;
    }

    static JsonNode write(CType type) {
        return type.accept(new Writer());
    }

    private static final class Writer implements CType.Visitor<JsonNode> {

        @Override
        public JsonNode visit(VoidType type) {
            return JsonNodes.string(VOID);
        }

        @Override
        public JsonNode visit(ScalarType type) {
            return JsonNodes.string(type.spelling());
        }

        @Override
        public JsonNode visit(NamedType type) {
            return JsonNodes.string(spelling(type));
        }

        @Override
        public JsonNode visit(PointerType type) {
            return JsonNodes.object().set("pointer", write(type.pointee()));
        }

        @Override
        public JsonNode visit(ArrayType type) {
            ObjectNode object = JsonNodes.object();
            object.set("array", write(type.element()));
            if (!type.isFlexible()) {
                JsonNodes.putNumber(object, "length", type.length());
            }
            return object;
        }

        @Override
        public JsonNode visit(FunctionType type) {
            ObjectNode content = JsonNodes.object();
            FunctionJson.writeType(content, type);
            return JsonNodes.object().set("function", content);
        }

        @Override
        public JsonNode visit(UnnamedRecord type) {
            return JsonNodes.object().set(type.record().kind().keyword(), RecordJson.writeUnnamed(type.record()));
        }

        @Override
        public JsonNode visit(UnnamedEnum type) {
            return JsonNodes.object().set("enum", EnumJson.writeUnnamed(type.declaration()));
        }

        @Override
        public JsonNode visit(QualifiedType type) {
            return JsonNodes.object().set(qualifiers(type), write(type.type()));
        }
    }

    /** Returns the spelling of a reference. Throws if it would be read as a different type. */
    static String spelling(NamedType named) {
        String spelling = named.spelling();
        if (!plain(spelling).equals(Optional.of(named))) {
            throw new IllegalArgumentException("not a type's name: " + named);
        }
        return spelling;
    }

    CType read(Value value) {
        if (value instanceof Table table) {
            return derived(table);
        }
        CType type = plain(value.string()).orElseThrow(() -> notAType(value));
        if (type instanceof NamedType named) {
            reading.refer(named, byValue, value.place());
        }
        return type;
    }

    /** Reads the name of a type, such as {@code "struct ibv_qp"}. */
    static NamedType readName(Value value) {
        return plain(value.string())
                .filter(NamedType.class::isInstance)
                .map(NamedType.class::cast)
                .orElseThrow(
                        () -> value.place().problem("is \"" + value.string() + "\", not the name of a type", REMEDY));
    }

    private static Optional<CType> plain(String spelling) {
        if (spelling.equals(VOID)) {
            return Optional.of(new VoidType());
        }
        Optional<ScalarType> scalar = ScalarType.of(spelling);
        if (scalar.isPresent()) {
            return scalar.map(CType.class::cast);
        }
        NamedType named = NamedType.parse(spelling);
        return isName(named.name()) ? Optional.of(named) : Optional.empty();
    }

    /** Returns {@code true} if the word is an identifier and not the name of a basic type. */
    private static boolean isName(String word) {
        return IDENTIFIER.matcher(word).matches()
                && !word.equals(VOID)
                && ScalarType.of(word).isEmpty();
    }

    /** Returns the name of the declared type in the property. */
    static String readDeclared(Table table, String key) {
        String name = PropertyReader.read(table, key);
        if (!isName(name)) {
            throw table.required(key)
                    .place()
                    .problem("is \"" + name + "\", which is a built-in type of C", "extract it again");
        }
        return name;
    }

    private CType derived(Table table) {
        for (Map.Entry<String, Value> entry : table.entries().entrySet()) {
            String key = entry.getKey();
            Value content = entry.getValue();
            switch (key) {
                case "pointer" -> {
                    table.allow(key);
                    return new PointerType(reading.type(content));
                }
                case "array" -> {
                    table.allow(key, "length");
                    long length = table.has("length") ? PropertyReader.number(table, "length") : ArrayType.FLEXIBLE;
                    return new ArrayType(read(content), length);
                }
                case "function" -> {
                    table.allow(key);
                    Table function = content.table().allow("result", "parameters", "variadic");
                    return FunctionJson.readType(function, reading);
                }
                case "struct", "union" -> {
                    table.allow(key);
                    return new UnnamedRecord(new RecordJson(reading).readUnnamed(key, content.table()));
                }
                case "enum" -> {
                    table.allow(key);
                    return new UnnamedEnum(EnumJson.readUnnamed(content.table()));
                }
                default -> {
                    if (isQualifiers(key)) {
                        table.allow(key);
                        List<String> words = List.of(key.split(" "));
                        return new QualifiedType(
                                read(content),
                                words.contains("const"),
                                words.contains("volatile"),
                                words.contains("restrict"));
                    }
                }
            }
        }
        throw notAType(table);
    }

    private static ProblemException notAType(Value value) {
        return value.place().problem("is " + value.describe() + ", which is not a C type", REMEDY);
    }

    private static boolean isQualifiers(String key) {
        return key.matches("const( volatile)?( restrict)?|volatile( restrict)?|restrict");
    }

    private static String qualifiers(QualifiedType type) {
        String words = type.words("restrict");
        if (words.isEmpty()) {
            throw new IllegalArgumentException("a qualified type without a qualifier: " + type);
        }
        return words;
    }
}
