package org.rdma4j.gen.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rdma4j.gen.merge.Line.Sighting;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.Partition;

/**
 * Functions: one signature and one way to reach each. A symbol that has another version node in another release is taken
 * by its default version, which every release has.
 */
final class FunctionMerge {

    private final Context context;

    FunctionMerge(Context context) {
        this.context = context;
    }

    List<FunctionDecl> merge() {
        List<FunctionDecl> merged = new ArrayList<>();
        for (Line<FunctionDecl> line : context.follow(Partition::functions, FunctionDecl::name)) {
            FunctionDecl now = line.newest();
            Optional<String> version = now.symbolVersion();
            for (Sighting<FunctionDecl> older : line.older()) {
                compare(line, older);
                if (!older.declaration().symbolVersion().equals(version)) {
                    version = Optional.empty();
                }
            }
            context.spans().add(Kind.FUNCTION, line);
            merged.add(new FunctionDecl(now.name(), now.type(), now.linkage(), version, now.header()));
        }
        return merged;
    }

    private void compare(Line<FunctionDecl> line, Sighting<FunctionDecl> older) {
        String was = text(older.declaration(), older.release());
        String is = text(line.newest(), line.last());
        if (!was.equals(is)) {
            throw context.conflicts().differs("function " + line.name(), older.release(), was, line.last(), is);
        }
    }

    private String text(FunctionDecl function, int release) {
        return function.linkage().name().toLowerCase(Locale.ROOT) + " "
                + context.shape(release).of(function.type());
    }
}
