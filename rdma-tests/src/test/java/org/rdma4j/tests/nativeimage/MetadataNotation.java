package org.rdma4j.tests.nativeimage;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.PaddingLayout;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.UnionLayout;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Converts function descriptors and linker options to the notation of reachability metadata. */
final class MetadataNotation {
    private MetadataNotation() {}

    /** Returns a notation such as {@code jint(void*, jlong) captureCallState}. */
    static String call(FunctionDescriptor descriptor, Linker.Option... options) {
        String result = descriptor.returnLayout().map(MetadataNotation::layout).orElse("void");
        String parameters = descriptor.argumentLayouts().stream()
                .map(MetadataNotation::layout)
                .collect(Collectors.joining(", "));
        SortedSet<String> words = new TreeSet<>();
        for (Linker.Option option : options) {
            words.add(option(option, descriptor.argumentLayouts().size()));
        }
        return call(result, parameters, words);
    }

    static String call(String result, String parameters, SortedSet<String> options) {
        return result + "(" + parameters + ")"
                + options.stream().map(o -> " " + o).collect(Collectors.joining());
    }

    private static String option(Linker.Option option, int parameters) {
        if (option.equals(Linker.Option.captureCallState("errno"))) {
            return "captureCallState=true";
        }
        for (boolean heap : new boolean[] {false, true}) {
            if (option.equals(Linker.Option.critical(heap))) {
                return "critical=" + heap;
            }
        }
        for (int i = 0; i <= parameters; i++) {
            if (option.equals(Linker.Option.firstVariadicArg(i))) {
                return "firstVariadicArg=" + i;
            }
        }
        throw new AssertionError("reachability metadata has no notation for " + option);
    }

    private static String layout(MemoryLayout layout) {
        String text = plain(layout);
        long natural = layout instanceof GroupLayout group
                ? group.memberLayouts().stream()
                        .mapToLong(MemoryLayout::byteAlignment)
                        .max()
                        .orElse(1)
                : layout instanceof SequenceLayout sequence
                        ? sequence.elementLayout().byteAlignment()
                        : layout instanceof PaddingLayout ? 1 : layout.byteSize();
        return layout.byteAlignment() == natural ? text : "align(" + layout.byteAlignment() + ", " + text + ")";
    }

    private static String plain(MemoryLayout layout) {
        if (layout instanceof AddressLayout) {
            return "void*";
        }
        if (layout instanceof ValueLayout value) {
            if (value.order() != ByteOrder.nativeOrder()) {
                throw new AssertionError("reachability metadata has no notation for " + value);
            }
            return "j" + value.carrier().getName();
        }
        if (layout instanceof SequenceLayout sequence) {
            return "sequence(" + sequence.elementCount() + ", " + layout(sequence.elementLayout()) + ")";
        }
        if (layout instanceof PaddingLayout) {
            return "padding(" + layout.byteSize() + ")";
        }
        String members = ((GroupLayout) layout)
                .memberLayouts().stream().map(MetadataNotation::layout).collect(Collectors.joining(", "));
        return (layout instanceof UnionLayout ? "union(" : "struct(") + members + ")";
    }
}
