package org.rdma4j.gen.tree;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Path from the root of a tree to one of its values. A path refers to that of its parent, so that the memory that the
 * paths of a file need is proportional to the size of the file.
 *
 * @param parent path of the table or list that contains the value; {@code null} for the root
 * @param key key of the value in its table; empty for the root and for an element of a list
 * @param index index of the value in its list; -1 for the root and for an entry of a table
 * @param depth number of steps from the root
 */
public record TreePath(@Nullable TreePath parent, String key, int index, int depth) {

    /** Path of the root. */
    public static final TreePath ROOT = new TreePath(null, "", -1, 0);

    /** Returns the path of the entry with the given key. */
    public TreePath child(String name) {
        return new TreePath(this, name, -1, depth + 1);
    }

    /** Returns the path of the element at the given index, counted from 0. */
    public TreePath element(int position) {
        return new TreePath(this, "", position, depth + 1);
    }

    /** Returns the path in the given notation; empty for the root. */
    public String text(PathNotation notation) {
        Deque<TreePath> steps = new ArrayDeque<>();
        for (TreePath step = this; step.parent != null; step = step.parent) {
            steps.push(step);
        }
        String text = "";
        for (TreePath step : steps) {
            text = step.index < 0 ? notation.child(text, step.key) : notation.element(text, step.index);
        }
        return text;
    }
}
