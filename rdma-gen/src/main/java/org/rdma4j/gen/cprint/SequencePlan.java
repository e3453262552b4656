package org.rdma4j.gen.cprint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.config.Sequence;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.VoidType;

/** Makes a function of calls that follow each other. */
final class SequencePlan {

    private static final String INDENT = "    ";

    private final Sequence sequence;
    private final StepLookup lookup;
    private final Map<String, Parameter> parameters = new LinkedHashMap<>();
    private final StringBuilder body = new StringBuilder();
    private CType result = new VoidType();

    private SequencePlan(Sequence sequence, StepLookup lookup) {
        this.sequence = sequence;
        this.lookup = lookup;
    }

    /**
     * The function.
     *
     * @param lookup what finds the steps
     */
    static WrapperFunction plan(Sequence sequence, StepLookup lookup, Optional<String> releaseMacro) {
        SequencePlan plan = new SequencePlan(sequence, lookup);
        for (String step : sequence.steps()) {
            plan.step(step);
        }
        for (Map.Entry<String, String> from : sequence.from().entrySet()) {
            if (!plan.parameters.containsKey(from.getKey())) {
                throw lookup.wrong(
                        "no step takes a parameter that is called as a field of " + from.getValue(), "remove the from");
            }
        }
        return WrapperPlan.several(
                sequence.name(),
                plan.result,
                plan.parameters.values(),
                plan.body.toString(),
                releaseMacro.flatMap(lookup.presence()::condition));
    }

    private void step(String step) {
        if (!(result instanceof VoidType)) {
            throw lookup.wrong("the result of the step before " + step + " would be lost", "put that one at the end");
        }
        if (Sequence.isField(step)) {
            set(step.substring(0, step.indexOf('.')), step.substring(step.indexOf('.') + 1));
        } else {
            call(lookup.function(step));
        }
    }

    private void set(String record, String name) {
        FieldDecl field = lookup.field(record, name);
        Parameter owner = lookup.pointerTo(record, parameters.values());
        body.append(INDENT).append(owner.name()).append("->").append(name).append(" = ");
        body.append(argument(new Parameter(name, field.type()))).append(";\n");
    }

    private void call(FunctionDecl function) {
        result = TypeIndex.unqualified(function.type().result());
        List<String> arguments = arguments(lookup.parameters(function));
        String returns = result instanceof VoidType ? "" : "return ";
        body.append(INDENT)
                .append(Prototype.list(returns + "(" + function.name() + ")(", arguments, INDENT.length()))
                .append(";\n");
    }

    private List<String> arguments(Collection<Parameter> asked) {
        List<String> arguments = new ArrayList<>();
        asked.forEach(parameter -> arguments.add(argument(parameter)));
        return arguments;
    }

    /** What stands for a parameter of a step: one of the function's own, or a field of what one points to. */
    private String argument(Parameter asked) {
        for (Map.Entry<String, String> from : sequence.from().entrySet()) {
            if (lookup.hasField(from.getValue(), asked.name())) {
                same(asked, lookup.field(from.getValue(), asked.name()).type());
                add(new Parameter(from.getKey(), lookup.reading(from.getValue())));
                return from.getKey() + "->" + asked.name();
            }
        }
        add(asked);
        return asked.name();
    }

    private void add(Parameter parameter) {
        Parameter known = parameters.putIfAbsent(parameter.name(), parameter);
        if (known != null) {
            same(parameter, known.type());
        }
    }

    private void same(Parameter asked, CType type) {
        if (!TypeIndex.unqualified(asked.type()).equals(TypeIndex.unqualified(type))) {
            throw lookup.wrong(
                    asked.name() + " is " + CPrinter.declaration(type, "") + " in one place and "
                            + CPrinter.declaration(asked.type(), "") + " in another",
                    "leave the sequence out");
        }
    }
}
