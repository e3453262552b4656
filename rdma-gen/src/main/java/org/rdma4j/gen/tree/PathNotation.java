package org.rdma4j.gen.tree;

import java.util.regex.Pattern;

/** Notation of paths within a file, and the terms for the parts of such a file. */
public enum PathNotation {
    /** {@code partition[1].headers}, for configurations. */
    DOTTED("key", "table", "list", "the file", "add it") {
        @Override
        public String child(String parent, String key) {
            String step = BARE.matcher(key).matches() ? key : '"' + key.replace("\"", "\\\"") + '"';
            return parent.isEmpty() ? step : parent + "." + step;
        }

        @Override
        public String element(String parent, int index) {
            return parent + "[" + index + "]";
        }
    },
    /** {@code /partitions/1/records/0}, a JSON pointer, for metadata. */
    POINTER("property", "object", "array", "the top level", "the file is incomplete; extract it again") {
        @Override
        public String child(String parent, String key) {
            return parent + "/" + key.replace("~", "~0").replace("/", "~1");
        }

        @Override
        public String element(String parent, int index) {
            return parent + "/" + index;
        }
    };

    /** Bare keys of TOML. */
    private static final Pattern BARE = Pattern.compile("[A-Za-z0-9_-]+");

    private final String noun;
    private final String table;
    private final String list;
    private final String root;
    private final String remedyForMissing;

    PathNotation(String noun, String table, String list, String root, String remedyForMissing) {
        this.noun = noun;
        this.table = table;
        this.list = list;
        this.root = root;
        this.remedyForMissing = remedyForMissing;
    }

    /** Returns the path of an entry of a table. */
    public abstract String child(String parent, String key);

    /** Returns the path of an element of a list, counted from 0. */
    public abstract String element(String parent, int index);

    /** Returns the term for the name of an entry: key or property. */
    String noun() {
        return noun;
    }

    /** Returns the term for a table: table or object. */
    String table() {
        return table;
    }

    /** Returns the term for a list: list or array. */
    String list() {
        return list;
    }

    /** Returns the path for a message. The empty path is replaced by a description of the root. */
    public String display(String path) {
        return path.isEmpty() ? root : path;
    }

    /** Returns the noun with its indefinite article. */
    static String withArticle(String noun) {
        return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }

    String remedyForMissing() {
        return remedyForMissing;
    }
}
