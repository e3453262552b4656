package org.rdma4j.gen.emit.record;

import com.palantir.javapoet.ClassName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.rdma4j.gen.emit.name.JavaNames;
import org.rdma4j.gen.emit.refusal.Site;
import org.rdma4j.gen.emit.value.ByTarget;
import org.rdma4j.gen.model.CType;
import org.rdma4j.gen.model.PlacedMember;
import org.rdma4j.gen.model.RecordDecl;
import org.rdma4j.gen.model.Target;

/** Lists what is reached from a record: its members, and those of unnamed types inside it, under joined names. */
public final class Members {

    private final String record;
    private final JavaNames names;
    private final Set<String> bigEndian;
    private final Function<CType, Optional<ClassName>> classes;
    private final Site site;
    private final List<Target> targets;
    private final List<Member> found = new ArrayList<>();
    private final Map<String, String> pathByName = new HashMap<>();

    private Members(
            String record,
            JavaNames names,
            Set<String> bigEndian,
            Function<CType, Optional<ClassName>> classes,
            List<Target> targets,
            Site site) {
        this.targets = targets;
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
     * @param targets those of the forms
     */
    public static List<Member> of(
            List<RecordDecl> forms,
            String key,
            JavaNames names,
            Set<String> bigEndian,
            Function<CType, Optional<ClassName>> classes,
            List<Target> targets,
            Site site) {
        Members members = new Members(key, names, bigEndian, classes, targets, site);
        List<List<PlacedMember>> placed = forms.stream().map(PlacedMember::of).toList();
        for (int i = 0; i < placed.get(0).size(); i++) {
            int position = i;
            members.add(placed.stream().map(form -> form.get(position)).toList());
        }
        return List.copyOf(members.found);
    }

    /** Adds a member, which each target has in a place of its own. */
    private void add(List<PlacedMember> forms) {
        PlacedMember member = forms.get(0);
        String path = member.path();
        String name = names.member(record, path, path.replace('.', '_'));
        String other = pathByName.put(name, path);
        if (other != null) {
            throw site.refuse(
                    "members " + other + " and " + path + " would both be called " + name,
                    "give one another name: rename." + "\"" + record + "." + path + "\"");
        }
        found.add(new Member(
                name,
                path,
                member.field(),
                forms.stream().map(PlacedMember::field).toList(),
                targets,
                ByTarget.of(forms, PlacedMember::offset),
                bigEndian.contains(record + "." + path),
                classes.apply(member.type())));
    }
}
