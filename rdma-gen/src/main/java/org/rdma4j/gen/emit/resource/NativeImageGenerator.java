package org.rdma4j.gen.emit.resource;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.rdma4j.gen.emit.call.FunctionDescriptors;
import org.rdma4j.gen.tree.JsonString;

/**
 * Generates the reachability metadata for GraalVM's native-image: the calls that emitted code links, and the methods
 * that it looks up by name, which must be known when an image is built.
 */
public final class NativeImageGenerator {

    /** Name of the file below META-INF/native-image. */
    public static final String FILE = "reachability-metadata.json";

    private final String notice;

    public NativeImageGenerator(String notice) {
        this.notice = notice;
    }

    /** Returns the text of the file, with one entry per line. */
    public String generate(FunctionDescriptors calls) {
        return "{\n  \"comment\": " + JsonString.quote(notice) + ",\n"
                + "  \"reflection\": " + list(reflection(calls), "  ") + ",\n"
                + "  \"foreign\": {\n"
                + "    \"downcalls\": " + list(entries(calls.downcalls()), "    ") + ",\n"
                + "    \"upcalls\": " + list(entries(calls.upcalls()), "    ") + "\n"
                + "  }\n}\n";
    }

    private static List<String> reflection(FunctionDescriptors calls) {
        List<String> entries = new ArrayList<>();
        calls.lookedUp()
                .forEach((type, looked) -> entries.add("{\"condition\": {\"typeReached\": " + JsonString.quote(type)
                        + "}, \"type\": " + JsonString.quote(type)
                        + ", \"methods\": [{\"name\": " + JsonString.quote(looked.method()) + ", \"parameterTypes\": "
                        + strings(looked.parameters()) + "}]}"));
        return entries;
    }

    private static List<String> entries(Collection<FunctionDescriptors.Call> calls) {
        return calls.stream().map(NativeImageGenerator::entry).toList();
    }

    private static String entry(FunctionDescriptors.Call call) {
        List<String> options = new ArrayList<>();
        if (call.capturesErrno()) {
            options.add("\"captureCallState\": true");
        }
        if (call.critical()) {
            options.add("\"critical\": {\"allowHeapAccess\": false}");
        }
        call.firstVariadic().ifPresent(position -> options.add("\"firstVariadicArg\": " + position));
        return "{\"returnType\": " + JsonString.quote(call.result()) + ", \"parameterTypes\": "
                + strings(call.parameters())
                + (options.isEmpty() ? "" : ", \"options\": {" + String.join(", ", options) + "}") + "}";
    }

    private static String strings(List<String> texts) {
        return texts.stream().map(JsonString::quote).collect(Collectors.joining(", ", "[", "]"));
    }

    private static String list(List<String> entries, String indent) {
        return entries.isEmpty()
                ? "[]"
                : entries.stream()
                        .map(entry -> indent + "  " + entry)
                        .collect(Collectors.joining(",\n", "[\n", "\n" + indent + "]"));
    }
}
