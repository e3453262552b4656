package org.rdma4j.gen.verify;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads what {@code readelf --debug-dump=info,rawline} prints for an object with one compilation unit in DWARF 4.
 */
final class DwarfReader {

    private static final Pattern ENTRY =
            Pattern.compile("\\s*<([0-9a-f]+)><([0-9a-f]+)>: Abbrev Number: \\d+(?: \\(DW_TAG_(\\w+)\\))?.*");
    private static final Pattern ATTRIBUTE = Pattern.compile("\\s*<[0-9a-f]+>\\s+DW_AT_(\\w+)\\s*:\\s?(.*)");
    /** The beginning of an attribute's text, before the value: its form, and the offset of a string that another section has. */
    private static final Pattern FORM = Pattern.compile(
            "^(?:\\((?:[a-z0-9_]+|(?:alt )?indirect (?:line )?string, offset: (?:0x)?[0-9a-f]+)\\)\\s*)?"
                    + "(?:\\(offset: (?:0x)?[0-9a-f]+\\))?(?::\\s)?");

    private static final Pattern REFERENCE = Pattern.compile("<0x([0-9a-f]+)>.*");
    private static final Pattern FOLDER = Pattern.compile("\\s+(\\d+)\\t(.*)");
    private static final Pattern FILE = Pattern.compile("\\s+(\\d+)\\t(\\d+)\\t\\d+\\t\\d+\\t(.*)");

    private final List<Die> top = new ArrayList<>();
    private final Map<Long, Die> byOffset = new HashMap<>();
    private final Map<Integer, String> files = new HashMap<>();

    private DwarfReader() {}

    /** Reads the text. */
    static DwarfReader read(String text) {
        DwarfReader reader = new DwarfReader();
        int lines = text.indexOf("The Directory Table");
        reader.readEntries(lines < 0 ? text : text.substring(0, lines));
        if (lines >= 0) {
            reader.readFiles(text.substring(lines));
        }
        return reader;
    }

    /** The entries at file scope, in order. */
    List<Die> top() {
        return top;
    }

    /** The file in which the entry's declaration stands; empty when it does not say. */
    Optional<String> file(Die die) {
        return Optional.ofNullable(files.get(die.number("decl_file")));
    }

    /** The entry that {@code DW_AT_type} refers to; empty for void. */
    Optional<Die> type(Die die) {
        return die.get("type")
                .map(REFERENCE::matcher)
                .filter(Matcher::matches)
                .map(matcher -> byOffset.get(Long.parseLong(matcher.group(1), 16)));
    }

    private void readEntries(String text) {
        Deque<Die> open = new ArrayDeque<>();
        for (String line : text.split("\n")) {
            Matcher entry = ENTRY.matcher(line);
            Matcher attribute = ATTRIBUTE.matcher(line);
            if (entry.matches()) {
                int depth = Integer.parseInt(entry.group(1), 16);
                while (open.size() > depth) {
                    open.pop();
                }
                if (entry.group(3) != null) {
                    enter(new Die(Long.parseLong(entry.group(2), 16), entry.group(3)), open);
                }
            } else if (attribute.matches() && !open.isEmpty()) {
                String value = attribute.group(2).strip();
                open.peek()
                        .put(
                                attribute.group(1),
                                FORM.matcher(value).replaceFirst("").strip());
            }
        }
    }

    private void enter(Die die, Deque<Die> open) {
        if (open.size() == 1) {
            top.add(die);
        } else if (!open.isEmpty()) {
            open.peek().children().add(die);
        }
        byOffset.put(die.offset(), die);
        open.push(die);
    }

    private void readFiles(String text) {
        Map<Integer, String> folders = new HashMap<>();
        for (String line : text.split("\n")) {
            Matcher file = FILE.matcher(line);
            Matcher folder = FOLDER.matcher(line);
            if (file.matches()) {
                String parent = folders.getOrDefault(Integer.valueOf(file.group(2)), "");
                files.put(
                        Integer.valueOf(file.group(1)),
                        parent.isEmpty() ? file.group(3) : parent + "/" + file.group(3));
            } else if (folder.matches()) {
                folders.put(Integer.valueOf(folder.group(1)), folder.group(2));
            }
        }
    }
}
