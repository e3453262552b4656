package org.rdma4j.tests.loading;

import static org.rdma4j.tests.loading.Bench.VERBS;
import static org.rdma4j.tests.loading.Bench.WRAPPER;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.rdma4j.tests.support.C;
import org.rdma4j.tests.support.Run;

/** Situations in which a library or jar exists, but has the wrong content. */
final class WrongFiles {
    private static final int CLASS = 4;
    private static final int MACHINE = 18;
    private static final byte X86_64 = 62;
    private static final byte AARCH64 = (byte) 183;

    private final Bench bench;

    private WrongFiles(Bench bench) {
        this.bench = bench;
    }

    static List<Situation> all(Bench bench) {
        WrongFiles all = new WrongFiles(bench);
        return List.of(
                new Situation("A library for another architecture", all::otherMachine),
                new Situation("A 32-bit library", all::narrow),
                new Situation("A library for musl on a machine with glibc", all::musl),
                new Situation("A library that does not match the libraries it uses", all::unresolved),
                new Situation("A truncated library", all::cutShort),
                new Situation("A library with truncated headers", all::headersCutShort),
                new Situation("A text file instead of a library", all::text),
                new Situation("An empty file instead of a library", all::empty),
                new Situation("A named pipe instead of a library", all::pipe),
                new Situation("A wrapper from a different build", all::otherBuild),
                new Situation("A jar with a truncated wrapper", () -> all.jarWith(half(all.wrapper()))),
                new Situation(
                        "A jar with a text file instead of the wrapper", () -> all.jarWith(bytes("404: Not Found\n"))),
                new Situation("A jar with an empty wrapper", () -> all.jarWith(new byte[0])),
                new Situation("A jar for another machine", all::otherJar),
                new Situation("A jar without any wrapper", all::bareJar));
    }

    private byte[] wrapper() {
        return bench.built().content(bench.built().wrapper());
    }

    private static byte[] half(byte[] whole) {
        return Arrays.copyOf(whole, whole.length / 2);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] verbsWith(int offset, byte value) {
        byte[] library = Bench.bytes(Bench.verbs());
        library[offset] = value;
        return library;
    }

    private String verbs(byte[] content) {
        return bench.java(VERBS + bench.file("wrong", Bench.SONAME, content)).probe("verbs");
    }

    private String jarWith(byte[] content) {
        return sizes(
                bench.java(bench.built().with(bench.built().wrapper(), content)).probe("verbs", "inline"));
    }

    /** Replaces the sizes of files in a message, which differ between machines. */
    private static String sizes(String text) {
        return text.replaceAll("describe \\d+ bytes, but it has \\d+", "describe N bytes, but it has M");
    }

    private String otherMachine() {
        return verbs(verbsWith(MACHINE, Host.isArm() ? X86_64 : AARCH64));
    }

    private String narrow() {
        Path file = bench.file("narrow", "librdma_wrapper.so", wrapper());
        byte[] library = Bench.bytes(file);
        library[CLASS] = 1;
        return bench.java(WRAPPER + bench.file("narrow", "librdma_wrapper.so", narrowed(library)))
                .probe("inline");
    }

    /**
     * Completes the ELF header of a 32-bit library: clears the fields of the program header table, whose offsets differ
     * from those in a 64-bit header, and sets a 32-bit machine.
     */
    private static byte[] narrowed(byte[] library) {
        Arrays.fill(library, 28, 32, (byte) 0);
        Arrays.fill(library, 42, 46, (byte) 0);
        library[MACHINE] = Host.isArm() ? (byte) 40 : 3;
        library[MACHINE + 1] = 0;
        return library;
    }

    private String musl() {
        Path libc = C.library("empty", "-Wl,-soname,libc.musl-x86_64.so.1");
        Path library = C.library("needs_symbol", "-nostdlib", "-Wl,--no-as-needed", libc.toString());
        return verbs(Bench.bytes(library));
    }

    private String unresolved() {
        return verbs(Bench.bytes(C.library("needs_symbol")));
    }

    private String cutShort() {
        return sizes(verbs(half(Bench.bytes(Bench.verbs()))));
    }

    private String headersCutShort() {
        return verbs(Arrays.copyOf(Bench.bytes(Bench.verbs()), 40));
    }

    private String text() {
        return verbs(bytes("not a library\n"));
    }

    private String empty() {
        return verbs(new byte[0]);
    }

    private String pipe() {
        Path pipe = bench.directory("pipe").resolve(Bench.SONAME);
        Run.of(List.of("mkfifo", pipe.toString()), Map.of()).expectOk();
        return bench.java(VERBS + pipe).probe("verbs");
    }

    private String otherBuild() {
        Path library = C.library("empty", "-Wl,-soname,librdma_wrapper.so");
        return bench.java(WRAPPER + bench.file("other", "librdma_wrapper.so", Bench.bytes(library)))
                .probe("verbs", "inline");
    }

    private String otherJar() {
        String here = bench.built().wrapper();
        String there = here.replace(Host.classifier(), Host.isArm() ? "linux-x86_64" : "linux-aarch_64");
        return bench.java(bench.built().with(there, wrapper()).without(here)).probe("inline");
    }

    private String bareJar() {
        return bench.java(bench.built().without(SysJar.NATIVE)).probe("verbs", "inline");
    }
}
