package org.rdma4j.gen.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTPointerOperator;
import org.eclipse.cdt.internal.core.parser.scanner.ILocationResolver;
import org.rdma4j.gen.problem.Location;

/**
 * The attributes and {@code _Pragma}s of a translation unit. The parser would drop them in many places, and so {@link
 * MarkingScanner} takes them out of its tokens; here each is kept with the gap between two tokens that it stood in. Who
 * builds a declaration takes those in its own gaps, after everything inside has taken its own.
 */
final class SourceMarks {

    /** What stands directly before an attribute, as far as it decides whose it is. */
    enum After {
        /** {@code struct}, {@code union} or {@code enum}. */
        KEYWORD,
        /** {@code }}. */
        BRACE,
        OTHER
    }

    /** One attribute, with its gap. */
    static final class Mark {
        private final String name;
        private final String argument;
        private final boolean standard;
        private final After after;
        private final int previousEnd;
        private final int offset;
        private final ILocationResolver resolver;
        private int nextOffset = Integer.MAX_VALUE;
        private IASTNode owner;

        /**
         * An attribute that stands at the end of what has been read.
         *
         * @param previousEnd where the last token ends that the parser was shown
         * @param offset where the attribute begins
         */
        Mark(
                String name,
                String argument,
                boolean standard,
                After after,
                int previousEnd,
                int offset,
                ILocationResolver resolver) {
            this.name = name;
            this.argument = argument;
            this.standard = standard;
            this.after = after;
            this.previousEnd = previousEnd;
            this.offset = offset;
            this.resolver = resolver;
        }

        /** The name without prefix, and without the underscores around it. */
        String name() {
            return name;
        }

        /** The tokens in its brackets, with spaces between them. */
        String argument() {
            return argument;
        }

        /** Whether it is spelled {@code [[name]]}. */
        boolean isStandard() {
            return standard;
        }

        boolean isTaken() {
            return owner != null;
        }

        Location location() {
            IASTFileLocation place = resolver.getMappedFileLocation(offset, 1);
            return place == null
                    ? Location.of(resolver.getTranslationUnitPath())
                    : new Location(place.getFileName(), place.getStartingLineNumber());
        }
    }

    /** A {@code _Pragma}, at its place in the unit. */
    record Pragma(int offset, String text) {}

    private final List<Mark> marks = new ArrayList<>();
    private final List<Pragma> pragmas = new ArrayList<>();
    private int closed;

    void add(Mark mark) {
        marks.add(mark);
    }

    void addPragma(int offset, String text) {
        pragmas.add(new Pragma(offset, text));
    }

    /** Says which token the parser is shown next. */
    void next(int offset) {
        for (; closed < marks.size(); closed++) {
            marks.get(closed).nextOffset = offset;
        }
    }

    List<Pragma> pragmas() {
        return pragmas;
    }

    /** Takes what stands on a struct, union or enum itself: behind its keyword, or behind its closing brace. */
    List<Mark> takeOnType(IASTNode specifier) {
        int begin = Locations.sequence(specifier);
        int end = Locations.end(specifier);
        return take(
                specifier,
                begin,
                end,
                mark -> mark.after == After.KEYWORD || mark.after == After.BRACE && mark.previousEnd > begin);
    }

    /** Takes the keywords among a specifier's marks. */
    List<Mark> takeKeywords(IASTNode specifier) {
        return take(
                specifier,
                Locations.sequence(specifier),
                Locations.end(specifier),
                mark -> mark.name.startsWith(MarkingScanner.KEYWORD));
    }

    /** Takes all that stands directly before the node, in it, or directly behind it. */
    List<Mark> takeAround(IASTNode node) {
        return take(node, Locations.sequence(node), Locations.end(node), mark -> true);
    }

    /** What stands around a node, left for others to take. */
    List<Mark> around(IASTNode node) {
        int end = Locations.end(node);
        return marks.subList(from(Locations.sequence(node)), marks.size()).stream()
                .takeWhile(mark -> mark.previousEnd <= end)
                .toList();
    }

    /** Takes what a declaration says of everything that it declares: all up to its first declarator. */
    List<Mark> takeCommon(IASTNode declaration, IASTDeclarator... declarators) {
        int end = declarators.length == 0 ? Locations.end(declaration) : Locations.sequence(declarators[0]) + 1;
        return take(declaration, Locations.sequence(declaration), end, mark -> mark.nextOffset < end);
    }

    /** Takes what stands on one of the declarators, once the common ones are taken. */
    List<Mark> take(IASTNode declaration, IASTDeclarator[] declarators, int index) {
        int end = index + 1 < declarators.length
                ? Locations.sequence(declarators[index + 1])
                : Locations.end(declaration);
        return take(declarators[index], Locations.sequence(declarators[index]), end, mark -> mark.nextOffset < end);
    }

    /** Takes what nobody has taken between two places. */
    private List<Mark> take(IASTNode owner, int begin, int end, Predicate<Mark> wanted) {
        List<Mark> taken = new ArrayList<>();
        for (int i = from(begin); i < marks.size() && marks.get(i).previousEnd <= end; i++) {
            Mark mark = marks.get(i);
            if ((mark.owner == null || mark.owner == owner) && wanted.test(mark)) {
                mark.owner = owner;
                taken.add(mark);
            }
        }
        return taken;
    }

    /** The first mark whose next token is not before the place. */
    private int from(int offset) {
        int low = 0;
        int high = marks.size();
        while (low < high) {
            int middle = (low + high) / 2;
            if (marks.get(middle).nextOffset < offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Whether a mark stands behind a pointer's asterisk. */
    static boolean isBehind(IASTPointerOperator pointer, Mark mark) {
        return mark.previousEnd > Locations.sequence(pointer) && mark.previousEnd <= Locations.end(pointer);
    }

    /** Whether a mark stands inside a node, in brackets of an array for instance. */
    static boolean isInside(IASTNode node, Mark mark) {
        return mark.previousEnd > Locations.sequence(node) && mark.nextOffset < Locations.end(node);
    }

    /** Whether a mark stands directly behind a node. */
    static boolean isAtEnd(IASTNode node, Mark mark) {
        return mark.previousEnd == Locations.end(node);
    }

    /** Whether a mark stands directly before a node. */
    static boolean isAtBegin(IASTNode node, Mark mark) {
        return mark.nextOffset == Locations.sequence(node);
    }
}
