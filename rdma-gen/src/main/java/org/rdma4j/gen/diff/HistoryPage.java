package org.rdma4j.gen.diff;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.rdma4j.gen.config.RecordAllocation;
import org.rdma4j.gen.model.Metadata;
import org.rdma4j.gen.problem.ProblemException;

/**
 * A self-contained HTML page about any number of releases. It shows the changes between two selected releases, with
 * filters, and the layouts of a record side by side.
 */
public final class HistoryPage {

    private static final Comparator<Metadata> BY_RELEASE = (a, b) -> compare(a.release(), b.release());

    private HistoryPage() {}

    /**
     * Returns the page as HTML in UTF-8.
     *
     * @param releases at least two releases with a common target, in any order
     * @param facts facts about the allocation of records
     * @throws ProblemException if a release is given twice, or there is no common target
     */
    public static String page(List<Metadata> releases, RecordAllocation facts) {
        List<Metadata> sorted = new ArrayList<>(releases);
        sorted.sort(BY_RELEASE);
        Set<String> titles = new HashSet<>();
        for (Metadata metadata : sorted) {
            if (!titles.add(Diff.title(metadata))) {
                throw ProblemException.badUsage(Diff.title(metadata) + " is given twice", "name each release once");
            }
        }
        String data = new HistoryPageJson(sorted, facts).json();
        return fill(String.join(", ", titles(sorted)), data);
    }

    private static List<String> titles(List<Metadata> sorted) {
        return sorted.stream().map(Diff::title).toList();
    }

    /**
     * Returns the page.
     *
     * @param title title of the window
     * @param json data
     */
    private static String fill(String title, String json) {
        return part("history.html")
                .replace("{{title}}", title.replace("&", "&amp;").replace("<", "&lt;"))
                .replace("{{style}}", part("history.css"))
                .replace("{{script}}", part("layout.js") + part("history.js"))
                // Only the end tag must be escaped in a script element.
                .replace("{{data}}", json.replace("<", "\\u003c"));
    }

    private static String part(String name) {
        try (InputStream in = HistoryPage.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compares releases numerically: 9.0 before 10.0. */
    static int compare(String a, String b) {
        String[] as = a.split("\\.", -1);
        String[] bs = b.split("\\.", -1);
        for (int i = 0; i < Math.min(as.length, bs.length); i++) {
            int part = comparePart(as[i], bs[i]);
            if (part != 0) {
                return part;
            }
        }
        return Integer.compare(as.length, bs.length);
    }

    private static int comparePart(String a, String b) {
        boolean numbers = a.matches("\\d{1,18}") && b.matches("\\d{1,18}");
        return numbers ? Long.compare(Long.parseLong(a), Long.parseLong(b)) : a.compareTo(b);
    }
}
