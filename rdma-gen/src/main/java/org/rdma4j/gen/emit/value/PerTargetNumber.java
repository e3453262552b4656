package org.rdma4j.gen.emit.value;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongBinaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.model.Target;

/**
 * A number that may differ between targets: an offset, a size, an alignment, a length. It is a literal in emitted code
 * if it is the same on all targets, and otherwise chosen when the class is initialized.
 *
 * @param values value for each target, in the order of the metadata
 */
public record PerTargetNumber(List<Long> values) {

    public PerTargetNumber {
        values = List.copyOf(values);
    }

    /** Returns the numbers of the given objects, one for each target. */
    public static <T> PerTargetNumber of(List<T> each, ToLongFunction<T> number) {
        return new PerTargetNumber(each.stream().map(number::applyAsLong).toList());
    }

    /** Returns the number for the first target. */
    public long first() {
        return values.get(0);
    }

    /** Returns {@code true} if the number is the same for all targets. */
    public boolean agrees() {
        return new HashSet<>(values).size() == 1;
    }

    /** Returns {@code true} if the predicate is true for all targets. */
    public boolean all(LongPredicate test) {
        return LongStream.of(array()).allMatch(test);
    }

    /** Applies an operator for each target. */
    public PerTargetNumber map(LongUnaryOperator operator) {
        return of(values, operator::applyAsLong);
    }

    /** Combines two numbers for each target. */
    public PerTargetNumber with(PerTargetNumber other, LongBinaryOperator operator) {
        List<Long> both = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            both.add(operator.applyAsLong(values.get(i), other.values.get(i)));
        }
        return new PerTargetNumber(both);
    }

    private long[] array() {
        return values.stream().mapToLong(Long::longValue).toArray();
    }

    /** Returns code for the number: {@code 168L}, or {@code Target.choose("amd64 aarch64", 168L, 176L)}. */
    public CodeBlock code(RuntimeClasses runtime) {
        if (agrees()) {
            return CodeBlock.of("$LL", first());
        }
        CodeBlock all = values.stream().map(v -> CodeBlock.of("$LL", v)).collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.choose($S, $L)", runtime.target, runtime.architectures(), all);
    }

    /**
     * Returns the number with a unit for Javadoc: {@code 12 bytes (16 on aarch64 and riscv64)}.
     *
     * @param targets targets of the values
     */
    public String words(String unit, List<Target> targets) {
        StringBuilder words = new StringBuilder(first() + unit);
        for (long other : new LinkedHashSet<>(values)) {
            if (other != first()) {
                words.append(" (").append(other).append(" on ").append(machines(i -> values.get(i) == other, targets));
                words.append(')');
            }
        }
        return words.toString();
    }

    /** Returns the number for a table: {@code 168}, or {@code 168/176}. */
    public String column() {
        return agrees()
                ? String.valueOf(first())
                : String.join("/", values.stream().map(String::valueOf).toList());
    }

    /** Returns the code if it is the same for all targets, otherwise a choice by architecture. */
    public static CodeBlock choose(List<CodeBlock> each, List<Target> targets, RuntimeClasses runtime) {
        List<CodeBlock> distinct = List.copyOf(new LinkedHashSet<>(each));
        if (distinct.size() == 1) {
            return each.get(0);
        }
        CodeBlock.Builder choice =
                CodeBlock.builder().add("switch ($T.current($S)) {\n$>", runtime.target, runtime.architectures());
        for (CodeBlock code : distinct.subList(0, distinct.size() - 1)) {
            choice.add(
                    "case $L -> $L;\n",
                    IntStream.range(0, each.size())
                            .filter(i -> each.get(i).equals(code))
                            .mapToObj(i -> CodeBlock.of("$S", targets.get(i).jvm()))
                            .collect(CodeBlock.joining(", ")),
                    code);
        }
        return choice.add("default -> $L;\n$<}", distinct.get(distinct.size() - 1))
                .build();
    }

    /** Returns the names of targets for Javadoc: {@code x86_64, aarch64 and riscv64}. */
    public static String machines(List<Target> targets) {
        return machines(i -> true, targets);
    }

    private static String machines(IntPredicate which, List<Target> targets) {
        List<String> names = IntStream.range(0, targets.size())
                .filter(which)
                .mapToObj(i -> targets.get(i).machine())
                .toList();
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
