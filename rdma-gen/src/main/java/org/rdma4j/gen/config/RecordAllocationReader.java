package org.rdma4j.gen.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** Reads {@code [records]}: who allocates a record, how its size is known, and whether it grows at its front. */
final class RecordAllocationReader {

    private static final String LIBRARY = "library_allocated";
    private static final String SIZED = "sized_by_caller";
    private static final String SIZED_BY = "sized_by_field";
    private static final String UNSIZED = "not_sized";
    private static final String FRONT = "grows_at_front";
    private static final String SIZE = "size_in";

    private RecordAllocationReader() {}

    static RecordAllocation read(Value value) {
        Table table = value.table().allow(LIBRARY, SIZED, SIZED_BY, UNSIZED, FRONT, SIZE);
        Set<String> library = names(table, LIBRARY);
        Set<String> sized = names(table, SIZED);
        Set<String> front = names(table, FRONT);
        check(
                table,
                SIZED,
                name -> !library.contains(name),
                "is in " + LIBRARY + " too",
                "remove one of the two: a" + " record has one allocator");
        check(
                table,
                FRONT,
                library::contains,
                "is not in " + LIBRARY,
                "add the record there: only records that the library allocates can grow at the front");
        return new RecordAllocation(
                library, sized, names(table, SIZED_BY), names(table, UNSIZED), front, sizeFields(table, front));
    }

    private static Map<String, String> sizeFields(Table table, Set<String> front) {
        Map<String, String> result = new LinkedHashMap<>();
        table.listOrEmpty(SIZE, value -> value).forEach(element -> {
            String name = ConfigNames.member(element);
            String record = name.substring(0, name.indexOf('.'));
            if (!front.contains(record)) {
                throw element.place()
                        .problem("names a field of \"" + record + "\", which is not in " + FRONT, "add it there");
            }
            if (result.put(record, name.substring(name.indexOf('.') + 1)) != null) {
                throw element.place().problem("names a second field of \"" + record + "\"", "remove one of the two");
            }
        });
        return Collections.unmodifiableMap(result);
    }

    private static Set<String> names(Table table, String key) {
        Set<String> result = new LinkedHashSet<>();
        table.listOrEmpty(key, value -> value).forEach(element -> {
            if (!result.add(ConfigNames.identifier(element))) {
                throw element.place().problem("repeats \"" + element.string() + "\"", "remove one of the two");
            }
        });
        return Collections.unmodifiableSet(result);
    }

    private static void check(Table table, String key, Predicate<String> good, String what, String remedy) {
        table.listOrEmpty(key, value -> value).forEach(element -> {
            if (!good.test(element.string())) {
                throw element.place().problem("names \"" + element.string() + "\", which " + what, remedy);
            }
        });
    }
}
