package org.rdma4j.gen.syntax;

import java.util.HashMap;
import java.util.Map;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.InputLimits;
import org.rdma4j.gen.tree.TreeBuilder;
import org.rdma4j.gen.tree.TreePath;

/**
 * Finds the lines of all keys in TOML text. Jackson does not provide the locations of TOML values, so the text is
 * scanned a second time for keys, brackets and quotation marks. The text has been parsed successfully and is not
 * validated again.
 */
final class TomlLines {

    private final String file;
    private final String text;
    private final Map<TreePath, Integer> lines = new HashMap<>();
    /** Number of tables of each array of tables so far, by the path of the array. */
    private final Map<TreePath, Integer> tables = new HashMap<>();

    private int at;
    private int line = 1;

    private TomlLines(String file, String text) {
        this.file = file;
        this.text = text;
    }

    /**
     * Returns the line of each path, counted from 1. The line of a table is that of its header.
     *
     * @throws ProblemException if a path is longer than {@link InputLimits#MAX_DEPTH}
     */
    static Map<TreePath, Integer> of(String file, String text) {
        TomlLines scan = new TomlLines(file, text);
        scan.document();
        return Map.copyOf(scan.lines);
    }

    private void document() {
        TreePath table = TreePath.ROOT;
        for (skip(); !end(); skip()) {
            int start = at;
            if (peek() == '[') {
                table = header();
            } else {
                entry(table);
            }
            if (at == start) {
                step();
            }
        }
    }

    /** Reads {@code [a.b]} or {@code [[a.b]]}, and returns the path of the table. */
    private TreePath header() {
        step();
        boolean array = peek() == '[';
        if (array) {
            step();
        }
        TreePath path = key(TreePath.ROOT);
        if (array) {
            int index = tables.merge(path, 1, Integer::sum) - 1;
            path = checked(path.element(index));
            lines.put(path, line);
        } else {
            // overwrites the line of a table that was created implicitly by the header of a nested table
            lines.put(path, line);
        }
        while (!end() && peek() == ']') {
            step();
        }
        return path;
    }

    private void entry(TreePath table) {
        TreePath path = key(table);
        blanks();
        if (!end() && peek() == '=') {
            step();
            blanks();
            value(path);
        }
    }

    /** Reads a dotted key, and returns its path below {@code parent}. */
    private TreePath key(TreePath parent) {
        TreePath path = parent;
        while (!end()) {
            blanks();
            path = checked(path.child(name()));
            lines.putIfAbsent(path, line);
            blanks();
            if (end() || peek() != '.') {
                return path;
            }
            step();
            Integer count = tables.get(path);
            path = count == null ? path : checked(path.element(count - 1));
        }
        return path;
    }

    private TreePath checked(TreePath path) {
        if (path.depth() > InputLimits.MAX_DEPTH) {
            throw TreeBuilder.tooDeep(new Location(file, line));
        }
        return path;
    }

    private String name() {
        int start = at;
        if (!end() && (peek() == '"' || peek() == '\'')) {
            string();
            return text.substring(start + 1, Math.max(start + 1, at - 1));
        }
        while (!end() && "=.]#, \t\r\n".indexOf(peek()) < 0) {
            step();
        }
        return text.substring(start, at);
    }

    private void value(TreePath path) {
        if (end()) {
            return;
        }
        char c = peek();
        if (c == '"' || c == '\'') {
            string();
        } else if (c == '[') {
            array(path);
        } else if (c == '{') {
            inlineTable(path);
        } else {
            while (!end() && ",]}#\r\n".indexOf(peek()) < 0) {
                step();
            }
        }
    }

    private void array(TreePath path) {
        step();
        int index = 0;
        for (skip(); !end() && peek() != ']'; skip()) {
            int start = at;
            if (peek() == ',') {
                step();
                index++;
            } else {
                TreePath element = checked(path.element(index));
                lines.put(element, line);
                value(element);
            }
            if (at == start) {
                step();
            }
        }
        step();
    }

    private void inlineTable(TreePath path) {
        step();
        for (skip(); !end() && peek() != '}'; skip()) {
            int start = at;
            if (peek() == ',') {
                step();
            } else {
                entry(path);
            }
            if (at == start) {
                step();
            }
        }
        step();
    }

    private void string() {
        char quote = peek();
        String triple = String.valueOf(quote).repeat(3);
        boolean multiline = text.startsWith(triple, at);
        String close = multiline ? triple : String.valueOf(quote);
        at += close.length();
        while (!end() && !text.startsWith(close, at)) {
            if (quote == '"' && peek() == '\\') {
                step();
            }
            step();
        }
        at = Math.min(text.length(), at + close.length());
        // up to two quotation marks may precede the closing three
        while (multiline && !end() && peek() == quote) {
            step();
        }
    }

    /** Skips white space, line feeds and comments. */
    private void skip() {
        while (!end()) {
            if (peek() == '#') {
                while (!end() && peek() != '\n') {
                    step();
                }
            } else if (Character.isWhitespace(peek())) {
                step();
            } else {
                return;
            }
        }
    }

    private void blanks() {
        while (!end() && (peek() == ' ' || peek() == '\t')) {
            step();
        }
    }

    private boolean end() {
        return at >= text.length();
    }

    /** Returns the next character, or 0 at the end. */
    private char peek() {
        return end() ? 0 : text.charAt(at);
    }

    private void step() {
        if (!end() && text.charAt(at++) == '\n') {
            line++;
        }
    }
}
