package org.rdma4j.gen.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** {@code [[sequence]]} and {@code [[drain]]}. */
final class SequenceReader {

    private final String prefix;
    private final Map<String, Value> seen = new HashMap<>();

    /**
     * A reader.
     *
     * @param output what says how the wrapper library's names begin
     */
    SequenceReader(OutputConfig output) {
        this.prefix = output.wrapperPrefix();
    }

    Sequences read(Table root) {
        return new Sequences(
                root.listOrEmpty("sequence", value -> sequence(value.table())),
                root.listOrEmpty("drain", value -> drain(value.table())));
    }

    private Sequence sequence(Table table) {
        table.allow("name", "steps", "from");
        String name = name(table);
        Value steps = table.required("steps");
        List<String> read = steps.list(SequenceReader::step);
        if (read.size() < 2) {
            throw steps.place().problem("has fewer than two steps", "a single function is wrapped anyway");
        }
        Map<String, String> from = new LinkedHashMap<>();
        table.optional("from")
                .ifPresent(v -> v.table()
                        .entries()
                        .forEach((pointer, record) ->
                                from.put(ConfigNames.identifier(record, pointer), ConfigNames.identifier(record))));
        return new Sequence(name, read, from, table.place().location());
    }

    private Drain drain(Table table) {
        table.allow("name", "start", "next", "end", "into", "read");
        String name = name(table);
        Value into = table.required("into");
        Map<String, Value> arrays = into.table().entries();
        if (arrays.size() != 1) {
            throw into.place().problem("must name one array and its element", "write { wc = \"ibv_wc\" }");
        }
        Map.Entry<String, Value> array = arrays.entrySet().iterator().next();
        List<Drain.Read> reads = new ArrayList<>();
        table.required("read").elements().forEach(value -> reads.add(read(value.table(), reads)));
        return new Drain(
                name,
                ConfigNames.identifier(table.required("start")),
                ConfigNames.identifier(table.required("next")),
                ConfigNames.identifier(table.required("end")),
                ConfigNames.identifier(array.getValue(), array.getKey()),
                ConfigNames.identifier(array.getValue()),
                reads,
                table.place().location());
    }

    private static Drain.Read read(Table table, List<Drain.Read> before) {
        table.allow("field", "from", "flag", "when", "unless");
        if (table.has("when") && table.has("unless")) {
            throw table.required("unless").place().problem("is given together with when", "remove one of the two");
        }
        Optional<Drain.Condition> condition = table.optional("when")
                .map(value -> condition(value, true, before))
                .or(() -> table.optional("unless").map(value -> condition(value, false, before)));
        return new Drain.Read(
                ConfigNames.identifier(table.required("field")),
                step(table.required("from")),
                table.optional("flag").map(ConfigNames::identifier),
                condition);
    }

    /** A condition asks for what is there by then, whatever the item and the flags. */
    private static Drain.Condition condition(Value value, boolean equal, List<Drain.Read> before) {
        Map<String, Value> fields = value.table().entries();
        if (fields.size() != 1) {
            throw value.place().problem("must name one field", "write { status = \"IBV_WC_SUCCESS\" }");
        }
        Map.Entry<String, Value> field = fields.entrySet().iterator().next();
        boolean known = before.stream()
                .anyMatch(read -> read.field().equals(field.getKey())
                        && read.flag().isEmpty()
                        && read.condition().isEmpty());
        if (!known) {
            throw field.getValue()
                    .place()
                    .problem("asks for a field that is not read before it, always", "put that one's read first");
        }
        return new Drain.Condition(field.getKey(), ConfigNames.identifier(field.getValue()), equal);
    }

    /** A function, or a field of a record. */
    private static String step(Value value) {
        return Sequence.isField(value.string()) ? ConfigNames.member(value) : ConfigNames.identifier(value);
    }

    private String name(Table table) {
        Value value = table.required("name");
        String name = ConfigNames.identifier(value);
        if (prefix.isEmpty() || !name.startsWith(prefix)) {
            throw value.place()
                    .problem(
                            "is \"" + name + "\", which does not begin with output.wrapper_prefix",
                            "what is the wrapper library's own begins as its other functions do, with \"" + prefix
                                    + "\"");
        }
        Unique.add(seen, name, value);
        return name;
    }
}
