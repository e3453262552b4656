package org.rdma4j.gen.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.Command;
import org.rdma4j.gen.process.Result;

/**
 * Compiles the facts of one partition, runs them and compares. A fact that does not compile is a mismatch with the
 * compiler's words; the rest is compiled again without it.
 */
final class Probe {

    /** Errors hide errors, so one round may not find all; a compiler that needs more rounds than this is not helped. */
    private static final int ROUNDS = 200;

    private final Workshop workshop;
    private final Compiler compiler;
    private final List<String> headers;
    private final List<String> runPrefix;

    Probe(Workshop workshop, Compiler compiler, List<String> headers, List<String> runPrefix) {
        this.workshop = workshop;
        this.compiler = compiler;
        this.headers = headers;
        this.runPrefix = runPrefix;
    }

    /** Compares every fact. */
    void compare(List<Fact> facts, Findings findings) {
        if (facts.isEmpty()) {
            return;
        }
        Map<Integer, String> rejected = new HashMap<>();
        Set<Integer> fallen = new HashSet<>();
        compile(facts, rejected, fallen);
        Map<Integer, String> answers = run();
        answers.putAll(refusals(facts));
        Map<Integer, String> types = new TypeTeller(workshop, compiler, headers)
                .types(facts.stream()
                        .filter(fact -> !fact.pointer().isEmpty())
                        .filter(fact -> !fact.expected().equals(answers.getOrDefault(fact.id(), fact.expected())))
                        .toList());
        for (Fact fact : facts) {
            if (!fallen.contains(fact.id())) {
                report(fact, rejected.get(fact.id()), answers.get(fact.id()), types.get(fact.id()), findings);
            }
        }
    }

    private static void report(Fact fact, String error, String answer, String type, Findings findings) {
        String compiled;
        if (error != null) {
            compiled = "error: " + error;
        } else if (answer == null) {
            throw new IllegalStateException("the probe printed nothing for " + fact.name());
        } else if (matches(fact, answer)) {
            compiled = fact.shown();
        } else if (type != null) {
            compiled = type;
        } else {
            compiled = fact.expected().equals(fact.shown()) ? answer : "something else";
        }
        findings.compare(fact.kind(), fact.name(), fact.shown(), compiled, fact.header());
    }

    private static boolean matches(Fact fact, String answer) {
        if (fact.table() == Fact.Table.FLOATING) {
            return Double.compare(number(fact.expected()), number(answer)) == 0;
        }
        return fact.expected().equals(answer);
    }

    /** C and Java write infinities and the like differently. */
    private static double number(String text) {
        return switch (text) {
            case "inf" -> Double.POSITIVE_INFINITY;
            case "-inf" -> Double.NEGATIVE_INFINITY;
            case "nan", "-nan" -> Double.NaN;
            default -> Double.parseDouble(text);
        };
    }

    private void compile(List<Fact> facts, Map<Integer, String> rejected, Set<Integer> fallen) {
        List<Fact> left = new ArrayList<>(facts);
        left.removeIf(fact -> fact.table() == Fact.Table.REFUSED);
        for (int round = 0; round < ROUNDS; round++) {
            workshop.write("probe.c", ProbeSource.of(headers, left));
            Result result = compiler.thorough().run("-w", "-O0", "-o", "probe", "probe.c");
            if (result.succeeded()) {
                return;
            }
            Map<Integer, String> errors = Complaints.errors(result.err());
            if (errors.isEmpty()) {
                throw compiler.rejected(result);
            }
            drop(left, errors, rejected, fallen);
        }
        throw ProblemException.badInput(
                Location.of(headers.get(0)),
                "too little of the metadata compiles with these headers",
                "is it the metadata of this release?");
    }

    /** Those facts that are so because the compiler refuses them. */
    private Map<Integer, String> refusals(List<Fact> facts) {
        List<Fact> refused = facts.stream()
                .filter(fact -> fact.table() == Fact.Table.REFUSED)
                .toList();
        Map<Integer, String> answers = new HashMap<>();
        if (!refused.isEmpty()) {
            workshop.write("refused.c", ProbeSource.refusals(headers, refused));
            Map<Integer, String> errors = Complaints.errors(
                    compiler.thorough().run("-w", "-fsyntax-only", "refused.c").err());
            refused.forEach(
                    fact -> answers.put(fact.id(), errors.containsKey(fact.id()) ? fact.expected() : "something else"));
        }
        return answers;
    }

    /** Takes out what does not compile; where a record's first fact, its size, is among it, the record as a whole. */
    private static void drop(
            List<Fact> left, Map<Integer, String> errors, Map<Integer, String> rejected, Set<Integer> fallen) {
        Map<String, Integer> first = new HashMap<>();
        left.forEach(fact -> first.putIfAbsent(fact.owner(), fact.id()));
        first.remove("");
        for (Fact fact : left) {
            Integer cause = first.get(fact.owner());
            if (cause != null
                    && cause != fact.id()
                    && errors.containsKey(cause)
                    && fact.kind() != FactKind.ENUMERATOR) {
                fallen.add(fact.id());
            } else if (errors.containsKey(fact.id())) {
                rejected.put(fact.id(), errors.get(fact.id()));
            }
        }
        left.removeIf(fact -> fallen.contains(fact.id()) || rejected.containsKey(fact.id()));
    }

    private Map<Integer, String> run() {
        List<String> words = new ArrayList<>(runPrefix);
        words.add(workshop.folder().resolve("probe").toString());
        Result result = Command.of(words).in(workshop.folder()).run();
        if (!result.succeeded()) {
            throw ProblemException.missing(
                    "the probe does not run: " + result.complaint(),
                    "a compiler for another machine needs an emulator before the probe");
        }
        Map<Integer, String> answers = new HashMap<>();
        result.out().lines().forEach(line -> {
            int tab = line.indexOf('\t');
            answers.put(Integer.valueOf(line.substring(0, tab)), line.substring(tab + 1));
        });
        return answers;
    }
}
