package org.rdma4j.gen.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random headers with short declarations that are hard to preprocess: conditions, included files, macros that expand to
 * declarations, pragmas that affect later declarations, and words that are identifiers in some language modes and
 * keywords in others.
 */
final class RandomDirectives {

    /** The flags that select a language mode; every supported compiler accepts them. */
    static final List<String> MODES = List.of(
            "-std=gnu90",
            "-std=c90",
            "-std=c99",
            "-std=gnu99",
            "-std=gnu11",
            "-std=c11",
            "-std=gnu17",
            "-std=c2x",
            "-std=gnu2x",
            "-std=gnu2x",
            "-std=gnu2x");

    private final RandomChoices dice;
    private final Snippets snippets;
    private final RandomConditions conditions;
    private final RandomInclusions inclusions;
    private final RandomPragmas pragmas;
    private final RandomMacros macros;
    private final RandomC23 c23;
    private final boolean modern;

    private RandomDirectives(Random random, String mode) {
        this.dice = new RandomChoices(random);
        this.snippets = new Snippets(dice);
        this.conditions = new RandomConditions(dice, snippets);
        this.inclusions = new RandomInclusions(dice, snippets, conditions);
        this.pragmas = new RandomPragmas(dice, snippets, conditions);
        this.macros = new RandomMacros(dice, snippets, conditions);
        this.c23 = new RandomC23(dice, snippets);
        this.modern = mode.endsWith("2x");
    }

    /**
     * Returns {@code count} pieces of a header.
     *
     * @param mode the flag that selects the language mode
     */
    static List<RandomDeclaration> draws(Random random, int count, String mode) {
        RandomDirectives header = new RandomDirectives(random, mode);
        List<RandomDeclaration> draws = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            draws.add(new RandomDeclaration(header.piece()));
        }
        return draws;
    }

    private String piece() {
        if (modern && dice.oneIn(3)) {
            return c23.declaration();
        }
        return switch (dice.below(16)) {
            case 0, 1, 2 -> conditions.declarations();
            case 3, 4, 5 -> inclusions.inclusion();
            case 6, 7, 8 -> pragmas.pragmas();
            case 9, 10, 11 -> macros.macros();
            case 12, 13 -> snippets.word();
            case 14 -> dice.oneIn(4) ? c23.declaration() : snippets.word();
            default -> snippets.declaration();
        };
    }
}
