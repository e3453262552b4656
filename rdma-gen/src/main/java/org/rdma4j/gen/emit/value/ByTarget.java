package org.rdma4j.gen.emit.value;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.function.LongBinaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.rdma4j.gen.emit.name.RuntimeClasses;
import org.rdma4j.gen.model.Target;

/**
 * A number that each target has its own of: an offset, a size, an alignment, a length. Where all have the same it is a
 * literal in the emitted code; where not, it is chosen when the class is loaded.
 *
 * @param values by target, in the order of {@link Target#ALL}; one where one target alone is described
 */
public record ByTarget(List<Long> values) {

    public ByTarget {
        values = List.copyOf(values);
    }

    /** A number of each of these. */
    public static <T> ByTarget of(List<T> each, ToLongFunction<T> number) {
        return new ByTarget(each.stream().map(number::applyAsLong).toList());
    }

    /** The first target's. */
    public long first() {
        return values.get(0);
    }

    /** Whether all targets have the same. */
    public boolean agrees() {
        return new HashSet<>(values).size() == 1;
    }

    /** Whether something holds on every target. */
    public boolean all(LongPredicate test) {
        return LongStream.of(array()).allMatch(test);
    }

    /** The number made into another. */
    public ByTarget map(LongUnaryOperator operator) {
        return of(values, operator::applyAsLong);
    }

    /** This and another number of as many targets made into one. */
    public ByTarget with(ByTarget other, LongBinaryOperator operator) {
        List<Long> both = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            both.add(operator.applyAsLong(values.get(i), other.values.get(i)));
        }
        return new ByTarget(both);
    }

    private long[] array() {
        return values.stream().mapToLong(Long::longValue).toArray();
    }

    /** Code for the number: {@code 168L}, or {@code Target.choose(168L, 176L)}. */
    public CodeBlock code(RuntimeClasses runtime) {
        if (agrees()) {
            return CodeBlock.of("$LL", first());
        }
        CodeBlock all = values.stream().map(v -> CodeBlock.of("$LL", v)).collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.choose($L)", runtime.target, all);
    }

    /** The number for people: {@code 168}, or {@code 168 (176 on aarch64)}. */
    public String words() {
        return words("");
    }

    /** The number with a unit behind it: {@code 12 bytes (16 on aarch64)}. */
    public String words(String unit) {
        StringBuilder words = new StringBuilder(first() + unit);
        for (int i = 1; i < values.size(); i++) {
            if (values.get(i) != first()) {
                words.append(" (")
                        .append(values.get(i))
                        .append(" on ")
                        .append(machine(i))
                        .append(')');
            }
        }
        return words.toString();
    }

    /** The numbers for a column: {@code 168}, or {@code 168/176}. */
    public String column() {
        return agrees()
                ? String.valueOf(first())
                : String.join("/", values.stream().map(String::valueOf).toList());
    }

    /** The same code for all targets, or a choice between one for each. */
    public static CodeBlock choose(List<CodeBlock> each, RuntimeClasses runtime) {
        if (new HashSet<>(each).size() == 1) {
            return each.get(0);
        }
        CodeBlock.Builder choice = CodeBlock.builder().add("switch ($T.current()) {\n$>", runtime.target);
        for (int i = 0; i < each.size(); i++) {
            choice.add("case $L -> $L;\n", machine(i).toUpperCase(Locale.ROOT), each.get(i));
        }
        return choice.add("$<}").build();
    }

    /** All targets, as people call them: {@code x86_64 and aarch64}. */
    public static String machines() {
        return IntStream.range(0, Target.ALL.size()).mapToObj(ByTarget::machine).collect(Collectors.joining(" and "));
    }

    private static String machine(int position) {
        String triple = Target.ALL.get(position).triple();
        return triple.substring(0, triple.indexOf('-'));
    }
}
