package org.rdma4j.gen.diff;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.config.RecordFacts;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.ProblemException;

/**
 * A page about any number of releases, for a browser: it needs nothing beside itself. A person picks two releases, filters
 * what has changed between them, and sees the layouts of a record side by side.
 */
public final class History {

    private static final Comparator<Metadata> BY_RELEASE = (a, b) -> ReleaseNumbers.compare(a.release(), b.release());

    private History() {}

    /**
     * The page, as HTML in UTF-8.
     *
     * @param releases at least two, with a target that all have, in any order
     * @param facts who allocates which record
     * @throws ProblemException for one release given twice, or several targets
     */
    public static String page(List<Metadata> releases, RecordFacts facts) {
        List<Metadata> sorted = new ArrayList<>(releases);
        sorted.sort(BY_RELEASE);
        Set<String> titles = new HashSet<>();
        for (Metadata metadata : sorted) {
            if (!titles.add(Diff.title(metadata))) {
                throw ProblemException.badUsage(
                        Diff.title(metadata) + " is given twice", "name each release once, and two different ones");
            }
        }
        String data = new HistoryData(sorted, facts).json();
        return Page.fill(String.join(", ", titles(sorted)), data);
    }

    private static List<String> titles(List<Metadata> sorted) {
        return sorted.stream().map(Diff::title).toList();
    }
}
