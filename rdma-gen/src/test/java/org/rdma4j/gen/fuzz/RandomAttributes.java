package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * Random GNU attributes in the spellings that compilers accept. Each text begins and ends with a blank, or is empty.
 */
final class RandomAttributes {

    private static final String[] MODES = {"QI", "HI", "SI", "DI", "__QI__", "__DI__", "byte", "word", "pointer"};

    private final RandomChoices dice;

    RandomAttributes(RandomChoices dice) {
        this.dice = dice;
    }

    /** Returns an attribute that may change offsets or sizes, or nothing. */
    String layout() {
        return dice.oneIn(4) ? certainly(layoutWord()) : other();
    }

    /** Returns an attribute of any kind, but in most cases nothing. */
    String rare() {
        return dice.oneIn(10) ? certainly(dice.oneIn(2) ? layoutWord() : dice.of("unused", "deprecated")) : "";
    }

    /** Returns an attribute that does not affect the layout, but in most cases nothing. */
    String other() {
        return dice.oneIn(8) ? certainly(dice.of("unused", "deprecated", "__unused__", "deprecated(\"why, (\")")) : "";
    }

    /** Returns an attribute that sets the width of an integer type. */
    String mode() {
        return certainly("mode(" + dice.of(MODES) + ")");
    }

    /** Returns an attribute of a function. */
    String function() {
        String word = dice.of(
                "pure",
                "__const__",
                "cold",
                "warn_unused_result",
                "nothrow",
                "visibility(\"default\")",
                "unused",
                "deprecated(\"use (another\")",
                "leaf");
        return dice.oneIn(4) ? certainly(word) : "";
    }

    private String layoutWord() {
        return switch (dice.below(7)) {
            case 0, 1 -> dice.of("packed", "__packed__");
            case 2 -> dice.of("aligned", "__aligned__");
            case 3 -> "aligned(sizeof(" + dice.of("short", "long", "void *") + "))";
            default -> "aligned(" + dice.power(6) + ")";
        };
    }

    private String certainly(String first) {
        List<String> words = new ArrayList<>(List.of(first));
        if (dice.oneIn(4)) {
            words.add(dice.below(words.size() + 1), dice.of("unused", "", "deprecated", "aligned(8)"));
        }
        String keyword = dice.of("__attribute__", "__attribute__", "__attribute");
        return " " + keyword + "((" + String.join(", ", words) + ")) ";
    }
}
