package org.rdma4j.gen.verify;

import java.util.ArrayList;
import java.util.List;

/** A declaration or type in a compiler's own description of a translation unit. */
final class CompilerNode {

    /** {@code struct}, {@code union}, {@code enum}, {@code typedef}, {@code function}, or the compiler's word. */
    final String kind;

    /** Number by which other nodes refer to this one. */
    final String id;

    /** Empty if the declaration is unnamed. */
    String name = "";

    /** Path of the file, as the compiler names it. */
    String file = "";

    int line;

    /** Number of the node that describes the type; empty for none. */
    String type = "";

    /** Whether this is {@code struct x;}, without members. */
    boolean isDeclaration;

    boolean isStatic;

    final List<CompilerNode> children = new ArrayList<>();

    CompilerNode(String kind, String id) {
        this.kind = kind;
        this.id = id;
    }

    boolean isRecord() {
        return kind.equals("struct") || kind.equals("union");
    }

    boolean isEnum() {
        return kind.equals("enum");
    }
}
