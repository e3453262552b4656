package org.rdma4j.gen.verify;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.gen.cprint.CPrinter;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.verify.Fact.Table;

/** Collects the facts of one partition and numbers them. */
final class FactList {

    private final List<Fact> facts = new ArrayList<>();
    private final TypeTwins twins;
    private String header = "";
    private String owner = "";

    FactList(TypeTwins twins) {
        this.twins = twins;
    }

    /** The declaration that the facts to come belong to. */
    void about(String itsHeader, String itsOwner) {
        header = itsHeader;
        owner = itsOwner;
    }

    List<Fact> facts() {
        return facts;
    }

    /** An integer that the compiler knows. */
    void number(FactKind kind, String name, BigInteger value, String expression) {
        String negative = value.signum() < 0 || kind == FactKind.ENUMERATOR || kind == FactKind.CONSTANT
                ? "(" + expression + ") < 0"
                : "0";
        add(kind, name, value.toString(), Table.NUMBER, "", negative + ", (unsigned long long)(" + expression + ")");
    }

    /** A yes or no, shown to people as words. */
    void yes(FactKind kind, String name, String shown, String expression) {
        facts.add(new Fact(
                facts.size() + 1, kind, name, header, owner, "1", shown, Table.NUMBER, "", "0, " + expression, ""));
    }

    /** Anything else that the probe's tables know. */
    void add(FactKind kind, String name, String expected, Table table, String before, String values) {
        facts.add(new Fact(facts.size() + 1, kind, name, header, owner, expected, expected, table, before, values, ""));
    }

    /** The number that the next fact will have, for names that must be unique in the probe. */
    int next() {
        return facts.size() + 1;
    }

    /** That what the pointer points to has exactly this type, qualifiers included. */
    void pointee(FactKind kind, String name, CType type, String pointerExpression) {
        type(kind, name, type, new PointerType(type), "__typeof__(" + pointerExpression + ")", pointerExpression);
    }

    /** That a type, written in C, is this one. */
    void type(FactKind kind, String name, CType shown, CType type, String actual, String pointerExpression) {
        facts.add(new Fact(
                facts.size() + 1,
                kind,
                name,
                header,
                owner,
                "1",
                CPrinter.declaration(shown, ""),
                Table.NUMBER,
                "",
                "0, " + twins.same(actual, type),
                pointerExpression));
    }
}
