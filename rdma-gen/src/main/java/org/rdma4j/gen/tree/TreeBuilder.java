package org.rdma4j.gen.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/**
 * Makes a tree from what a parser reports, in the file's order. A value in a table stands on the line of its key: that
 * is the line that a person looks for.
 */
public final class TreeBuilder {

    /** A table or list that is still open. */
    private static final class Frame {
        final ValueLocation place;
        final boolean isTable;
        final Map<String, Value> entries = new LinkedHashMap<>();
        final List<Value> values = new ArrayList<>();
        String key = "";
        int keyLine;

        Frame(ValueLocation place, boolean isTable) {
            this.place = place;
            this.isTable = isTable;
        }
    }

    private final String file;
    private final PathNotation notation;
    private final Deque<Frame> open = new ArrayDeque<>();
    private @Nullable Value root;
    private int values;

    /** A builder for the content of one file. */
    public TreeBuilder(String file, PathNotation notation) {
        this.file = file;
        this.notation = notation;
    }

    /** The key of the value that comes next; throws when the table has it already, or when it is too long. */
    public void key(String name, int line) {
        if (name.length() > InputLimits.MAX_KEY_LENGTH) {
            throw ProblemException.badInput(
                    new Location(file, line),
                    notation.noun() + " of " + name.length() + " characters; at most " + InputLimits.MAX_KEY_LENGTH
                            + " are allowed",
                    "shorten it");
        }
        Frame frame = open.element();
        Value earlier = frame.entries.get(name);
        if (earlier != null) {
            ValueLocation at = new ValueLocation(file, line, notation, path(name));
            throw ProblemException.badInput(
                    at.location(),
                    notation.noun() + " " + at.name() + " stands twice",
                    "remove it here or in line " + earlier.place().line());
        }
        frame.key = name;
        frame.keyLine = line;
    }

    /** A table begins. */
    public void beginTable(int line) {
        open(line, true);
    }

    /** A list begins. */
    public void beginList(int line) {
        open(line, false);
    }

    private void open(int line, boolean isTable) {
        if (open.size() == InputLimits.MAX_DEPTH) {
            throw tooDeep(new Location(file, line));
        }
        open.push(new Frame(next(line), isTable));
    }

    /** The error about a table or list that is nested too deeply. */
    public static ProblemException tooDeep(Location at) {
        return ProblemException.badInput(at, "nested more than " + InputLimits.MAX_DEPTH + " deep", "simplify it");
    }

    /** A value without parts, see {@link ScalarValue#content()}. */
    public void leaf(@Nullable Object content, int line) {
        add(new ScalarValue(next(line), content));
    }

    /** The innermost open table or list ends. */
    public void end() {
        Frame frame = open.pop();
        add(frame.isTable ? new Table(frame.place, frame.entries) : new ListValue(frame.place, frame.values));
    }

    /** The whole tree; throws when nothing was reported. */
    public Value root() {
        if (root == null) {
            throw new IllegalStateException("nothing was read from " + file);
        }
        return root;
    }

    /** The path of the value that comes next. */
    public TreePath nextPath() {
        Frame frame = open.peek();
        if (frame == null) {
            return TreePath.ROOT;
        }
        TreePath path = frame.place.path();
        return frame.isTable ? path.child(frame.key) : path.element(frame.values.size());
    }

    /** The path of the entry of this name, in the table that is open. */
    public TreePath path(String key) {
        return open.element().place.path().child(key);
    }

    /** The line of the innermost open table or list; 1 where none is. */
    public int line() {
        Frame frame = open.peek();
        return frame == null ? 1 : frame.place.line();
    }

    private ValueLocation next(int line) {
        if (++values > InputLimits.MAX_VALUES) {
            throw ProblemException.badInput(
                    new Location(file, line),
                    "more than " + InputLimits.MAX_VALUES + " values",
                    "split the file, if it is meant for this command");
        }
        Frame frame = open.peek();
        return new ValueLocation(file, frame != null && frame.isTable ? frame.keyLine : line, notation, nextPath());
    }

    private void add(Value value) {
        Frame frame = open.peek();
        if (frame == null) {
            root = value;
        } else if (frame.isTable) {
            frame.entries.put(frame.key, value);
        } else {
            frame.values.add(value);
        }
    }
}
