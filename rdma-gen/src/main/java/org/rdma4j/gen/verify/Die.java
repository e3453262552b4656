package org.rdma4j.gen.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A debugging information entry of DWARF: a tag, attributes, and the entries inside it. */
final class Die {

    private final long offset;
    private final String tag;
    private final Map<String, String> attributes = new HashMap<>();
    private final List<Die> children = new ArrayList<>();

    Die(long offset, String tag) {
        this.offset = offset;
        this.tag = tag;
    }

    /** Where the entry stands; other entries refer to it by this number. */
    long offset() {
        return offset;
    }

    /** The tag without {@code DW_TAG_}. */
    String tag() {
        return tag;
    }

    List<Die> children() {
        return children;
    }

    void put(String attribute, String value) {
        attributes.put(attribute, value);
    }

    /** An attribute, named without {@code DW_AT_}. */
    Optional<String> get(String attribute) {
        return Optional.ofNullable(attributes.get(attribute));
    }

    /** The name; empty for what has none. */
    String name() {
        return attributes.getOrDefault("name", "");
    }

    /** An attribute that is a plain number; 0 when it is absent. */
    int number(String attribute) {
        String value = attributes.getOrDefault(attribute, "0").split("\\s", 2)[0];
        return Integer.decode(value);
    }

    /** True for {@code struct x;}: said, not defined. */
    boolean isDeclaration() {
        return attributes.containsKey("declaration");
    }
}
