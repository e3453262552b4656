package org.rdma4j.gen.dump;

import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.model.ArrayType;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;
import org.rdma4j.gen.model.VoidType;

/**
 * A function's type as a calling convention sees it, typedefs taken off: {@code void}, {@code bool}, {@code i8} to
 * {@code i128} and {@code u8} to {@code u128}, {@code f32}, {@code f64}, {@code f128} ({@code __float128}), {@code ld}
 * ({@code long double}, whose format differs between targets), {@code ptr}, {@code struct:NAME}, {@code union:NAME},
 * and {@code ...} after the parameters of a variadic function. An enum is its underlying integer; what decays to a
 * pointer is {@code ptr}. {@code typedef:NAME} is a type of another namespace, or {@code enum:NAME} an enum, of which
 * the file does not say more.
 */
public final class SignatureWords {

    private final TypeIndex types;
    private final Target target;

    /** The words of a release's types on its target. */
    public SignatureWords(TypeIndex types, Target target) {
        this.types = types;
        this.target = target;
    }

    /** {@code i32(ptr,u8,...)}. */
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

    /** One word: {@code ptr}. */
    public String word(CType type) {
        CType resolved = types.resolve(type);
        if (resolved instanceof VoidType) {
            return "void";
        }
        if (resolved instanceof PointerType || resolved instanceof ArrayType || resolved instanceof FunctionType) {
            return "ptr";
        }
        if (resolved instanceof UnnamedRecord unnamed) {
            return unnamed.record().kind().keyword() + ":";
        }
        return types.scalar(resolved).map(this::word).orElseGet(() -> word((NamedType) resolved));
    }

    private String word(NamedType named) {
        String kind = types.record(named)
                .map(RecordDecl::kind)
                .map(RecordDecl.Kind::keyword)
                .orElseGet(() -> Spelling.of(named.tag()));
        return kind + ":" + named.name();
    }

    private String word(ScalarType scalar) {
        if (scalar == ScalarType.BOOL) {
            return "bool";
        }
        if (scalar == ScalarType.LONG_DOUBLE) {
            return "ld";
        }
        String prefix = scalar.isFloating() ? "f" : scalar.isUnsigned(target) ? "u" : "i";
        return prefix + scalar.size() * Byte.SIZE;
    }
}
