package org.rdma4j.gen.dump;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedEnum;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/**
 * Converts function types to signatures in terms of the calling convention, with typedefs resolved: {@code void},
 * {@code bool}, {@code i8} to
 * {@code i128} and {@code u8} to {@code u128}, {@code f32}, {@code f64}, {@code f128} ({@code __float128}), {@code ld}
 * ({@code long double}, whose format differs between targets), {@code ptr}, {@code struct:NAME}, {@code union:NAME},
 * and {@code ...} after the parameters of a variadic function. An enum is its integer type; arrays and functions are
 * {@code ptr}. {@code typedef:NAME} and {@code enum:NAME} are foreign types whose definition is unknown.
 */
public final class AbiSignatures {

    private final TypeIndex types;
    private final Target target;
    private final Word word = new Word();

    /** Creates signatures for the types and the target of a release. */
    public AbiSignatures(TypeIndex types, Target target) {
        this.types = types;
        this.target = target;
    }

    /** Returns the signature of a function, such as {@code i32(ptr,u8,...)}. */
    public String signature(FunctionType function) {
        List<String> words = new ArrayList<>();
        for (Parameter parameter : function.parameters()) {
            words.add(word(parameter.type()));
        }
        if (function.variadic()) {
            words.add("...");
        }
        return word(function.result()) + "(" + String.join(",", words) + ")";
    }

    /** Returns the word for a type, such as {@code ptr}. */
    public String word(CType type) {
        return types.resolve(type).accept(word);
    }

    private final class Word implements CType.Visitor<String> {

        @Override
        public String visit(VoidType type) {
            return "void";
        }

        @Override
        public String visit(ScalarType scalar) {
            if (scalar == ScalarType.BOOL) {
                return "bool";
            }
            if (scalar == ScalarType.LONG_DOUBLE) {
                return "ld";
            }
            String prefix = scalar.isFloating() ? "f" : scalar.isUnsigned(target) ? "u" : "i";
            return prefix + scalar.size() * Byte.SIZE;
        }

        @Override
        public String visit(PointerType type) {
            return "ptr";
        }

        @Override
        public String visit(ArrayType type) {
            return "ptr";
        }

        @Override
        public String visit(FunctionType type) {
            return "ptr";
        }

        @Override
        public String visit(NamedType named) {
            return types.scalar(named).map(this::visit).orElseGet(() -> {
                String kind = types.record(named)
                        .map(RecordDecl::kind)
                        .map(RecordDecl.Kind::keyword)
                        .orElseGet(() -> CSpelling.of(named.tag()));
                return kind + ":" + named.name();
            });
        }

        @Override
        public String visit(UnnamedRecord unnamed) {
            return unnamed.record().kind().keyword() + ":";
        }

        @Override
        public String visit(UnnamedEnum unnamed) {
            return visit(unnamed.declaration().underlying());
        }

        @Override
        public String visit(QualifiedType qualified) {
            return word(qualified.type());
        }
    }
}
