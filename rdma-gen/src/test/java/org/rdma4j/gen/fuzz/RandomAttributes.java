package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;

/** GNU attributes, in the spellings that compilers know; each text begins and ends with a blank, or is empty. */
final class RandomAttributes {

    private static final String[] MODES = {"QI", "HI", "SI", "DI", "__QI__", "__DI__", "byte", "word", "pointer"};

    private final RandomChoices dice;

    RandomAttributes(RandomChoices dice) {
        this.dice = dice;
    }

    /** Now and then what may change where something lies. */
    String layout() {
        return dice.once(4) ? certainly(layoutWord()) : other();
    }

    /** Rarely an attribute of whatever kind: most places have none. */
    String rare() {
        return dice.once(10) ? certainly(dice.once(2) ? layoutWord() : dice.of("unused", "deprecated")) : "";
    }

    /** Rarely one that says nothing of the layout. */
    String other() {
        return dice.once(8) ? certainly(dice.of("unused", "deprecated", "__unused__", "deprecated(\"why, (\")")) : "";
    }

    /** For an integer: its width. */
    String mode() {
        return certainly("mode(" + dice.of(MODES) + ")");
    }

    /** For a function. */
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
        return dice.once(4) ? certainly(word) : "";
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
        if (dice.once(4)) {
            words.add(dice.below(words.size() + 1), dice.of("unused", "", "deprecated", "aligned(8)"));
        }
        String keyword = dice.of("__attribute__", "__attribute__", "__attribute");
        return " " + keyword + "((" + String.join(", ", words) + ")) ";
    }
}
