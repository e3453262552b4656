package org.rdma4j.gen.verify;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.rdma4j.gen.cprint.CPrinter;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionType;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.NamedType.Tag;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.Target;
import org.rdma4j.gen.model.TypeRewriter;
import org.rdma4j.gen.verify.Fact.Measure;

/** Collects the facts of one partition and numbers them. */
final class FactList {

    /** Without the names of parameters, which make no type another, and which macros of the headers may replace. */
    private static final TypeRewriter NAMELESS = new TypeRewriter() {
        @Override
        public String name(Parameter parameter) {
            return "";
        }
    };

    private final List<Fact> facts = new ArrayList<>();
    private final Map<String, Integer> unmeasured = new TreeMap<>();
    private final SameTypeExpression twins;
    private final SortedSet<String> tags = new TreeSet<>();
    private String header = "";
    private String owner = "";

    FactList(SameTypeExpression twins) {
        this.twins = twins;
    }

    /** The declaration that the facts to come belong to. */
    void about(String itsHeader, String itsOwner) {
        header = itsHeader;
        owner = itsOwner;
    }

    /** Something that the metadata says and C gives no way to measure. */
    void unmeasured(String what) {
        unmeasured.merge(what, 1, Integer::sum);
    }

    Map<String, Integer> unmeasured() {
        return unmeasured;
    }

    /**
     * Declarations of the structs and unions that parameter lists name, for the start of the probe: a tag that is named
     * in a parameter list first is another type in each list, which nothing could be compared with.
     */
    String tags() {
        return tags.stream().map(tag -> tag + "; ").collect(Collectors.joining());
    }

    List<Fact> facts() {
        return facts;
    }

    /** An integer that the compiler knows. */
    void number(FactKind kind, String name, BigInteger value, String expression) {
        add(kind, name, value.toString(), Measure.NUMBER, "", expression);
    }

    /** A yes or no, shown to people as words. */
    void yes(FactKind kind, String name, String shown, String expression) {
        facts.add(
                new Fact(facts.size() + 1, kind, name, header, owner, "1", shown, Measure.NUMBER, "", expression, ""));
    }

    /** The machine that the compiler compiles for: a flag may undefine the macro that says so. */
    void machine(Target target) {
        facts.add(new Fact(
                facts.size() + 1,
                FactKind.TARGET,
                "machine",
                header,
                owner,
                Integer.toString(target.elfMachine()),
                target.triple(),
                Measure.MACHINE,
                "",
                "",
                ""));
    }

    /** Anything else that the probe's tables know. */
    void add(FactKind kind, String name, String expected, Measure measure, String before, String values) {
        facts.add(
                new Fact(facts.size() + 1, kind, name, header, owner, expected, expected, measure, before, values, ""));
    }

    /** The number that the next fact will have, for names that must be unique in the probe. */
    int next() {
        return facts.size() + 1;
    }

    /** That what the pointer points to has exactly this type, qualifiers included. */
    void pointee(FactKind kind, String name, CType type, String pointerExpression) {
        mentions(type);
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
                CPrinter.declaration(NAMELESS.rewrite(shown), ""),
                Measure.NUMBER,
                "",
                twins.same(actual, NAMELESS.rewrite(type)),
                pointerExpression));
    }

    /** That this type will be written where the compiler reads it. */
    void mentions(CType type) {
        type.walk(part -> {
            if (part instanceof FunctionType function) {
                function.parameters().forEach(parameter -> parameter.type().walk(this::addTag));
            }
        });
    }

    private void addTag(CType type) {
        if (type instanceof NamedType named && Set.of(Tag.STRUCT, Tag.UNION).contains(named.tag())) {
            tags.add(named.spelling());
        }
    }
}
