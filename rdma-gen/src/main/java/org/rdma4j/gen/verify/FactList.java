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

    /** Removes parameter names: they do not affect the type, and macros of the headers may replace them. */
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

    /** Sets the header and the owner of the facts to be added. */
    void about(String itsHeader, String itsOwner) {
        header = itsHeader;
        owner = itsOwner;
    }

    /** Counts a statement of the metadata that no C expression can measure. */
    void unmeasured(String what) {
        unmeasured.merge(what, 1, Integer::sum);
    }

    Map<String, Integer> unmeasured() {
        return unmeasured;
    }

    /**
     * Returns declarations of the structs and unions in parameter lists, for the beginning of the probe: a tag that
     * first appears in a parameter list is a type of its own in each list.
     */
    String tags() {
        return tags.stream().map(tag -> tag + "; ").collect(Collectors.joining());
    }

    List<Fact> facts() {
        return facts;
    }

    /** Adds an integer constant expression. */
    void number(FactKind kind, String name, BigInteger value, String expression) {
        add(kind, name, value.toString(), Measure.NUMBER, "", expression);
    }

    /** Adds an expression that must be 1. */
    void yes(FactKind kind, String name, String shown, String expression) {
        facts.add(
                new Fact(facts.size() + 1, kind, name, header, owner, "1", shown, Measure.NUMBER, "", expression, ""));
    }

    /** Adds the target machine, read from the object file: a flag may undefine the macro that names it. */
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

    /** Adds a fact with any measurement. */
    void add(FactKind kind, String name, String expected, Measure measure, String before, String values) {
        facts.add(
                new Fact(facts.size() + 1, kind, name, header, owner, expected, expected, measure, before, values, ""));
    }

    /** Returns the number of the next fact, for names that must be unique in the probe. */
    int next() {
        return facts.size() + 1;
    }

    /** Adds the type behind a pointer expression, qualifiers included. */
    void pointee(FactKind kind, String name, CType type, String pointerExpression) {
        mentions(type);
        type(kind, name, type, new PointerType(type), "__typeof__(" + pointerExpression + ")", pointerExpression);
    }

    /** Adds the type of a C expression or type name. */
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

    /** Adds the structs and unions in the parameter lists of a type that the probe will spell to {@link #tags}. */
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
