package org.rdma4j.gen.syntax;

import org.rdma4j.gen.problem.Location;
import org.rdma4j.gen.problem.ProblemException;
import org.rdma4j.gen.tree.InputLimits;
import org.rdma4j.gen.tree.PathNotation;
import org.rdma4j.gen.tree.TreeBuilder;
import org.rdma4j.gen.tree.Value;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** Parses the JSON text of metadata into a tree with lines and JSON pointers. */
public final class JsonTree extends TokenTree {

    /** Maximum depth for Jackson. It exceeds that of {@link TreeBuilder}, whose message is better. */
    private static final int MAX_PARSER_DEPTH = 2 * InputLimits.MAX_DEPTH;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(MAX_PARSER_DEPTH)
                    .build())
            .build();

    private final String file;

    private JsonTree(String file) {
        super(file, PathNotation.POINTER);
        this.file = file;
    }

    /**
     * Parses the text of a file.
     *
     * @throws ProblemException if the text is not a single JSON value
     */
    public static Value parse(String file, String text) {
        JsonTree tree = new JsonTree(file);
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return tree.read(parser);
        } catch (JacksonException e) {
            throw tree.syntaxError(e);
        }
    }

    @Override
    void addNothing(TreeBuilder to) {
        throw ProblemException.badInput(Location.of(file), "is empty", "extract it again");
    }

    @Override
    ProblemException secondValue(Location at) {
        return ProblemException.badInput(at, "text follows the metadata", "remove it");
    }

    private ProblemException syntaxError(JacksonException e) {
        // Remove Jackson's own location, which is meaningless for text that is not read from a file.
        String message = e.getOriginalMessage()
                .lines()
                .findFirst()
                .orElse("unreadable")
                .replaceFirst(" \\(start marker at .*\\)", "");
        TokenStreamLocation location = e.getLocation();
        return ProblemException.badInput(
                new Location(file, location == null ? 0 : Math.max(0, location.getLineNr())),
                "not valid JSON at " + PathNotation.POINTER.display(nextPath().text(PathNotation.POINTER)) + ": "
                        + message,
                "the file may be truncated; extract it again",
                e);
    }
}
