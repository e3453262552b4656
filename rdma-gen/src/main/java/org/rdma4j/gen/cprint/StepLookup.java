package org.rdma4j.gen.cprint;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.ConstantDecl;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.FunctionDecl.Linkage;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.NamedType;
import org.rdma4j.gen.model.Parameter;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.QualifiedType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.Union;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Finds what the steps of one sequence name, and keeps in which releases all of it is there. */
final class StepLookup {

    private final Map<String, FunctionDecl> functions = new HashMap<>();
    private final Map<String, RecordDecl> records = new HashMap<>();
    private final Set<String> constants = new HashSet<>();
    private final ParameterNames names;
    private final History history;
    private final String sequence;
    private final Location at;
    private Presence presence = Presence.ALWAYS;

    /**
     * A look-up.
     *
     * @param sequence its name
     * @param at where the configuration has it
     */
    StepLookup(Union union, ParameterNames names, String sequence, Location at) {
        this.names = names;
        this.history = union.history();
        this.sequence = sequence;
        this.at = at;
        for (Partition partition : union.metadata().partitions()) {
            partition.functions().forEach(f -> functions.putIfAbsent(f.name(), f));
            partition.records().forEach(r -> records.putIfAbsent(r.name(), r));
            partition.constants().stream().map(ConstantDecl::name).forEach(constants::add);
            partition.enums().forEach(e -> e.enumerators().forEach(c -> constants.add(c.name())));
        }
    }

    /** Where all that was looked up is there. */
    Presence presence() {
        return presence;
    }

    /** An inline function. */
    FunctionDecl function(String name) {
        FunctionDecl function = functions.get(name);
        if (function == null
                || function.linkage() != Linkage.INLINE
                || function.type().variadic()) {
            throw wrong("no header has an inline function " + name, "correct or remove it");
        }
        meet(History.Kind.FUNCTION, name);
        return function;
    }

    /** The parameters of a function, with names that C accepts. */
    List<Parameter> parameters(FunctionDecl function) {
        return names.safe(function.type().parameters());
    }

    /** A record, by its tag. */
    RecordDecl record(String name) {
        RecordDecl record = records.get(name);
        if (record == null) {
            throw wrong("no header has a record " + name, "correct or remove it");
        }
        meet(History.Kind.RECORD, name);
        return record;
    }

    /** A field of a record, or of an unnamed member of it. */
    FieldDecl field(String record, String name) {
        FieldDecl field = PlacedMember.find(record(record), name)
                .map(PlacedMember::field)
                .orElseThrow(() -> wrong(record + " has no field " + name, "correct or remove it"));
        meet(History.Kind.FIELD, record + "." + name);
        return field;
    }

    /** Whether a record has a field. */
    boolean hasField(String record, String name) {
        return PlacedMember.find(record(record), name).isPresent();
    }

    /** The name of an enumerator or of a macro. */
    String constant(String name) {
        if (!constants.contains(name)) {
            throw wrong("no header has a constant " + name, "correct or remove it");
        }
        meet(History.Kind.ENUMERATOR, name);
        return name;
    }

    /** The parameter that is a pointer to a record. */
    Parameter pointerTo(String record, Iterable<Parameter> parameters) {
        NamedType type = record(record).type();
        for (Parameter parameter : parameters) {
            if (TypeIndex.unqualified(parameter.type()) instanceof PointerType pointer
                    && TypeIndex.unqualified(pointer.pointee()).equals(type)) {
                return parameter;
            }
        }
        throw wrong("it names a field of " + record + ", and no function before it takes one", "correct the order");
    }

    /** A pointer to a record that is only read. */
    CType reading(String record) {
        return new PointerType(new QualifiedType(record(record).type(), true, false, false));
    }

    private void meet(History.Kind kind, String name) {
        presence = presence.and(Presence.of(history, kind, name));
    }

    /** An error about the sequence. */
    ProblemException wrong(String what, String remedy) {
        return ProblemException.badInput(at, sequence + ": " + what, remedy);
    }
}
