package org.rdma4j.gen.verify;

import java.util.ArrayList;
import java.util.List;

/**
 * A declaration or type in the description of a translation unit by a compiler: a DWARF entry or a node of clang's
 * syntax tree.
 */
final class CompilerNode {

    /**
     * {@code struct}, {@code union}, {@code enum}, {@code typedef}, {@code function}, or another word of the compiler.
     */
    final String kind;

    /** Identifier by which other nodes refer to this one. */
    final String id;

    /** Name of the declaration; empty if it is unnamed. */
    String name = "";

    /** Path of the file, as the compiler names it. */
    String file = "";

    int line;

    /** Identifier of the node of the type; empty for none. */
    String type = "";

    /** Whether the node is a declaration without a body, such as {@code struct x;}. */
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
