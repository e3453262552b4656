package org.rdma4j.gen.verify;

import java.math.BigInteger;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.Enumerator;
import org.rdma4j.gen.model.Target;

/** Creates the facts of an enum: its size, its integer type and the values of its enumerators. */
final class EnumFacts {

    private final FactList facts;
    private final Target target;

    EnumFacts(FactList facts, Target target) {
        this.facts = facts;
        this.target = target;
    }

    void add(EnumDecl declared) {
        if (declared.isUnnamed()) {
            facts.about(declared.header(), "");
            enumerators(declared);
            return;
        }
        String spelling = declared.type().spelling();
        facts.about(declared.header(), spelling);
        shape(declared, spelling, declared.name());
        enumerators(declared);
    }

    /** Adds the facts of an unnamed enum of a member, as facts of the record. */
    void unnamed(EnumDecl declared, String spelling, String name) {
        shape(declared, spelling, name);
        enumerators(declared);
    }

    private void shape(EnumDecl declared, String spelling, String name) {
        facts.number(
                FactKind.ENUM,
                name + " size",
                BigInteger.valueOf(declared.underlying().size()),
                "sizeof(" + spelling + ")");
        boolean unsigned = declared.underlying().isUnsigned(target);
        facts.yes(
                FactKind.ENUM,
                name + " sign",
                unsigned ? "unsigned" : "signed",
                "((" + spelling + ")-1 < 0) == " + (unsigned ? 0 : 1));
        String integer = declared.underlying().spelling();
        facts.yes(
                FactKind.ENUM,
                name + " integer",
                integer,
                "__builtin_types_compatible_p(" + spelling + ", " + integer + ")");
    }

    private void enumerators(EnumDecl declared) {
        for (Enumerator enumerator : declared.enumerators()) {
            facts.number(FactKind.ENUMERATOR, enumerator.name(), enumerator.value(), enumerator.name());
        }
    }
}
