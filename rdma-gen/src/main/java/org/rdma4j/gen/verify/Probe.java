package org.rdma4j.gen.verify;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.process.AsyncTask;
import org.rdma4j.gen.process.CommandResult;
import org.rdma4j.gen.verify.Fact.Measure;

/**
 * Measures the facts of one partition: compiles a source file with all of them, reads the results from the object file
 * and compares them with the metadata.
 *
 * <p>A fact that does not compile is a mismatch, with the error message of the compiler as the value. The other facts
 * are compiled again without it.
 */
final class Probe {

    /** Maximum number of compilations: one error may hide others, which are then found by the next compilation. */
    private static final int MAX_ROUNDS = 200;

    private static final int INTEGER_BYTES = 16;

    private static final Pattern ERROR =
            Pattern.compile(ProbeSource.FACTS + ":(\\d+):(?:\\d+:)? (?:fatal )?error: (.*)");
    private static final Pattern TYPE = Pattern.compile(
            ProbeSource.FACTS + ":(\\d+):(?:\\d+:)? (?:error|warning): .*(?: from| expression of type) '([^']*)'.*");

    private final TemporaryFolder folder;
    private final Toolchain compiler;
    private final FactList measured;
    private final String headers;

    /**
     * Creates a probe.
     *
     * @param headers the C text that declares what is measured: {@code #include} lines or the text of a header
     */
    Probe(TemporaryFolder folder, Toolchain compiler, String headers, FactList measured) {
        this.folder = folder;
        this.compiler = compiler;
        this.measured = measured;
        this.headers = measured.tags() + "\n#line 1\n" + headers;
    }

    /** Measures and compares all facts. */
    void compare(Findings findings) {
        findings.unmeasured(measured.unmeasured());
        List<Fact> facts = measured.facts();
        if (facts.isEmpty()) {
            return;
        }
        Map<Integer, String> rejected = new HashMap<>();
        Set<Integer> fallen = new HashSet<>();
        Supplier<Map<Integer, String>> refusals = AsyncTask.start(() -> refusals(facts));
        Map<Integer, String> answers;
        Map<Integer, String> refused;
        try {
            answers = read(compile(facts, rejected, fallen));
        } finally {
            // Waits for the other compiler, even after an exception: it uses the temporary folder.
            refused = refusals.get();
        }
        answers.putAll(refused);
        Map<Integer, String> types = types(facts.stream()
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
            throw new IllegalStateException("the probe has no answer for " + fact.name());
        } else if (fact.expected().equals(answer)) {
            compiled = fact.shown();
        } else if (type != null) {
            // Tags that first appear in parameter lists are different types with the same spelling.
            compiled = type.equals(fact.shown()) ? "another " + type : type;
        } else {
            compiled = fact.expected().equals(fact.shown()) ? answer : "something else";
        }
        findings.compare(fact.kind(), fact.name(), fact.shown(), compiled, fact.header());
    }

    /** Compiles the facts, and returns those that compile. */
    private List<Fact> compile(List<Fact> facts, Map<Integer, String> rejected, Set<Integer> fallen) {
        List<Fact> left = new ArrayList<>(facts);
        left.removeIf(fact -> fact.measure() == Measure.REFUSED);
        Toolchain patient = compiler;
        for (int round = 0; round < MAX_ROUNDS; round++) {
            folder.write("probe.c", ProbeSource.of(headers, left));
            CommandResult result =
                    patient.run("-w", "-O0", "-fno-lto", "-pipe", "-x", "c", "-c", "-o", "probe.o", "probe.c");
            if (result.succeeded()) {
                return left;
            }
            if (patient == compiler) {
                patient = compiler.thorough();
                continue;
            }
            Map<Integer, String> errors = complaints(ERROR, result.err());
            if (errors.isEmpty()) {
                throw compiler.rejected(result);
            }
            drop(left, errors, rejected, fallen);
        }
        throw ProblemException.badInput(
                Location.of(facts.get(facts.size() - 1).header()),
                "most of the metadata does not compile with these headers",
                "check that it is the metadata of this release");
    }

