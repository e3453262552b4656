package org.rdma4j.gen.config;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** {@code [[skip]]}: nothing is left out without a reason. */
final class SkipReader {

    private SkipReader() {}

    static Map<String, String> readAll(Value value) {
        Map<String, String> result = new LinkedHashMap<>();
        Map<String, Value> seen = new HashMap<>();
        for (Value element : value.elements()) {
            Table table = element.table().allow("name", "reason");
            Value name = table.required("name");
            Unique.add(seen, Names.identifier(name), name);
            result.put(name.string(), table.required("reason").text());
        }
        return Collections.unmodifiableMap(result);
    }
}
