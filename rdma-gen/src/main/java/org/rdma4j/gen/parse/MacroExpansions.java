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
 * What object-like macros expand to at the end of the headers. Most are asked for early, while the headers are parsed.
 */
final class MacroExpansions {

    private final Preprocessor preprocessor;
    private final Set<String> early;
    private final Supplier<Map<String, List<CToken>>> expansions;

    /** @param early the names that are likely to be asked for */
    MacroExpansions(Preprocessor preprocessor, Set<String> early) {
        this.preprocessor = preprocessor;
        this.early = early;
        this.expansions = AsyncTask.start(() -> preprocessor.expansions(early));
    }

    /**
     * Returns the tokens of each macro, in the order of the names; of one that takes in what stands behind it, none.
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
