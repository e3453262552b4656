package org.rdma4j.gen.emit;

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
final class LinkedCalls {

    /** A method that emitted code looks up by its name: it, and the types of its parameters. */
    record Looked(String method, List<String> parameters) {}

    private final SortedSet<LinkedCall> downcalls = new TreeSet<>();
    private final SortedSet<LinkedCall> upcalls = new TreeSet<>();
    private final SortedMap<String, Looked> lookedUp = new TreeMap<>();
    private final LayoutWords words = new LayoutWords();

    /**
     * A call of C from Java.
     *
     * @param kind the runtime's name for the way of calling
     * @param firstVariadic where {@code ...} begins
     */
    void downcall(Signature signature, String kind, OptionalInt firstVariadic) {
        boolean critical = kind.equals(BoundFunction.CRITICAL);
        if (critical) {
            // A user may turn that off.
            add(downcalls, signature, false, false, firstVariadic);
        }
        add(downcalls, signature, kind.equals(BoundFunction.ERRNO), critical, firstVariadic);
    }

    /**
     * A callback: C calls it, and Java may.
     *
     * @param type the callback's class
     * @param adapter its method that C's call goes to
     * @param function the type of that method's first parameter
     */
    void callback(Signature signature, ClassName type, String adapter, ClassName function) {
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

    SortedSet<LinkedCall> downcalls() {
        return downcalls;
    }

    SortedSet<LinkedCall> upcalls() {
        return upcalls;
    }

    /** By the binary name of the class that has the method. */
    SortedMap<String, Looked> lookedUp() {
        return lookedUp;
    }
}
