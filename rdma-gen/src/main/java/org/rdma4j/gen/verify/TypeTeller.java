package org.rdma4j.gen.verify;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Asks the compiler which type something has. C cannot print a type, but a compiler names it when a pointer is given
 * where an integer belongs.
 */
final class TypeTeller {

    private final Workshop workshop;
    private final Toolchain compiler;
    private final String headers;

    TypeTeller(Workshop workshop, Toolchain compiler, String headers) {
        this.workshop = workshop;
        this.compiler = compiler;
        this.headers = headers;
    }

    /** What the compiler calls the types of these facts, by number; a fact that it says nothing about is absent. */
    Map<Integer, String> types(List<Fact> facts) {
        if (facts.isEmpty()) {
            return Map.of();
        }
        workshop.write("tell.c", ProbeSource.tellTypes(headers, facts));
        Map<Integer, String> types = new HashMap<>();
        Complaints.types(compiler.run("-fsyntax-only", "tell.c").err())
                .forEach((id, type) -> types.put(id, pointee(type)));
        return types;
    }

    /** The pointed-to type of a printed pointer type. */
    private static String pointee(String pointer) {
        if (pointer.contains("(*)")) {
            return pointer.replaceFirst("\\(\\*\\)", "")
                    .replaceFirst(" +(?=[(\\[])", " ")
                    .strip();
        }
        return pointer.endsWith("*")
                ? pointer.substring(0, pointer.length() - 1).strip()
                : pointer;
    }
}
