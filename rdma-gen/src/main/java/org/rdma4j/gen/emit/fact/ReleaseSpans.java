package org.rdma4j.gen.emit.fact;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rdma4j.gen.model.Declaration;
import org.rdma4j.gen.model.FunctionDecl;
import org.rdma4j.gen.model.History;
import org.rdma4j.gen.model.History.Kind;
import org.rdma4j.gen.model.History.Span;

/** Which releases have a declaration: as numbers for emitted code, as sentences for its comments. */
public final class ReleaseSpans {

    private final History history;
    private final String product;
    private final Map<String, String> suppliers;
    private final DeclarationFacts facts;

    /**
     * The releases.
     *
     * @param product what they are releases of
     * @param suppliers who else headers come with, by header
     */
    public ReleaseSpans(History history, String product, Map<String, String> suppliers, DeclarationFacts facts) {
        this.history = history;
        this.suppliers = suppliers;
        this.product = product;
        this.facts = facts;
    }

    /** Which of the releases have which declarations. */
    public History history() {
        return history;
    }

    /** From when to when a function is there; a wrapper is as old as what it wraps. */
    public Span of(FunctionDecl function) {
        return of(Kind.FUNCTION, facts.wrapped(function).map(FunctionDecl::name).orElseGet(function::name));
    }

    /** From when to when a declaration is there. */
    public Span of(Kind kind, String name) {
        return history.span(kind, name);
    }

    /** From when to when a field is there: what is known of it, of the member that it is in, or of its record. */
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

    /** The release that brought it, as C tests it; 0 where all of them have it. */
    public static int number(Span span) {
        return span.since().map(History::number).orElse(0);
    }

    /** Whether newer releases do not have it any more. */
    public static boolean isGone(Span span) {
        return span.last().isPresent();
    }

    /** A line that says since when a declaration of this header is there; nothing where it always was. */
    public String since(Span span, String header) {
        return span.since()
                .map(release ->
                        "Since " + of(header, release) + (span.exact() ? "" : orBefore(release, header)) + ".\n")
                .orElse("");
    }

    /** The same of what is part of something that has a comment of its own, and says nothing that is said there. */
    public String since(Span span, Span whole, String header) {
        return mayBeAsOldAs(whole, span) ? "" : since(span, header);
    }

    /** Whether the part may have come with the whole, as far as is known. */
    private boolean mayBeAsOldAs(Span whole, Span part) {
        return part.since().equals(whole.since())
                || !part.exact()
                        && neighbour(part.since().orElseThrow(), -1)
                                .filter(before -> number(whole) > History.number(before))
                                .isPresent();
    }

    /** A line that says what value an enumerator had in older releases; nothing where it is the same in all. */
    public String formerValue(String enumerator) {
        return facts.formerValue(enumerator)
                .map(value -> "{@code " + value + "} in older releases of " + product + ".\n")
                .orElse("");
    }

    /** A paragraph of its own, for the comment of a declaration's class. */
    public String paragraph(Kind kind, Declaration declaration) {
        Span span = of(kind, declaration.name());
        String header = declaration.header();
        String text = since(span, header) + (isGone(span) ? gone(span.last().orElseThrow(), header) + "\n" : "");
        return text.isEmpty() ? "" : "\n<p>" + text;
    }

    /** The block tag of what is gone, for the end of a comment; nothing where it is still there. */
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
        return "Gone after " + of(header, last)
                + neighbour(last, 1)
                        .flatMap(next -> notIn(header, last, next))
                        .map(next -> "; not in " + next)
                        .orElse("")
                + ".";
    }

    /** What a release's header is of, by its name and number. */
    private String of(String header, String release) {
        return supplied(header, release)
                .map(version -> "the headers of " + supplier(header) + " " + version)
                .orElse(product + " " + release);
    }

    /** The number that the header had beside a neighbouring release; empty where it is the same, and says nothing. */
    private Optional<String> notIn(String header, String release, String neighbour) {
        Optional<String> here = supplied(header, release);
        return here.isEmpty()
                ? Optional.of(neighbour)
                : supplied(header, neighbour).filter(version -> !version.equals(here.get()));
    }

    /** The version of somebody else's header that a release's metadata was made with; empty for the product's own. */
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
