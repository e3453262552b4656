package org.rdma4j.gen.diff;

import java.util.List;
import org.rdma4j.gen.model.EnumDecl;
import org.rdma4j.gen.model.ScalarType;

/** Enums that have a name; their enumerators are names of their own. */
final class EnumDiff {

    private final Release before;
    private final Release after;
    private final Changes changes;

    EnumDiff(Release before, Release after, Changes changes) {
        this.before = before;
        this.after = after;
        this.changes = changes;
    }

    void compare(Pair<EnumDecl> pair) {
        if (pair.before().isEmpty()) {
            pair.after().ifPresent(now -> changes.added(Kind.ENUM, fact(now, after), Judgement.neither("new")));
        } else if (pair.after().isEmpty()) {
            changes.removed(
                    Kind.ENUM,
                    fact(pair.before().get(), before),
                    Judgement.source("code that names it does not compile; compiled programs hold plain integers"));
        } else {
            EnumDecl old = pair.before().get();
            EnumDecl now = pair.after().get();
            Fact oldFact = fact(old, before);
            Fact newFact = fact(now, after);
            if (!oldFact.equals(newFact)) {
                changes.changed(Kind.ENUM, oldFact, newFact, judge(old, now));
            }
            changes.header(Kind.ENUM, now.name(), old.header(), now.header());
        }
    }

    private Judgement judge(EnumDecl old, EnumDecl now) {
        if (old.underlying().size() != now.underlying().size()) {
            return Judgement.binary("values of it have another size");
        }
        if (isUnsigned(old.underlying(), before) != isUnsigned(now.underlying(), after)) {
            return Judgement.source("values of it have another sign: comparisons may come out otherwise");
        }
        return Judgement.source("C spells it " + now.type().spelling() + " now, no longer "
                + old.type().spelling());
    }

    private static boolean isUnsigned(ScalarType type, Release release) {
        return type.isUnsigned(release.metadata().target());
    }

    private static Fact fact(EnumDecl declaration, Release release) {
        String sign = isUnsigned(declaration.underlying(), release) ? "unsigned" : "signed";
        int size = declaration.underlying().size();
        String keyword = declaration.typedefNamed() ? "typedef enum" : "enum";
        return new Fact(
                declaration.name(),
                keyword + ", " + sign + ", " + Places.bytes(size),
                List.of(new Row("enum", declaration.name(), "size=" + size + " " + sign)));
    }
}
