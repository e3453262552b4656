package org.rdma4j.gen.verify;

import java.math.BigInteger;
import org.rdma4j.gen.cprint.CPrinter;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ForeignType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.OpaqueDecl;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.TypedefDecl;
import org.rdma4j.gen.verify.Fact.Measure;

/** Creates the facts of functions, typedefs, aliases, opaque types and foreign types. */
final class NameFacts {

    private final FactList facts;

    NameFacts(FactList facts) {
        this.facts = facts;
    }

    void add(FunctionDecl function) {
        facts.about(function.header(), "");
        String name = function.name();
        // No wrapper can name the type of an inline function's parameter that no other declaration can name.
        if (function.linkage() != FunctionDecl.Linkage.INLINE) {
            facts.mentions(function.type());
        }
        // Not through a pointer: to gcc the type of a noreturn function is qualified, which matters behind pointers.
        facts.type(FactKind.FUNCTION, name, function.type(), function.type(), "__typeof__(" + name + ")", "&" + name);
    }

    void add(TypedefDecl typedef) {
        facts.about(typedef.header(), "");
        if (!UnnamedTypes.within(typedef.type())) {
            facts.pointee(FactKind.TYPEDEF, typedef.name(), typedef.type(), "(" + typedef.name() + " *)0");
        } else {
            facts.unmeasured(UnnamedTypes.WORDS);
        }
        if (typedef.aligned() > 0) {
            facts.number(
                    FactKind.TYPEDEF,
                    typedef.name() + " alignment",
                    BigInteger.valueOf(typedef.aligned()),
                    "_Alignof(" + typedef.name() + ")");
        }
    }

    void add(AliasDecl alias) {
        facts.about(alias.header(), "");
        CType pointer = new PointerType(alias.target());
        String own = new NamedType(alias.target().tag(), alias.name()).spelling();
        facts.yes(
                FactKind.ALIAS,
                alias.name(),
                alias.target().spelling(),
                "__builtin_types_compatible_p(" + ProbeSource.alias(alias, own) + " *, "
                        + CPrinter.declaration(pointer, "") + ")");
    }

    /** Adds an opaque type: a definition of its tag in the probe compiles only if the headers do not define it. */
    void add(OpaqueDecl opaque) {
        facts.about(opaque.header(), "");
        String spelling = new NamedType(opaque.tag(), opaque.name()).spelling();
        String own = "rdma4j_probe_opaque_" + facts.next();
        String body = opaque.tag() == NamedType.Tag.ENUM ? " { " + own + " };" : " { int " + own + "; };";
        facts.add(FactKind.OPAQUE, opaque.name(), "1", Measure.NUMBER, spelling + body, "1");
    }

    void add(ForeignType type) {
        String spelling = type.type().spelling();
        facts.about(type.namespace().orElse("a foreign type"), "");
        if (type.isSized()) {
            facts.number(
                    FactKind.FOREIGN, spelling + " size", BigInteger.valueOf(type.size()), "sizeof(" + spelling + ")");
            facts.number(
                    FactKind.FOREIGN,
                    spelling + " alignment",
                    BigInteger.valueOf(type.alignment()),
                    "_Alignof(" + spelling + ")");
        }
        type.definition().ifPresent(definition -> {
            if (UnnamedTypes.within(definition)) {
                facts.unmeasured(UnnamedTypes.WORDS);
                return;
            }
            facts.mentions(definition);
            facts.yes(
                    FactKind.FOREIGN,
                    spelling + " meaning",
                    CPrinter.declaration(definition, ""),
                    SameTypeExpression.compatible(spelling, definition));
        });
    }
}
