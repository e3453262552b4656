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
     * @param forms the record as each target has it
     * @param key how the configuration names it, as in {@code ibv_send_wr}
     * @param bigEndian the configuration's big-endian fields
     * @param classes finds the class of what a type has, holds or points to
     */
    static List<Member> of(
            List<RecordDecl> forms,
            String key,
            Names names,
            Set<String> bigEndian,
            Function<CType, Optional<ClassName>> classes,
            Site site) {
        Members members = new Members(key, names, bigEndian, classes, site);
        members.add(forms, "", "", ByTarget.of(forms, form -> 0));
        return List.copyOf(members.found);
    }

    private void add(List<RecordDecl> forms, String pathPrefix, String namePrefix, ByTarget base) {
        for (int i = 0; i < forms.get(0).fields().size(); i++) {
            int position = i;
            List<FieldDecl> fields =
                    forms.stream().map(form -> form.fields().get(position)).toList();
            FieldDecl field = fields.get(0);
            ByTarget offset = base.with(ByTarget.of(fields, FieldDecl::offset), Long::sum);
            CType type = TypeIndex.unqualified(field.type());
            if (field.name().isEmpty()) {
                if (type instanceof UnnamedRecord) {
                    add(inner(fields), pathPrefix, namePrefix, offset);
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
                    fields,
                    offset,
                    bigEndian.contains(record + "." + path),
                    classes.apply(field.type())));
            if (type instanceof UnnamedRecord) {
                add(inner(fields), path + ".", joined + "_", offset);
            }
        }
    }

    /** The unnamed records that these members are. */
    private static List<RecordDecl> inner(List<FieldDecl> fields) {
        return fields.stream()
                .map(f -> ((UnnamedRecord) TypeIndex.unqualified(f.type())).record())
                .toList();
    }
}
