package org.rdma4j.gen.cprint;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Packing;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/** Prints declarations in C. */
public final class CPrinter {

    private CPrinter() {}

    /**
     * Returns a declaration without a semicolon, such as {@code int (*name)(void)}. Unnamed structs, unions and enums
     * are printed with their members on the same line. A {@code #pragma pack} of an unnamed record other than 1 cannot
     * be printed within a declaration, and is left to the caller.
     *
     * @param type any type
     * @param name declared name; empty for the type alone, as in {@code int (*)(void)}
     */
    public static String declaration(CType type, String name) {
        return print(type, name);
    }

    /** @param inner inner part of the declarator: the name and the declarators that bind more tightly */
    private static String print(CType type, String inner) {
        return type.accept(new Declarator(inner));
    }

    /**
     * Prints the declaration of a name, from the name outwards.
     *
     * @param inner inner part of the declarator: the name and the declarators that bind more tightly
     */
    private record Declarator(String inner) implements CType.Visitor<String> {

        @Override
        public String visit(VoidType type) {
            return join("void", inner);
        }

        @Override
        public String visit(ScalarType type) {
            return join(type.spelling(), inner);
        }

        @Override
        public String visit(NamedType type) {
            return join(type.spelling(), inner);
        }

        @Override
        public String visit(UnnamedRecord type) {
            return join(body(type.record()), inner);
        }

        @Override
        public String visit(UnnamedEnum type) {
            return join(body(type.declaration()), inner);
        }

        @Override
        public String visit(PointerType type) {
            return pointer(type.pointee(), "*" + inner);
        }

        @Override
        public String visit(ArrayType type) {
            return print(type.element(), inner + "[" + (type.isFlexible() ? "" : type.length()) + "]");
        }

        @Override
        public String visit(FunctionType type) {
            return print(type.result(), inner + "(" + parameters(type) + ")");
        }

        @Override
        public String visit(QualifiedType type) {
            return qualified(type, inner);
        }
    }

    /** Prints a pointer, with parentheses if it points to an array or a function. */
    private static String pointer(CType pointee, String inner) {
        CType bare = TypeIndex.unqualified(pointee);
        return print(pointee, bare instanceof ArrayType || bare instanceof FunctionType ? "(" + inner + ")" : inner);
    }

    private static String qualified(QualifiedType qualified, String inner) {
        CType type = qualified.type();
        if (type instanceof PointerType pointer) {
            return pointer(pointer.pointee(), join("*" + qualifiers(qualified), inner));
        }
        if (type instanceof ArrayType array) {
            // A qualified array can only be written as an array of qualified elements.
            return print(new ArrayType(qualified.with(array.element()), array.length()), inner);
        }
        if (type instanceof QualifiedType more) {
            return print(
                    new QualifiedType(
                            more.type(),
                            qualified.isConst() || more.isConst(),
                            qualified.isVolatile() || more.isVolatile(),
                            qualified.isRestrict() || more.isRestrict()),
                    inner);
        }
        // Qualifiers on a function type have no meaning in C.
        return type instanceof FunctionType ? print(type, inner) : qualifiers(qualified) + " " + print(type, inner);
    }

    /** Returns the qualifiers of a type, or an empty string. */
    public static String qualifiers(CType type) {
        return type instanceof QualifiedType qualified ? qualified.words("__restrict") : "";
    }

    private static String parameters(FunctionType function) {
        List<String> printed = function.parameters().stream()
                .map(parameter -> print(parameter.type(), parameter.name()))
                .collect(Collectors.toCollection(ArrayList::new));
        if (function.variadic()) {
            printed.add("...");
        }
        return printed.isEmpty() ? "void" : String.join(", ", printed);
    }

    private static String body(RecordDecl record) {
        String members = record.fields().stream().map(CPrinter::member).collect(Collectors.joining(" "));
        String head = join(record.kind().keyword(), attributes(record.packing(), true));
        return head + " { " + members + (members.isEmpty() ? "}" : " }");
    }

    private static String member(FieldDecl field) {
        String width = field.isBitField() ? " : " + field.bits() : "";
        String declared = print(field.type(), field.name()) + width;
        if (field.name().isEmpty() && !field.isBitField() && field.packing().aligned() > 0) {
            // An attribute at this position would apply to the type.
            return "_Alignas(" + field.packing().aligned() + ") " + declared + ";";
        }
        return join(declared, attributes(field.packing(), false)) + ";";
    }

    /** Returns the attributes, in a spelling that macros of headers do not replace. */
    private static String attributes(Packing packing, boolean ofRecord) {
        List<String> words = new ArrayList<>();
        if (packing.packed() || (ofRecord && packing.pragmaPack() == 1)) {
            words.add("__packed__");
        }
        if (packing.aligned() > 0) {
            words.add("__aligned__(" + packing.aligned() + ")");
        }
        return words.isEmpty() ? "" : "__attribute__((" + String.join(", ", words) + "))";
    }

    private static String body(EnumDecl declared) {
        String enumerators = declared.enumerators().stream()
                .map(e -> e.name() + " = " + CLiteral.integer(e.value()))
                .collect(Collectors.joining(", "));
        String type = declared.fixed() ? " : " + declared.underlying().spelling() : "";
        return join("enum", declared.packed() ? "__attribute__((__packed__))" : "") + type + " { " + enumerators + " }";
    }

    private static String join(String left, String right) {
        return left.isEmpty() || right.isEmpty() ? left + right : left + " " + right;
    }
}
