package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.rdma4j.gen.preprocess.CToken;
import org.rdma4j.gen.preprocess.Preprocessor;
import org.rdma4j.gen.process.AsyncTask;

/**
 * Expansions of object-like macros at the end of the headers. Most are computed in parallel with parsing.
 */
final class MacroExpansions {

    private final Preprocessor preprocessor;
    private final Set<String> early;
    private final Supplier<Map<String, List<CToken>>> expansions;

    /** @param early names of macros to expand in advance */
    MacroExpansions(Preprocessor preprocessor, Set<String> early) {
        this.preprocessor = preprocessor;
        this.early = early;
        this.expansions = AsyncTask.start(() -> preprocessor.expansions(early));
    }

    /**
     * Returns the tokens of each macro, in the order of the names. A macro whose expansion depends on the following
     * text is left out.
     */
    Map<String, List<CToken>> of(Collection<String> names) {
        List<String> late = new ArrayList<>(names);
        late.removeAll(early);
        Map<String, List<CToken>> all = new LinkedHashMap<>(expansions.get());
        if (!late.isEmpty()) {
            all.putAll(preprocessor.expansions(late));
        }
        Map<String, List<CToken>> found = new LinkedHashMap<>();
        names.stream().filter(all::containsKey).forEach(name -> found.put(name, all.get(name)));
        return found;
    }
}
