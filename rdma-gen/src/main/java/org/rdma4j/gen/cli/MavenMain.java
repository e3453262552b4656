package org.rdma4j.gen.cli;

/** Entry point for Maven, which runs in its own process: throws an exception where {@link Main} would exit. */
public final class MavenMain {

    private MavenMain() {}

    /** Runs the program, and throws if its exit code is not 0. */
    public static void main(String[] args) {
        int code = Main.run(args);
        if (code != 0) {
            throw new IllegalStateException("rdma-gen ended with exit code " + code);
        }
    }
}
