package org.rdma4j.bench.startup.program;

/** What the JVM itself costs. */
public final class Hello {
    private Hello() {}

    public static void main(String... arguments) {
        System.out.println("ready");
    }
}
