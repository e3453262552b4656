package org.rdma4j.gen.diff;

/** What changes of named values mean, be they enumerators or macros. */
final class NamedValues {

    static final Judgement CHANGED =
            Judgement.binary("compiled programs hold the old value, which means something else or nothing now");

    private NamedValues() {}

    /** @param other what else may have this name */
    static Judgement added(String name, Release before, String other) {
        return Judgement.neither(before.valueOf(name).isEmpty() ? "new" : "it was " + other + " before");
    }

    /** @param other what else may have this name */
    static Judgement removed(String name, String value, Release after, String other) {
        String now = after.valueOf(name);
        if (now.isEmpty()) {
            return Judgement.source("code that names it does not compile; compiled programs hold its value");
        }
        return now.equals(value)
                ? Judgement.neither("it is " + other + " now, of the same value")
                : Judgement.binary("it is " + other + " now, of the value " + now + "; compiled programs hold the old");
    }
}
