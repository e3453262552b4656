package org.rdma4j.gen.preprocess;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.problem.Location;

/** Maps the lines of preprocessed text to lines of headers. */
public final class SourceLines {

    /** File name of predefined macros in gcc and clang. */
    static final String BUILT_IN = "<built-in>";

    private final List<String> files = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();

    /** Appends the next line of the output. */
    void add(String file, int number) {
        files.add(file);
        numbers.add(number);
    }

    /** Marks a line of the output, counted from 1, as not part of a header. */
    void builtIn(int line) {
        files.set(line - 1, BUILT_IN);
    }

    /** Returns the location of a line of the output, counted from 1; that of the last line for a line after the end. */
    public Location location(int line) {
        if (files.isEmpty()) {
            return Location.of("");
        }
        int index = Math.min(Math.max(line, 1), files.size()) - 1;
        return new Location(files.get(index), numbers.get(index));
    }

    /** Returns a copy in which lines of standard input are those of a file. */
    public SourceLines renamed(Path file) {
        SourceLines renamed = new SourceLines();
        for (int i = 0; i < files.size(); i++) {
            renamed.add(files.get(i).equals(CompilerError.UNIT) ? file.toString() : files.get(i), numbers.get(i));
        }
        return renamed;
    }

    /** Returns the location of a token. */
    public Location location(CToken token) {
        return location(token.line());
    }
}
