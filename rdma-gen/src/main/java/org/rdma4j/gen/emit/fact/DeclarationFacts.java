package org.rdma4j.gen.emit.fact;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rdma4j.gen.config.Config;
import org.rdma4j.gen.config.FunctionFact;
import org.rdma4j.gen.emit.unsupported.DeclarationOrigins;
import org.rdma4j.gen.model.AliasDecl;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.model.Partition;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.PointerType;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.ScalarType;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.VoidType;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;

/** Facts in the configuration about declarations. Each entry must refer to a declaration in the metadata. */
public final class DeclarationFacts {

    private final Config config;
    private final Map<String, FunctionDecl> functions = new HashMap<>();
    private final Set<String> names = new HashSet<>();
    private final Set<String> enums = new HashSet<>();
    private final Set<String> enumerators = new HashSet<>();
    /** Java names of renamed declarations. */
    private final Set<String> renamed = new HashSet<>();

    private final Map<String, RecordDecl> records = new HashMap<>();
    /** Declarations and fields whose documentation has been used. */
    private final Set<String> documented = new HashSet<>();

    private final TypeIndex index;
    private final String release;

    private final DeclarationOrigins origins;

    private DeclarationFacts(Metadata metadata, Config config, DeclarationOrigins origins) {
        this.config = config;
        this.origins = origins;
        this.index = new TypeIndex(metadata);
        this.release = metadata.release();
        for (Partition partition : metadata.partitions()) {
            partition.functions().forEach(f -> functions.put(f.name(), f));
            partition.records().forEach(r -> records.put(r.name(), r));
            partition.enums().forEach(e -> {
                enums.add(e.name());
                e.enumerators().forEach(c -> enumerators.add(c.name()));
            });
            // aliases are not represented in Java
            partition.declarations().filter(d -> !(d instanceof AliasDecl)).forEach(d -> names.add(d.name()));
        }
        names.addAll(enumerators);
    }

    /** Validates the facts and returns them. */
    public static DeclarationFacts checked(Metadata metadata, Config config, DeclarationOrigins origins) {
        DeclarationFacts facts = new DeclarationFacts(metadata, config, origins);
        config.functions().forEach(facts::checkFunction);
        config.flags().stream()
                .filter(name -> !facts.enums.contains(name) && !facts.isOfAnotherRelease(name))
                .sorted()
                .forEach(name -> {
                    throw facts.wrong("enums.flags: no partition has an enum " + name, "remove it");
                });
        config.formerValues().keySet().stream()
                .filter(name -> !facts.enumerators.contains(name) && !facts.isOfAnotherRelease(name))
                .sorted()
                .forEach(name -> {
                    throw facts.wrong(
                            "enums.was: no partition has an enumerator " + name, "correct or remove the entry");
                });
        config.rename().forEach(facts::checkRename);
        config.bigEndian().stream().sorted().forEach(facts::checkBigEndian);
        config.records().sizeFields().forEach(facts::checkSizeField);
        config.records().named().forEach(facts::checkRecord);
        config.since().keySet().forEach(facts::checkSince);
        config.documentation().keySet().forEach(facts::checkDocumented);
        return facts;
    }

    private void checkFunction(String name, FunctionFact fact) {
        if (!functions.containsKey(name)) {
            if (isOfAnotherRelease(name)) {
                return;
            }
            throw wrong("functions." + name + ": no partition has this function", "correct or remove the entry");
        }
        fact.fails()
                .filter(fails -> !tells(functions.get(name).type().result(), fails))
                .ifPresent(fails -> {
                    throw wrong(
                            "functions." + name + ": fails = \"" + fails.key() + "\" does not match its return type",
                            "correct the entry");
                });
        if (fact.critical() && fact.lock().equals(Optional.of(FunctionFact.Lock.KEEPS))) {
            throw wrong(
                    "functions." + name
                            + ": critical, but it returns with a lock held: another critical call that waits for the"
                            + " lock"
                            + " would deadlock with garbage collection",
                    "remove critical");
        }
        if (fact.critical() && fact.blocks()) {
            throw wrong(
                    "functions." + name + ": critical, but it blocks: garbage collection would wait for the call",
                    "remove one of the two");
        }
        if (fact.critical()
                && fact.fails().filter(FunctionFact.Failure::setsErrno).isPresent()) {
            throw wrong("functions." + name + ": critical, but it reports errors in errno", "remove critical or fails");
        }
    }

    /** Returns {@code true} if a release that is not being emitted has the declaration. */
    private boolean isOfAnotherRelease(String name) {
        String since = config.since().get(name);
        boolean later = since != null && History.isRelease(release) && History.number(since) > History.number(release);
        return later || origins.isElsewhere(name);
    }

    /** Returns {@code true} if a result of this type can report the failure. */
    private boolean tells(CType result, FunctionFact.Failure fails) {
        boolean pointer = index.resolve(result) instanceof PointerType;
        boolean number = index.scalar(result)
                .filter(s -> s != ScalarType.BOOL && !s.isFloating())
                .isPresent();
        return switch (fails) {
            case NULL, NULL_WITHOUT_ERRNO -> pointer;
            case MINUS_ONE -> pointer || number;
            case ERRNO, CODE, CODE_BUT_ENOENT, NEGATIVE_CODE, NEGATIVE_WITHOUT_ERRNO, EAI, EAI_OR_MINUS_ONE -> number;
            case LATER -> index.resolve(result) instanceof VoidType;
            case OWN -> !(index.resolve(result) instanceof VoidType);
            case NEVER -> true;
        };
    }

