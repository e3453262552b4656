package org.rdma4j.bench.startup.program;

/** Prints a line, to measure the start of the JVM itself. */
public final class Hello {
    private Hello() {}

    public static void main(String... arguments) {
        System.out.println("ready");
    }
}
