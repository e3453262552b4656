package org.rdma4j.gen.syntax;

import java.util.HashMap;
import java.util.Map;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.InputLimits;
import org.rdma4j.gen.tree.TreeBuilder;
import org.rdma4j.gen.tree.TreePath;

/**
 * Finds the line of every key in TOML text. Jackson's tree of a TOML file has no places in it, so this reads the text a
 * second time and looks at nothing but keys, brackets and quotes. The text has been parsed before: what is wrong in it
 * has been reported, and nothing is checked here.
 */
final class TomlLines {

    private final String file;
    private final String text;
    private final Map<TreePath, Integer> lines = new HashMap<>();
    /** How many tables of an array of tables have begun, by the array's path. */
    private final Map<TreePath, Integer> tables = new HashMap<>();

    private int at;
    private int line = 1;

    private TomlLines(String file, String text) {
        this.file = file;
        this.text = text;
    }

    /**
     * The lines, counted from 1, by path; tables stand where they begin.
     *
     * @throws ProblemException when a path is longer than {@link InputLimits#MAX_DEPTH}
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

    /** {@code [a.b]} or {@code [[a.b]]}; gives the path of the table that begins. */
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
            // a table that a header below it made known begins here all the same
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

    /** A dotted key; gives its path below {@code parent}. */
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
        // up to two quotes may stand directly before the closing three
        while (multiline && !end() && peek() == quote) {
            step();
        }
    }

    /** White space, line ends and comments. */
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

    /** The next character; a zero at the end. */
    private char peek() {
        return end() ? 0 : text.charAt(at);
    }

    private void step() {
        if (!end() && text.charAt(at++) == '\n') {
            line++;
        }
    }
}
