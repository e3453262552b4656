package org.rdma4j.gen.emit;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.FieldDecl;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.TypeIndex;
import org.rdma4j.gen.model.UnnamedRecord;

/** Lists what is reached from a record: its members, and those of unnamed types inside it, under joined names. */
final class Members {

    private final String record;
    private final Names names;
    private final Set<String> bigEndian;
    private final Function<CType, Optional<ClassName>> classes;
    private final Site site;
    private final List<Member> found = new ArrayList<>();
    private final Map<String, String> pathByName = new HashMap<>();

    private Members(
            String record,
            Names names,
            Set<String> bigEndian,
            Function<CType, Optional<ClassName>> classes,
            Site site) {
        this.classes = classes;
        this.record = record;
        this.names = names;
        this.bigEndian = bigEndian;
        this.site = site;
    }

    /**
     * The members, in C's order.
     *
     * @param record the record
     * @param key how the configuration names it, as in {@code ibv_send_wr}
     * @param bigEndian the configuration's big-endian fields
     * @param classes finds the class of what a type has, holds or points to
     */
    static List<Member> of(
            RecordDecl record,
            String key,
            Names names,
            Set<String> bigEndian,
            Function<CType, Optional<ClassName>> classes,
            Site site) {
        Members members = new Members(key, names, bigEndian, classes, site);
        members.add(record, "", "", 0);
        return List.copyOf(members.found);
    }

    private void add(RecordDecl inner, String pathPrefix, String namePrefix, long base) {
        for (FieldDecl field : inner.fields()) {
            CType type = TypeIndex.unqualified(field.type());
            if (field.name().isEmpty()) {
                if (type instanceof UnnamedRecord unnamed) {
                    add(unnamed.record(), pathPrefix, namePrefix, base + field.offset());
                }
                continue;
            }
            String path = pathPrefix + field.name();
            String joined = namePrefix + field.name();
            String name = names.member(record, path, joined);
            String other = pathByName.put(name, path);
            if (other != null) {
                throw site.refuse(
                        "members " + other + " and " + path + " would both be called " + name,
                        "give one another name: rename." + "\"" + record + "." + path + "\"");
            }
            found.add(new Member(
                    name,
                    path,
                    field,
                    base + field.offset(),
                    bigEndian.contains(record + "." + path),
                    classes.apply(field.type())));
            if (type instanceof UnnamedRecord unnamed) {
                add(unnamed.record(), path + ".", joined + "_", base + field.offset());
            }
        }
    }
}
