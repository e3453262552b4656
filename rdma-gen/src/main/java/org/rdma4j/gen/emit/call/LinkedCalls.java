package org.rdma4j.gen.emit.call;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the emitted code will ask the linker for, written down where that code is made: a tool that compiles ahead of time
 * has to know it beforehand.
 */
public final class LinkedCalls {

    /** A method that emitted code looks up by its name: it, and the types of its parameters. */
    public record Looked(String method, List<String> parameters) {}

    private final SortedSet<LinkedCall> downcalls = new TreeSet<>();
    private final SortedSet<LinkedCall> upcalls = new TreeSet<>();
    private final SortedMap<String, Looked> lookedUp = new TreeMap<>();
    private final LayoutWords words = new LayoutWords();

    /**
     * A call of C from Java.
     *
     * @param way how it is called
     * @param firstVariadic where {@code ...} begins
     */
    public void downcall(Signature signature, LinkedCall.Way way, OptionalInt firstVariadic) {
        boolean critical = way == LinkedCall.Way.CRITICAL;
        if (critical) {
            // A user may turn that off.
            add(downcalls, signature, false, false, firstVariadic);
        }
        add(downcalls, signature, way == LinkedCall.Way.ERRNO, critical, firstVariadic);
    }

    /**
     * A callback: C calls it, and Java may.
     *
     * @param type the callback's class
     * @param adapter its method that C's call goes to
     * @param function the type of that method's first parameter
     */
    public void callback(Signature signature, ClassName type, String adapter, ClassName function) {
        add(upcalls, signature, false, false, OptionalInt.empty());
        add(downcalls, signature, false, false, OptionalInt.empty());
        List<String> parameters = new ArrayList<>(List.of(function.reflectionName()));
        signature.parameters().forEach(p -> parameters.add(p.value().carrier().toString()));
        lookedUp.put(type.reflectionName(), new Looked(adapter, List.copyOf(parameters)));
    }

    private void add(
            SortedSet<LinkedCall> calls,
            Signature signature,
            boolean capturesErrno,
            boolean critical,
            OptionalInt firstVariadic) {
        calls.add(new LinkedCall(
                words.of(signature.result(), signature.site()),
                signature.parameters().stream()
                        .map(p -> words.of(p.value(), signature.site()))
                        .toList(),
                capturesErrno,
                critical,
                firstVariadic));
    }

    public SortedSet<LinkedCall> downcalls() {
        return downcalls;
    }

    public SortedSet<LinkedCall> upcalls() {
        return upcalls;
    }

    /** By the binary name of the class that has the method. */
    public SortedMap<String, Looked> lookedUp() {
        return lookedUp;
    }
}
