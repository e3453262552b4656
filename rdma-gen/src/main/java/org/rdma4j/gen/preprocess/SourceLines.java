package org.rdma4j.gen.preprocess;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.problem.Location;

/** Maps the lines of a preprocessor's output to the lines of the headers that they come from. */
public final class SourceLines {

    /** The name that gcc and clang give to their own definitions. */
    static final String BUILT_IN = "<built-in>";

    private final List<String> files = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();

    /** Appends the next line of the output. */
    void add(String file, int number) {
        files.add(file);
        numbers.add(number);
    }

    /** Makes a line of the output, counted from 1, one that comes from no header. */
    void builtIn(int line) {
        files.set(line - 1, BUILT_IN);
    }

    /** Returns the place of a line of the output, counted from 1; the last one's for a line behind the end. */
    public Location location(int line) {
        if (files.isEmpty()) {
            return Location.of("");
        }
        int index = Math.min(Math.max(line, 1), files.size()) - 1;
        return new Location(files.get(index), numbers.get(index));
    }

    /** Returns the same lines, those of standard input as lines of a file. */
    public SourceLines renamed(Path file) {
        SourceLines renamed = new SourceLines();
        for (int i = 0; i < files.size(); i++) {
            renamed.add(files.get(i).equals(CompilerError.UNIT) ? file.toString() : files.get(i), numbers.get(i));
        }
        return renamed;
    }

    /** Returns the place of a token. */
    public Location location(CToken token) {
        return location(token.line());
    }
}