    private void checkRename(String name, String javaName) {
        String declaration = name.contains(".") ? name.substring(0, name.indexOf('.')) : name;
        if (!names.contains(declaration) && !isOfAnotherRelease(declaration)) {
            throw wrong("rename.\"" + name + "\": no partition has " + declaration, "remove it");
        }
        if (!javax.lang.model.SourceVersion.isIdentifier(javaName)) {
            throw wrong("rename.\"" + name + "\": \"" + javaName + "\" is not a Java identifier", "correct it");
        }
        boolean toAnother = names.contains(javaName) && !config.rename().containsKey(javaName);
        if (!name.contains(".") && (toAnother || !renamed.add(javaName))) {
            throw wrong(
                    "rename.\"" + name + "\": \"" + javaName + "\" is already the name of another declaration",
                    "choose another name");
        }
    }

    private void checkDocumented(String name) {
        boolean known = name.contains(".") ? find(name).isPresent() : names.contains(name);
        if (!known && !isOfAnotherRelease(name)) {
            throw wrong("documentation: no partition has " + name, "correct or remove the entry");
        }
    }

    private void checkBigEndian(String field) {
        if (find(field).isEmpty() && !isOfAnotherRelease(field)) {
            throw noField("fields.big_endian", field);
        }
    }

    private void checkSizeField(String record, String path) {
        // lists of records may name records of later releases
        if (records.containsKey(record)) {
            PlacedMember field =
                    find(record + "." + path).orElseThrow(() -> noField("records.size_in", record + "." + path));
            if (field.field().isBitField()
                    || index.scalar(field.type())
                            .filter(s -> s == ScalarType.UNSIGNED_LONG || s == ScalarType.UNSIGNED_LONG_LONG)
                            .isEmpty()) {
                throw wrong(
                        "records.size_in: " + record + "." + path + " is not a size_t or uint64_t",
                        "correct the entry");
            }
        }
    }

    private void checkRecord(String name) {
        if (!names.contains(name) && !isOfAnotherRelease(name)) {
            throw wrong("records: no partition has a record " + name, "correct or remove the entry");
        }
    }

    private void checkSince(String name) {
        boolean known = name.contains(".") ? find(name).isPresent() : names.contains(name);
        if (!known && !isOfAnotherRelease(name)) {
            throw wrong("since." + name + ": no partition has this declaration", "correct or remove the entry");
        }
    }

    private Optional<PlacedMember> find(String field) {
        int dot = field.indexOf('.');
        RecordDecl record = dot < 0 ? null : records.get(field.substring(0, dot));
        return record == null ? Optional.empty() : PlacedMember.find(record, field.substring(dot + 1));
    }

    private ProblemException noField(String key, String field) {
        return wrong(key + ": no partition has a field " + field, "correct or remove the entry");
    }

    /** Returns the facts about a function; those of the wrapped function for a wrapper. */
    public Optional<FunctionFact> of(FunctionDecl function) {
        FunctionFact own = config.functions().get(function.name());
        return Optional.ofNullable(own)
                .or(() -> wrapped(function).map(w -> config.functions().get(w.name())));
    }

    /** Returns the value of an enumerator in older releases, if it differs. */
    public Optional<BigInteger> formerValue(String enumerator) {
        return Optional.ofNullable(config.formerValues().get(enumerator));
    }

    /** Returns the wrapper of an inline or shadowed function. */
    public Optional<FunctionDecl> wrapper(FunctionDecl function) {
        return Optional.ofNullable(functions.get(config.output().wrapperPrefix() + function.name()));
    }

    /** Returns the function that the given wrapper wraps. */
    public Optional<FunctionDecl> wrapped(FunctionDecl function) {
        String prefix = config.output().wrapperPrefix();
        return !prefix.isEmpty() && function.name().startsWith(prefix)
                ? Optional.ofNullable(functions.get(function.name().substring(prefix.length())))
                : Optional.empty();
    }

    /** Returns the documentation of a declaration or field in the configuration; may be empty. */
    public String documentation(String name) {
        documented.add(name);
        return config.documentation().getOrDefault(name, "");
    }

    /**
     * Validates, after emission, that all documentation in the configuration has been used.
     *
     * @param leftOut names of declarations that were not emitted
     */
    public void checkEachTextWasTaken(Set<String> leftOut) {
        config.documentation().keySet().stream()
                .filter(name -> !documented.contains(name)
                        && !leftOut.contains(name.replaceFirst("\\..*", ""))
                        && !isOfAnotherRelease(name))
                .sorted()
                .findFirst()
                .ifPresent(name -> {
                    throw wrong(
                            "documentation: " + name + " is not a function, record, field, enum or enumerator; nothing"
                                    + " else has Javadoc",
                            "remove the entry");
                });
    }

    private ProblemException wrong(String what, String remedy) {
        return ProblemException.badInput(Location.of(config.file().toString()), what, remedy);
    }
}
