package org.rdma4j.gen.cprint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.config.Drain;
import org.rdma4j.gen.config.Sequence;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.VoidType;

/** Makes a function that copies a queue's items to an array. */
final class DrainPlan {

    private static final String INDENT = "    ";

    private final Drain drain;
    private final StepLookup lookup;
    private final Map<String, Parameter> parameters = new LinkedHashMap<>();

    private DrainPlan(Drain drain, StepLookup lookup) {
        this.drain = drain;
        this.lookup = lookup;
    }

    /**
     * The function.
     *
     * @param lookup what finds what it names
     */
    static WrapperFunction plan(Drain drain, StepLookup lookup, Optional<String> releaseMacro) {
        DrainPlan plan = new DrainPlan(drain, lookup);
        FunctionDecl start = lookup.function(drain.start());
        lookup.parameters(start).forEach(plan::add);
        String body = plan.body();
        plan.add(new Parameter("flags", new NamedType(NamedType.Tag.TYPEDEF, "uint64_t")));
        plan.add(new Parameter("num_entries", ScalarType.INT));
        plan.add(new Parameter(
                drain.array(), new PointerType(lookup.record(drain.element()).type())));
        plan.add(new Parameter("result", new PointerType(ScalarType.INT)));
        return WrapperPlan.several(
                drain.name(),
                ScalarType.INT,
                plan.parameters.values(),
                body,
                releaseMacro.flatMap(lookup.presence()::condition));
    }

    private void add(Parameter parameter) {
        if (parameters.putIfAbsent(parameter.name(), parameter) != null) {
            throw lookup.wrong(
                    drain.start() + " has a parameter " + parameter.name() + " of its own", "it cannot be drained");
        }
    }

    private String body() {
        StringBuilder reads = new StringBuilder();
        Optional<Drain.Condition> around = Optional.empty();
        for (Drain.Read read : drain.reads()) {
            if (!read.condition().equals(around)) {
                around.ifPresent(c -> reads.append(INDENT.repeat(3)).append("}\n"));
                read.condition().ifPresent(c -> reads.append(INDENT.repeat(3)).append(condition(c)));
                around = read.condition();
            }
            reads.append(read(read, INDENT.repeat(around.isPresent() ? 4 : 3)));
        }
        around.ifPresent(c -> reads.append(INDENT.repeat(3)).append("}\n"));
        CType element = lookup.record(drain.element()).type();
        return """
                    int found = 0;
                    int code = num_entries > 0 ? %s : 0;

                    if (num_entries > 0 && !code) {
                        do {
                            %s = &%s[found++];

                %s        } while (found < num_entries && !(code = %s));
                        %s;
                    }
                    *result = code;
                    return found;
                """.formatted(
                        call(drain.start(), ScalarType.INT),
                        CPrinter.declaration(new PointerType(element), "item"),
                        drain.array(),
                        reads,
                        call(drain.next(), ScalarType.INT),
                        call(drain.end(), new VoidType()));
    }

    private String condition(Drain.Condition condition) {
        lookup.field(drain.element(), condition.field());
        return "if (item->" + condition.field() + (condition.equal() ? " == " : " != ")
                + lookup.constant(condition.value()) + ") {\n";
    }

    private String read(Drain.Read read, String indent) {
        lookup.field(drain.element(), read.field());
        String value;
        if (Sequence.isField(read.from())) {
            String record = read.from().substring(0, read.from().indexOf('.'));
            String field = read.from().substring(record.length() + 1);
            lookup.field(record, field);
            value = lookup.pointerTo(record, parameters.values()).name() + "->" + field;
        } else {
            value = call(read.from());
        }
        String flag = read.flag()
                .map(name -> indent + "if (flags & " + lookup.constant(name) + ")\n" + INDENT)
                .orElse("");
        return flag + indent + "item->" + read.field() + " = " + value + ";\n";
    }

    private String call(String name, CType result) {
        if (!TypeIndex.unqualified(lookup.function(name).type().result()).equals(result)) {
            throw lookup.wrong(
                    name + " does not return " + CPrinter.declaration(result, ""), "name one that does in its place");
        }
        return call(name);
    }

    private String call(String name) {
        List<String> arguments = new ArrayList<>();
        for (Parameter parameter : lookup.parameters(lookup.function(name))) {
            Parameter known = parameters.get(parameter.name());
            if (known == null || !known.type().equals(parameter.type())) {
                throw lookup.wrong(
                        name + " takes a parameter " + parameter.name() + ", which " + drain.start() + " does not",
                        "name another function");
            }
            arguments.add(parameter.name());
        }
        return "(" + name + ")(" + String.join(", ", arguments) + ")";
    }
}
