package org.rdma4j.gen.cli;

/** The entry point inside Maven's own process, which an exit would end: a failure is an exception instead. */
public final class MavenMain {

    private MavenMain() {}

    /** Runs the program. */
    public static void main(String[] args) {
        int code = Main.run(args);
        if (code != 0) {
            throw new IllegalStateException("rdma-gen ended with exit code " + code);
        }
    }
}
