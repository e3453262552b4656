package org.rdma4j.gen.problem;

/**
 * A location in a file.
 *
 * @param file the file as named by the user
 * @param line line, counted from 1; 0 if only the file is known
 */
public record Location(String file, int line) {

    /** Returns the location of a file as a whole. */
    public static Location of(String file) {
        return new Location(file, 0);
    }

    @Override
    public String toString() {
        return line > 0 ? file + ":" + line : file;
    }
}
