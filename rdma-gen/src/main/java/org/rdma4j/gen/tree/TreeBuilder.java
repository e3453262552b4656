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
 * Builds a tree from the events of a parser, in the order of the file. The line of an entry of a table is that of its
 * key.
 */
public final class TreeBuilder {

    /** A table or list that has not ended. */
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

    /** Creates a builder for one file. */
    public TreeBuilder(String file, PathNotation notation) {
        this.file = file;
        this.notation = notation;
    }

    /** Sets the key of the next value. Throws if the table already has the key, or if the key is too long. */
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
                    notation.noun() + " " + at.name() + " appears twice",
                    "remove it here or in line " + earlier.place().line());
        }
        frame.key = name;
        frame.keyLine = line;
    }

    /** Begins a table. */
    public void beginTable(int line) {
        open(line, true);
    }

    /** Begins a list. */
    public void beginList(int line) {
        open(line, false);
    }

    private void open(int line, boolean isTable) {
        if (open.size() == InputLimits.MAX_DEPTH) {
            throw tooDeep(new Location(file, line));
        }
        open.push(new Frame(next(line), isTable));
    }

    /** Returns an exception for a table or list that is nested too deeply. */
    public static ProblemException tooDeep(Location at) {
        return ProblemException.badInput(at, "nested more than " + InputLimits.MAX_DEPTH + " deep", "simplify it");
    }

    /** Adds a scalar value, see {@link ScalarValue#content()}. */
    public void leaf(@Nullable Object content, int line) {
        add(new ScalarValue(next(line), content));
    }

    /** Ends the innermost table or list. */
    public void end() {
        Frame frame = open.pop();
        add(frame.isTable ? new Table(frame.place, frame.entries) : new ListValue(frame.place, frame.values));
    }

    /** Returns the tree. Throws if no value was added. */
    public Value root() {
        if (root == null) {
            throw new IllegalStateException("no value was read from " + file);
        }
        return root;
    }

    /** Returns the path of the next value. */
    public TreePath nextPath() {
        Frame frame = open.peek();
        if (frame == null) {
            return TreePath.ROOT;
        }
        TreePath path = frame.place.path();
        return frame.isTable ? path.child(frame.key) : path.element(frame.values.size());
    }

    /** Returns the path of an entry of the innermost table. */
    public TreePath path(String key) {
        return open.element().place.path().child(key);
    }

    /** Returns the line of the innermost table or list, or 1 if there is none. */
    public int line() {
        Frame frame = open.peek();
        return frame == null ? 1 : frame.place.line();
    }

    private ValueLocation next(int line) {
        if (++values > InputLimits.MAX_VALUES) {
            throw ProblemException.badInput(
                    new Location(file, line),
                    "more than " + InputLimits.MAX_VALUES + " values",
                    "split the file, or name another one");
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
