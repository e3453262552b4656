package org.rdma4j.sys.runtime.checking;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.sys.runtime.loading.UnavailableReason;

/**
 * Symbols of the functions of a generated class. {@link #problem} checks whether a function can be called, without
 * linking or calling it.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class FunctionTable {
    /** Library and symbol of a function. */
    record Entry(Library library, String symbol, String version, int release) {
        Optional<String> problem() {
            return Resolution.of(library, symbol, version, release).reason().map(UnavailableReason::message);
        }
    }

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    /** Functions whose method name differs from the C name, by method name. */
    private final Map<String, Entry> renamed = new HashMap<>();

    /**
     * Adds functions to a table under construction.
     *
     * @param library the library that exports the functions
     * @param prefix the prefix of the symbols, before the C name
     * @param functions the functions, each as {@code [METHOD=]NAME[@NODE][ RELEASE]}: the name of the Java method if it
     *     differs from the C name, the C name, the version node, and the {@link ReleaseNumber} of the release that
     *     introduced the function if not all releases have it
     * @return this table
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

    /** Returns the functions by C name, in the order of the headers. */
    Map<String, Entry> entries() {
        return Collections.unmodifiableMap(entries);
    }

    /**
     * Returns why a function cannot be called; empty if it can be called. Opens the library of the function if
     * necessary.
     *
     * @throws IllegalArgumentException if the table does not contain the function
     */
    public Optional<String> problem(String function) {
        Entry entry = entries.getOrDefault(function, renamed.get(function));
        if (entry == null) {
            throw new IllegalArgumentException("\"" + function + "\" is not a function of this class");
        }
        return entry.problem();
    }
}
