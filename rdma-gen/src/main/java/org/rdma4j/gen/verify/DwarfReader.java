package org.rdma4j.gen.verify;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads debugging information from annotated assembly, the output of {@code gcc -S -g -dA}. */
final class DwarfReader {

    private static final Pattern ENTRY = Pattern.compile("\\(DIE \\(0x([0-9a-f]+)\\) DW_TAG_(\\w+)\\)");
    private static final Pattern END = Pattern.compile("end of children of DIE 0x([0-9a-f]+)");

    /** An attribute. Its value precedes the comment; for long strings and file names the comment repeats it. */
    private static final Pattern ATTRIBUTE =
            Pattern.compile("\\s*\\.\\w+\\s+(.*?)\\s+\\S+ DW_AT_(name|decl_file|decl_line|type|declaration)"
                    + "(?:: \"(.*)\"| \\((.*)\\))?");

    private static final Map<String, String> KINDS = Map.of(
            "structure_type", "struct",
            "union_type", "union",
            "enumeration_type", "enum",
            "member", "field");

    private final List<CompilerNode> open = new ArrayList<>();

    private DwarfReader() {}

    /** Returns the declarations at file scope and the types that they refer to. */
    static List<CompilerNode> read(Stream<String> lines) {
        DwarfReader dwarf = new DwarfReader();
        lines.filter(line -> line.contains("DW_") || line.contains("DIE")).forEach(dwarf::line);
        return dwarf.open.isEmpty() ? List.of() : dwarf.open.get(0).children;
    }

    private void line(String line) {
        Matcher entry = ENTRY.matcher(line);
        Matcher attribute = ATTRIBUTE.matcher(line);
        if (line.contains(" DW_AT_")) {
            if (attribute.matches() && !open.isEmpty()) {
                attribute(open.get(open.size() - 1), attribute);
            }
        } else if (entry.find()) {
            open.add(new CompilerNode(KINDS.getOrDefault(entry.group(2), entry.group(2)), entry.group(1)));
        } else {
            Matcher end = END.matcher(line);
            if (end.find()) {
                close(end.group(1));
            }
        }
    }

    /** Makes the entries after the one with this number its children. */
    private void close(String id) {
        int parent = open.size() - 1;
        while (!open.get(parent).id.equals(id)) {
            parent--;
        }
        List<CompilerNode> children = open.subList(parent + 1, open.size());
        open.get(parent).children.addAll(children);
        children.clear();
    }

    private static void attribute(CompilerNode node, Matcher attribute) {
        String value = attribute.group(1);
        switch (attribute.group(2)) {
            case "name" -> node.name = attribute.group(3) == null ? string(value) : attribute.group(3);
            case "decl_file" -> node.file = attribute.group(4);
            case "decl_line" -> node.line = Integer.decode(value);
            case "type" -> node.type = value.replaceFirst("^0x", "");
            case "declaration" -> node.isDeclaration = true;
            default -> {
                // The probe measures sizes and values.
            }
        }
    }

    /**
     * Returns a quoted string without escapes. Octal escapes have up to three digits, or eleven where gcc sign-extends
     * a byte.
     */
    private static String string(String quoted) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Matcher part = Pattern.compile("\\\\(37777777[67][0-7]{2}|[0-7]{1,3})|[^\"\\\\]")
                .matcher(quoted);
        while (part.find()) {
            bytes.write(part.group(1) == null ? part.group().charAt(0) : (int) Long.parseLong(part.group(1), 8));
        }
        return bytes.toString(StandardCharsets.UTF_8).replace("\0", "");
    }
}
