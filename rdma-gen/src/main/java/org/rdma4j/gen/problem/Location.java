package org.rdma4j.gen.problem;

/**
 * A place in a file.
 *
 * @param file the file as the user knows it
 * @param line the line, counted from 1; 0 when only the file is known
 */
public record Location(String file, int line) {

    /** A place of which only the file is known. */
    public static Location of(String file) {
        return new Location(file, 0);
    }

    @Override
    public String toString() {
        return line > 0 ? file + ":" + line : file;
    }
}
