package org.rdma4j.gen.tree;

/** The grammar of messages. */
final class Words {

    private Words() {}

    /** {@code a list}, {@code an object}. */
    static String withArticle(String noun) {
        return ("aeiou".indexOf(noun.charAt(0)) >= 0 ? "an " : "a ") + noun;
    }
}
