package org.rdma4j.sys.runtime.checking;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.Unavailable;

/** Where the functions of one emitted class are, for those who ask before they call; links and calls nothing. */
public final class FunctionTable {
    /** Where a function is. */
    record Entry(Library library, String symbol, String version, int release) {
        Optional<String> problem() {
            return Resolution.of(library, symbol, version, release).why().map(Unavailable::message);
        }
    }

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /** By the names of their methods, where those are others. */
    private final Map<String, Entry> renamed = new HashMap<>();

    /**
     * Adds functions; for a table under construction.
     *
     * @param library that has them
     * @param prefix what their symbols have before the C name
     * @param functions each a C name, before it the method's name and {@code =} where that is another, then {@code @} and
     *     the version node where there is one, then a blank and the {@link ReleaseNumber} where not every release has it
     * @return this
     */
    public FunctionTable with(Library library, String prefix, String... functions) {
        for (String function : functions) {
            int blank = function.indexOf(' ');
            String symbol = blank < 0 ? function : function.substring(0, blank);
            int release = blank < 0 ? ReleaseNumber.ALWAYS : Integer.parseInt(function.substring(blank + 1));
            int at = symbol.indexOf('@');
            String names = at < 0 ? symbol : symbol.substring(0, at);
            String version = at < 0 ? "" : symbol.substring(at + 1);
            int same = names.indexOf('=');
            String name = names.substring(same + 1);
            Entry entry = new Entry(library, prefix + name, version, release);
            entries.put(name, entry);
            if (same >= 0) {
                renamed.put(names.substring(0, same), entry);
            }
        }
        return this;
    }

    /** Each function, by its C name, in the order of the headers. */
    Map<String, Entry> entries() {
        return Collections.unmodifiableMap(entries);
    }

    /**
     * Why a function cannot be called; empty if it can. Opens the function's library if that was not yet tried.
     *
     * @throws IllegalArgumentException if the table does not have the function
     */
    public Optional<String> problem(String function) {
        Entry entry = entries.getOrDefault(function, renamed.get(function));
        if (entry == null) {
            throw new IllegalArgumentException("\"" + function + "\" is not a function of this class");
        }
        return entry.problem();
    }
}
