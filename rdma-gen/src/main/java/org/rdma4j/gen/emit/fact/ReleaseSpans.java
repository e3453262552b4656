package org.rdma4j.gen.emit.fact;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.History.Span;

/** First and last releases of declarations, as numbers for emitted code and as sentences for Javadoc. */
public final class ReleaseSpans {

    private final History history;
    private final String product;
    private final Map<String, String> suppliers;
    private final DeclarationFacts facts;

    /**
     * Creates an instance.
     *
     * @param product name of the project of the releases
     * @param suppliers suppliers of headers that do not belong to the project, by header
     */
    public ReleaseSpans(History history, String product, Map<String, String> suppliers, DeclarationFacts facts) {
        this.history = history;
        this.suppliers = suppliers;
        this.product = product;
        this.facts = facts;
    }

    /** Returns the history of all declarations. */
    public History history() {
        return history;
    }

    /** Returns the span of a function; that of the wrapped function for a wrapper. */
    public Span of(FunctionDecl function) {
        return of(Kind.FUNCTION, facts.wrapped(function).map(FunctionDecl::name).orElseGet(function::name));
    }

    /** Returns the span of a declaration. */
    public Span of(Kind kind, String name) {
        return history.span(kind, name);
    }

    /** Returns the span of a field, of its enclosing member, or of its record, whichever is known. */
    public Span ofField(String field) {
        String name = field;
        for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.')) {
            Span span = of(Kind.FIELD, name);
            if (!span.equals(Span.ALWAYS)) {
                return span;
            }
            name = name.substring(0, dot);
        }
        return of(Kind.RECORD, name);
    }

    /** Returns the number of the first release; 0 if all releases have the declaration. */
    public static int number(Span span) {
        return span.since().map(History::number).orElse(0);
    }

    /** Returns {@code true} if newer releases lack the declaration. */
    public static boolean isGone(Span span) {
        return span.last().isPresent();
    }

    /** Returns a sentence with the first release of a declaration; empty if all releases have it. */
    public String since(Span span, String header) {
        return span.since()
                .map(release ->
                        "Since " + of(header, release) + (span.exact() ? "" : orBefore(release, header)) + ".\n")
                .orElse("");
    }

    /** Returns a sentence with the first release of a part of a declaration; empty if it is that of the declaration. */
    public String since(Span span, Span whole, String header) {
        return mayBeAsOldAs(whole, span) ? "" : since(span, header);
    }

    /** Returns {@code true} if the part may have appeared in the same release as the whole. */
    private boolean mayBeAsOldAs(Span whole, Span part) {
        return part.since().equals(whole.since())
                || !part.exact()
                        && neighbour(part.since().orElseThrow(), -1)
                                .filter(before -> number(whole) > History.number(before))
                                .isPresent();
    }

    /** Returns a sentence with the value of an enumerator in older releases; empty if it is the same. */
    public String formerValue(String enumerator) {
        return facts.formerValue(enumerator)
                .map(value -> "{@code " + value + "} in older releases of " + product + ".\n")
                .orElse("");
    }

    /** Returns a Javadoc paragraph about the releases of a declaration; may be empty. */
    public String paragraph(Kind kind, Declaration declaration) {
        Span span = of(kind, declaration.name());
        String header = declaration.header();
        String text = since(span, header) + (isGone(span) ? gone(span.last().orElseThrow(), header) + "\n" : "");
        return text.isEmpty() ? "" : "\n<p>" + text;
    }

    /** Returns a {@code @deprecated} tag if newer releases lack the declaration; otherwise empty. */
    public String deprecated(Span span, String header) {
        return span.last()
                .map(last -> "\n@deprecated " + gone(last, header) + "\n")
                .orElse("");
    }

    private String orBefore(String release, String header) {
        boolean own = supplied(header, release).isEmpty();
        return (own ? " or a release before it" : " or a version before it")
                + neighbour(release, -1)
                        .flatMap(before -> notIn(header, release, before))
                        .map(before -> " (not in " + before + ")")
                        .orElse("");
    }

    private String gone(String last, String header) {
        return "Last contained in " + of(header, last)
                + neighbour(last, 1)
                        .flatMap(next -> notIn(header, last, next))
                        .map(next -> "; not in " + next)
                        .orElse("")
                + ".";
    }

    /** Returns the name and version of the project that a header of a release belongs to. */
    private String of(String header, String release) {
        return supplied(header, release)
                .map(version -> "the headers of " + supplier(header) + " " + version)
                .orElse(product + " " + release);
    }

    /** Returns the version of the supplier in a neighbouring release; empty if it is the same. */
    private Optional<String> notIn(String header, String release, String neighbour) {
        Optional<String> here = supplied(header, release);
        return here.isEmpty()
                ? Optional.of(neighbour)
                : supplied(header, neighbour).filter(version -> !version.equals(here.get()));
    }

    /** Returns the version of the supplier of a header in a release; empty if the header belongs to the project. */
    private Optional<String> supplied(String header, String release) {
        return Optional.ofNullable(suppliers.get(header)).flatMap(name -> history.version(release, name));
    }

    private String supplier(String header) {
        String name = suppliers.get(header);
        return name.equals("linux") ? "Linux" : name;
    }

    private Optional<String> neighbour(String release, int step) {
        List<String> releases = history.releases();
        int position = releases.indexOf(release);
        int other = position + step;
        return position < 0 || other < 0 || other >= releases.size()
                ? Optional.empty()
                : Optional.of(releases.get(other));
    }
}