    /** Returns the error messages of the facts that the compiler must reject, by number. */
    private Map<Integer, String> refusals(List<Fact> facts) {
        List<Fact> refused =
                facts.stream().filter(fact -> fact.measure() == Measure.REFUSED).toList();
        Map<Integer, String> answers = new HashMap<>();
        if (!refused.isEmpty()) {
            folder.write("refused.c", ProbeSource.refusals(headers, refused));
            Map<Integer, String> errors = complaints(
                    ERROR,
                    compiler.thorough().run("-w", "-fsyntax-only", "refused.c").err());
            refused.forEach(
                    fact -> answers.put(fact.id(), errors.containsKey(fact.id()) ? fact.expected() : "something else"));
        }
        return answers;
    }

    /** Removes the facts that do not compile; all facts of a record if its size, which is its first fact, does not. */
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

    private Map<Integer, String> read(List<Fact> facts) {
        ObjectFile object = ObjectFile.read(folder.file("probe.o"));
        Map<Integer, String> answers = new HashMap<>();
        read(
                object,
                ProbeSource.EARLY,
                facts.stream().filter(fact -> fact.kind().isMacro()).toList(),
                answers);
        read(object, "", facts.stream().filter(fact -> !fact.kind().isMacro()).toList(), answers);
        return answers;
    }

    private static void read(ObjectFile object, String suffix, List<Fact> facts, Map<Integer, String> answers) {
        ByteBuffer integers = ByteBuffer.wrap(object.object(ProbeSource.INTEGERS + suffix));
        ByteBuffer doubles =
                ByteBuffer.wrap(object.object(ProbeSource.DOUBLES + suffix)).order(ByteOrder.LITTLE_ENDIAN);
        for (Fact fact : facts) {
            answers.put(
                    fact.id(),
                    switch (fact.measure()) {
                        case NUMBER -> integer(integers);
                        case PLACE -> integer(integers) + "+" + integer(integers);
                        case FLOATING -> Double.toHexString(doubles.getDouble());
                        case STRING -> string(object.object(Fact.object(fact.id())));
                        case BITS -> placeOfOnes(object.object(Fact.object(fact.id())));
                        case MACHINE -> Integer.toString(object.machine());
                        case REFUSED -> throw new IllegalStateException(fact.name());
                    });
        }
    }

    private static String integer(ByteBuffer integers) {
        byte[] bytes = new byte[INTEGER_BYTES];
        integers.get(bytes);
        for (int low = 0, high = bytes.length - 1; low < high; low++, high--) {
            byte swapped = bytes[low];
            bytes[low] = bytes[high];
            bytes[high] = swapped;
        }
        return new BigInteger(bytes).toString();
    }

    private static String string(byte[] bytes) {
        return HexFormat.of().formatHex(Arrays.copyOf(bytes, Math.max(bytes.length - 1, 0)));
    }

    private static String placeOfOnes(byte[] bytes) {
        BitSet bits = BitSet.valueOf(bytes);
        int first = bits.nextSetBit(0);
        if (first < 0) {
            return "no bits";
        }
        int end = bits.nextClearBit(first);
        return bits.nextSetBit(end) < 0 ? first + "+" + (end - first) : "scattered bits";
    }

    /**
     * Returns the first error message of each fact that matches a pattern: the second group of the pattern, by number.
     */
    private static Map<Integer, String> complaints(Pattern form, String text) {
        Map<Integer, String> found = new HashMap<>();
        text.lines()
                .map(form::matcher)
                .filter(Matcher::matches)
                .forEach(complaint -> found.putIfAbsent(Integer.valueOf(complaint.group(1)), complaint.group(2)));
        return found;
    }

    /**
     * Returns the spelling of the compiler for the types of facts, by number, as far as it is known. C cannot print a
     * type, but compilers name it in the error about a pointer that initializes an integer.
     */
    private Map<Integer, String> types(List<Fact> facts) {
        if (facts.isEmpty()) {
            return Map.of();
        }
        folder.write("tell.c", ProbeSource.tellTypes(headers, facts));
        Map<Integer, String> types =
                complaints(TYPE, compiler.run("-fsyntax-only", "tell.c").err());
        types.replaceAll((id, type) -> pointee(type));
        return types;
    }

    /** Returns the pointee of a spelled pointer type. */
    private static String pointee(String pointer) {
        if (pointer.contains("*)")) {
            return pointer.replaceFirst("\\(\\*\\)|\\*(?=\\))", "")
                    .replaceFirst(" +(?=[(\\[])", " ")
                    .strip();
        }
        return pointer.endsWith("*")
                ? pointer.substring(0, pointer.length() - 1).strip()
                : pointer;
    }
}
