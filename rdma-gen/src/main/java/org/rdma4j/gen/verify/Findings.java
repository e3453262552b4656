package org.rdma4j.gen.verify;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collects what the parts of a verification find. */
final class Findings {

    private final Map<FactKind, Integer> compared = new EnumMap<>(FactKind.class);
    private final Set<Mismatch> mismatches = new LinkedHashSet<>();
    private final Set<MissingDeclaration> missing = new LinkedHashSet<>();
    private final SortedMap<String, Integer> unmeasured = new TreeMap<>();
    private final List<String> notes = new ArrayList<>();

    /** Counts one fact, and records it when the two values differ. */
    void compare(FactKind kind, String name, String metadata, String compiler, String header) {
        compared.merge(kind, 1, Integer::sum);
        if (!metadata.equals(compiler)) {
            mismatches.add(new Mismatch(kind, name, metadata, compiler, header));
        }
    }

    /** Counts what C gives no way to measure. */
    void unmeasured(Map<String, Integer> counts) {
        counts.forEach((what, count) -> unmeasured.merge(what, count, Integer::sum));
    }

    void missing(MissingDeclaration declaration) {
        missing.add(declaration);
    }

    void note(String text) {
        notes.add(text);
    }

    VerifyReport report() {
        return new VerifyReport(compared, new ArrayList<>(mismatches), new ArrayList<>(missing), unmeasured, notes);
    }
}
