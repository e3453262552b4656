package org.rdma4j.gen.dump;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rdma4j.gen.model.Metadata;

/** Prints the facts that differ between targets as a Markdown table with a row per fact and a column per target. */
public final class TargetTable {

    private TargetTable() {}

    /** Returns the table and the number of rows. There is no table if the targets do not differ. */
    public static String of(Metadata metadata) {
        List<Metadata> each = metadata.each();
        List<Map<String, String>> facts = each.stream().map(TargetTable::facts).toList();
        TreeMap<String, List<String>> rows = new TreeMap<>();
        facts.forEach(one -> one.keySet().forEach(name -> {
            List<String> values = new ArrayList<>();
            facts.forEach(f -> values.add(f.getOrDefault(name, "")));
            if (new HashSet<>(values).size() > 1) {
                rows.put(name, values);
            }
        }));
        StringBuilder text = new StringBuilder();
        if (!rows.isEmpty()) {
            text.append("| ").append((metadata.name() + " " + metadata.release()).strip());
            each.forEach(m -> text.append(" | ").append(m.target().triple()));
            text.append(" |\n|---").append("|---:".repeat(each.size())).append("|\n");
            rows.forEach((name, values) -> text.append("| `")
                    .append(name)
                    .append("` | ")
                    .append(String.join(" | ", values))
                    .append(" |\n"));
            text.append('\n');
        }
        int total = facts.get(0).size();
        return text.append(metadata.name())
                .append(": ")
                .append(rows.size())
                .append(" of ")
                .append(total)
                .append(" facts differ between ")
                .append(each.size())
                .append(each.size() == 1 ? " target\n" : " targets\n")
                .toString();
    }

    /** Returns the values by kind and name. Types that several partitions have are the same in all of them. */
    private static Map<String, String> facts(Metadata metadata) {
        Map<String, String> facts = new TreeMap<>();
        for (String line : Dump.lines(metadata)) {
            String[] columns = line.split("\t", -1);
            facts.put(columns[1] + " " + columns[2], columns[3]);
        }
        return facts;
    }
}
