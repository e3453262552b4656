package org.rdma4j.gen.config;

import java.util.List;
import java.util.Optional;
import org.rdma4j.gen.config.FunctionFact.Failure;
import org.rdma4j.gen.tree.Table;
import org.rdma4j.gen.tree.Value;

/** Reads an entry of {@code [functions]}. */
final class FunctionFactReader {

    private static final String NO_PAGE = "none";

    private FunctionFactReader() {}

    /**
     * Reads an entry.
     *
     * @param ownPage default manual page of the function; empty for none
     */
    static FunctionFact read(Value value, String ownPage) {
        Table table = value.table()
                .allow(
                        "fails",
                        "returns",
                        "blocks",
                        "owns",
                        "critical",
                        "addresses",
                        "dma",
                        "variadic",
                        "lock",
                        "page");
        boolean blocks = table.flag("blocks");
        boolean critical = table.flag("critical");
        if (blocks && critical) {
            throw table.required("critical")
                    .place()
                    .problem(
                            "is true, but blocks is also true",
                            "remove one of the two: a critical call that blocks" + " delays garbage collection");
        }
        Optional<Failure> fails =
                table.optional("fails").map(v -> AllowedValues.choose(v, Failure.values(), Failure::key));
        if (fails.equals(Optional.of(Failure.OWN)) && !table.has("returns")) {
            throw table.required("fails")
                    .place()
                    .problem("is \"own\", but returns is missing", "describe the failure: add returns = \"...\"");
        }
        List<List<String>> variadic = table.listOrEmpty("variadic", form -> form.list(Value::text));
        return new FunctionFact(
                fails,
                table.optional("returns").map(Value::text),
                blocks,
                table.optional("owns").map(Value::text),
                critical,
                table.flag("addresses"),
                table.flag("dma"),
                variadic,
                table.optional("lock")
                        .map(v -> AllowedValues.choose(v, FunctionFact.Lock.values(), FunctionFact.Lock::key)),
                table.optional("page").map(Value::text).orElse(ownPage).replace(NO_PAGE, ""));
    }
}
