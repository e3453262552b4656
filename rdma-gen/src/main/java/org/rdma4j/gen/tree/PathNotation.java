package org.rdma4j.gen.tree;

import java.util.regex.Pattern;

/** How a place inside a file is spelled, and what the parts of such a file are called. */
public enum PathNotation {
    /** {@code partition[1].headers}: for files that people write. */
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
    /** {@code /partitions/1/records/0}: a JSON pointer, for files that the generator writes. */
    POINTER("property", "object", "array", "the top level", "the file is not whole, extract it again") {
        @Override
        public String child(String parent, String key) {
            return parent + "/" + key.replace("~", "~0").replace("/", "~1");
        }

        @Override
        public String element(String parent, int index) {
            return parent + "/" + index;
        }
    };

    /** Keys that TOML takes without quotes. */
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

    /** The path of a table's entry. */
    public abstract String child(String parent, String key);

    /** The path of a list's element, counted from 0. */
    public abstract String element(String parent, int index);

    /** What an entry's name is called: key or property. */
    String noun() {
        return noun;
    }

    /** What named values are called: table or object. */
    String table() {
        return table;
    }

    /** What a sequence is called: list or array. */
    String list() {
        return list;
    }

    /** The path, or words for the empty one. */
    public String display(String path) {
        return path.isEmpty() ? root : path;
    }

    /** {@code a list}, {@code an object}. */
    static String withArticle(String noun) {
        return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }

    String remedyForMissing() {
        return remedyForMissing;
    }
}
