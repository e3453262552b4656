package org.rdma4j.gen.emit;

import org.rdma4j.gen.cprint.CPrinter;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;

/** Text that is safe inside a Javadoc comment. */
final class Javadoc {

    private Javadoc() {}

    /** Prose: markup characters, tags and the end of a comment lose their meaning. */
    static String text(String prose) {
        return prose.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("@", "&#64;")
                .replace("{", "&#123;")
                .replace("}", "&#125;")
                .replace("\\", "&#92;")
                .replace("*/", "*&#47;");
    }

    /** Code in a line of prose. */
    static String code(String code) {
        boolean plain = code.chars().noneMatch(c -> c == '{' || c == '}' || c == '\\') && !code.contains("*/");
        return plain ? "{@code " + code + "}" : "<code>" + text(code) + "</code>";
    }

    /** A C declaration in a line of prose; the bodies of unnamed types are left out. */
    static String declaration(CType type, String name) {
        CType inner = type;
        while (true) {
            if (inner instanceof QualifiedType qualified) {
                inner = qualified.type();
            } else if (inner instanceof PointerType pointer) {
                inner = pointer.pointee();
            } else if (inner instanceof ArrayType array) {
                inner = array.element();
            } else {
                break;
            }
        }
        if (inner instanceof UnnamedRecord unnamed) {
            return code(unnamed.record().kind().keyword() + " " + name + dimensions(type));
        }
        if (inner instanceof UnnamedEnum) {
            return code("enum " + name + dimensions(type));
        }
        return code(CPrinter.declaration(type, name));
    }

    private static String dimensions(CType type) {
        if (type instanceof QualifiedType qualified) {
            return dimensions(qualified.type());
        }
        if (type instanceof ArrayType array) {
            return "[" + (array.isFlexible() ? "" : array.length()) + "]" + dimensions(array.element());
        }
        return "";
    }
}
