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

/** Prints a C type around a name, the way C declares it: from the name outwards. */
public final class CPrinter {

    private CPrinter() {}

    /**
     * The declaration of {@code name} with this type, without a semicolon: {@code int (*name)(void)}. Tags, typedef
     * names and qualifiers come out as the model has them; unnamed structs, unions and enums are printed in full, on
     * the same line. {@code #pragma pack} cannot be said inside a declaration: other than 1 it is left to the caller.
     *
     * @param type any type
     * @param name what is declared; empty for the bare type, as in {@code int (*)(void)}
     */
    public static String declaration(CType type, String name) {
        return print(type, name);
    }

    /** @param inner the part of the declarator that is already printed: the name and what binds closer to it */
    private static String print(CType type, String inner) {
        return type.accept(new Declarator(inner));
    }

    /**
     * What is printed so far.
     *
     * @param inner the name and what binds closer to it
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

    /** A pointer's declarator binds weaker than brackets, so it needs its own before an array or a function. */
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
            // A qualified array is an array of qualified elements; C has no other way to write it.
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
        // C gives qualifiers on a function type no meaning.
        return type instanceof FunctionType ? print(type, inner) : qualifiers(qualified) + " " + print(type, inner);
    }

    /** The qualifiers of a type as C spells them; empty where it has none. */
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
            // An attribute would be its type's there.
            return "_Alignas(" + field.packing().aligned() + ") " + declared + ";";
        }
        return join(declared, attributes(field.packing(), false)) + ";";
    }

    /** In the spelling that no macro of a header hides. */
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
